// An action is one packed integer: what is done, with which card, to which card (or with which number).

export const enum Kind {
  END_TURN,
  INK,
  /** Pay the ink cost. */
  PLAY,
  QUEST,
  CHALLENGE,
  /** Sets a card of the opening hand aside. */
  SET_ASIDE,
  /** Ends the choice of cards. */
  DONE,
  /** Play with Shift on the target. */
  SHIFT,
  /** Have the target sing the card. */
  SING,
  /** Play by another cost that the card offers; target: which. */
  PLAY_OTHERWISE,
  /** Use an activated ability; target: which of the card's. */
  USE,
  BOOST,
  /** Move the card, a character, to the target. */
  MOVE,
  // Answers inside a resolution
  CHOOSE_CARD,
  CHOOSE_NUMBER,
  YES,
  NO,
  CHOOSE_MODE,
  CHOOSE_PLAYER,
  NAME_CARD,
  RESOLVE_TRIGGER,
  CHOOSE_PLACE,
  /** A card that nobody may look at; card: the one on top of it, target: where under it. */
  CHOOSE_FACEDOWN,
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
