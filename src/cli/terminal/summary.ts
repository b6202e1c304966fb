// What a run says on the screen when it is over, in words for card players.
import type { Plan } from '../../lab/plan/plan.js';
import type { Run } from '../../lab/run/run.js';
import { findings, cardsOf } from '../../findings/findings.js';
import {
  pairingTable,
  PAIR_NOTE,
  matrixTable,
  MATRIX_NOTE,
  standingTable,
  cardTable,
  CARD_NOTE,
} from '../summary-tables.js';
import { count, percent, fixedOr, counted } from '../../findings/screen-numbers.js';
import type { PairingResult, Results } from '../../lab/observe/results.js';
import { labelsOf } from '../../findings/labels.js';

/** More pairings than this are shown as a matrix. */
const MOST_ROWS = 15;

const CARDS_AT_EACH_END = 3;

export function summaryText(plan: Plan, run: Run): string {
  const { results, seconds, stored } = run;
  return [
    headline(plan),
    '',
    ...paragraph(findings(plan, run)),
    ...tables(plan, run),
    ...paragraph(verdicts(plan, results.pairings())),
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
  if (!isMatrix) shown.push(pairingTable(plan, run));
  shown.push(`${PAIR_NOTE}\n`);
  if (isMatrix) shown.push(matrixTable(plan, run) + `${MATRIX_NOTE}\n`);
  return [...shown, ...cards(plan, run)];
}

/** Who is how strong, where more than two meet. */
function standings(plan: Plan, run: Run): string[] {
  if (plan.kind !== 'round-robin' && plan.kind !== 'ladder') return [];
  const groups = [...(plan.decks.length > 2 && plan.kind === 'round-robin' ? ['deck' as const] : [])];
  return [...groups, ...(plan.agents.length > 1 ? ['agent' as const] : [])].map((by) => standingTable(run, by));
}

/** Of the deck that it is all about, if there is one. */
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
  if (stop === undefined) return `${count(games)} games a pairing`;
  if (stop.kind === 'until') return `until ± ${percent(stop.halfWidth)} %`;
  return `sequential test of ${stop.elo0} against ${stop.elo1} nElo`;
}

/** What sequential tests found. */
function verdicts(plan: Plan, pairings: readonly PairingResult[]): string[] {
  const label = labelsOf(plan);
  return pairings.flatMap(({ entrantA, entrantB, test }) => {
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
    forfeits > 0 && `${games(forfeits)} went to the opponent because an agent broke down.`,
    bugs > 0 && `${games(bugs)} stopped at a bug in the rules and count for nobody.`,
    ...results.faults.slice(0, 3).map(({ id, fault }) => `  ${id}: ${fault}`),
  ];
  return lines.filter((line) => line !== false);
}

function timing(played: number, stored: number, seconds: number): string {
  const rate = `${games(played - stored)} in ${seconds.toFixed(1)} s (${count(Math.round((played - stored) / seconds))} a second)`;
  return stored === 0 ? `${rate}.` : `${rate}; ${games(stored)} had been played before.`;
}

const games = (n: number): string => counted(n, 'game');
