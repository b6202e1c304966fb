// Perft: counts and hashes of the leaves of move trees below fixed positions. A change of the legal moves changes a line.
import { type Game, OVER, apply } from '../../src/core/game.js';
import { test, expect } from 'vitest';
import { wordsOf, Rng } from '../../src/core/rng.js';
import { optionsOf } from '../../src/core/invariants.js';
import { createHash } from 'node:crypto';

const DEPTH = 3;

/** A game, its decks, and the positions that are counted. */
export interface PerftSubject<S, D, T> {
  /** Names the subject in the golden file. */
  readonly name: string;
  readonly game: Game<S, D, T>;
  /** One deck for each seat. */
  readonly decks: readonly D[];
  /** A seed and the number of random decisions before the count. Choose positions with at most 2,500 leaves at depth 3. */
  readonly positions: readonly (readonly [seed: number, decisions: number])[];
}

/**
 * Compares the move trees with `perft.txt` beside the test. Each line has the number of leaves, a hash of the sorted descriptions of the
 * paths, and a hash of the sorted signatures of the leaves. Changed words change the first hash, changed rules change both.
 *
 * `npx vitest run <test file> -u` rewrites the file. `PERFT='<subject> <seed> <decisions>'` prints the paths of one position.
 */
export function perft<S, D, T>(subjects: readonly PerftSubject<S, D, T>[]): void {
  test('the move trees are those of perft.txt', async () => {
    const text = subjects.map((subject) => linesOf(subject).join('')).join('\n');
    await expect(text).toMatchFileSnapshot('perft.txt');
  });
}

function linesOf<S, D, T>({ name, game, decks, positions }: PerftSubject<S, D, T>): string[] {
  const table = game.table(decks);
  return positions.flatMap(([seed, decisions]) => {
    const state = positionOf(game, table, decks.length, seed, decisions);
    const position = `${name} ${seed} ${decisions}`;
    return Array.from({ length: DEPTH }, (_, i) => {
      const { paths, leaves } = treeOf(game, state, i + 1);
      if (process.env.PERFT === position) process.stdout.write(`${paths.join('\n')}\n`);
      return `${position} | depth ${i + 1} | ${leaves.length} leaves | words ${hashOf(paths)} | states ${hashOf(leaves)}\n`;
    });
  });
}

function positionOf<S, D, T>(game: Game<S, D, T>, table: T, seats: number, seed: number, decisions: number): S {
  const deckSeeds = Array.from({ length: seats }, (_, seat) => wordsOf(seed + 101 * seat));
  const state = game.setup(table, { decks: deckSeeds, chance: wordsOf(seed + 7777) });
  const rng = new Rng(wordsOf(seed ^ 0x5bd1e995));
  for (let n = 0; n < decisions; n++) {
    const options = optionsOf(game, state);
    if (options.length === 0) throw new Error(`seed ${seed}: the game ends after ${n} decisions`);
    game.advance(state, options[rng.int(options.length)]!);
  }
  return state;
}

/** The paths to all leaves in words, and the signatures of the leaves, each sorted. */
function treeOf<S>(game: Game<S>, root: S, depth: number): { paths: string[]; leaves: string[] } {
  const paths: string[] = [];
  const leaves: string[] = [];
  const visit = (state: S, left: number, path: readonly string[]): void => {
    if (left === 0 || game.toMove(state) === OVER) {
      paths.push(path.join(' / '));
      leaves.push(game.signature(state));
      return;
    }
    for (const action of optionsOf(game, state))
      visit(apply(game, state, action), left - 1, [...path, game.describe(state, action)]);
  };
  visit(root, depth, []);
  return { paths: paths.sort(), leaves: leaves.sort() };
}

const hashOf = (lines: readonly string[]): string =>
  createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 12);
