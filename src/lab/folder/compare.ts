// Compares two runs: the effect of a changed card, deck or agent. If both played the same deals, their common luck cancels.
import type { Estimate } from '../../stats/interval.js';
import { type GameSummary, GameSummaryCounter } from '../observe/game-summary.js';
import { type Score, pairScoreIndex, scoreEstimate } from '../../stats/deal-pairs.js';
import { emptyComparison, addDeal, swapComparison, compareDeals, compareScores } from '../../stats/compare.js';
import { zeros, mergeCounts } from '../../stats/counts.js';
import type { OpenRun } from './open-run.js';
import { differences } from './manifest.js';
import type { Plan, PlannedMatchup } from '../plan/plan.js';
import { Results, sideOf, endingOf } from '../observe/results.js';
import type { ScheduledGame } from '../plan/schedule.js';
import { scoreOfA } from '../../stats/matchup.js';
import { qValues } from '../../stats/multiplicity.js';

/** A matchup or an entrant, before and after. */
export interface Change {
  readonly name: string;
  /** Deals that both runs played from both seats; 0 if the seeds differ. */
  readonly deals: number;
  readonly before: Estimate;
  readonly after: Estimate;
  readonly difference: Estimate;
  /** ρ: correlation of before and after on the same deal. `effectiveDeals`: independent deals of equal precision. */
  readonly correlation: number | undefined;
  readonly effectiveDeals: number | undefined;
  /** p-value of "nothing changed"; undefined without common deals. */
  readonly p: number | undefined;
  /** Benjamini–Hochberg over all matchups, or over all entrants. */
  readonly q: number | undefined;
}

export interface ComparedRuns {
  /** Differences between the run identities, as texts. */
  readonly differences: readonly string[];
  /** True if both runs have the same seed and key, so that equal matchups have equal deals. */
  readonly isPaired: boolean;
  /** Sorted by the size of the difference, largest first. */
  readonly pairings: readonly Change[];
  readonly entrants: readonly Change[];
  /** Matchups that only one of the runs has. */
  readonly unmatched: number;
  /** Summaries over all entrants. */
  readonly course: { readonly before: GameSummary; readonly after: GameSummary };
}

/** One byte for each deal of a matchup: 0 if incomplete, otherwise 1 + 3 · (2 · first score of A) + (2 · second score of A). */
type Rounds = Uint8Array;

type PairResult = readonly [first: Score, second: Score];

const SCORES = [0, 0.5, 1] as const;

const packed = (first: Score, second: Score): number => 1 + 6 * first + 2 * second;

const unpacked = (byte: number): PairResult | undefined =>
  byte === 0 ? undefined : [SCORES[Math.floor((byte - 1) / 3)]!, SCORES[(byte - 1) % 3]!];

interface DealCounts {
  readonly table: number[];
  readonly before: number[];
  readonly after: number[];
}

interface NamedCounts {
  readonly name: string;
  readonly counted: DealCounts;
}

/** Both names if the entrants differ, such as by their agents. */
const renamed = (before: string, after: string): string => (before === after ? before : `${before} → ${after}`);

const emptyCounts = (): DealCounts => ({ table: emptyComparison(), before: zeros(5), after: zeros(5) });

export function compareRuns(before: OpenRun, after: OpenRun): ComparedRuns {
  const [one, other] = [before.header, after.header];
  const isPaired = one.plan.seed === other.plan.seed && one.plan.key === other.plan.key;
  const summaries = { before: new GameSummaryCounter(), after: new GameSummaryCounter() };
  const [roundsBefore, roundsAfter] = [roundsOf(before, summaries.before), roundsOf(after, summaries.after)];
  const entrants = one.plan.entrants.map(({ name }) => ({ name, counted: emptyCounts() }));
  const matchups: NamedCounts[] = [];
  matchEntrants(one.plan, other.plan).forEach((match, i) => {
    if (match === undefined) return;
    const [matchup, partner] = [one.plan.pairings[i]!, other.plan.pairings[match]!];
    const counted = countDeals(roundsBefore[i]!, roundsAfter[match]!);
    matchups.push({ name: renamed(matchup.id, partner.id), counted });
    // A mirror match says nothing about its entrant.
    if (matchup.entrants[0] === matchup.entrants[1]) return;
    matchup.entrants.forEach((entrant, place) => {
      const sums = entrants[entrant]!;
      sums.name = renamed(one.plan.entrants[entrant]!.name, other.plan.entrants[partner.entrants[place]!]!.name);
      addCounts(sums.counted, place === 0 ? counted : swapped(counted));
    });
  });
  const all = one.plan.pairings.length + other.plan.pairings.length;
  return {
    differences: differences(one.basis, other.basis),
    isPaired,
    pairings: changesOf(matchups, isPaired),
    entrants: changesOf(entrants, isPaired),
    unmatched: all - 2 * matchups.length,
    course: { before: summaries.before.summary(), after: summaries.after.summary() },
  };
}

/**
 * For each matchup of `one`, the index of the matchup of `other` to compare with: one with the same entrants, otherwise the first free one
 * with the same decks, as the agents may be the change.
 */
export function matchEntrants(one: Plan, other: Plan): (number | undefined)[] {
  const free = new Set(other.pairings.keys());
  const take = (isMatch: (matchup: PlannedMatchup) => boolean): number | undefined => {
    const match = [...free].find((i) => isMatch(other.pairings[i]!));
    if (match !== undefined) free.delete(match);
    return match;
  };
  const same = one.pairings.map(({ id }) => take((matchup) => matchup.id === id));
  return one.pairings.map(({ deal }, i) => same[i] ?? take((matchup) => matchup.deal === deal));
}

/** By matchup, the complete deals of the games that count. Also adds the games to `summary`. */
function roundsOf(run: OpenRun, summary: GameSummaryCounter): Rounds[] {
  const { plan } = run.header;
  const results = new Results(plan);
  const rounds: Rounds[] = plan.pairings.map(() => new Uint8Array(plan.games / 2));
  let open: { readonly of: ScheduledGame; readonly score: Score | undefined } | undefined;
  for (const { game, result } of run.games()) {
    if (results.isDone(game.matchupIndex)) continue;
    results.add(game, result);
    summary.add(result);
    const score = scoreOfA({ winner: sideOf(game, result), ending: endingOf(result) });
    const { matchupIndex, round } = game;
    // In a stopped run, the other game of a deal may be missing.
    const isPair = game.places[0] === 1 && open?.of.matchupIndex === matchupIndex && open.of.round === round;
    if (isPair && open?.score !== undefined && score !== undefined)
      rounds[matchupIndex]![round] = packed(open.score, score);
    open = { of: game, score };
  }
  return rounds;
}

function countDeals(before: Rounds, after: Rounds): DealCounts {
  const counted = emptyCounts();
  for (let round = 0; round < Math.max(before.length, after.length); round++) {
    const [earlier, later] = [unpacked(before[round] ?? 0), unpacked(after[round] ?? 0)];
    if (earlier !== undefined) counted.before[pairScoreIndex(...earlier)]!++;
    if (later !== undefined) counted.after[pairScoreIndex(...later)]!++;
    if (earlier !== undefined && later !== undefined) addDeal(counted.table, earlier, later);
  }
  return counted;
}

function addCounts(into: DealCounts, { table, before, after }: DealCounts): void {
  mergeCounts(into.table, table);
  mergeCounts(into.before, before);
  mergeCounts(into.after, after);
}

/** The counts with B as side A. */
const swapped = ({ table, before, after }: DealCounts): DealCounts => ({
  table: swapComparison(table),
  before: [...before].reverse(),
  after: [...after].reverse(),
});

/** Sorted by the size of the difference, largest first. */
function changesOf(named: readonly NamedCounts[], isPaired: boolean): Change[] {
  const changes = named.map(({ name, counted }) => changeOf(name, counted, isPaired));
  const qs = qValues(changes.map(({ p }) => p));
  return changes
    .map((change, i) => ({ ...change, q: qs[i] }))
    .sort((a, b) => Math.abs(b.difference.value ?? 0) - Math.abs(a.difference.value ?? 0));
}

function changeOf(name: string, { table, before, after }: DealCounts, isPaired: boolean): Omit<Change, 'q'> {
  if (isPaired) {
    const { deals, difference, p, correlation, effectiveDeals, ...scores } = compareDeals(table);
    return { name, deals, before: scores.before, after: scores.after, difference, correlation, effectiveDeals, p };
  }
  const unpaired = { deals: 0, correlation: undefined, effectiveDeals: undefined, p: undefined };
  const difference = compareScores(before, after);
  return { name, before: scoreEstimate(before), after: scoreEstimate(after), difference, ...unpaired };
}
