// Deals, puts and removes damage (1.9).
import { type CardRef, cardIn, NO_CARD, Entry, damageOn } from '../../state/entry.js';
import type { State } from '../../state/state.js';
import { inPlay } from '../read/references.js';
import { resistOf } from '../read/values.js';
import { WAITING } from '../choose/ask.js';
import { EventContext } from '../../state/records.js';
import { challengeFlags, setInPlay } from './movement.js';
import { emit } from './emit.js';
import { EventKind } from '../../state/events.js';
import { type PickReplacement, type ReplacedDamage, replaceDamage, useUpShield } from './replacements.js';
import { RestrictionKind } from '../../state/restrictions.js';
import { restrictionsOf, conditionalOf } from '../../state/modifiers.js';
import { refMatches } from '../read/evaluate.js';
import { Dirty } from '../../state/dirty.js';

export interface Damage {
  readonly to: CardRef;
  readonly amount: number;
  /** The card that deals it. */
  readonly by: CardRef;
  /** The damage can't be reduced. */
  readonly inFull?: boolean;
}

/** The result of dealing damage: the number of counters placed, and whether any damage was dealt and not replaced (6.5.4). */
export interface DealtDamage {
  readonly placed: number;
  readonly dealt: boolean;
}

/** Deals damage, all of it at once (1.9.4.3). Returns WAITING if a player must first choose a replacement. */
export function dealDamage(s: State, blows: readonly Damage[], during = 0, pick = pickFirst): DealtDamage | undefined {
  const dealt: Damage[] = [];
  for (const blow of blows) {
    if (blow.amount <= 0 || inPlay(s, blow.to) < 0 || isProtected(s, blow, during)) continue;
    const resist = blow.inFull === true ? 0 : resistOf(s, cardIn(blow.to));
    dealt.push(resist === 0 ? blow : { ...blow, amount: Math.max(0, blow.amount - resist) });
  }
  const placed = applyReplacements(s, dealt, 'deal', pick);
  if (placed === WAITING) return WAITING;
  let sum = 0;
  for (const blow of placed) {
    if (blow === undefined) continue;
    addDamage(s, blow, during);
    sum += blow.amount;
  }
  const notReplaced = dealt.filter((blow, i) => placed[i] === blow);
  for (const { to, amount, by } of notReplaced) {
    const owner = s.table.owner[cardIn(to)]!;
    // Damage dealt by an ability of a participant is not dealt in the challenge.
    const role = (during & EventContext.CHALLENGE) === 0 ? 0 : challengeFlags(s, by);
    if (by !== NO_CARD) emit(s, EventKind.DEALS_DAMAGE, s.table.owner[cardIn(by)]!, by, to, amount, during | role);
    if (amount > 0) emit(s, EventKind.DEALT_DAMAGE, owner, to, by, amount, during);
  }
  return { placed: sum, dealt: notReplaced.length > 0 };
}

/** Without a question, redirections come first. */
const pickFirst: PickReplacement = () => 0;

/** The damage that is placed for each blow. Shields are used up only after all replacements have been chosen. */
function applyReplacements(
  s: State,
  blows: readonly Damage[],
  verb: 'deal' | 'put',
  pick: PickReplacement,
): readonly (Damage | undefined)[] | undefined {
  if (!s.table.program.hasReplacements) return blows;
  const all: ReplacedDamage[] = [];
  for (const blow of blows) {
    const replaced = replaceDamage(s, blow, verb, pick);
    if (replaced === WAITING) return WAITING;
    all.push(replaced);
  }
  for (const { shield } of all) if (shield !== undefined) useUpShield(s, shield);
  return all.map(({ blow }) => blow);
}

function isProtected(s: State, { to, by }: Damage, during: number): boolean {
  const inChallenge = (during & EventContext.CHALLENGE) !== 0 ? RestrictionKind.TAKE_CHALLENGE_DAMAGE : 0;
  if (
    (restrictionsOf(s, cardIn(to)) & (RestrictionKind.BE_DEALT_DAMAGE | RestrictionKind.TAKE_DAMAGE | inChallenge)) !==
    0
  )
    return true;
  return isProtectedFrom(s, to, by, 'beDealtDamage') || isProtectedFrom(s, to, by, 'takeDamage');
}

/** "Can't be dealt damage by actions": tests the card that deals the damage. */
function isProtectedFrom(s: State, to: CardRef, by: CardRef, how: 'beDealtDamage' | 'takeDamage'): boolean {
  if (s.modifiers?.hasConditional !== true) return false;
  return conditionalOf(s, cardIn(to)).some(
    ({ what, only, context }) => what === how && refMatches(s, context, only, by),
  );
}

/** Puts damage counters on a card. Resist does not apply (8.8.3). */
export function putDamage(s: State, to: CardRef, amount: number, by: CardRef): void {
  if (amount <= 0 || inPlay(s, to) < 0) return;
  if ((restrictionsOf(s, cardIn(to)) & RestrictionKind.TAKE_DAMAGE) !== 0 || isProtectedFrom(s, to, by, 'takeDamage'))
    return;
  const [blow] = applyReplacements(s, [{ to, amount, by }], 'put', pickFirst) ?? [];
  if (blow !== undefined) addDamage(s, blow, 0);
}

function addDamage(s: State, { to, amount, by }: Damage, during: number): void {
  const entry = inPlay(s, to);
  if (amount <= 0 || entry < 0) return;
  const total = Math.min(Entry.DAMAGE_MASK, damageOn(entry) + amount);
  setInPlay(s, to, (entry & ~(Entry.DAMAGE_MASK << Entry.DAMAGE_SHIFT)) | (total << Entry.DAMAGE_SHIFT), Dirty.DAMAGE);
  s.damaged = [...s.damaged, { card: to, by, inChallenge: (during & EventContext.CHALLENGE) !== 0 }];
  emit(s, EventKind.DAMAGED, s.table.owner[cardIn(to)]!, to, by, amount, during);
}

/** Removes damage counters and returns their number. */
export function removeDamage(s: State, from: CardRef, amount: number, by: number): number {
  const entry = inPlay(s, from);
  if (entry < 0 || (restrictionsOf(s, cardIn(from)) & RestrictionKind.HAVE_DAMAGE_REMOVED) !== 0) return 0;
  const removed = Math.min(damageOn(entry), amount);
  if (removed === 0) return 0;
  setInPlay(s, from, entry - removed * Entry.DAMAGE_ONE, Dirty.DAMAGE);
  emit(s, EventKind.DAMAGE_REMOVED, by, from, NO_CARD, removed);
  return removed;
}
