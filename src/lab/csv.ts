// The tables as people and spreadsheets read them. Rates and means have four decimals; what is unknown is an empty cell.
import { stringify } from 'csv-stringify/sync';
import type { MatchResult } from './match.js';
import type { Plan } from './plan.js';
import type { PairingResult } from './results.js';
import type { ScheduledGame } from './schedule.js';

export type Cell = string | number;

/** Rows as CSV text, each with its line end. */
export const csvText = (rows: readonly (readonly Cell[])[]): string => stringify(rows as Cell[][]);

/** Player 1 has the first seat and takes the first turn; `winner` is 1, 2 or nobody. */
export const GAME_COLUMNS = [
  ...['id', 'pairing', 'round', 'seed', 'deck1', 'agent1', 'deck2', 'agent2', 'winner', 'winnerEntrant', 'how'],
  ...['turns', 'decisions', 'forced', 'score1', 'score2', 'fault'],
] as const;

export function gameRow(plan: Plan, game: ScheduledGame, result: MatchResult): Cell[] {
  const { id, pairing, round, seeds, places } = game;
  const first = plan.entrants[pairing.entrants[places[0]]]!;
  const second = plan.entrants[pairing.entrants[places[1]]]!;
  const { winner, how, turns, decisions, forced, scores, fault } = result;
  return [
    ...[id, pairing.id, round, seeds.path],
    ...[
      plan.decks[first.deck]!.name,
      plan.agents[first.agent]!.name,
      plan.decks[second.deck]!.name,
      plan.agents[second.agent]!.name,
    ],
    ...[winner === undefined ? '' : winner + 1, winner === undefined ? '' : [first, second][winner]!.name, how],
    ...[turns, decisions, forced, scores[0]!, scores[1]!, fault],
  ];
}

/** Rates are A's, over the games that somebody won; low and high are the ends of Wilson's 95 % interval. */
export const MATCHUP_COLUMNS = [
  ...['entrantA', 'entrantB', 'games', 'winsA', 'winsB', 'draws', 'limits', 'forfeits', 'bugs'],
  ...['winRateA', 'winRateALow', 'winRateAHigh', 'gamesFirstA', 'winRateFirstA', 'gamesSecondA', 'winRateSecondA'],
  ...['turnsMean', 'turnsDeviation'],
] as const;

export function matchupRow({ entrantA, entrantB, summary }: PairingResult): Cell[] {
  const { games, winsA, winsB, draws, limits, forfeits, bugs, rateA, goingFirst, goingSecond } = summary;
  return [
    ...[entrantA, entrantB, games, winsA, winsB, draws, limits, forfeits, bugs],
    ...[fixed(rateA.value), fixed(rateA.low), fixed(rateA.high)],
    ...[goingFirst.games, fixed(goingFirst.value), goingSecond.games, fixed(goingSecond.value)],
    ...[fixed(summary.turnsMean), fixed(summary.turnsDeviation)],
  ];
}

const fixed = (value: number | undefined): string => value?.toFixed(4) ?? '';
