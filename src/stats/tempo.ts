import { type Estimate, proportion } from './interval.js';
// Tempo: the use of one's turns and resources, one's own against the other's. Formulas over what a game measured turn by turn; the
// words for score, resource and potential are the game's. A series has one number for each own turn, its first entry is turn 1, and
// values are those at the end of that turn unless said otherwise.

export type Series = readonly number[];

/** L(t) = own score − other's. */
export const lead = (own: Series, other: Series): number[] => own.map((value, i) => value - other[i]!);

/** Σ L(t): by how much and for how long one was ahead. */
export const area = (series: Series): number => series.reduce((sum, value) => sum + value, 0);

/** Score ÷ turns taken. */
export const perTurn = (score: number, turns: number): number | undefined => ratio(score, turns);

/** The first turn at whose end a series is at `threshold` or above; `undefined` if it never is. */
export function turnReaching(series: Series, threshold: number): number | undefined {
  const place = series.findIndex((value) => value >= threshold);
  return place === -1 ? undefined : place + 1;
}

/** The first turn with any: time to the first play, quest or challenge. */
export const firstTurn = (counts: Series): number | undefined => turnReaching(counts, 1);

/** Σ spent ÷ Σ available. Above 1 if what was had for nothing is counted at its printed cost. */
export const efficiency = (spent: Series, available: Series): number | undefined => ratio(area(spent), area(available));

/** Σ (available − spent). */
export const wasted = (spent: Series, available: Series): number => area(lead(available, spent));

/** Share of the first turns (1 to 6) with spent ≥ available − 1: on curve, give or take one. Of a shorter game, the turns it had. */
export function curveAdherence(spent: Series, available: Series, turns = 6): number | undefined {
  const early = spent.slice(0, turns);
  return shareOf(early.length, (i) => early[i]! >= available[i]! - 1);
}

/** Turns up to `turn` in which no resource was added. */
export const missedDrops = (added: Series, turn: number): number =>
  added.slice(0, turn).filter((count) => count === 0).length;

/** ⌈(target − score) / max(1, potential)⌉: turns to the win if nothing changes. 0 for who is there already. */
export const clock = (score: number, potential: number, target: number): number =>
  Math.max(0, Math.ceil((target - score) / Math.max(1, potential)));

/** Other's clock − own: turns by which one is ahead in the race. */
export const clockLead = (ownClock: number, otherClock: number): number => otherClock - ownClock;

export interface RaceSeries {
  readonly potential: Series;
  readonly clock: Series;
}

/** Share of own turns that start with potential ≥ the other's and clock ≤ the other's. The series are those at the start of the turns. */
export const initiative = (own: RaceSeries, other: RaceSeries): number | undefined =>
  shareOf(own.potential.length, (i) => own.potential[i]! >= other.potential[i]! && own.clock[i]! <= other.clock[i]!);

/** Quests ÷ (quests + challenges), or whatever a game calls going for the win and going for the other's pieces. */
export const proactiveShare = (quests: number, challenges: number): number | undefined =>
  ratio(quests, quests + challenges);

/** Cost of what was removed − cost of what was spent on it. */
export const removalTempo = (removedCost: number, spentCost: number): number => removedCost - spentCost;

const ratio = (part: number, whole: number): number | undefined => (whole === 0 ? undefined : part / whole);

function shareOf(turns: number, holds: (place: number) => boolean): number | undefined {
  let held = 0;
  for (let i = 0; i < turns; i++) if (holds(i)) held++;
  return ratio(held, turns);
}
// How a game went: who led and when that changed, how far behind the winner was, when it was over. Series have one entry for each turn.

/** Times that the set of leaders changes; two that are level lead both. `leads` is own score − other's. */
export const leaderChanges = (leads: Series): number =>
  leads.filter((value, i) => i > 0 && Math.sign(value) !== Math.sign(leads[i - 1]!)).length;

/** The same ÷ entries. */
export const leadChanges = (leads: Series): number | undefined =>
  leads.length === 0 ? undefined : leaderChanges(leads) / leads.length;

/** Mean of (best player's value − winner's value): 0 if the winner was ahead all along. `values[t]` has one number for each player. */
export function drama(values: readonly (readonly number[])[], winner: number): number | undefined {
  if (values.length === 0) return undefined;
  return values.reduce((sum, turn) => sum + Math.max(...turn) - turn[winner]!, 0) / values.length;
}

/** The first turn from which on the winner's win probability stays at `threshold` or above; `undefined` if it ends below. */
export function decisiveTurn(winProbabilities: Series, threshold = 0.9): number | undefined {
  const lastDoubt = winProbabilities.findLastIndex((p) => p < threshold);
  return lastDoubt === winProbabilities.length - 1 ? undefined : lastDoubt + 2;
}

/** The largest |change of win probability| from one turn to the next; 0 in a game of one turn. */
export const swing = (winProbabilities: Series): number =>
  winProbabilities.reduce((most, p, i) => (i === 0 ? 0 : Math.max(most, Math.abs(p - winProbabilities[i - 1]!))), 0);

/** By turn (place t − 1): games in which one was that far behind, and those won all the same. Plain counts; merge with `mergeComebacks`. */
export interface Comebacks {
  readonly games: number[];
  readonly wins: number[];
}

export const emptyComebacks = (): Comebacks => ({ games: [], wins: [] });

/**
 * One game of one player. `margins` is the clock lead or the score lead by turn; behind means `deficit` or more: P(win | clock lead ≤ −1)
 * is a deficit of 1.
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

export function mergeComebacks(into: Comebacks, from: Comebacks): void {
  from.games.forEach((count, place) => {
    into.games[place] = (into.games[place] ?? 0) + count;
    into.wins[place] = (into.wins[place] ?? 0) + from.wins[place]!;
  });
}

/** P(win | behind at the end of turn t), with Wilson's interval, by turn. */
export const comebackRates = ({ games, wins }: Comebacks): Estimate[] =>
  games.map((count, place) => proportion(wins[place]!, count));
