// Random games with test cards that together use the whole IR.
import { runs } from '../../support/long.js';
import { lorcana } from '../../../src/games/lorcana/index.js';
import { ActionList, OVER } from '../../../src/core/game.js';
import { Rng, wordsOf } from '../../../src/core/rng.js';
import { IR_CARDS } from '../../support/ir-cards.js';
import { cardsConserved } from '../../support/lorcana.js';
import { test, expect } from 'vitest';

const game = lorcana();

const list = new ActionList();

/** Set TEMPOLAB_GAMES=100000 for more games; the error contains the seed of a failed game. */
const GAMES = Number(process.env.TEMPOLAB_GAMES ?? runs(400, 2000));

/** Plays one game of two to four players with random decks and returns how it ended. */
function play(seed: number): string {
  const rng = new Rng(wordsOf(seed + 17));
  const deck = () => ({ cards: Array.from({ length: 60 }, () => IR_CARDS[rng.int(IR_CARDS.length)]!) });
  const seats = seed % 5 === 0 ? 3 + (seed % 2) : 2;
  const table = game.table(Array.from({ length: seats }, deck));
  const state = game.setup(table, { decks: table.decks.map((_, i) => wordsOf(seed + i)), chance: wordsOf(seed + 9) });
  for (let n = 0; game.toMove(state) !== OVER; n++) {
    if (n > game.maxDecisions) throw new Error(`no end after ${n} decisions`);
    game.legal(state, list);
    if (list.count === 0) throw new Error(`no option at decision ${n}`);
    game.advance(state, list.items[rng.int(list.count)]!);
    if (n % 7 === 0) cardsConserved(state);
  }
  cardsConserved(state);
  return game.outcome(state).how;
}

test(`${GAMES} random games keep every invariant`, { timeout: 3_600_000 }, () => {
  const ends = new Map<string, number>();
  for (let seed = 0; seed < GAMES; seed++) {
    let end = '';
    try {
      end = play(seed);
    } catch (cause) {
      throw new Error(`seed ${seed}`, { cause });
    }
    ends.set(end, (ends.get(end) ?? 0) + 1);
  }
  expect([...ends.keys()].sort()).not.toContain('');
  expect(ends.get('lore')).toBeGreaterThan(GAMES / 2);
});
