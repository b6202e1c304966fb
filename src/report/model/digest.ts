// What the report keeps of all games: how long they took and how they ended, and a few to show. Whatever the number of games, it stays
// small: one entry for each pairing, length and winner.
import type { GameRow } from '../../tables/read.js';
import { countValue, type Spread, spreadOf } from '../../stats/counts.js';

/** Who won, as the pairing sees it. */
export type Side = 'A' | 'B' | 'nobody';

export const SIDES = ['A', 'B', 'nobody'] as const satisfies readonly Side[];

export interface PairingDigest {
  readonly pairing: string;
  /** By side: how many games took so many turns. */
  readonly lengths: Readonly<Record<Side, number[]>>;
  /** How games ended, in the words of the game or of the lab, and for whom. */
  readonly endings: Map<string, Record<Side, number>>;
  /** By side and turns: the first few such games that ended by the rules. */
  readonly samples: Readonly<Record<Side, string[][]>>;
}

/** Enough for a shortest, a median and a longest game where all are alike. */
const MOST_SAMPLES = 3;

/** Ways to end that are the lab's own: no rule of the game ended these. */
const CUT_SHORT: ReadonlySet<string> = new Set(['forfeit', 'limit', 'bug']);

export class Digest {
  readonly pairings = new Map<string, PairingDigest>();
  games = 0;
  decisions = 0;
  forced = 0;
  /** By turns, of the games that ended by the rules. */
  readonly #lengths: number[] = [];

  add(game: GameRow): void {
    this.games++;
    this.decisions += game.decisions;
    this.forced += game.forced;
    const pairing = this.pairings.get(game.pairing) ?? emptyDigest(game.pairing);
    this.pairings.set(game.pairing, pairing);
    const side = sideOf(game);
    const ending = pairing.endings.get(game.how) ?? { A: 0, B: 0, nobody: 0 };
    pairing.endings.set(game.how, ending);
    ending[side]++;
    if (CUT_SHORT.has(game.how)) return;
    countValue(pairing.lengths[side], game.turns);
    countValue(this.#lengths, game.turns);
    const alike = (pairing.samples[side][game.turns] ??= []);
    if (alike.length < MOST_SAMPLES) alike.push(game.id);
  }

  /** Turns of a game. */
  get lengths(): Spread | undefined {
    return spreadOf(this.#lengths);
  }
}

const emptyDigest = (pairing: string): PairingDigest => ({
  pairing,
  lengths: { A: [], B: [], nobody: [] },
  endings: new Map(),
  samples: { A: [], B: [], nobody: [] },
});

/** In games whose id ends in .1 A goes first, in those of .2 B does. */
function sideOf({ id, winner }: GameRow): Side {
  if (winner === undefined) return 'nobody';
  return (winner === 0) === id.endsWith('.1') ? 'A' : 'B';
}
