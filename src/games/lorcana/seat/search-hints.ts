// What an action means to a search that deals the hidden cards anew again and again: which of its copies a card is says nothing.
import { type State, zone, Zone } from '../state/state.js';
import { cardOf, kindOf, Kind, targetOf, Pack } from '../state/decision.js';
import { type CardId, findIndexIn } from '../state/entry.js';
import { currentEffect } from '../state/frames.js';
import type { Effect } from '../ir/effect.js';

/** Marks a meaning that names a kind of card in the place of a card. */
const BY_KIND = 1 << 28;

/**
 * Cards in play are individuals that all see; of a card elsewhere it matters what it is. So what was learnt of playing a card in one deal is
 * known in the next, in which the player holds another copy.
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
// Decisions that players take, and that no search has to think about.

/** Cards that lie deeper than this in a deck are not drawn as long as anybody looks ahead. */
const DEEP = 12;

/** Whether cards are being put on the bottom of a deck one after the other, with enough cards above them. */
export function hasEquivalentOptions(s: State): boolean {
  if (s.question?.about !== 'order') return false;
  const effect = currentEffect(s);
  return effect !== undefined && isToBottom(effect) && areDecksDeep(s);
}

function isToBottom(effect: Effect): boolean {
  if (effect.kind === 'look') return effect.rest.to === 'deckBottom';
  return effect.kind === 'move' && effect.put.to === 'deckBottom';
}

/** Whosever deck it is. The cards to be put away may still be counted in it. */
function areDecksDeep(s: State): boolean {
  const deep = DEEP + s.question!.options.length;
  for (let seat = 0; seat < s.table.seats; seat++) if (zone(s, seat, Zone.DECK).length < deep) return false;
  return true;
}
