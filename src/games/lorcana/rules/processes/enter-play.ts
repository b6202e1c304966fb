// A character, item or location enters play (4.3.3.1), alone or with Shift on top of other cards (8.10).
import type { CardRule } from '../../ir/rule.js';
import { type State, editZone, Zone, zone } from '../../state/state.js';
import type { CardBeingPlayed } from '../../state/records.js';
import type { Place } from '../read/references.js';
import {
  type CardRef,
  NO_CARD,
  refAfterMove,
  Entry,
  type CardEntry,
  cardIn,
  damageOn,
  type CardId,
  findIndexIn,
} from '../../state/entry.js';
import { takeToPlay, unlink, linkTo } from './movement.js';
import { emit } from './emit.js';
import { EventKind } from '../../state/events.js';
import { markDirty, Dirty } from '../../state/dirty.js';
import { willpowerOf } from '../read/values.js';
import type { Seat } from '../../../../core/game.js';
import { TypeBit } from '../../state/table.js';
import { Keyword } from '../../state/keywords.js';
import { NO_RECORDS } from '../../state/empty.js';
import { matchesFilter, amountOf } from '../read/evaluate.js';
import type { StaticAbility } from '../../state/program.js';
import { contextOf } from '../../state/context.js';
import { holds } from '../read/conditions.js';
import { packed } from '../../../../core/shared-rows.js';
import { departedListener } from '../../state/modifiers.js';
import { restack, putUnder } from '../../state/stacks.js';
import { followShift } from './shift-stack.js';
import { Scalar, scalar, setScalar } from '../../state/scalars.js';

type EntersRule = Extract<CardRule, { rule: 'enters' }>;

/** Puts a card that is played into play, and emits "play". */
export function enterPlay(s: State, playing: CardBeingPlayed, exerted: boolean, from?: Place): CardRef {
  const during = takeToPlay(s, playing.card, from);
  const ref = addToPlay(s, playing, exerted);
  emit(s, EventKind.PLAY, playing.seat, ref, NO_CARD, playing.paid, during);
  return ref;
}

/** Puts a card that has left its zone into play, whether it is played or not. */
export function addToPlay(s: State, playing: CardBeingPlayed, exerted: boolean): CardRef {
  const ref = refAfterMove(playing.card);
  const entry = withEntersRules(s, playing, ref | Entry.DRYING | Entry.KNOWN_TO_ALL, exerted);
  editZone(s, playing.seat, Zone.PLAY).push(entry);
  markEntered(s, entry);
  return ref;
}

/** Sets the dirty flags for a card that entered play: a refresh only if rules are in force, a check only if its damage is lethal. */
export function markEntered(s: State, entry: CardEntry): void {
  const card = cardIn(entry);
  s.dependsOn |= s.table.dependsOn[card]!;
  s.listens |= s.table.otherEvents[card]!;
  if (s.dependsOn !== 0 || s.modifiers !== undefined) markDirty(s, Dirty.NEWCOMER);
  if (damageOn(entry) >= willpowerOf(s, card)) markDirty(s, Dirty.DAMAGE);
}

/** Whether a card has Bodyguard as it enters play: printed, or given by a rule that applies to it while it is played (L-12). */
export function entersAsBodyguard(s: State, seat: Seat, entry: CardEntry): boolean {
  if ((s.table.types[cardIn(entry)]! & TypeBit.CHARACTER) === 0) return false;
  if ((s.table.keywords[cardIn(entry)]! & Keyword.BODYGUARD) !== 0) return true;
  const guarding = s.modifiers?.bodyguardGrants ?? NO_RECORDS;
  return guarding.some(({ filter, context }) => matchesFilter(s, context, filter, entry, seat));
}

/** The entry of a card after rules such as "enters play exerted" or "with 3 damage": there is no moment without them (6.7.9). */
function withEntersRules(s: State, { seat, card }: CardBeingPlayed, entry: CardEntry, exerted: boolean): CardEntry {
  let result = exerted ? entry | Entry.EXERTED : entry;
  const apply = (rule: EntersRule, damage: number): void => {
    if (rule.exerted === true) result |= Entry.EXERTED;
    result += damage * Entry.DAMAGE_ONE;
  };
  for (const n of s.table.cardPrograms[cardIn(card)]!.everywhere) {
    const ability = s.table.program.abilities[n] as StaticAbility;
    const context = contextOf(seat, card);
    if (ability.while !== undefined && !holds(s, context, ability.while)) continue;
    for (const rule of ability.rules)
      if (rule.about === 'cards')
        for (const each of rule.rules) if (each.rule === 'enters') apply(each, amountOf(s, context, each.damage ?? 0));
  }
  for (const { filter, context, rule } of s.modifiers?.entering ?? [])
    if (matchesFilter(s, context, filter, entry, seat)) apply(rule, amountOf(s, context, rule.damage ?? 0));
  return result;
}

/** Puts a card into play on top of others by Shift. The permanent continues: effects on the card below apply to the new one (8.10.5). */
export function enterShifted(s: State, playing: CardBeingPlayed, exerted: boolean, location: CardId): CardRef {
  const { seat } = playing;
  const covered = packed(playing.onto, (base) => departedListener(s, base));
  const during = takeToPlay(s, playing.card);
  const ref = refAfterMove(playing.card);
  const bases = playing.onto;
  const entries = bases.map((base) => zone(s, seat, Zone.PLAY)[findIndexIn(zone(s, seat, Zone.PLAY), cardIn(base))]!);
  const inherited = entries.reduce((bits, entry) => bits | (entry & (Entry.EXERTED | Entry.DRYING | Entry.MARKS)), 0);
  const damage = entries.reduce((sum, entry) => sum + damageOn(entry), 0);
  const top = ref | Entry.KNOWN_TO_ALL | Entry.SHIFTED | inherited | (damage << Entry.DAMAGE_SHIFT);
  const play = editZone(s, seat, Zone.PLAY);
  play[findIndexIn(play, cardIn(bases[0]!))] = withEntersRules(s, playing, top, exerted);
  for (const base of bases.slice(1)) play.splice(findIndexIn(play, cardIn(base)), 1);
  for (const base of bases) {
    unlink(s, cardIn(base));
    restack(s, cardIn(base), cardIn(ref));
    putUnder(s, base, cardIn(ref), true);
    followShift(s, base, ref);
    for (const role of [Scalar.CHALLENGER, Scalar.CHALLENGED]) if (scalar(s, role) === base) setScalar(s, role, ref);
  }
  if (location >= 0) linkTo(s, cardIn(ref), location);
  // The damage now counts against another willpower.
  markDirty(s, Dirty.PLAY | Dirty.DAMAGE);
  emit(s, EventKind.PLAY, seat, ref, ref, playing.paid, during, covered);
  return ref;
}
