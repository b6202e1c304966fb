// Brings the rules in force up to date: what static abilities and lasting effects say of each card and player (6.4, 6.6).
import { eventsOf } from '../code.js';
import { Until } from '../records.js';
import { cardIn, Change, zone, Zone, type State } from '../state.js';
import { keywordEvents } from './keywords.js';
import { collect } from './collect-rules.js';
import { Modifiers } from './modifiers.js';

/** To be called before values are read, where something may have changed since. */
export function refresh(s: State): void {
  if (s.changed !== 0) bringUpToDate(s);
}

/** The events that something listens to. */
export function listening(s: State): number {
  refresh(s);
  return s.listens;
}

function bringUpToDate(s: State): void {
  const { changed } = s;
  s.changed = 0;
  const isNewCast = (changed & (Change.PLAY | Change.LASTING)) !== 0;
  if (isNewCast) s.dependsOn = dependencies(s);
  const before = s.modifiers;
  const isAnew = (isNewCast || (changed & s.dependsOn) !== 0) && (before !== undefined || s.dependsOn !== 0);
  if (isAnew) {
    compute(s);
    s.unchecked |= Change.VALUES;
  }
  if (isNewCast || (changed & Change.DISCARD) !== 0 || (isAnew && (isGranting(before) || isGranting(s.modifiers))))
    s.listens = listeners(s);
}

const isGranting = (modifiers: Modifiers | undefined): boolean => modifiers?.isGranting === true;

/** Computes what a state that comes from a file lacks. */
export function rebuild(s: State): void {
  if (s.table.plain) return;
  s.dependsOn = dependencies(s);
  compute(s);
  s.listens = listeners(s);
  s.changed = 0;
}

/** What the rules in force now depend on, besides which cards are in play. */
function dependencies(s: State): number {
  const { code, kind } = s.table;
  let bits = 0;
  for (let seat = 0; seat < s.table.seats; seat++) {
    const play = zone(s, seat, Zone.PLAY);
    for (let i = 0; i < play.length; i++) bits |= code.kinds[kind[cardIn(play[i]!)]!]!.dependsOn;
  }
  for (let i = 0; i < s.lasting.length; i++) {
    const { rules, cards, until, ability } = s.lasting[i]!;
    if (rules >= 0 && cards === undefined) bits |= code.ruleDependsOn[rules]! | Change.PLAY;
    if (rules >= 0 && cards !== undefined) bits |= Change.LASTING | grantedDependencies(s, rules);
    if (until === Until.DURING_NEXT_TURN) bits |= Change.TURN;
    if (ability >= 0) bits |= Change.LASTING;
  }
  return bits;
}

/** A rule may give a card a static ability. */
const grantedDependencies = (s: State, rules: number): number =>
  s.table.code.ruleLists[rules]!.some((rule) => 'rule' in rule && rule.rule === 'ability') ? Change.ALL : 0;

/** Until nothing changes: a rule may read values that others modify. */
function compute(s: State): void {
  s.modifiers = undefined;
  if (s.dependsOn === 0) return;
  for (let pass = 0; pass < 5; pass++) {
    const before: Modifiers | undefined = s.modifiers;
    const next = new Modifiers(s.table.cards.length);
    collect(s, next);
    const isEmpty = !next.isAboutCards && next.players.length === 0 && next.entering.length === 0;
    s.modifiers = isEmpty ? undefined : next;
    if (isEmpty || (s.dependsOn & Change.VALUES) === 0 || (before !== undefined && sameCards(before, next))) return;
  }
}

function sameCards(a: Modifiers, b: Modifiers): boolean {
  for (let card = 0; card < a.cards.length; card++) {
    const [one, other] = [a.cards[card], b.cards[card]];
    if (one === other) continue;
    if (one === undefined || other === undefined || !one.equals(other)) return false;
  }
  return true;
}

function listeners(s: State): number {
  const { kind, code } = s.table;
  let events = 0;
  for (let seat = 0; seat < s.table.seats; seat++) {
    const play = zone(s, seat, Zone.PLAY);
    for (let i = 0; i < play.length; i++) events |= code.kinds[kind[cardIn(play[i]!)]!]!.hears;
    if (code.hasDiscardAbilities)
      for (const entry of zone(s, seat, Zone.DISCARD)) events |= code.kinds[kind[cardIn(entry)]!]!.discardEvents;
  }
  for (let i = 0; i < s.lasting.length; i++)
    if (s.lasting[i]!.ability >= 0) events |= triggeredEvents(s, s.lasting[i]!.ability);
  return isGranting(s.modifiers) ? events | grantedListens(s, s.modifiers!) : events;
}

/** Events that abilities and keywords given by rules in force wait for. */
function grantedListens(s: State, { cards }: Modifiers): number {
  let events = 0;
  for (const mods of cards) {
    if (mods === undefined) continue;
    events |= keywordEvents(s, mods.card);
    for (const { ability } of mods.granted) events |= triggeredEvents(s, ability);
  }
  return events;
}

const triggeredEvents = (s: State, n: number): number => {
  const ability = s.table.code.abilities[n]!;
  return ability.kind === 'triggered' ? eventsOf(ability) : 0;
};
