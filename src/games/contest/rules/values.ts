// The arithmetic of the rules: values, margins, impact, pools.
import type { ContestOptions } from '../state/options.js';

/** True if the sum of the cards is within the rank. Each card then is within the rank too, as no card is below 1. */
export const isProper = (rank: number, sum: number): boolean => sum <= rank;

/** The value of an attack or a task. A weak one is half the skill, rounded up, without its cards. */
export const attackValue = (skill: number, sum: number, boosts: number): number =>
  (isProper(skill, sum) ? skill + sum : (skill + 1) >> 1) + boosts;

export const defenceValue = (rank: number, sum: number, boosts: number, addsRank: boolean): number =>
  addsRank ? attackValue(rank, sum, boosts) : sum + boosts;

export const challengeMargin = (skill: number, sum: number, weakMargin: number): number =>
  isProper(skill, sum) ? skill - sum : weakMargin;

export const effectPercent = (effectCard: number, margin: number): number => (effectCard + margin) * 10;

const ROUNDINGS: Readonly<Record<ContestOptions['rounding'], (x: number) => number>> = {
  down: Math.floor,
  nearest: Math.round,
  up: Math.ceil,
};

/** Impact in halves of a point; at least one half. */
export const impactHalves = (power: number, percent: number, rounding: ContestOptions['rounding']): number =>
  Math.max(1, ROUNDINGS[rounding]((power * percent) / 50));

/** Whole points that the pool has lost. A single half has no effect (C-12). */
export const poolLoss = (takenHalves: number): number => takenHalves >> 1;

export const isBeaten = (takenHalves: number, pool: number): boolean => poolLoss(takenHalves) > pool;

export const stuns = (halves: number, pool: number, percent: number): boolean => halves * 50 >= pool * percent;
