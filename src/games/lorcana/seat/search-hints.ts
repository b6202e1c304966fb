// Hints for searches: keys that identify an action in every deal of the hidden cards, decisions that make no difference,
// and actions that cost nothing.
import { type State, zone, Zone } from '../state/state.js';
import { scalar, Scalar } from '../state/scalars.js';
import { cardOf, kindOf, Kind, targetOf, Pack } from '../state/packed-action.js';
import type { Seat } from '../../../core/game.js';
import { type CardEntry, type CardId, findIndexIn } from '../state/entry.js';
import { currentEffect } from '../state/frames.js';
import type { Effect } from '../ir/effect.js';
import type { ActivatedAbility } from '../state/program.js';
import { costsToUse, moveCost } from '../rules/legal/cost.js';
import { abilityOf } from '../rules/advance.js';

/** Marks a key with a kind of card in place of a card. */
const BY_KIND = 1 << 28;

/**
 * The key of an action, the same in every deal of the hidden cards. A card in play is an individual, as all players see it.
 * Of a card in another zone only the kind counts: the statistics of playing a card in one deal hold in the next deal, in
 * which the player has another copy.
 */
export function actionKey(s: State, action: number): number {
  const card = cardOf(action);
  switch (kindOf(action)) {
    case Kind.INK:
    case Kind.PLAY:
    case Kind.PLAY_OTHERWISE:
    case Kind.SET_ASIDE:
    case Kind.SHIFT:
      return byKind(s, action, card);
    case Kind.SING:
      // A song that several sing together names itself as its singer.
      return byKind(s, targetOf(action) === card ? action | (Pack.CARD_MASK << Pack.TARGET_SHIFT) : action, card);
    case Kind.CHOOSE_CARD:
      return isInPlay(s, card) ? action : byKind(s, action, card);
    default:
      return action;
  }
}

const byKind = (s: State, action: number, card: CardId): number =>
  BY_KIND | (action & ~Pack.CARD_MASK) | s.table.kind[card]!;

const isInPlay = (s: State, card: CardId): boolean => findIndexIn(zone(s, s.table.owner[card]!, Zone.PLAY), card) >= 0;

// Decisions that make no difference.

/** Cards deeper than this in a deck are not drawn within any search horizon. */
const DEEP = 12;

/**
 * True if all options are equivalent within any search horizon: the player orders cards that go to the bottom of a deck,
 * with enough cards above them.
 */
export function hasEquivalentOptions(s: State): boolean {
  if (s.question?.about !== 'order') return false;
  const effect = currentEffect(s);
  return effect !== undefined && isToBottom(effect) && areDecksDeep(s);
}

function isToBottom(effect: Effect): boolean {
  if (effect.kind === 'look') return effect.rest.to === 'deckBottom';
  return effect.kind === 'move' && effect.put.to === 'deckBottom';
}

/** Tests all decks, as it may be any of them. The cards that are put away may still be counted in their deck. */
function areDecksDeep(s: State): boolean {
  const needed = DEEP + s.question!.options.length;
  for (let seat = 0; seat < s.table.seats; seat++) if (zone(s, seat, Zone.DECK).length < needed) return false;
  return true;
}

// Actions that cost nothing.

/** True for a move without ink, and for an ability without a cost and without a limit of uses in a turn. */
export function costsNothing(s: State, action: number): boolean {
  const card = cardOf(action);
  if (kindOf(action) === Kind.MOVE)
    return moveCost(s, decider(s), entryInPlay(s, card), entryInPlay(s, targetOf(action))) === 0;
  if (kindOf(action) !== Kind.USE) return false;
  const n = abilityOf(s, card, targetOf(action));
  if (s.table.program.limits[n]! > 0) return false;
  const costs = costsToUse(s, card, s.table.program.abilities[n] as ActivatedAbility);
  return costs.every((cost) => cost.pay === 'ink' && cost.n === 0);
}

const decider = (s: State): Seat => scalar(s, Scalar.DECIDES);

function entryInPlay(s: State, card: CardId): CardEntry {
  const play = zone(s, s.table.owner[card]!, Zone.PLAY);
  return play[findIndexIn(play, card)]!;
}
