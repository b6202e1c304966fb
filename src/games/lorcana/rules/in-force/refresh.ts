// Brings the rules in force up to date: the modifiers of each card and player by static abilities and lasting effects
// (6.4, 6.6).
import { type State, zone, Zone } from '../../state/state.js';
import { Dirty } from '../../state/dirty.js';
import { cardIn } from '../../state/entry.js';
import type { Seat } from '../../../../core/game.js';
import { type LastingEffect, Until } from '../../state/records.js';
import { takeIndex, releaseIndex, type Modifiers } from '../../state/modifiers.js';
import { collect } from './collect.js';
import { keywordEvents } from '../../state/keywords.js';
import { eventsOf } from '../../link/link.js';

/** Call before reading values, if something may have changed. */
export function refresh(s: State): void {
  if (s.changed !== 0) recompute(s);
}

/** The events that abilities wait for when they happen to other cards, one bit each. */
export function listening(s: State): number {
  refresh(s);
  return s.listens;
}

function recompute(s: State): void {
  const { changed } = s;
  s.changed = 0;
  const sourcesChanged = (changed & (Dirty.PLAY | Dirty.LASTING)) !== 0;
  if (sourcesChanged || ((changed & Dirty.DISCARD) !== 0 && s.table.program.hasDiscardAbilities)) collectInputs(s);
  const mayDiffer = sourcesChanged || (changed & (Dirty.NEWCOMER | s.dependsOn)) !== 0;
  const mustCompute = mayDiffer && (s.modifiers !== undefined || s.dependsOn !== 0);
  const hadGrants = hasGrants(s);
  if (mustCompute) {
    const affectedChecks = s.modifiers?.affectsChecks === true;
    compute(s);
    if (affectedChecks || s.modifiers?.affectsChecks === true) s.unchecked |= Dirty.VALUES;
    if (hadGrants) collectInputs(s);
  }
  if (hasGrants(s)) s.listens |= grantedListens(s);
}

const hasGrants = (s: State): boolean => s.modifiers?.hasGrants === true;

/** Computes all derived data, for a state that was read from a file or copied. */
export function rebuild(s: State): void {
  if (s.table.plain) return;
  collectInputs(s);
  compute(s);
  if (hasGrants(s)) s.listens |= grantedListens(s);
  s.changed = 0;
}

/**
 * Collects what the rules in force depend on, besides which cards are in play, and the events that printed and lasting
 * abilities wait for.
 */
function collectInputs(s: State): void {
  const { program, seats } = s.table;
  let dependsOn = 0;
  let listens = 0;
  for (let seat = 0; seat < seats; seat++) {
    const play = zone(s, seat, Zone.PLAY);
    for (let i = 0; i < play.length; i++) {
      const card = cardIn(play[i]!);
      dependsOn |= s.table.dependsOn[card]!;
      listens |= s.table.otherEvents[card]!;
    }
    if (program.hasDiscardAbilities) listens |= discardListens(s, seat);
  }
  for (let i = 0; i < s.lasting.length; i++) {
    dependsOn |= lastingDependencies(s, s.lasting[i]!);
    if (s.lasting[i]!.ability >= 0) listens |= triggeredEvents(s, s.lasting[i]!.ability);
  }
  s.dependsOn = dependsOn;
  s.listens = listens;
}

function discardListens(s: State, seat: Seat): number {
  const discard = zone(s, seat, Zone.DISCARD);
  let events = 0;
  for (let i = 0; i < discard.length; i++) events |= s.table.cardPrograms[cardIn(discard[i]!)]!.discardEvents;
  return events;
}

function lastingDependencies(s: State, { rules, cards, until, ability }: LastingEffect): number {
  const { program } = s.table;
  let bits = 0;
  if (rules >= 0) bits |= program.ruleDependsOn[rules]! | (cards === undefined ? Dirty.PLAY : Dirty.LASTING);
  if (until === Until.DURING_NEXT_TURN || until === Until.NEXT_DRAW) bits |= Dirty.TURN;
  if (ability >= 0) bits |= Dirty.LASTING;
  return bits;
}

/** Computes the index until nothing changes, in at most 5 passes: a rule may read values that other rules modify. */
function compute(s: State): void {
  setIndex(s, undefined);
  if (s.dependsOn === 0) return;
  for (let pass = 0; pass < 5; pass++) {
    const next = takeIndex(s.table.inPlay);
    collect(s, next);
    if (next.touched.length === 0 && next.players.length === 0 && !next.affectsEntering) {
      releaseIndex(next);
      setIndex(s, undefined);
      return;
    }
    const isStable = s.modifiers !== undefined && sameCards(s.modifiers, next);
    setIndex(s, next);
    if (isStable || (s.dependsOn & Dirty.VALUES) === 0) return;
  }
}

/** Replaces the index. The old one is recycled, unless another state shares it. */
function setIndex(s: State, next: Modifiers | undefined): void {
  if (s.modifiers !== undefined && s.ownsModifiers) releaseIndex(s.modifiers);
  s.modifiers = next;
  s.ownsModifiers = next !== undefined;
}

function sameCards(a: Modifiers, b: Modifiers): boolean {
  if (a.touched.length !== b.touched.length) return false;
  for (let i = 0; i < a.touched.length; i++) {
    const one = a.touched[i]!;
    const other = b.cards[one.card];
    if (other === undefined || !one.equals(other)) return false;
  }
  return true;
}

/** The events that granted abilities and keywords wait for. */
function grantedListens(s: State): number {
  const { touched } = s.modifiers!;
  let events = 0;
  for (let i = 0; i < touched.length; i++) {
    const mods = touched[i]!;
    events |= keywordEvents(s, mods.card);
    for (let k = 0; k < mods.granted.length; k++) events |= triggeredEvents(s, mods.granted[k]!.ability);
  }
  return events;
}

const triggeredEvents = (s: State, n: number): number => {
  const ability = s.table.program.abilities[n]!;
  return ability.kind === 'triggered' ? eventsOf(ability) : 0;
};
