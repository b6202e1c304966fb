// The arithmetic of the page, as functions of numbers.
import type { ContestOptions } from '../state/options.js';

/** Whether cards of this sum keep to the limit. As no card is below 1, a sum within it means that each card is. */
export const isProper = (rank: number, sum: number): boolean => sum <= rank;

/** The value of an attack or a task: weak, the cards count for nothing and the skill by half. */
export const attackValue = (skill: number, sum: number, boosts: number): number =>
  (isProper(skill, sum) ? skill + sum : (skill + 1) >> 1) + boosts;

export const defenceValue = (rank: number, sum: number, boosts: number, addsRank: boolean): number =>
  addsRank ? attackValue(rank, sum, boosts) : sum + boosts;

export const challengeMargin = (skill: number, sum: number, weakMargin: number): number =>
  isProper(skill, sum) ? skill - sum : weakMargin;

export const effectPercent = (effectCard: number, margin: number): number => (effectCard + margin) * 10;

const ROUND: Readonly<Record<ContestOptions['rounding'], (x: number) => number>> = {
  down: Math.floor,
  nearest: Math.round,
  up: Math.ceil,
};

/** Impact in halves; never none. */
export const impactHalves = (power: number, percent: number, rounding: ContestOptions['rounding']): number =>
  Math.max(1, ROUND[rounding]((power * percent) / 50));

/** What the pool has lost: a half alone does nothing. */
export const poolLoss = (takenHalves: number): number => takenHalves >> 1;

export const isBeaten = (takenHalves: number, pool: number): boolean => poolLoss(takenHalves) > pool;

export const stuns = (halves: number, pool: number, percent: number): boolean => halves * 50 >= pool * percent;
