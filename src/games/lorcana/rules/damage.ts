// Damage dealt, put, moved and removed (1.9).
import { On } from '../happenings.js';
import { During } from '../records.js';
import { cardIn, Change, damageOn, Entry, NOBODY, type CardRef, type State } from '../state.js';
import { emit } from './events.js';
import { modifiersOf, restrictionBit } from './modifiers.js';
import { challengeFlags, setInPlay } from './movement.js';
import { inPlay } from './references.js';
import { replaceDamage } from './replacements.js';
import { keywordValue } from './values.js';

export interface Blow {
  readonly to: CardRef;
  readonly amount: number;
  /** The card that deals it. */
  readonly by: CardRef;
}

/** Deals damage, all of it at once (1.9.4.3). Returns how much was placed. */
export function dealDamage(s: State, blows: readonly Blow[], during = 0): number {
  const dealt = blows
    .filter(({ to, amount }) => amount > 0 && inPlay(s, to) >= 0 && !isShielded(s, to, during))
    .map((blow) => ({ ...blow, amount: Math.max(0, blow.amount - keywordValue(s, cardIn(blow.to), 'resist')) }));
  const placed = dealt.flatMap((blow) => replaceDamage(s, blow));
  for (const blow of placed) addDamage(s, blow, during);
  for (const { to, amount, by } of dealt) {
    const owner = s.table.owner[cardIn(to)]!;
    if (by !== NOBODY)
      emit(s, On.DEALS_DAMAGE, {
        by: s.table.owner[cardIn(by)]!,
        subject: by,
        object: to,
        amount,
        during: during | challengeFlags(s, by),
      });
    if (amount > 0) emit(s, On.DEALT_DAMAGE, { by: owner, subject: to, object: by, amount, during });
  }
  return placed.reduce((sum, { amount }) => sum + amount, 0);
}

const isShielded = (s: State, ref: CardRef, during: number): boolean => {
  const cant = modifiersOf(s, cardIn(ref))?.cant ?? 0;
  const shield =
    restrictionBit('beDealtDamage') | ((during & During.CHALLENGE) !== 0 ? restrictionBit('takeChallengeDamage') : 0);
  return (cant & shield) !== 0;
};

/** Puts counters on a card; Resist does not matter (8.8.3). */
export function putDamage(s: State, to: CardRef, amount: number, by: CardRef): void {
  if (amount > 0 && inPlay(s, to) >= 0) for (const blow of replaceDamage(s, { to, amount, by })) addDamage(s, blow, 0);
}

function addDamage(s: State, { to, amount, by }: Blow, during: number): void {
  const entry = inPlay(s, to);
  if (amount <= 0 || entry < 0) return;
  const total = Math.min(Entry.DAMAGE_MASK, damageOn(entry) + amount);
  setInPlay(s, to, (entry & ~(Entry.DAMAGE_MASK << Entry.DAMAGE_SHIFT)) | (total << Entry.DAMAGE_SHIFT), Change.DAMAGE);
  s.damaged = [...s.damaged, { card: to, by, inChallenge: (during & During.CHALLENGE) !== 0 }];
  emit(s, On.DAMAGED, { by: s.table.owner[cardIn(to)]!, subject: to, object: by, amount, during });
}

/** Takes counters off; returns how many. */
export function removeDamage(s: State, from: CardRef, amount: number, by: number): number {
  const entry = inPlay(s, from);
  if (entry < 0 || ((modifiersOf(s, cardIn(from))?.cant ?? 0) & restrictionBit('haveDamageRemoved')) !== 0) return 0;
  const removed = Math.min(damageOn(entry), amount);
  if (removed === 0) return 0;
  setInPlay(s, from, entry - removed * Entry.DAMAGE_ONE, Change.DAMAGE);
  emit(s, On.DAMAGE_REMOVED, { by, subject: from, amount: removed });
  return removed;
}
