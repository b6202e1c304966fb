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
  if ((changed & (s.dependsOn | Change.PLAY | Change.LASTING)) !== 0) compute(s);
  if ((changed & (Change.PLAY | Change.VALUES | Change.DISCARD | Change.LASTING)) !== 0) s.listens = listeners(s);
}

/** What the rules in force now depend on, besides which cards are in play. */
function dependencies(s: State): number {
  const { code, kind } = s.table;
  let bits = 0;
  for (let seat = 0; seat < s.table.seats; seat++) {
    const play = zone(s, seat, Zone.PLAY);
    for (let i = 0; i < play.length; i++) {
      const { statics } = code.kinds[kind[cardIn(play[i]!)]!]!;
      for (let k = 0; k < statics.length; k++) bits |= code.dependsOn[statics[k]!]!;
    }
  }
  for (const { rules, cards, until, ability } of s.lasting) {
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

/** Computes what a state that comes from a file lacks. */
export function rebuild(s: State): void {
  if (s.table.plain) return;
  compute(s);
  s.listens = listeners(s);
  s.changed = 0;
}

/** Until nothing changes: a rule may read values that others modify. */
function compute(s: State): void {
  const dependsOn = dependencies(s);
  s.dependsOn = dependsOn;
  s.unchecked |= Change.VALUES;
  s.modifiers = undefined;
  if (dependsOn === 0) return;
  for (let pass = 0; pass < 5; pass++) {
    const before: Modifiers | undefined = s.modifiers;
    const next = new Modifiers();
    collect(s, next);
    const isEmpty = next.cards.length === 0 && next.players.length === 0 && next.entering.length === 0;
    s.modifiers = isEmpty ? undefined : next;
    if (isEmpty || (dependsOn & Change.VALUES) === 0 || (before !== undefined && sameCards(before, next))) return;
  }
}

function sameCards(a: Modifiers, b: Modifiers): boolean {
  for (let card = 0; card < Math.max(a.cards.length, b.cards.length); card++) {
    const [one, other] = [a.cards[card], b.cards[card]];
    if (one === other) continue;
    if (one === undefined || other === undefined || !one.equals(other)) return false;
  }
  return true;
}

function listeners(s: State): number {
  const { kinds } = s.table.code;
  let events = 0;
  for (let seat = 0; seat < s.table.seats; seat++) {
    for (const entry of zone(s, seat, Zone.PLAY))
      events |= kinds[s.table.kind[cardIn(entry)]!]!.events | keywordEvents(s, cardIn(entry));
    if (s.table.code.hasDiscardAbilities)
      for (const entry of zone(s, seat, Zone.DISCARD)) events |= kinds[s.table.kind[cardIn(entry)]!]!.discardEvents;
  }
  for (const card of s.modifiers?.cards ?? [])
    for (const { ability } of card?.granted ?? []) events |= triggeredEvents(s, ability);
  for (const { ability } of s.lasting) if (ability >= 0) events |= triggeredEvents(s, ability);
  return events;
}

const triggeredEvents = (s: State, n: number): number => {
  const ability = s.table.code.abilities[n]!;
  return ability.kind === 'triggered' ? eventsOf(ability) : 0;
};
