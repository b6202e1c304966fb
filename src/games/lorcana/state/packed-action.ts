// Actions: packed integers of a kind, a card, and a target (a card or a number).

export const enum Kind {
  END_TURN,
  INK,
  /** Pay the ink cost. */
  PLAY,
  QUEST,
  CHALLENGE,
  /** Sets a card of the opening hand aside (2.2.2.1). */
  SET_ASIDE,
  /** Ends the choice of cards. */
  DONE,
  /** Play with Shift on the target. */
  SHIFT,
  /** Have the target sing the song. */
  SING,
  /** Play for an alternate cost of the card; target: its index. */
  PLAY_OTHERWISE,
  /** Use an activated ability; target: its index on the card. */
  USE,
  BOOST,
  /** Move the character to the target, a location. */
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
  /** Choose a facedown card; card: the card on top of it, target: its position in that stack. */
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
