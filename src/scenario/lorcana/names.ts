import { nameKey } from '../../games/lorcana/cards/card-pool.js';
import { type Card, fullName, namesOf } from '../../games/lorcana/cards/card.js';

/** Names are compared without regard to case, spacing and the shape of quotation marks. */
export const key = nameKey;

/** Whether a card goes by this name, with its version or without. */
export const isNamed = (card: Pick<Card, 'name' | 'version'>, name: string): boolean => {
  const wanted = key(name);
  return key(fullName(card)) === wanted || namesOf(card).some((each) => key(each) === wanted);
};

export const isFullName = (card: Pick<Card, 'name' | 'version'>, name: string): boolean =>
  key(fullName(card)) === key(name);

export const seatName = (seat: number): string => `p${seat + 1}`;
