// What a deck is made of, in numbers.
import { type Ink, type CardType, INKS, CARD_TYPES } from '../ir/vocabulary.js';
import type { Card } from '../cards/card.js';
import { inkChances } from './ink-chance.js';

export interface Profile {
  readonly cards: number;
  /** Cards of each ink type there is; a card of two counts for both. */
  readonly inks: Readonly<Partial<Record<Ink, number>>>;
  readonly types: Readonly<Record<CardType, number>>;
  readonly inkable: number;
  readonly averageCost: number;
  /** From cost 0 or 1 to the highest. */
  readonly curve: readonly { readonly cost: number; readonly inkable: number; readonly uninkable: number }[];
  /** By turn from 1: the chance of an ink drop on this turn and on all before. */
  readonly inkDrop: { readonly goingFirst: readonly number[]; readonly goingSecond: readonly number[] };
}

const TURNS = 7;

export function profileOf(cards: readonly Card[], openingHand: number): Profile {
  const count = (is: (card: Card) => boolean) => cards.filter(is).length;
  const inkable = count((card) => card.inkable);
  const source = { size: cards.length, inkable, openingHand: Math.min(openingHand, cards.length) };
  const inks = INKS.map((ink) => [ink, count((card) => card.inks.includes(ink))] as const);
  return {
    cards: cards.length,
    inks: Object.fromEntries(inks.filter(([, number]) => number > 0)),
    types: Object.fromEntries(CARD_TYPES.map((type) => [type, count((card) => card.type === type)])) as Record<
      CardType,
      number
    >,
    inkable,
    averageCost: cards.reduce((sum, { cost }) => sum + cost, 0) / Math.max(1, cards.length),
    curve: curveOf(cards),
    inkDrop: {
      goingFirst: inkChances({ ...source, firstDraw: 0 }, TURNS),
      goingSecond: inkChances({ ...source, firstDraw: 1 }, TURNS),
    },
  };
}

function curveOf(cards: readonly Card[]): Profile['curve'] {
  const costs = cards.map(({ cost }) => cost);
  const least = Math.min(1, ...costs);
  return Array.from({ length: Math.max(0, ...costs) - least + 1 }, (_, i) => {
    const ofCost = cards.filter(({ cost }) => cost === least + i);
    const inkable = ofCost.filter((card) => card.inkable).length;
    return { cost: least + i, inkable, uninkable: ofCost.length - inkable };
  });
}
