// What the report keeps of all games: how long they took and how they ended, and a few to show. Whatever the number of games, it stays
// small: one entry for each pairing, length and winner.
import type { ReadGame } from '../../tables/read.js';
import { countValue, type Spread, spreadOf, histogramQuantile } from '../../stats/counts.js';

/** Who won, as the pairing sees it. */
export type Side = 'A' | 'B' | 'nobody';

export const SIDES = ['A', 'B', 'nobody'] as const satisfies readonly Side[];

export interface MatchupTotals {
  readonly id: string;
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

export class GameTotals {
  readonly matchups = new Map<string, MatchupTotals>();
  games = 0;
  decisions = 0;
  forced = 0;
  /** By turns, of the games that ended by the rules. */
  readonly #lengths: number[] = [];

  add(game: ReadGame): void {
    this.games++;
    this.decisions += game.decisions;
    this.forced += game.forced;
    const pairing = this.matchups.get(game.pairing) ?? emptyTotals(game.pairing);
    this.matchups.set(game.pairing, pairing);
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

const emptyTotals = (pairing: string): MatchupTotals => ({
  id: pairing,
  lengths: { A: [], B: [], nobody: [] },
  endings: new Map(),
  samples: { A: [], B: [], nobody: [] },
});

/** In games whose id ends in .1 A goes first, in those of .2 B does. */
function sideOf({ id, winner }: ReadGame): Side {
  if (winner === undefined) return 'nobody';
  return (winner === 0) === id.endsWith('.1') ? 'A' : 'B';
}
// Which games of a pairing are worth looking at.

export const REASONS = ['shortest', 'median', 'longest', 'upset'] as const;

export type Reason = (typeof REASONS)[number];

export interface ReplayPick {
  readonly id: string;
  readonly reason: Reason;
}

/** From here on the other's win is an upset. */
const FAVOURITE = 0.6;

/**
 * `rate` is A's share of wins. At most one game for each reason, and none twice; three at least, where so many games ended by the rules.
 */
export function pickReplays(digest: MatchupTotals, rate: number | undefined): ReplayPick[] {
  const picks = new Map<Reason, string>();
  const pick = (reason: Reason, sides: readonly Side[], turns: number | undefined) => {
    const id = turns === undefined ? undefined : gameNear(digest, sides, turns, new Set(picks.values()));
    if (id !== undefined) picks.set(reason, id);
  };
  const all = together(digest.lengths);
  const underdog = underdogOf(rate);
  // The median one last, so that of few games it is not the longest.
  pick('shortest', SIDES, histogramQuantile(all, 0));
  pick('longest', SIDES, histogramQuantile(all, 1));
  pick('median', SIDES, histogramQuantile(all, 0.5));
  if (underdog !== undefined) pick('upset', [underdog], histogramQuantile(digest.lengths[underdog], 0.5));
  return REASONS.flatMap((reason) => (picks.has(reason) ? [{ id: picks.get(reason)!, reason }] : []));
}

const together = (lengths: MatchupTotals['lengths']): number[] =>
  Array.from({ length: Math.max(...SIDES.map((side) => lengths[side].length)) }, (_, turns) =>
    SIDES.reduce((sum, side) => sum + (lengths[side][turns] ?? 0), 0),
  );

function underdogOf(rate: number | undefined): Side | undefined {
  if (rate === undefined) return undefined;
  if (rate >= FAVOURITE) return 'B';
  return rate <= 1 - FAVOURITE ? 'A' : undefined;
}

/** The first game with this many turns, or with the nearest number that there is, but for those that are `taken`. */
function gameNear(
  { samples }: MatchupTotals,
  sides: readonly Side[],
  turns: number,
  taken: ReadonlySet<string>,
): string | undefined {
  const near = sides
    .flatMap((side) => samples[side].flatMap((ids, length) => ids.map((id) => ({ id, off: Math.abs(length - turns) }))))
    .filter(({ id }) => !taken.has(id));
  return near.sort((a, b) => a.off - b.off)[0]?.id;
}
