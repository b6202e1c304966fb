// Actions that only the variant has, and what the fields of others mean in it: a quest names the points of its mission, a challenge the
// player who is challenged.
import { Pack } from '../state/decision.js';

/** Kinds of actions, with numbers beyond those of every game of Lorcana (`Kind`). */
export const enum OwnKind {
  /** Moves a character to Bag. */
  TO_BAG = 64,
  /** Moves a card from Bag; target: where to, one of `BagExit`. */
  FROM_BAG,
}

/** Where a card in Bag may go (S36). */
export const enum BagExit {
  PLAY,
  HAND,
  DECK_TOP,
  DECK_BOTTOM,
  INKWELL,
  DISCARD,
  /** Into play exerted, for a card that may enter so. */
  PLAY_EXERTED,
  COUNT,
}

export const packOwn = (kind: OwnKind, card: number, target = 0): number =>
  (kind << Pack.KIND_SHIFT) | (target << Pack.TARGET_SHIFT) | card;

export const ownKindOf = (action: number): OwnKind => action >> Pack.KIND_SHIFT;
