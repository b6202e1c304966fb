// The tables that a run prints.
import { type TableColumn, textTable } from './terminal/text-table.js';
import type { Plan } from '../lab/plan/plan.js';
import type { Run } from '../lab/run/run.js';
import { labelsOf } from '../findings/labels.js';
import { matchupRows, type MatchupRow } from '../tables/matchups.js';
import { count, rateWithInterval, rateText, fixedOr, NOTHING, pointsWithInterval } from '../findings/screen-numbers.js';
import type { Grouping, Standing } from '../lab/observe/standings.js';
import type { PairStatistics } from '../stats/deals.js';
import type { CardRow } from '../tables/cards.js';

const left = (title: string): TableColumn => ({ title, align: 'left' });

const right = (title: string): TableColumn => ({ title, align: 'right' });

const RATES = ['games', 'win rate (95 % interval)', 'going first', 'going second', 'turns', 'ρ', 'as good as'].map(
  right,
);

/** Explains the last columns. */
export const PAIR_NOTE =
  'ρ: how the two games of a deal go together; as good as: games without common deals that would know the win rate as well.';

export function pairingTable(plan: Plan, run: Run): string {
  const label = labelsOf(plan);
  const rows = matchupRows(run.results.pairings()).map(({ entrantA, entrantB, summary }) => [
    ...[label(entrantA), label(entrantB), count(summary.games), rateWithInterval(summary.balanced)],
    ...[rateText(summary.goingFirst), rateText(summary.goingSecond), fixedOr(summary.turnsMean, 1)],
    ...pairCells(summary.pairs),
  ]);
  return textTable([left('deck'), left('against'), ...RATES], rows);
}

/** Best first; those that played. */
export function standingTable(run: Run, by: Grouping): string {
  const rows = run.standings[by].rows
    .filter(({ summary }) => summary.games > 0)
    .toSorted((a, b) => b.rating.rating - a.rating.rating)
    .map((standing) => standingCells(standing));
  return textTable([right('rank'), left(by), right('rating (95 % interval)'), ...RATES], rows);
}

const standingCells = ({ name, rating, summary }: Standing): string[] => [
  ...[String(rating.rank), name],
  `${fixedOr(rating.rating, 0)} (${fixedOr(rating.low, 0)} to ${fixedOr(rating.high, 0)})`,
  ...[count(summary.games), rateWithInterval(summary.balanced)],
  ...[rateText(summary.goingFirst), rateText(summary.goingSecond), fixedOr(summary.turnsMean, 1)],
  ...pairCells(summary.pairs),
];

const pairCells = ({ correlation, effectiveGames }: PairStatistics): string[] => [
  fixedOr(correlation, 2),
  effectiveGames === undefined ? NOTHING : Number.isFinite(effectiveGames) ? count(Math.round(effectiveGames)) : '∞',
];

/** Who wins how often against whom, in whole per cents; * where it is surely not even. */
export function matrixTable(plan: Plan, run: Run): string {
  const label = labelsOf(plan);
  const names = plan.entrants.map(({ name }) => name);
  const order = names.toSorted((a, b) => ratingOf(plan, run, b) - ratingOf(plan, run, a));
  const cells = new Map<string, string>();
  for (const row of matchupRows(run.results.pairings())) {
    cells.set(`${row.entrantA}~${row.entrantB}`, cellOf(row, false));
    if (row.entrantA !== row.entrantB) cells.set(`${row.entrantB}~${row.entrantA}`, cellOf(row, true));
  }
  const rows = order.map((name, i) => [
    ...[String(i + 1), label(name)],
    ...order.map((other) => cells.get(`${name}~${other}`) ?? ''),
  ]);
  return textTable([right(''), left('win rate in % against'), ...order.map((_, i) => right(String(i + 1)))], rows);
}

export const MATRIX_NOTE = '*: surely not even (q ≤ 0.05).';

function cellOf({ summary: { rateA }, q }: MatchupRow, isSwapped: boolean): string {
  if (rateA.value === undefined) return NOTHING;
  const share = isSwapped ? 1 - rateA.value : rateA.value;
  return `${(100 * share).toFixed(0)}${q !== undefined && q <= 0.05 ? '*' : ' '}`;
}

function ratingOf(plan: Plan, { standings }: Run, entrant: string): number {
  const { deck, agent } = plan.entrants.find(({ name }) => name === entrant)!;
  return standings.deck.rows[deck]!.rating.rating + standings.agent.rows[agent]!.rating.rating;
}

const CARDS = ['in opening hand', 'in hand', 'not seen', 'in hand − not seen (95 % interval)', 'q', 'copies in hand'];

/** What came of the cards at both ends of the list; see `cardsOf`. */
export function cardTable(cards: readonly CardRow[], atEachEnd: number): string {
  const shown = cards.filter((_, i) => i < atEachEnd || i >= cards.length - atEachEnd).reverse();
  return textTable(
    [left('won with this card'), ...CARDS.map(right)],
    shown.map(({ card, rates, piece, q }) => [
      ...[card, rateText(rates.opening), rateText(rates.inHand), rateText(rates.unseen)],
      ...[pointsWithInterval(rates.impact), fixedOr(q, 4), count(piece.inHand.copies)],
    ]),
  );
}

export const CARD_NOTE =
  'What goes along with winning is not yet its cause, and long games see more cards: change the card (--cards) and compare the runs.';
