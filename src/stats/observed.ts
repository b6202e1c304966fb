// The sums of all observations of an entrant. They are whole numbers in plain data, so workers can send them to another thread, and the
// order of merging does not change a byte of the result.
import { type CopyCounts, emptyCopies, mergeCopies } from './cards.js';
import { type Tally, emptyTally, mergeTally, zeros, mergeCounts } from './counts.js';
import { type TurnCurves, emptyCurves, mergeCurves } from './curves.js';
import { type Comebacks, emptyComebacks, mergeComebacks } from './tempo.js';
import type { Observables } from '../core/observer.js';

/** The measures derived from score, potential and board, with their descriptions. They follow the game's own measures. */
export const DERIVED = {
  scoreLead: 'own score − the opponent’s score',
  clock: '⌈(winning score − score) / max(1, potential)⌉: turns to the win if nothing changes',
  clockLead: 'the opponent’s clock − own clock: turns ahead in the race',
  boardLead: 'value of own pieces in play − value of the opponent’s pieces in play',
} as const;

/** The sums over games from which `tables/pace.ts` computes its columns. */
const SUMS = [
  ...(['games', 'wins', 'turns', 'score', 'scoreLead', 'leadChanges'] as const),
  ...(['spent', 'available', 'worth', 'earlyTurns', 'onCurve', 'dropTurns', 'dropsMissed'] as const),
  ...(['starts', 'initiative', 'quests', 'challenges', 'removed', 'lost'] as const),
] as const;

export type Sum = (typeof SUMS)[number];

/** Events whose first own turn is recorded: a play, a quest, a challenge, and reaching a quarter, half and three quarters of the target. */
const FIRSTS = ['plays', 'quests', 'challenges', 'quarter', 'half', 'threeQuarters'] as const;

export type First = (typeof FIRSTS)[number];

/** The result of a game for an entrant. */
const OUTCOMES = ['won', 'lost', 'drawn'] as const;

export type Outcome = (typeof OUTCOMES)[number];

/** The sums of one piece (a kind of card). */
export interface PieceSums {
  readonly inDeck: CopyCounts;
  readonly inHand: CopyCounts;
  /** In the order of the game's `cases`. */
  readonly cases: CopyCounts[];
  /** The own turn in which the first copy was played. */
  readonly firstPlayed: Tally;
}

/** The sums of one entrant over all its games. */
export interface EntrantSums {
  /** By the result of the game for the entrant. */
  readonly curves: Record<Outcome, TurnCurves>;
  /** Games in which the entrant was behind: by at least one turn on the clock, and by at least a quarter of the target score. */
  readonly slower: Comebacks;
  readonly trailing: Comebacks;
  readonly sums: Record<Sum, number>;
  readonly firsts: Record<First, Tally>;
  /** A histogram of the own turn of the win. */
  readonly winTurns: number[];
  /** The number of wins by their cause, in the game's words. */
  readonly wonBy: Map<string, number>;
  /** By name. */
  readonly pieces: Map<string, PieceSums>;
}

/** The sums by index of the entrant. */
export type Observed = Map<number, EntrantSums>;

/** The number of measures and cases of a game. */
export interface Sizes {
  readonly measures: number;
  readonly cases: number;
}

/** The sizes of a game's observables. */
export const sizesOf = ({ measures, cases }: Observables): Sizes => ({
  measures: Object.keys(measures).length,
  cases: Object.keys(cases).length,
});

/** A record with a new value for each name. */
const each = <K extends string, V>(names: readonly K[], value: () => V): Record<K, V> =>
  Object.fromEntries(names.map((name) => [name, value()])) as Record<K, V>;

/** The sums of an entrant without games. */
export const emptySums = ({ measures }: Sizes): EntrantSums => ({
  curves: each(OUTCOMES, () => emptyCurves(measures + Object.keys(DERIVED).length)),
  slower: emptyComebacks(),
  trailing: emptyComebacks(),
  sums: each(SUMS, () => 0),
  firsts: each(FIRSTS, emptyTally),
  winTurns: [],
  wonBy: new Map(),
  pieces: new Map(),
});

/** The sums of a piece without games. */
export const emptyPiece = ({ cases }: Sizes): PieceSums => ({
  inDeck: emptyCopies(),
  inHand: emptyCopies(),
  cases: Array.from({ length: cases }, emptyCopies),
  firstPlayed: emptyTally(),
});

/** Adds the sums of `from` to `into`. Objects of `from` become part of `into`, so do not use `from` afterwards. */
export function mergeObserved(into: Observed, from: Observed): void {
  mergeMaps(into, from, mergeSums);
}

function mergeSums(into: EntrantSums, from: EntrantSums): void {
  for (const outcome of OUTCOMES) mergeCurves(into.curves[outcome], from.curves[outcome]);
  mergeComebacks(into.slower, from.slower);
  mergeComebacks(into.trailing, from.trailing);
  for (const name of SUMS) into.sums[name] += from.sums[name];
  for (const name of FIRSTS) mergeTally(into.firsts[name], from.firsts[name]);
  into.winTurns.push(...zeros(Math.max(0, from.winTurns.length - into.winTurns.length)));
  mergeCounts(into.winTurns, from.winTurns);
  for (const [how, wins] of from.wonBy) into.wonBy.set(how, (into.wonBy.get(how) ?? 0) + wins);
  mergeMaps(into.pieces, from.pieces, mergePiece);
}

function mergePiece(into: PieceSums, from: PieceSums): void {
  mergeCopies(into.inDeck, from.inDeck);
  mergeCopies(into.inHand, from.inHand);
  into.cases.forEach((tally, i) => {
    mergeCopies(tally, from.cases[i]!);
  });
  mergeTally(into.firstPlayed, from.firstPlayed);
}

function mergeMaps<K, V>(into: Map<K, V>, from: Map<K, V>, merge: (into: V, from: V) => void): void {
  for (const [key, added] of from) {
    const present = into.get(key);
    if (present === undefined) into.set(key, added);
    else merge(present, added);
  }
}
