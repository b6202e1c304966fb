// What rules in force say of cards and players. Reading never computes them.
import type { State } from '../state/state.js';
import { type CardId, type CardRef, cardIn } from '../state/entry.js';
import type { CardModifiers, Against, Witness } from '../state/modifiers.js';
import { NO_RECORDS } from '../state/empty.js';
import type { Seat } from '../../../core/game.js';
import type { PlayerRule } from '../ir/rule.js';
import type { PlayerModifier } from './modifier-index.js';

/** What rules in force say of a card; undefined for nothing. */
export const modifiersOf = (s: State, card: CardId): CardModifiers | undefined => s.modifiers?.cards[card];

/** What every card amounts to in play now: fields of `InPlay`. */
export const inPlayFacts = ({ table, modifiers }: State): readonly number[] =>
  modifiers === undefined ? table.inPlay : modifiers.inPlay;

/** What holds for a card against certain others only. */
export const againstOf = (s: State, card: CardId): readonly Against[] => modifiersOf(s, card)?.against ?? NO_RECORDS;

/** What a card can't do: bits of `Cant`. */
export const restrictionsOf = (s: State, card: CardId): number => modifiersOf(s, card)?.cant ?? 0;

/** What a card may or must do: bits of `Can`. */
export const permissionsOf = (s: State, card: CardId): number => modifiersOf(s, card)?.can ?? 0;

/** Among the abilities that a card has lost: all that it has. No ability has this name. */
export const EVERY_ABILITY = '';

export const EVERY_KEYWORD = -1;

/** Whether a card has lost its ability of this name; one without a name goes only with all the others. */
export const hasLostAbility = (s: State, ref: CardRef, name?: string): boolean =>
  isAmongLost(modifiersOf(s, cardIn(ref))?.lostAbilities ?? NO_RECORDS, name);

export const isAmongLost = (lost: readonly string[], name: string = EVERY_ABILITY): boolean =>
  lost.length > 0 && (lost.includes(name) || lost.includes(EVERY_ABILITY));

/** A card that is about to be covered or to leave play. */
export function witnessOf(s: State, card: CardRef): Witness {
  const mods = modifiersOf(s, cardIn(card));
  return { card, granted: mods?.granted ?? NO_RECORDS, lost: mods?.lostAbilities ?? NO_RECORDS };
}

/** Whether any rule about a player is in force. */
export const hasPlayerRules = (s: State): boolean => s.modifiers !== undefined && s.modifiers.players.length > 0;

/** Rules about a player in force. There are mostly none of the kind: then no list is made. */
export function playerRules(s: State, seat: Seat, kind: PlayerRule['rule']): readonly PlayerModifier[] {
  if (!hasPlayerRule(s, seat, kind)) return NO_RECORDS;
  return s.modifiers!.players.filter((each) => each.seat === seat && each.rule.rule === kind);
}

export const hasPlayerRule = (s: State, seat: Seat, kind: PlayerRule['rule']): boolean =>
  s.modifiers?.players.some((each) => each.seat === seat && each.rule.rule === kind) === true;
