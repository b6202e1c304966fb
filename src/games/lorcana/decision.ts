// An action is one packed integer: what is done, with which card, to which card.

export const enum Kind {
  END_TURN,
  INK,
  PLAY,
  QUEST,
  CHALLENGE,
  /** Sets a card of the opening hand aside. */
  SET_ASIDE,
  /** Ends the choice of cards to set aside. */
  DONE,
}

export const enum Pack {
  TARGET_SHIFT = 9,
  KIND_SHIFT = 18,
  CARD_MASK = 511,
}

export const pack = (kind: Kind, card = 0, target = 0): number =>
  (kind << Pack.KIND_SHIFT) | (target << Pack.TARGET_SHIFT) | card;
export const kindOf = (action: number): Kind => action >> Pack.KIND_SHIFT;
export const cardOf = (action: number): number => action & Pack.CARD_MASK;
export const targetOf = (action: number): number => (action >> Pack.TARGET_SHIFT) & Pack.CARD_MASK;
