// The findings of a run in sentences, each with its interval: for the terminal (`findings`) and for the page (`headlineOf`).
import type { Plan } from '../lab/plan/plan.js';
import type { Run } from '../lab/run/run.js';
import { matchupRows, type MatchupRow } from '../tables/matchups.js';
import {
  count,
  pointsWithInterval,
  rateWithInterval,
  percent,
  fixedOr,
  rateText,
  pointsInBrackets,
} from './terminal-numbers.js';
import { screenLabels } from './terminal-labels.js';
import type { Standings, Grouping, Standing } from '../lab/observe/standings.js';
import { expectedScore } from '../stats/elo.js';
import { rankOf } from '../stats/ratings.js';
import { type Estimate, halfWidth, type Interval } from '../stats/interval.js';
import { type CardRow, cardRows } from '../tables/cards.js';
import type { PageModel } from '../report/model/page-model.js';
import type { StandingRow } from '../tables/read.js';
import { listed, plural, percentWithin, signedPoints, fixed } from './page-numbers.js';

/** The largest q-value of a significant result. */
const SIGNIFICANT = 0.05;

/** The largest half-width of an interval around 50 % that counts as even. A wider interval needs more games. */
const EVEN = 0.05;

/** The sentences for the terminal. */
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
  const against = plan.pairings.flatMap(({ entrants: [a, b] }, i) =>
    plan.entrants[a]!.deck === deck
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

/** The advantage of going first in the rating model, and the win rate that it gives between equal entrants. */
function firstPlayer({ firstPlayer: { value, low, high } }: Standings): string[] {
  const [share, least, most] = [value, low, high].map((elo) => percent(expectedScore(elo))) as [string, string, string];
  return [
    `Going first is worth ${fixedOr(value, 0)} Elo (${fixedOr(low, 0)} to ${fixedOr(high, 0)}): between equals it wins ${share} % (${least}–${most}).`,
  ];
}

function unevenMatchups(rows: readonly MatchupRow[]): string[] {
  const uneven = rows.filter(({ q }) => q !== undefined && q <= SIGNIFICANT).length;
  const of = `${count(uneven)} of ${count(rows.length)} matchups`;
  return [`${of} are significantly uneven (${100 * SIGNIFICANT} % false discovery rate).`];
}

const seats = (goingFirst: Estimate, goingSecond: Estimate): string =>
  `Going first: ${seatText(goingFirst)}; going second: ${seatText(goingSecond)}.`;

/** The rate of a seat. If it is not significantly different from 50 %, says whether the interval is narrow enough to call it even. */
function seatText(rate: Estimate): string {
  const text = rateWithInterval(rate);
  if (rate.low > 0.5 || rate.high < 0.5) return text;
  return `${text}, ${halfWidth(rate) <= EVEN ? 'about even' : 'too few games to tell'}`;
}

function extremes(against: readonly { name: string; rate: Estimate }[]): string[] {
  const sorted = against.filter(({ rate }) => rate.value !== undefined).sort((a, b) => b.rate.value! - a.rate.value!);
  const [best, worst] = [sorted[0], sorted.at(-1)];
  if (best === undefined || worst === undefined || best === worst) return [];
  return [
    `It does best against ${best.name} (${rateText(best.rate)}), worst against ${worst.name} (${rateText(worst.rate)}).`,
  ];
}

/** The cards of an entrant by impact, the lowest first. */
export function cardsOf({ observables, entrants }: Plan, { observed }: Run, entrant: number): CardRow[] {
  const sums = observed.get(entrant);
  if (observables === undefined || sums === undefined) return [];
  return cardRows(observables, entrants[entrant]!.name, sums)
    .filter(({ rates }) => rates.impact.value !== undefined)
    .sort((a, b) => a.rates.impact.value! - b.rates.impact.value!);
}

function cardFindings(cards: readonly CardRow[]): string[] {
  if (cards.length === 0) return [];
  const significant = cards.filter(({ q }) => q !== undefined && q <= SIGNIFICANT);
  const [worst, best] = [significant[0], significant.at(-1)];
  if (worst === undefined || best === undefined)
    return ['No card stands out: no win rate differs significantly between drawn and not drawn.'];
  return [
    ...(worst.rates.impact.value! < 0 ? [cardSentence('holds it back most', worst)] : []),
    ...(best.rates.impact.value! > 0 ? [cardSentence('carries it most', best)] : []),
  ];
}

const cardSentence = (verb: string, { card, rates }: CardRow): string =>
  `${card} ${verb}: ${rateText(rates.inHand)} when drawn, ${rateText(rates.unseen)} when not drawn (${pointsInBrackets(rates.impact)}).`;

const plusMinus = (estimate: Estimate): string => `${rateText(estimate)} ± ${percent(halfWidth(estimate))}`;

// Sentences for the page.

/** The headline of the page, the most important sentence first. */
export function headlineOf(model: PageModel): string[] {
  const { decks, agents, manifest } = model.run;
  const fields = [decks, agents].map((standings) => standings.filter(({ games }) => games > 0));
  const strength =
    manifest.gauntlet === null
      ? fields.filter((field) => field.length > 1).flatMap(bestAndWorst)
      : manifest.gauntlet.mine.flatMap((entrant) => againstField(model, entrant));
  return [...strength, ...goingFirst(model), ...lengthOf(model)];
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

function againstField({ run, entrants, indexOf, matrix, label }: PageModel, entrant: string): string[] {
  const field = run.decks.find(({ name }) => entrant.startsWith(`${name}/`))?.field;
  const met = [...(matrix[indexOf(entrant)] ?? [])].flatMap(([i, { rate }]) =>
    rate.value === undefined ? [] : [{ name: label(entrants[i]!), rate }],
  );
  if (field === undefined || met.length === 0) return [];
  const sorted = met.toSorted((a, b) => b.rate.value! - a.rate.value!);
  const against = ({ name, rate }: { name: string; rate: Estimate }) => `${name} (${percentWithin(rate)})`;
  const ends = `Its best opponent is ${against(sorted[0]!)}, its worst ${against(sorted.at(-1)!)}.`;
  return [
    `${label(entrant)} wins ${percentWithin(field)} against this field of ${met.length}.`,
    ...(met.length > 1 ? [ends] : []),
  ];
}

function goingFirst({ firstAdvantage: { value, low, high } }: PageModel): string[] {
  if (value === undefined) return [];
  const first = { value: (1 + value) / 2, low: (1 + low) / 2, high: (1 + high) / 2 };
  return [`The player who goes first wins ${percentWithin(first)} of the games: ${worthOf(value, low, high)}.`];
}

function worthOf(value: number, low: number, high: number): string {
  if (low <= 0 && high >= 0) return 'no significant advantage';
  const points = signedPoints(Math.abs(value)).slice(1);
  return low > 0 ? `worth ${points} points over going second` : `${points} points less than going second`;
}

function lengthOf({ run }: PageModel): string[] {
  const spread = run.totals.lengths;
  if (spread === undefined) return [];
  const [low, median, high] = [spread.low, spread.median, spread.high].map((turns) => fixed(turns, 0));
  return [`Median ${median!} turns, both players counted (middle half ${low!}–${high!}).`];
}

// Ties in a ranking.

/** A run of neighbours in a ranking whose intervals all overlap: the indices of the first and the last. */
export type Tie = readonly [first: number, last: number];

/**
 * The maximal ties of `intervals`, which are in the order of the ranking. Intervals on a line overlap two by two if and only if they all have
 * a common point.
 */
export function rankTies(intervals: readonly Interval[]): Tie[] {
  const ties: Tie[] = [];
  for (let first = 0, longest = -1; first < intervals.length; first++) {
    let last = first;
    let { low, high } = intervals[first]!;
    for (let next = first + 1; next < intervals.length; next++) {
      low = Math.max(low, intervals[next]!.low);
      high = Math.min(high, intervals[next]!.high);
      if (low > high) break;
      last = next;
    }
    if (last > first && last > longest) ties.push([first, last]);
    longest = Math.max(longest, last);
  }
  return ties;
}

/** The best and the worst rank that an interval allows among all intervals, `one` included. */
export function placesOf(one: Interval, all: readonly Interval[]): readonly [best: number, worst: number] {
  const worse = all.filter(({ high }) => high < one.low).length;
  return [rankOf(one, all), all.length - worse];
}
