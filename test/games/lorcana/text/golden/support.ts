// What many meanings are made of.
import type { CardType } from '../../../../../src/games/lorcana/ir/vocabulary.js';

/** A text, the type of the card, and what it means. */
export type Golden = readonly (readonly [text: string, type: CardType, ability: unknown])[];

export const self = { is: 'this' };

export const character = { types: ['character'] };

export const whenPlayed = { kind: 'triggered', on: [{ on: 'play', by: 'you', subject: self }] };

export const aboutYours = (rules: unknown, more: object = {}): unknown => ({
  about: 'cards',
  cards: { of: 'you', ...character, ...more },
  rules,
});
