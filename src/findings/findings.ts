// What a run has found, in sentences for card players. Each says how sure it is.
import type { Plan } from '../lab/plan/plan.js';
import type { Run } from '../lab/run/run.js';
import { matchupRows, type MatchupRow } from '../tables/matchups.js';
import {
  count,
  pointsWithInterval,
  rateWithInterval,
  percent,
  fixedOr,
  rateInBrackets,
  rateText,
  pointsInBrackets,
} from './screen-numbers.js';
import { screenLabels } from './labels.js';
import type { Standings, Grouping, Standing } from '../lab/observe/standings.js';
import { expectedScore } from '../stats/elo.js';
import { type Estimate, halfWidth, type Interval } from '../stats/interval.js';
import { type CardRow, cardRows } from '../tables/cards.js';
import type { PageModel } from '../report/model/page-model.js';
import type { StandingRow } from '../tables/read.js';
import { listed, plural, percentWithin, signedPoints, fixed } from './numbers.js';

/** Below this q-value something counts as found. */
const SIGNIFICANT = 0.05;

export function findings(plan: Plan, run: Run): string[] {
  const rows = matchupRows(run.results.matchupResults()).filter(({ summary }) => summary.rateA.games > 0);
  if (rows.length === 0) return [];
  if (plan.kind === 'gauntlet') return gauntletDecks(plan).flatMap((deck) => ofGauntlet(plan, run, deck));
  if (plan.kind === 'duel' || rows.length === 1) return ofDuel(plan, run, rows[0]!);
  const groups = (['deck', 'agent'] as const).filter(
    (by) => run.standings[by].rows.length > 1 && plan.kind !== 'mirror',
  );
  return [
    ...groups.flatMap((by) => ofStandings(run.standings[by], by)),
    ...firstPlayer(run.standings.deck),
    ...unevenMatchups(rows),
  ];
}

const gauntletDecks = ({ pairings, entrants }: Plan): number[] => [
  ...new Set(pairings.map((pairing) => entrants[pairing.entrants[0]]!.deck)),
];

function ofGauntlet(plan: Plan, run: Run, deck: number): string[] {
  const { name, field, fieldFirst, fieldSecond } = run.standings.deck.rows[deck]!;
  const isMine = (entrant: number) => plan.entrants[entrant]!.deck === deck;
  const against = plan.pairings.flatMap(({ entrants: [a, b] }, i) =>
    isMine(a)
      ? [{ name: plan.decks[plan.entrants[b]!.deck]!.name, rate: run.results.matchups[i]!.summary().balanced }]
      : [],
  );
  const cards = plan.entrants.flatMap((entrant, i) => (entrant.deck === deck ? cardsOf(plan, run, i) : []));
  return [
    `${name} wins ${plusMinus(field)} against this field of ${count(against.length)}.`,
    seats(fieldFirst, fieldSecond),
    ...extremes(against),
    ...cardFindings(cards),
  ];
}

function ofDuel(plan: Plan, run: Run, { entrantA, entrantB, summary }: MatchupRow): string[] {
  const label = screenLabels(plan);
  if (entrantA === entrantB) return [`Going first is worth ${pointsWithInterval(summary.firstAdvantage)} points here.`];
  const a = plan.entrants.findIndex(({ name }) => name === entrantA);
  return [
    `${label(entrantA)} wins ${plusMinus(summary.balanced)} against ${label(entrantB)}.`,
    seats(summary.goingFirst, summary.goingSecond),
    ...cardFindings(cardsOf(plan, run, a)),
  ];
}

function ofStandings({ rows }: Standings, by: Grouping): string[] {
  const played = rows.filter(({ summary }) => summary.rateA.games > 0);
  const sorted = played.toSorted((a, b) => b.rating.rating - a.rating.rating);
  const [best, worst] = [sorted[0], sorted.at(-1)];
  if (best === undefined || worst === undefined || best === worst) return [];
  const tied = sorted.filter(({ rating }) => rating.rank === 1).length - 1;
  const doubt = tied === 0 ? '' : `; ${tied === 1 ? 'one other' : `${tied} others`} may be as strong`;
  return [
    `${best.name} is the strongest ${by}: it wins ${rateOf(best)} of its games${doubt}.`,
    `${worst.name} is the weakest: it wins ${rateOf(worst)}.`,
  ];
}

const rateOf = ({ summary }: Standing): string => rateWithInterval(summary.balanced);

/** h of the rating model, which two equals would show. */
function firstPlayer({ firstPlayer: { value, low, high } }: Standings): string[] {
  const [share, least, most] = [value, low, high].map((elo) => percent(expectedScore(elo))) as [string, string, string];
  return [
    `Going first is worth ${fixedOr(value, 0)} Elo (${fixedOr(low, 0)} to ${fixedOr(high, 0)}): between equals it wins ${share} % (${least}–${most}).`,
  ];
}

function unevenMatchups(rows: readonly MatchupRow[]): string[] {
  const uneven = rows.filter(({ q }) => q !== undefined && q <= SIGNIFICANT).length;
  return [`${count(uneven)} of ${count(rows.length)} pairings are surely not even (q ≤ ${SIGNIFICANT}).`];
}

function seats(goingFirst: Estimate, goingSecond: Estimate): string {
  return `It ${verdict(goingFirst)} going first (${rateInBrackets(goingFirst)}) and ${verdict(goingSecond)} going second (${rateInBrackets(goingSecond)}).`;
}

function verdict({ low, high }: Estimate): string {
  if (low > 0.5) return 'wins';
  return high < 0.5 ? 'loses' : 'is about even';
}

function extremes(against: readonly { name: string; rate: Estimate }[]): string[] {
  const sorted = against.filter(({ rate }) => rate.value !== undefined).sort((a, b) => b.rate.value! - a.rate.value!);
  const [best, worst] = [sorted[0], sorted.at(-1)];
  if (best === undefined || worst === undefined || best === worst) return [];
  return [
    `It does best against ${best.name} (${rateText(best.rate)}), worst against ${worst.name} (${rateText(worst.rate)}).`,
  ];
}

/** Cards of an entrant, the one that looks worst first. */
export function cardsOf({ observables, entrants }: Plan, { observed }: Run, entrant: number): CardRow[] {
  const sums = observed.get(entrant);
  if (observables === undefined || sums === undefined) return [];
  return cardRows(observables, entrants[entrant]!.name, sums)
    .filter(({ rates }) => rates.impact.value !== undefined)
    .sort((a, b) => a.rates.impact.value! - b.rates.impact.value!);
}

function cardFindings(cards: readonly CardRow[]): string[] {
  if (cards.length === 0) return [];
  const sure = cards.filter(({ q }) => q !== undefined && q <= SIGNIFICANT);
  const [worst, best] = [sure[0], sure.at(-1)];
  if (worst === undefined || best === undefined)
    return ['No card stands out: with each in hand it wins about as often as without.'];
  return [
    ...(worst.rates.impact.value! < 0 ? [cardSentence('holds it back most', worst)] : []),
    ...(best.rates.impact.value! > 0 ? [cardSentence('carries it most', best)] : []),
  ];
}

const cardSentence = (deed: string, { card, rates }: CardRow): string =>
  `${card} ${deed}: ${rateText(rates.inHand)} with a copy in hand, ${rateText(rates.unseen)} with it not seen (${pointsInBrackets(rates.impact)}).`;

const plusMinus = (estimate: Estimate): string => `${rateText(estimate)} ± ${percent(halfWidth(estimate))}`;
// The result in words.

/** A few sentences, the most telling first. */
export function headlineOf(model: PageModel): string[] {
  const { decks, agents, manifest } = model.run;
  const fields = [decks, agents].map((standings) => standings.filter(({ games }) => games > 0));
  const best =
    manifest.gauntlet === null
      ? fields.filter((field) => field.length > 1).flatMap(bestAndWorst)
      : manifest.gauntlet.mine.flatMap((entrant) => againstField(model, entrant));
  return [...best, ...goingFirst(model), ...lengthOf(model)];
}

function bestAndWorst(field: readonly StandingRow[]): string[] {
  const sorted = field.toSorted((a, b) => (b.rating.value ?? 0) - (a.rating.value ?? 0));
  const [best, worst] = [sorted[0]!, sorted.at(-1)!];
  const equals = sorted.slice(1).filter(({ rating }) => rating.high >= best.rating.low);
  const few = equals.length <= 3 ? listed(equals.map(({ name }) => name)) : plural(equals.length, 'other');
  const tie = equals.length === 0 ? '' : `; ${few} may be as strong`;
  return [
    `${best.name} wins ${percentWithin(best.rate)} of its games${tie}.`,
    ...(field.length > 2 ? [`${worst.name} wins least: ${percentWithin(worst.rate)}.`] : []),
  ];
}

function againstField({ run, entrants, matrix, label }: PageModel, mine: string): string[] {
  const field = run.decks.find(({ name }) => mine.startsWith(`${name}/`))?.field;
  const met = matrix[entrants.indexOf(mine)]?.flatMap((meeting, i) =>
    meeting?.rate.value === undefined ? [] : [{ name: label(entrants[i]!), rate: meeting.rate }],
  );
  if (field === undefined || met === undefined || met.length === 0) return [];
  const sorted = met.toSorted((a, b) => b.rate.value! - a.rate.value!);
  const against = ({ name, rate }: { name: string; rate: Estimate }) => `${name} (${percentWithin(rate)})`;
  const ends = `Its best opponent is ${against(sorted[0]!)}, its worst ${against(sorted.at(-1)!)}.`;
  return [
    `${label(mine)} wins ${percentWithin(field)} against this field of ${met.length}.`,
    ...(met.length > 1 ? [ends] : []),
  ];
}

function goingFirst({ firstAdvantage: { value, low, high } }: PageModel): string[] {
  if (value === undefined) return [];
  const first = { value: (1 + value) / 2, low: (1 + low) / 2, high: (1 + high) / 2 };
  return [`Whoever goes first wins ${percentWithin(first)} of the games: ${worthOf(value, low, high)}.`];
}

function worthOf(value: number, low: number, high: number): string {
  if (low <= 0 && high >= 0) return 'no clear advantage';
  const points = signedPoints(Math.abs(value)).slice(1);
  return low > 0 ? `worth ${points} points over going second` : `${points} points less than going second`;
}

function lengthOf({ run }: PageModel): string[] {
  const spread = run.totals.lengths;
  if (spread === undefined) return [];
  const [low, median, high] = [spread.low, spread.median, spread.high].map((turns) => fixed(turns, 0));
  return [`Half of all games take ${low!} to ${high!} turns, both players together; the middle one takes ${median!}.`];
}
// Ranks that do not pretend to know more than the intervals.

/** Neighbours in a ranking, first and last of them, that cannot be told apart: every two of their intervals overlap. */
export type Tie = readonly [first: number, last: number];

/** `intervals` in the order of the ranking. Only the longest ties: none lies within another. */
export function rankTies(intervals: readonly Interval[]): Tie[] {
  const ties: Tie[] = [];
  for (let first = 0; first < intervals.length; first++) {
    let last = first;
    while (last + 1 < intervals.length && haveCommon(intervals.slice(first, last + 2))) last++;
    const isWithin = ties.some((tie) => tie[1] >= last);
    if (last > first && !isWithin) ties.push([first, last]);
  }
  return ties;
}

/** Intervals on a line overlap two by two if and only if they have a point in common. */
const haveCommon = (intervals: readonly Interval[]): boolean =>
  Math.max(...intervals.map(({ low }) => low)) <= Math.min(...intervals.map(({ high }) => high));

/** The best and the worst place that an interval leaves open among all. */
export function placesOf(mine: Interval, all: readonly Interval[]): readonly [best: number, worst: number] {
  const better = all.filter(({ low }) => low > mine.high).length;
  const worse = all.filter(({ high }) => high < mine.low).length;
  return [1 + better, all.length - worse];
}
