// Emits events: each event is recorded in the history of the turn, and abilities that wait for it enter the bag (6.2).
import { type State, zone, Zone } from '../../state/state.js';
import { EventKind } from '../../state/events.js';
import type { Seat } from '../../../../core/game.js';
import { type CardRef, NO_CARD, cardIn, refOf, type CardEntry, type CardId } from '../../state/entry.js';
import { type DepartedListener, modifiersOf, isAmongLost, hasLostAbility } from '../../state/modifiers.js';
import { NO_RECORDS, NONE } from '../../state/empty.js';
import { listening } from '../in-force/refresh.js';
import { type GameEvent, EventContext, type LastingEffect, type LabelBinding } from '../../state/records.js';
import { recordEvent } from '../read/history.js';
import { inPlay } from '../read/references.js';
import { contextOf, type Context } from '../../state/context.js';
import type { TriggeredAbility } from '../../state/program.js';
import type { LinkedEvent } from '../../link/linked-event.js';
import type { LinkedFilter } from '../../link/linked-filter.js';
import { keywordEvents, Keyword } from '../../state/keywords.js';
import { hasKeyword } from '../read/values.js';
import { KeywordAbility } from '../../link/keyword-abilities.js';
import { holds } from '../read/conditions.js';
import { isUsedUp } from '../../state/ability-uses.js';
import { matchesEvent, countEvents } from '../read/evaluate.js';
import { isInForce, endLasting } from '../in-force/lasting.js';
import { markDirty, Dirty } from '../../state/dirty.js';
import type { Filter } from '../../ir/filter.js';

/**
 * Emits one event. `covered`: the cards that the subject has just covered by Shift, whose abilities also see the event
 * (4.3.4.2). `subjects`: all subjects, if there are several. `departed`: cards that left play just before, together with
 * the subject, and see where it goes (7.4.3).
 */
export function emit(
  s: State,
  on: EventKind,
  by: Seat,
  subject: CardRef = NO_CARD,
  object: CardRef = NO_CARD,
  amount = 0,
  during = 0,
  covered: readonly DepartedListener[] = NO_RECORDS,
  subjects: readonly CardRef[] = NONE,
  departed: readonly DepartedListener[] = NO_RECORDS,
): void {
  // Skip events that no ability and no condition in this match can observe.
  if ((s.table.program.observableEvents & (1 << on)) === 0) return;
  const othersListen = (listening(s) & (1 << on)) !== 0 || covered.length > 0 || departed.length > 0;
  const isAwaited =
    othersListen || (subject !== NO_CARD && (s.table.cardPrograms[cardIn(subject)]!.ownEvents & (1 << on)) !== 0);
  if (!isAwaited && (s.table.program.historyEvents & (1 << on)) === 0) return;
  const event: GameEvent = { on, by, subject, object, amount, during, subjects };
  recordEvent(s, event);
  if (othersListen) triggerListeners(s, event, covered, departed);
  else if (isAwaited) triggerSubject(s, event);
}

/** Tests only the subject, if no other card listens. */
function triggerSubject(s: State, event: GameEvent): void {
  const entry = inPlay(s, event.subject);
  if (entry < 0) {
    // "When you discard this card": the card is already in the discard.
    if (s.table.program.hasDiscardAbilities) triggerDiscard(s, s.table.owner[cardIn(event.subject)]!, event);
    return;
  }
  const isListening = (s.table.cardPrograms[cardIn(entry)]!.events & (1 << event.on)) !== 0;
  triggerCard(s, s.table.owner[cardIn(entry)]!, entry, event, isListening);
}

function triggerListeners(
  s: State,
  event: GameEvent,
  covered: readonly DepartedListener[],
  departed: readonly DepartedListener[],
): void {
  const { cardPrograms, otherEvents, seats } = s.table;
  const bit = 1 << event.on;
  const isGranting = s.modifiers?.hasGrants === true;
  for (let seat = 0; seat < seats; seat++) {
    const play = zone(s, seat, Zone.PLAY);
    for (let i = 0; i < play.length; i++) {
      const entry = play[i]!;
      const isSubject = event.subject === refOf(entry);
      const card = cardIn(entry);
      const isListening = ((isSubject ? cardPrograms[card]!.events : otherEvents[card]!) & bit) !== 0;
      if (isListening || isGranting || isSubject) triggerCard(s, seat, entry, event, isListening);
    }
  }
  // "This character" in the text of a covered card means the permanent (L-25).
  for (let i = 0; i < covered.length; i++)
    triggerDeparted(s, covered[i]!, { ...event, object: covered[i]!.card }, event.subject);
  for (let i = 0; i < departed.length; i++) triggerDeparted(s, departed[i]!, event, departed[i]!.card);
  if (s.table.program.hasDiscardAbilities)
    for (let seat = 0; seat < s.table.seats; seat++) triggerDiscard(s, seat, event);
  const { lasting } = s;
  for (let i = 0; i < lasting.length; i++) if (lasting[i]!.ability >= 0) triggerLasting(s, lasting[i]!, event);
}

function triggerCard(s: State, seat: Seat, entry: CardEntry, event: GameEvent, isListening: boolean): void {
  const card = cardIn(entry);
  const granted = modifiersOf(s, card)?.granted ?? NO_RECORDS;
  const isSubject = event.subject === refOf(entry);
  const isKeyword = isSubject && hasKeywordTrigger(s, card, event);
  if (granted.length === 0 && !isKeyword && !(isListening && mayTrigger(s, refOf(entry), event))) return;
  const context = contextOf(seat, refOf(entry), event);
  if (isListening) triggerPrinted(s, context, event);
  for (let i = 0; i < granted.length; i++) tryAbility(s, context, granted[i]!.ability, event);
  if (isKeyword) triggerKeywords(s, context, event);
}

/** Guard: false if the printed facts of the subject rule out all abilities of the card. Most events do not match. */
function mayTrigger(s: State, source: CardRef, { on, subject }: GameEvent): boolean {
  const { triggered } = s.table.cardPrograms[cardIn(source)]!;
  for (let i = 0; i < triggered.length; i++) {
    const patterns = (s.table.program.abilities[triggered[i]!] as TriggeredAbility).on as readonly unknown[];
    for (let k = 0; k < patterns.length; k++) {
      const { number, subject: asked } = patterns[k] as LinkedEvent;
      if (number !== on) continue;
      const filter = asked as LinkedFilter | undefined;
      if (filter === undefined) return true;
      if (subject === NO_CARD) continue;
      if (filter.isThisAlone ? subject === source : mayMatch(s, filter, subject)) return true;
    }
  }
  return false;
}

/** Classifications can be gained. All other printed facts are fixed. */
const mayMatch = (s: State, filter: LinkedFilter, ref: CardRef): boolean =>
  filter.classes !== undefined || filter.printed[s.table.kind[cardIn(ref)]!] === 1;

const hasKeywordTrigger = (s: State, card: CardId, event: GameEvent): boolean =>
  (keywordEvents(s, card) & (1 << event.on)) !== 0;

function triggerPrinted(s: State, context: Context, event: GameEvent): void {
  const { triggered } = s.table.cardPrograms[cardIn(context.source)]!;
  for (let i = 0; i < triggered.length; i++) tryAbility(s, context, triggered[i]!, event);
}

/** Tests the abilities that a card had when it was last in play. */
function triggerDeparted(s: State, { card, granted, lost }: DepartedListener, event: GameEvent, source: CardRef): void {
  const context = contextOf(s.table.owner[cardIn(card)]!, card, event);
  for (const n of s.table.cardPrograms[cardIn(card)]!.triggered) {
    const { name } = s.table.program.abilities[n] as TriggeredAbility;
    if (!isAmongLost(lost, name)) tryAbility(s, context, n, event, source);
  }
  for (const { ability } of granted) tryAbility(s, context, ability, event, source);
}

function triggerKeywords(s: State, context: Context, event: GameEvent): void {
  const card = cardIn(context.source);
  if (event.on === EventKind.QUEST && hasKeyword(s, card, Keyword.SUPPORT))
    tryAbility(s, context, KeywordAbility.SUPPORT, event);
  if (
    event.on === EventKind.CHOSEN &&
    (event.during & EventContext.ACTION) !== 0 &&
    hasKeyword(s, card, Keyword.VANISH)
  )
    tryAbility(s, context, KeywordAbility.VANISH, event);
}

function triggerDiscard(s: State, seat: Seat, event: GameEvent): void {
  for (const entry of zone(s, seat, Zone.DISCARD)) {
    const { triggered, discardEvents } = s.table.cardPrograms[cardIn(entry)]!;
    if ((discardEvents & (1 << event.on)) === 0) continue;
    for (const n of triggered) {
      const ability = s.table.program.abilities[n] as TriggeredAbility;
      if (ability.inDiscard) tryAbility(s, contextOf(seat, refOf(entry), event), n, event);
    }
  }
}

/** Puts an ability into the bag if it triggers. `source`: "this character" when the ability resolves. */
function tryAbility(s: State, context: Context, n: number, event: GameEvent, source = context.source): void {
  const ability = s.table.program.abilities[n]!;
  if (ability.kind !== 'triggered') return;
  if (!matchesAny(s, context, ability.on, event)) return;
  if (ability.while !== undefined && !holds(s, context, ability.while)) return;
  if (hasLostAbility(s, context.source, ability.name) || isUsedUp(s, source, n)) return;
  queueTrigger(s, context.seat, source, n, event, NO_RECORDS);
}

function matchesAny(s: State, context: Context, patterns: TriggeredAbility['on'], event: GameEvent): boolean {
  for (let i = 0; i < patterns.length; i++) if (matchesPattern(s, context, patterns[i]!, event)) return true;
  return false;
}

function matchesPattern(
  s: State,
  context: Context,
  pattern: TriggeredAbility['on'][number],
  event: GameEvent,
): boolean {
  if (!matchesEvent(s, context, pattern, event)) return false;
  if (pattern.on === 'play' && event.subject === context.source && !triggersOnItself(pattern.subject)) return false;
  return pattern.nth === undefined || countEvents(s, context, pattern) === pattern.nth;
}

function triggerLasting(s: State, lasting: LastingEffect, event: GameEvent): void {
  const ability = s.table.program.abilities[lasting.ability]!;
  if (ability.kind !== 'triggered' || lasting.times === 0 || !isInForce(s, lasting)) return;
  const context = contextOf(lasting.seat, lasting.source, event, lasting.bound);
  if (lasting.cards !== undefined && !lasting.cards.includes(event.subject)) return;
  if (!matchesAny(s, context, ability.on, event)) return;
  // A delayed ability keeps the event of the text that made it. All others get the event that they waited for.
  const about = lasting.event.by < 0 ? event : lasting.event;
  queueTrigger(s, lasting.seat, lasting.source, lasting.ability, about, lasting.bound);
  if (lasting.times > 0) countDown(s, lasting);
}

function countDown(s: State, lasting: LastingEffect): void {
  if (lasting.times === 1) endLasting(s, (each) => each === lasting);
  else {
    s.lasting = s.lasting.map((each) => (each === lasting ? { ...each, times: each.times - 1 } : each));
    markDirty(s, Dirty.PLAY);
  }
}

export function queueTrigger(
  s: State,
  seat: Seat,
  source: CardRef,
  ability: number,
  event: GameEvent,
  bound: readonly LabelBinding[],
): void {
  const trigger = { seat, source, ability, event, bound };
  s.bag = s.bag.length === 0 ? [trigger] : [...s.bag, trigger];
}

/** "Whenever you play a …" does not see its own source being played (L-11), unless the text says "this card". */
export const triggersOnItself = (filter: Filter | undefined): boolean =>
  filter !== undefined && (filter.is === 'this' || (filter.anyOf?.some(triggersOnItself) ?? false));
