// Events: what happens is noted for the turn's history, and abilities that wait for it enter the bag (6.2).
import type { Seat } from '../../../core/game.js';
import type { TriggeredAbility } from '../code.js';
import { On } from '../happenings.js';
import { During, type Bound, type Happening, type Lasting } from '../records.js';
import {
  cardIn,
  Change,
  changed,
  NOBODY,
  NONE,
  refOf,
  zone,
  Zone,
  type CardEntry,
  type CardRef,
  type State,
} from '../state.js';
import { eachInPlay } from './board.js';
import { holds } from './conditions.js';
import { speaking, type Context } from './context.js';
import { note } from './history.js';
import { KeywordAbility } from '../keyword-abilities.js';
import { endLasting } from './lasting.js';
import { modifiersOf } from './modifiers.js';
import { countHappenings, describes, seesItself } from './reading.js';
import { listening } from './refresh.js';
import { isSpent } from './limits.js';
import { hasKeyword } from './values.js';

export interface EventFacts {
  readonly by: Seat;
  readonly subject?: CardRef;
  readonly subjects?: readonly CardRef[];
  readonly object?: CardRef;
  readonly amount?: number;
  readonly during?: number;
}

/** A card whose abilities see an event although it is in play no longer: it was just covered by Shift. */
export interface Onlooker {
  readonly was: CardRef;
  /** What its text now means by "this character" (choice 25). */
  readonly now: CardRef;
}

/** Something happens. */
export function emit(s: State, on: On, facts: EventFacts, also: readonly Onlooker[] = NONE): void {
  if (s.table.plain) return;
  const isHeard = (listening(s) & (1 << on)) !== 0 || also.length > 0;
  if (!isHeard && (s.table.code.remembers & (1 << on)) === 0) return;
  const event: Happening = {
    on,
    by: facts.by,
    subject: facts.subject ?? NOBODY,
    object: facts.object ?? NOBODY,
    amount: facts.amount ?? 0,
    during: facts.during ?? 0,
    ...(facts.subjects && { subjects: facts.subjects }),
  };
  note(s, event);
  if (!isHeard) return;
  eachInPlay(s, (entry, seat) => {
    triggerCard(s, seat, entry, event);
  });
  for (const { was, now } of also) {
    const onto = { ...event, object: was };
    triggerPrinted(s, speaking(s.table.owner[cardIn(was)]!, was, onto), onto, now);
  }
  if (s.table.code.hasDiscardAbilities) for (let seat = 0; seat < s.table.seats; seat++) triggerDiscard(s, seat, event);
  for (const lasting of s.lasting) if (lasting.ability >= 0) triggerWatcher(s, lasting, event);
}

function triggerCard(s: State, seat: Seat, entry: CardEntry, event: Happening): void {
  const card = cardIn(entry);
  const hears = (s.table.code.kinds[s.table.kind[card]!]!.events & (1 << event.on)) !== 0;
  const granted = modifiersOf(s, card)?.granted;
  const isSubject = event.subject === refOf(entry);
  if (!hears && !isSubject && (granted === undefined || granted.length === 0)) return;
  const context = speaking(seat, refOf(entry), event);
  if (hears) triggerPrinted(s, context, event);
  if (granted !== undefined) for (const { ability } of granted) tryAbility(s, context, ability, event);
  if (isSubject) triggerKeywords(s, context, event);
}

function triggerPrinted(s: State, context: Context, event: Happening, source = context.source): void {
  const { triggered } = s.table.code.kinds[s.table.kind[cardIn(context.source)]!]!;
  for (const n of triggered) tryAbility(s, context, n, event, source);
}

function triggerKeywords(s: State, context: Context, event: Happening): void {
  const card = cardIn(context.source);
  if (event.on === On.QUEST && hasKeyword(s, card, 'support')) tryAbility(s, context, KeywordAbility.SUPPORT, event);
  if (event.on === On.CHOSEN && (event.during & During.ACTION) !== 0 && hasKeyword(s, card, 'vanish'))
    tryAbility(s, context, KeywordAbility.VANISH, event);
}

function triggerDiscard(s: State, seat: Seat, event: Happening): void {
  for (const entry of zone(s, seat, Zone.DISCARD)) {
    const { triggered, discardEvents } = s.table.code.kinds[s.table.kind[cardIn(entry)]!]!;
    if ((discardEvents & (1 << event.on)) === 0) continue;
    for (const n of triggered) {
      const ability = s.table.code.abilities[n] as TriggeredAbility;
      if (ability.inDiscard) tryAbility(s, speaking(seat, refOf(entry), event), n, event);
    }
  }
}

/** `source` is what the ability will call "this character" when it resolves. */
function tryAbility(s: State, context: Context, n: number, event: Happening, source = context.source): void {
  const ability = s.table.code.abilities[n]!;
  if (ability.kind !== 'triggered') return;
  if (!ability.on.some((pattern) => meets(s, context, pattern, event))) return;
  if (ability.while !== undefined && !holds(s, context, ability.while)) return;
  if (isLost(s, context, ability) || isSpent(s, source, n)) return;
  addToBag(s, context.seat, source, n, event, NONE);
}

function meets(s: State, context: Context, pattern: TriggeredAbility['on'][number], event: Happening): boolean {
  if (!describes(s, context, pattern, event)) return false;
  if (pattern.on === 'play' && event.subject === context.source && !seesItself(pattern.subject)) return false;
  return pattern.nth === undefined || countHappenings(s, context, { ...pattern }) === pattern.nth;
}

const isLost = (s: State, context: Context, { name }: TriggeredAbility): boolean =>
  name !== undefined && (modifiersOf(s, cardIn(context.source))?.lostAbilities.includes(name) ?? false);

function triggerWatcher(s: State, lasting: Lasting, event: Happening): void {
  const ability = s.table.code.abilities[lasting.ability]!;
  if (ability.kind !== 'triggered' || lasting.times === 0) return;
  const context: Context = { ...speaking(lasting.seat, lasting.source, event), bound: lasting.bound };
  if (lasting.cards !== undefined && !lasting.cards.includes(event.subject)) return;
  if (!ability.on.some((pattern) => describes(s, context, pattern, event))) return;
  addToBag(s, lasting.seat, lasting.source, lasting.ability, event, lasting.bound);
  if (lasting.times > 0) countDown(s, lasting);
}

function countDown(s: State, lasting: Lasting): void {
  if (lasting.times === 1) endLasting(s, (each) => each === lasting);
  else {
    s.lasting = s.lasting.map((each) => (each === lasting ? { ...each, times: each.times - 1 } : each));
    changed(s, Change.PLAY);
  }
}

export function addToBag(
  s: State,
  seat: Seat,
  source: CardRef,
  ability: number,
  event: Happening,
  bound: readonly Bound[],
): void {
  s.bag = [...s.bag, { seat, source, ability, event, bound }];
}
