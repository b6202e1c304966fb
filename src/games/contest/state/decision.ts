// An action is one packed integer: what is done, and two small numbers.

export const enum Kind {
  /** Place a card as the action card; a: its place in the hand. */
  PLACE,
  /** a: the target, b: the attack form. */
  CHALLENGE,
  /** Indirect contests; b: the form. */
  TASK,
  /** b: the form. */
  PREPARE,
  REPLENISH,
  RECOVER,
  PASS,
  /** Cards for an attack, a task or a defence, as bits by place in the hand. a: those that count by value, b: boosts. */
  PLAY,
  /** One card from the deck instead. */
  DRAW,
  /** A henchman's second card: draw it, or stay with the first. */
  SECOND,
  STAY,
  /** Which of a henchman's two cards count; a: 1 the first, 2 the second, 3 both. */
  USE,
}

const enum Pack {
  B_SHIFT = 8,
  KIND_SHIFT = 16,
  MASK = 255,
}

export const pack = (kind: Kind, a = 0, b = 0): number => (kind << Pack.KIND_SHIFT) | (b << Pack.B_SHIFT) | a;

export const kindOf = (action: number): Kind => action >> Pack.KIND_SHIFT;

export const firstOf = (action: number): number => action & Pack.MASK;

export const secondOf = (action: number): number => (action >> Pack.B_SHIFT) & Pack.MASK;
