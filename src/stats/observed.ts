// What was observed of an entrant over many games: plain sums of whole numbers, which can go to another thread and be merged in any
// order without changing a byte of the result.
import { type CopyCounts, emptyCopies, mergeCopies } from './cards.js';
import { type Tally, emptyTally, mergeTally, zeros, mergeCounts } from './counts.js';
import { type TurnCurves, emptyCurves, mergeCurves } from './curves.js';
import { type Comebacks, emptyComebacks, mergeComebacks } from './tempo.js';
import type { Observables } from '../core/observer.js';

/** Derived from score, potential and board, after the game's own measures. */
export const DERIVED = ['scoreLead', 'clock', 'clockLead', 'boardLead'] as const;

/** Sums over games; what they are for is in `tables/pace.ts`. */
export const SUMS = [
  ...(['games', 'wins', 'turns', 'score', 'scoreLead', 'leadChanges'] as const),
  ...(['spent', 'available', 'worth', 'earlyTurns', 'onCurve', 'dropTurns', 'dropsMissed'] as const),
  ...(['starts', 'initiative', 'quests', 'challenges', 'removed', 'lost'] as const),
] as const;

export type Sum = (typeof SUMS)[number];

/** Own turns of firsts: of the first play, quest and challenge, and of a quarter, half and three quarters of the score that wins. */
export const FIRSTS = ['plays', 'quests', 'challenges', 'quarter', 'half', 'threeQuarters'] as const;

export type First = (typeof FIRSTS)[number];

/** How a game ended for an entrant. */
export const OUTCOMES = ['won', 'lost', 'drawn'] as const;

export type Outcome = (typeof OUTCOMES)[number];

export interface PieceSums {
  readonly inDeck: CopyCounts;
  readonly inHand: CopyCounts;
  /** As in the game's `cases`. */
  readonly cases: CopyCounts[];
  /** Own turn of the first copy played. */
  readonly firstPlayed: Tally;
}

export interface EntrantSums {
  /** By how the games ended for it. */
  readonly curves: Record<Outcome, TurnCurves>;
  /** Games in which the clock was behind by a turn or more, and those with a score behind by a quarter of what wins. */
  readonly slower: Comebacks;
  readonly trailing: Comebacks;
  readonly sums: Record<Sum, number>;
  readonly firsts: Record<First, Tally>;
  /** Own turn of the win: how often each. */
  readonly winTurns: number[];
  /** How games were won, in the game's words: how often each. */
  readonly wonBy: Map<string, number>;
  readonly pieces: Map<string, PieceSums>;
}

/** By entrant. */
export type Observed = Map<number, EntrantSums>;

/** How many measures and cases a game has. */
export interface Sizes {
  readonly measures: number;
  readonly cases: number;
}

export const sizesOf = ({ measures, cases }: Observables): Sizes => ({
  measures: Object.keys(measures).length,
  cases: Object.keys(cases).length,
});

const each = <K extends string, V>(names: readonly K[], value: () => V): Record<K, V> =>
  Object.fromEntries(names.map((name) => [name, value()])) as Record<K, V>;

export const emptySums = ({ measures }: Sizes): EntrantSums => ({
  curves: each(OUTCOMES, () => emptyCurves(measures + DERIVED.length)),
  slower: emptyComebacks(),
  trailing: emptyComebacks(),
  sums: each(SUMS, () => 0),
  firsts: each(FIRSTS, emptyTally),
  winTurns: [],
  wonBy: new Map(),
  pieces: new Map(),
});

export const emptyPiece = ({ cases }: Sizes): PieceSums => ({
  inDeck: emptyCopies(),
  inHand: emptyCopies(),
  cases: Array.from({ length: cases }, emptyCopies),
  firstPlayed: emptyTally(),
});

/** Adds the second to the first, which takes over what it does not have: the second is of no use afterwards. */
export function mergeObserved(into: Observed, from: Observed): void {
  mergeMaps(into, from, mergeSums);
}

function mergeSums(into: EntrantSums, from: EntrantSums): void {
  for (const ending of OUTCOMES) mergeCurves(into.curves[ending], from.curves[ending]);
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

function mergeMaps<K, V>(into: Map<K, V>, from: Map<K, V>, merge: (mine: V, theirs: V) => void): void {
  for (const [key, theirs] of from) {
    const mine = into.get(key);
    if (mine === undefined) into.set(key, theirs);
    else merge(mine, theirs);
  }
}
