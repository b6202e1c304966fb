// What was observed of an entrant over many games: plain sums of whole numbers, which can go to another thread and be merged in any
// order without changing a byte of the result.
import type { Observer } from '../../core/observer.js';
import { emptyCopies, mergeCopies, type CopyTally } from '../../stats/cards.js';
import { mergeCounts, zeros } from '../../stats/counts.js';
import { emptyProfile, mergeProfile, type Profile } from '../../stats/profile.js';
import { emptyComebacks, mergeComebacks, type Comebacks } from '../../stats/story.js';
import { emptyTally, mergeTally, type Tally } from '../../stats/tally.js';

/** Derived from score, potential and board, after the game's own measures. */
export const DERIVED = ['scoreLead', 'clock', 'clockLead', 'boardLead'] as const;

/** Sums over games; what they are for is in `tables/pace.ts`. */
export const SUMS = [
  ...([
    'games',
    'wins',
    'turns',
    'score',
    'spent',
    'available',
    'earlyTurns',
    'onCurve',
    'dropTurns',
    'dropsMissed',
  ] as const),
  ...(['starts', 'initiative', 'leadChanges', 'quests', 'challenges', 'scoreLead'] as const),
] as const;
export type Sum = (typeof SUMS)[number];

export const FIRSTS = ['plays', 'quests', 'challenges'] as const;

export interface PieceSums {
  readonly inDeck: CopyTally;
  readonly inHand: CopyTally;
  /** As in the observer's `cases`. */
  readonly cases: CopyTally[];
  /** Own turn of the first copy played. */
  readonly firstPlayed: Tally;
}

export interface EntrantSums {
  readonly profile: Profile;
  /** Games in which the clock was behind by a turn or more. */
  readonly behind: Comebacks;
  readonly sums: Record<Sum, number>;
  /** Own turn of the first play, quest and challenge. */
  readonly firsts: Record<(typeof FIRSTS)[number], Tally>;
  /** Own turn of the win: how often each. */
  readonly winTurns: number[];
  readonly pieces: Map<string, PieceSums>;
}

/** Names that go with the numbers. */
export type Names = Pick<Observer, 'measures' | 'cases' | 'roles'>;

export interface Observed {
  readonly names: Names;
  /** By entrant. */
  readonly entrants: Map<number, EntrantSums>;
}

export const emptySums = ({ measures }: Names): EntrantSums => ({
  profile: emptyProfile(measures.length + DERIVED.length),
  behind: emptyComebacks(),
  sums: Object.fromEntries(SUMS.map((name) => [name, 0])) as Record<Sum, number>,
  firsts: { plays: emptyTally(), quests: emptyTally(), challenges: emptyTally() },
  winTurns: [],
  pieces: new Map(),
});

export const emptyPiece = ({ cases }: Names): PieceSums => ({
  inDeck: emptyCopies(),
  inHand: emptyCopies(),
  cases: cases.map(emptyCopies),
  firstPlayed: emptyTally(),
});

/** Adds the second to the first. */
export function mergeObserved(into: Observed, from: Observed): void {
  for (const [entrant, sums] of from.entrants) {
    const mine = into.entrants.get(entrant) ?? emptySums(into.names);
    into.entrants.set(entrant, mine);
    mergeSums(into.names, mine, sums);
  }
}

function mergeSums(names: Names, into: EntrantSums, from: EntrantSums): void {
  mergeProfile(into.profile, from.profile);
  mergeComebacks(into.behind, from.behind);
  for (const name of SUMS) into.sums[name] += from.sums[name];
  for (const name of FIRSTS) mergeTally(into.firsts[name], from.firsts[name]);
  into.winTurns.push(...zeros(Math.max(0, from.winTurns.length - into.winTurns.length)));
  mergeCounts(into.winTurns, from.winTurns);
  for (const [name, piece] of from.pieces) {
    const mine = into.pieces.get(name) ?? emptyPiece(names);
    into.pieces.set(name, mine);
    mergeCopies(mine.inDeck, piece.inDeck);
    mergeCopies(mine.inHand, piece.inHand);
    piece.cases.forEach((tally, i) => {
      mergeCopies(mine.cases[i]!, tally);
    });
    mergeTally(mine.firstPlayed, piece.firstPlayed);
  }
}
