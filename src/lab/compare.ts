// Two runs side by side: what a changed card, deck or agent did. Where both played the same deals, their luck cancels.
import { addDeal, compareDeals, compareScores, emptyComparison, swapComparison } from '../stats/compare.js';
import { mergeCounts, zeros } from '../stats/counts.js';
import type { Estimate } from '../stats/interval.js';
import { scoreOfA } from '../stats/matchup.js';
import { pairScoreIndex, scoreEstimate, type Score } from '../stats/pairs.js';
import type { Archive } from './archive.js';
import { differences } from './manifest.js';
import type { Plan } from './plan.js';
import { endingOf, Results, sideOf } from './results.js';

/** A pairing or an entrant, before and after. */
export interface Change {
  readonly name: string;
  /** Deals that both runs have played from both seats; 0 if they have no deals in common. */
  readonly deals: number;
  readonly before: Estimate;
  readonly after: Estimate;
  readonly difference: Estimate;
  /** Of "nothing changed"; only where deals are in common. */
  readonly p: number | undefined;
}

export interface ComparedRuns {
  /** What the two runs were made from, where it differs. */
  readonly differences: readonly string[];
  /** Whether both have played the same deals. */
  readonly isPaired: boolean;
  /** What moved most comes first. */
  readonly pairings: readonly Change[];
  readonly entrants: readonly Change[];
  /** Pairings that only one of them has. */
  readonly unmatched: number;
}

/** A's results by pairing and round. */
type PairResult = readonly [first: Score, second: Score];
type Rounds = (PairResult | undefined)[];

interface Counted {
  readonly table: number[];
  readonly before: number[];
  readonly after: number[];
}

const emptyCounted = (): Counted => ({ table: emptyComparison(), before: zeros(5), after: zeros(5) });

export function compareRuns(before: Archive, after: Archive): ComparedRuns {
  const [one, other] = [before.subject, after.subject];
  const isPaired = one.plan.seed === other.plan.seed;
  const places = keysOf(other.plan);
  const [roundsBefore, roundsAfter] = [roundsOf(before), roundsOf(after)];
  const entrants = one.plan.entrants.map(emptyCounted);
  const pairings: Change[] = [];
  keysOf(one.plan).forEach((key, i) => {
    const match = places.indexOf(key);
    if (match < 0) return;
    const counted = count(roundsBefore[i]!, roundsAfter[match]!);
    const { id, entrants: meeting } = one.plan.pairings[i]!;
    pairings.push(changeOf(id, counted, isPaired));
    if (meeting[0] !== meeting[1]) add(entrants[meeting[0]]!, counted);
    if (meeting[0] !== meeting[1]) add(entrants[meeting[1]]!, swapped(counted));
  });
  const all = one.plan.pairings.length + other.plan.pairings.length;
  return {
    differences: differences(one.basis, other.basis),
    isPaired,
    pairings: sorted(pairings),
    entrants: sorted(entrants.map((counted, i) => changeOf(one.plan.entrants[i]!.name, counted, isPaired))),
    unmatched: all - 2 * pairings.length,
  };
}

/** Pairings are the same if they have the same decks, and of several with the same decks by their order: agents may be what changed. */
function keysOf({ pairings }: Plan): string[] {
  const seen = new Map<string, number>();
  return pairings.map(({ deal }) => {
    const before = seen.get(deal) ?? 0;
    seen.set(deal, before + 1);
    return `${deal}#${before}`;
  });
}

/** Of the games that count, every round that was finished from both seats. */
function roundsOf(archive: Archive): Rounds[] {
  const { plan } = archive.subject;
  const results = new Results(plan);
  const rounds: Rounds[] = plan.pairings.map(() => []);
  const open = new Map<number, Score | undefined>();
  for (const { game, result } of archive.games()) {
    if (results.isDone(game.pairingIndex)) continue;
    results.add(game, result);
    const score = scoreOfA({ winner: sideOf(game, result), ending: endingOf(result) });
    if (game.places[0] === 0) open.set(game.pairingIndex, score);
    else {
      const first = open.get(game.pairingIndex);
      if (first !== undefined && score !== undefined) rounds[game.pairingIndex]![game.round] = [first, score];
      open.delete(game.pairingIndex);
    }
  }
  return rounds;
}

function count(before: Rounds, after: Rounds): Counted {
  const counted = emptyCounted();
  for (let round = 0; round < Math.max(before.length, after.length); round++) {
    const [old, young] = [before[round], after[round]];
    if (old !== undefined) counted.before[pairScoreIndex(...old)]!++;
    if (young !== undefined) counted.after[pairScoreIndex(...young)]!++;
    if (old !== undefined && young !== undefined) addDeal(counted.table, old, young);
  }
  return counted;
}

function add(into: Counted, { table, before, after }: Counted): void {
  mergeCounts(into.table, table);
  mergeCounts(into.before, before);
  mergeCounts(into.after, after);
}

/** As B sees it. */
const swapped = ({ table, before, after }: Counted): Counted => ({
  table: swapComparison(table),
  before: [...before].reverse(),
  after: [...after].reverse(),
});

function changeOf(name: string, { table, before, after }: Counted, isPaired: boolean): Change {
  if (isPaired) {
    const { deals, difference, p, ...scores } = compareDeals(table);
    return { name, deals, before: scores.before, after: scores.after, difference, p };
  }
  const difference = compareScores(before, after);
  return { name, deals: 0, before: scoreEstimate(before), after: scoreEstimate(after), difference, p: undefined };
}

const sorted = (changes: readonly Change[]): Change[] =>
  [...changes].sort((a, b) => Math.abs(b.difference.value ?? 0) - Math.abs(a.difference.value ?? 0));
