// An action is one packed integer: its kind and two small numbers, a and b.

export const enum Kind {
  /** Place a card as the action card; a: its place in the hand. */
  PLACE,
  /** a: the target, b: the attack form. */
  CHALLENGE,
  /** Perform a task (indirect contests); b: the form. */
  TASK,
  /** Prepare a long attack; b: the form. */
  PREPARE,
  REPLENISH,
  RECOVER,
  PASS,
  /** Play cards as attack, task or defence; a: bit mask of the places in the hand that count by value, b: of the boosts. */
  PLAY,
  /** Draw one card from the deck instead of playing cards. */
  DRAW,
  /** Draw a henchman's second card. */
  DRAW_SECOND,
  /** Keep the first card only. */
  DECLINE_SECOND,
  /** Choose which of a henchman's two cards count; a: 1 the first, 2 the second, 3 both. */
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
