// Counts uses of limited abilities in the current turn, such as "once per turn" (6.1.13.2).
import type { State } from './state.js';
import type { CardRef } from './entry.js';
import { NONE } from './empty.js';

const timesUsed = (s: State, source: CardRef, ability: number): number => {
  let times = 0;
  for (let i = 0; i < s.used.length; i += 2) if (s.used[i] === source && s.used[i + 1] === ability) times++;
  return times;
};

export function isUsedUp(s: State, source: CardRef, n: number): boolean {
  const limit = s.table.program.limits[n]!;
  return limit > 0 && timesUsed(s, source, n) >= limit;
}

export function markUsed(s: State, source: CardRef, n: number): void {
  s.used = [...s.used, source, n];
}

/** Stands for the ability number in uses of Boost, which are counted by card (8.4.1). */
export const BOOST = -2;

export const hasBoosted = (s: State, source: CardRef, times: number): boolean => timesUsed(s, source, BOOST) >= times;

export function resetUses(s: State): void {
  if (s.used.length > 0) s.used = NONE;
}
