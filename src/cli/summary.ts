// What a run says on the screen when it is over, in words for card players.
import type { Plan } from '../lab/plan.js';
import type { PairingResult, Results } from '../lab/results.js';
import type { Run } from '../lab/run.js';
import type { Estimate } from '../stats/interval.js';
import { textTable, type TableColumn } from './text-table.js';

const COLUMNS: readonly TableColumn[] = [
  { title: 'deck', align: 'left' },
  { title: 'against', align: 'left' },
  { title: 'games', align: 'right' },
  { title: 'win rate (95 % interval)', align: 'right' },
  { title: 'going first', align: 'right' },
  { title: 'going second', align: 'right' },
  { title: 'turns', align: 'right' },
];

export function summaryText(plan: Plan, { results, seconds }: Run): string {
  const pairings = results.pairings();
  const rows = pairings.map((pairing) => pairingCells(plan, pairing));
  return [
    headline(plan),
    '',
    textTable(COLUMNS, rows),
    ...verdicts(plan, pairings),
    ...plan.notices,
    ...remarks(results),
    timing(results.games, seconds),
    '',
  ].join('\n');
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
const verdicts = (plan: Plan, pairings: readonly PairingResult[]): string[] =>
  pairings.flatMap(({ entrantA, entrantB, test }) => {
    if (test === undefined || plan.stop?.kind !== 'sprt') return [];
    const { verdict, llr, lower, upper } = test;
    const { elo0, elo1 } = plan.stop;
    const meaning = { H0: `no more than ${elo0} nElo`, H1: `${elo1} nElo or more`, undecided: 'more games are needed' };
    const bounds = `LLR ${llr.toFixed(2)} in ${lower.toFixed(2)} to ${upper.toFixed(2)}`;
    return [
      `${shortName(plan, entrantA)} over ${shortName(plan, entrantB)}: ${verdict}, ${meaning[verdict]} (${bounds}).`,
    ];
  });

function pairingCells(plan: Plan, { entrantA, entrantB, summary }: PairingResult): string[] {
  const { rateA, goingFirst, goingSecond, games, turnsMean } = summary;
  const { low, high } = rateA;
  const interval = `(${percent(low)}–${percent(high)})`;
  return [
    shortName(plan, entrantA),
    shortName(plan, entrantB),
    count(games),
    rateA.value === undefined ? '–' : `${rateText(rateA)} ${interval}`,
    rateText(goingFirst),
    rateText(goingSecond),
    turnsMean?.toFixed(1) ?? '–',
  ];
}

/** With one agent the deck says it all. */
const shortName = (plan: Plan, entrant: string): string =>
  plan.agents.length === 1 ? entrant.slice(0, entrant.lastIndexOf('/')) : entrant;

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

const timing = (played: number, seconds: number): string =>
  `${games(played)} in ${seconds.toFixed(1)} s (${count(Math.round(played / seconds))} a second).`;

const rateText = ({ value }: Estimate): string => (value === undefined ? '–' : `${percent(value)} %`);
const percent = (share: number): string => (100 * share).toFixed(1);
const count = (n: number): string => n.toLocaleString('en');
const games = (n: number): string => `${count(n)} ${n === 1 ? 'game' : 'games'}`;
