// Building blocks of the expected IR.
import type { CardType } from '../../../../../src/games/lorcana/ir/vocabulary.js';

/** Text, card type, expected ability. */
export type Golden = readonly (readonly [text: string, type: CardType, ability: unknown])[];

export const self = { is: 'this' };

export const character = { types: ['character'] };

export const whenPlayed = { kind: 'triggered', on: [{ on: 'play', by: 'you', subject: self }] };

export const aboutYours = (rules: unknown, more: object = {}): unknown => ({
  about: 'cards',
  cards: { of: 'you', ...character, ...more },
  rules,
});
