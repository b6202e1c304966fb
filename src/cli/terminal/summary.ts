// The text that a run prints at its end: findings, tables and remarks.
import { type TableColumn, textTable } from './text-table.js';
import type { Plan } from '../../lab/plan/plan.js';
import type { Run } from '../../lab/run/run.js';
import { screenLabels } from '../../findings/terminal-labels.js';
import { matchupRows, type MatchupRow } from '../../tables/matchups.js';
import {
  count,
  rateWithInterval,
  rateText,
  fixedOr,
  NOTHING,
  pointsWithInterval,
  percent,
  counted,
} from '../../findings/terminal-numbers.js';
import type { Grouping, Standing } from '../../lab/observe/standings.js';
import type { PairStatistics } from '../../stats/deal-pairs.js';
import type { CardRow } from '../../tables/cards.js';
import { findings, cardsOf } from '../../findings/findings.js';
import type { MatchupResult, Results } from '../../lab/observe/results.js';

const left = (title: string): TableColumn => ({ title, align: 'left' });

const right = (title: string): TableColumn => ({ title, align: 'right' });

const RATES = ['games', 'win rate (95 % interval)', 'going first', 'going second', 'turns', 'ρ', 'effective games'].map(
  right,
);

/** Explains the last two columns. */
const PAIR_NOTE = 'ρ: correlation of the two games of a deal; effective games: independent games of equal precision.';

function matchupTable(plan: Plan, run: Run): string {
  const label = screenLabels(plan);
  const rows = matchupRows(run.results.matchupResults()).map(({ entrantA, entrantB, summary }) => [
    ...[label(entrantA), label(entrantB), count(summary.games), rateWithInterval(summary.balanced)],
    ...[rateText(summary.goingFirst), rateText(summary.goingSecond), fixedOr(summary.turnsMean, 1)],
    ...pairCells(summary.pairs),
  ]);
  return textTable([left('deck'), left('against'), ...RATES], rows);
}

/** Decks or agents with games, best rating first. */
function standingTable(run: Run, by: Grouping): string {
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

/** The win rates of all matchups in whole per cent; * marks significantly uneven matchups. */
function matrixTable(plan: Plan, run: Run): string {
  const label = screenLabels(plan);
  const names = plan.entrants.map(({ name }) => name);
  const order = names.toSorted((a, b) => ratingOf(plan, run, b) - ratingOf(plan, run, a));
  const cells = new Map<string, string>();
  for (const row of matchupRows(run.results.matchupResults())) {
    cells.set(`${row.entrantA}~${row.entrantB}`, cellOf(row, false));
    if (row.entrantA !== row.entrantB) cells.set(`${row.entrantB}~${row.entrantA}`, cellOf(row, true));
  }
  const rows = order.map((name, i) => [
    ...[String(i + 1), label(name)],
    ...order.map((other) => cells.get(`${name}~${other}`) ?? ''),
  ]);
  return textTable([right(''), left('win rate in % against'), ...order.map((_, i) => right(String(i + 1)))], rows);
}

const MATRIX_NOTE = '*: significantly uneven (q ≤ 0.05).';

function cellOf({ summary: { rateA }, q }: MatchupRow, isSwapped: boolean): string {
  if (rateA.value === undefined) return NOTHING;
  const share = isSwapped ? 1 - rateA.value : rateA.value;
  return `${(100 * share).toFixed(0)}${q !== undefined && q <= 0.05 ? '*' : ' '}`;
}

function ratingOf(plan: Plan, { standings }: Run, entrant: string): number {
  const { deck, agent } = plan.entrants.find(({ name }) => name === entrant)!;
  return standings.deck.rows[deck]!.rating.rating + standings.agent.rows[agent]!.rating.rating;
}

const CARDS = ['in opening hand', 'drawn', 'not drawn', 'drawn − not drawn (95 % interval)', 'q', 'copies drawn'];

/** The win rates of the first and the last cards of the list (`cardsOf`). */
function cardTable(cards: readonly CardRow[], atEachEnd: number): string {
  const shown = cards.filter((_, i) => i < atEachEnd || i >= cards.length - atEachEnd).reverse();
  return textTable(
    [left('won with this card'), ...CARDS.map(right)],
    shown.map(({ card, rates, piece, q }) => [
      ...[card, rateText(rates.opening), rateText(rates.inHand), rateText(rates.unseen)],
      ...[pointsWithInterval(rates.impact), fixedOr(q, 4), count(piece.inHand.copies)],
    ]),
  );
}

const CARD_NOTE =
  'Correlation is not causation, and more cards are drawn in long games: change the card (--cards) and compare the runs.';

/** A round-robin with more matchups is shown as a matrix. */
const MOST_ROWS = 15;

const CARDS_AT_EACH_END = 3;

export function summaryText(plan: Plan, run: Run): string {
  const { results, seconds, stored } = run;
  return [
    headline(plan),
    '',
    ...paragraph(findings(plan, run)),
    ...tables(plan, run),
    ...paragraph(verdicts(plan, results.matchupResults())),
    ...plan.notices,
    ...remarks(results),
    timing(results.games, stored, seconds),
    '',
  ].join('\n');
}

const paragraph = (lines: readonly string[]): string[] => (lines.length === 0 ? [] : [...lines, '']);

function tables(plan: Plan, run: Run): string[] {
  const shown = [...standings(plan, run)];
  const isMatrix = plan.pairings.length > MOST_ROWS && plan.kind === 'round-robin';
  if (!isMatrix) shown.push(matchupTable(plan, run));
  shown.push(`${PAIR_NOTE}\n`);
  if (isMatrix) shown.push(matrixTable(plan, run) + `${MATRIX_NOTE}\n`);
  return [...shown, ...cards(plan, run)];
}

/** Ratings of decks and agents, if more than two meet. */
function standings(plan: Plan, run: Run): string[] {
  if (plan.kind !== 'round-robin' && plan.kind !== 'ladder') return [];
  const groups = [...(plan.decks.length > 2 && plan.kind === 'round-robin' ? ['deck' as const] : [])];
  return [...groups, ...(plan.agents.length > 1 ? ['agent' as const] : [])].map((by) => standingTable(run, by));
}

/** The cards of the entrant that is side A of all matchups, if there is one. */
function cards(plan: Plan, run: Run): string[] {
  const [first] = plan.pairings;
  const isAboutOne = plan.pairings.every(({ entrants }) => entrants[0] === first!.entrants[0]);
  const rows = isAboutOne ? cardsOf(plan, run, first!.entrants[0]) : [];
  return rows.length === 0 ? [] : [cardTable(rows, CARDS_AT_EACH_END) + `${CARD_NOTE}\n`];
}

function headline(plan: Plan): string {
  const names = plan.agents.map(({ name }) => name);
  const players = names.length === 1 ? `${names[0]!} plays both sides` : `agents: ${names.join(', ')}`;
  return `${plan.game}, ${plan.kind}, ${players}, ${lengthOf(plan)}, seed ${plan.seed}`;
}

function lengthOf({ games, stop }: Plan): string {
  if (stop === undefined) return `${count(games)} games a matchup`;
  if (stop.kind === 'until') return `until ± ${percent(stop.halfWidth)} %`;
  return `sequential test of ${stop.elo0} against ${stop.elo1} nElo`;
}

/** The verdicts of sequential tests. */
function verdicts(plan: Plan, matchups: readonly MatchupResult[]): string[] {
  const label = screenLabels(plan);
  return matchups.flatMap(({ entrantA, entrantB, test }) => {
    if (test === undefined || plan.stop?.kind !== 'sprt') return [];
    const { verdict, llr, lower, upper, fraction } = test;
    const { elo0, elo1 } = plan.stop;
    const meaning = { H0: `no more than ${elo0} nElo`, H1: `${elo1} nElo or more`, undecided: 'more games are needed' };
    const bounds = `LLR ${fixedOr(llr, 2)} between ${fixedOr(lower, 2)} and ${fixedOr(upper, 2)}, ${percent(fraction)} % of the way`;
    return [`${label(entrantA)} over ${label(entrantB)}: ${verdict}, ${meaning[verdict]} (${bounds}).`];
  });
}

function remarks(results: Results): string[] {
  const { draws, limits, forfeits, bugs } = results.counts();
  const lines = [
    draws > 0 && `${games(draws)} ended in a draw.`,
    limits > 0 && `${games(limits)} reached a limit of turns or decisions and ended without a winner.`,
    forfeits > 0 && `${games(forfeits)} were forfeited, as an agent failed.`,
    bugs > 0 && `${games(bugs)} stopped at a rules bug and are excluded from all rates.`,
    ...results.faults.slice(0, 3).map(({ id, fault }) => `  ${id}: ${fault}`),
  ];
  return lines.filter((line) => line !== false);
}

function timing(played: number, stored: number, seconds: number): string {
  const rate = `${games(played - stored)} in ${seconds.toFixed(1)} s (${count(Math.round((played - stored) / seconds))} a second)`;
  return stored === 0 ? `${rate}.` : `${rate}; ${games(stored)} had been played before.`;
}

const games = (n: number): string => counted(n, 'game');
