// Tempo statistics of one game: how a player used turns and resources compared with the opponent, who led, and when the game was decided.
//
// Score, potential and resources are measures that the game names. A series has one number for each own turn, from turn 1 on, measured
// at the end of the turn unless stated otherwise. A share is a fraction from 0 to 1.
import { type Estimate, proportion } from './interval.js';
import { ratio, total } from './counts.js';

/** One number for each own turn. */
export type Series = readonly number[];

/**
 * The lead by turn: own value − the opponent's value.
 *
 * @example
 * lead([0, 2, 5], [1, 2, 3]); // [−1, 0, 2]
 */
export const lead = (own: Series, other: Series): number[] => own.map((value, i) => value - other[i]!);

/** The area under a series, Σ value. For a lead it measures size and duration together. */
export const area = (series: Series): number => total(series);

/** Score ÷ turns taken; `undefined` without turns. */
export const perTurn = (score: number, turns: number): number | undefined => ratio(score, turns);

/**
 * The first turn in which a series is at least `threshold`; `undefined` if there is none.
 *
 * @example
 * turnReaching([0, 3, 7], 5); // 3
 */
export function turnReaching(series: Series, threshold: number): number | undefined {
  const place = series.findIndex((value) => value >= threshold);
  return place === -1 ? undefined : place + 1;
}

/** The first turn with a count above 0, such as the turn of the first quest. */
export const firstTurn = (counts: Series): number | undefined => turnReaching(counts, 1);

/**
 * Resource efficiency: Σ spent ÷ Σ available. It can exceed 1 if `spent` has printed costs and cards were played for less.
 *
 * @example
 * efficiency([1, 2, 2], [1, 2, 3]); // 0.833 = 5 ÷ 6
 */
export const efficiency = (spent: Series, available: Series): number | undefined => ratio(area(spent), area(available));

/**
 * Resources not spent: Σ (available − spent).
 *
 * @example
 * wasted([1, 2, 2], [1, 2, 3]); // 1
 */
export const wasted = (spent: Series, available: Series): number => area(lead(available, spent));

/**
 * The share of the first `turns` turns with spent ≥ available − 1, which means on curve within one resource. A shorter game counts with
 * the turns that it has.
 *
 * @example
 * curveAdherence([1, 0, 3, 4], [1, 2, 3, 4]); // 0.75: off curve in turn 2
 */
export function curveAdherence(spent: Series, available: Series, turns = 6): number | undefined {
  const early = spent.slice(0, turns);
  return shareOf(early.length, (i) => early[i]! >= available[i]! - 1);
}

/**
 * The number of turns up to `turn` in which no resource was added.
 *
 * @example
 * missedDrops([1, 0, 1, 0], 3); // 1
 */
export const missedDrops = (added: Series, turn: number): number =>
  added.slice(0, turn).filter((count) => count === 0).length;

/**
 * The clock, in turns: ⌈(target − score) / max(1, potential)⌉, the number of turns to the win if nothing changes. 0 at the target.
 *
 * @example
 * clock(12, 4, 20); // 2
 */
export const clock = (score: number, potential: number, target: number): number =>
  Math.max(0, Math.ceil((target - score) / Math.max(1, potential)));

/** The lead in the race, in turns: the opponent's clock − own clock. */
export const clockLead = (ownClock: number, otherClock: number): number => otherClock - ownClock;

/** The race to the target as one player sees it, at the start of each own turn. */
export interface RaceSeries {
  readonly potential: Series;
  readonly clock: Series;
}

/**
 * The share of own turns that start with potential ≥ the opponent's and clock ≤ the opponent's.
 *
 * @example
 * initiative({ potential: [1, 3], clock: [20, 6] }, { potential: [1, 4], clock: [20, 5] }); // 0.5
 */
export const initiative = (own: RaceSeries, other: RaceSeries): number | undefined =>
  shareOf(own.potential.length, (i) => own.potential[i]! >= other.potential[i]! && own.clock[i]! <= other.clock[i]!);

/**
 * Quests ÷ (quests + challenges): the share of actions that score directly instead of attacking the opponent's pieces.
 *
 * @example
 * proactiveShare(6, 2); // 0.75
 */
export const proactiveShare = (quests: number, challenges: number): number | undefined =>
  ratio(quests, quests + challenges);

/** The cost gained by removal: printed cost of the opponent's pieces removed − printed cost of the own pieces lost for it. */
export const removalTempo = (removedCost: number, spentCost: number): number => removedCost - spentCost;

/** The share of turns for which `holds` is true, by index of the turn. */
function shareOf(turns: number, holds: (place: number) => boolean): number | undefined {
  let held = 0;
  for (let i = 0; i < turns; i++) if (holds(i)) held++;
  return ratio(held, turns);
}

// The course of a game: lead changes, drama and the decisive turn.

/**
 * How often the set of leaders changes, given the leads by turn. At a lead of 0 both players lead.
 *
 * @example
 * leaderChanges([0, 1, 2, -1, -1]); // 2
 */
export const leaderChanges = (leads: Series): number =>
  leads.filter((value, i) => i > 0 && Math.sign(value) !== Math.sign(leads[i - 1]!)).length;

/** Leader changes ÷ turns; `undefined` without turns. */
export const leadChanges = (leads: Series): number | undefined =>
  leads.length === 0 ? undefined : leaderChanges(leads) / leads.length;

/**
 * The mean distance of the winner from the best player: the mean over turns of (best value − winner's value). 0 if the winner always
 * led. `values[turn]` has one number for each player.
 *
 * @example
 * drama([[1, 0], [2, 3], [4, 9]], 1); // 0.333: player 1 wins and was 1 behind in one of three turns
 */
export function drama(values: readonly (readonly number[])[], winner: number): number | undefined {
  if (values.length === 0) return undefined;
  return values.reduce((sum, turn) => sum + Math.max(...turn) - turn[winner]!, 0) / values.length;
}

/**
 * The first turn from which the winner's win probability never falls below `threshold` again; `undefined` if the last one is below.
 *
 * @example
 * decisiveTurn([0.5, 0.95, 0.7, 0.92, 0.97]); // 4
 */
export function decisiveTurn(winProbabilities: Series, threshold = 0.9): number | undefined {
  const lastDoubt = winProbabilities.findLastIndex((p) => p < threshold);
  return lastDoubt === winProbabilities.length - 1 ? undefined : lastDoubt + 2;
}

/**
 * The largest change of the win probability, up or down, from one turn to the next; 0 in a game of one turn.
 *
 * @example
 * swing([0.5, 0.6, 0.3]); // 0.3
 */
export const swing = (winProbabilities: Series): number =>
  winProbabilities.reduce((most, p, i) => (i === 0 ? 0 : Math.max(most, Math.abs(p - winProbabilities[i - 1]!))), 0);

/** By turn (index t − 1): the number of games in which the player was behind, and the number of these games that the player won. */
export interface Comebacks {
  readonly games: number[];
  readonly wins: number[];
}

/** Counts without games. */
export const emptyComebacks = (): Comebacks => ({ games: [], wins: [] });

/**
 * Adds one game of one player. `margins` are the clock leads or the score leads by turn. The player is behind in a turn with a lead of
 * −`deficit` or less.
 *
 * @example
 * const comebacks = emptyComebacks();
 * addComeback(comebacks, [0, -1, -2], 1, true); // won after being behind in turns 2 and 3
 * addComeback(comebacks, [-1, 0], 1, false); // lost after being behind in turn 1
 * // comebacks is { games: [1, 1, 1], wins: [0, 1, 1] }
 */
export function addComeback({ games, wins }: Comebacks, margins: Series, deficit: number, isWon: boolean): void {
  margins.forEach((margin, place) => {
    while (games.length <= place) {
      games.push(0);
      wins.push(0);
    }
    if (margin > -deficit) return;
    games[place]!++;
    if (isWon) wins[place]!++;
  });
}

/** Adds the counts of `from` to `into`. */
export function mergeComebacks(into: Comebacks, from: Comebacks): void {
  from.games.forEach((count, place) => {
    into.games[place] = (into.games[place] ?? 0) + count;
    into.wins[place] = (into.wins[place] ?? 0) + from.wins[place]!;
  });
}

/** The comeback rate by turn: P(win | behind at the end of the turn) with Wilson's interval. */
export const comebackRates = ({ games, wins }: Comebacks): Estimate[] =>
  games.map((count, place) => proportion(wins[place]!, count));
