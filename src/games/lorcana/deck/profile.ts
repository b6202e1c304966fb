// The profile of a deck: cards by ink and type, cost curve, chances of inking.
import { type Ink, type CardType, INKS, CARD_TYPES } from '../ir/vocabulary.js';
import type { Card } from '../cards/card.js';

/** The numbers of a deck that decide its chances of inking. */
export interface InkSource {
  readonly size: number;
  readonly inkable: number;
  readonly openingHand: number;
  /** Cards drawn before inking on the first turn: 0 for the starting player, else 1. */
  readonly firstDraw: 0 | 1;
}

/**
 * For each of the first `turns` turns, the probability that the player can ink a card on this turn and on all turns before.
 * Exact: draws are without replacement, and all inkable cards are kept for ink. Assumes that the opening hand is not altered.
 */
export function inkChances({ size, inkable, openingHand, firstDraw }: InkSource, turns: number): number[] {
  // Probability of having drawn k inkable cards so far, without a missed turn.
  let seen = new Array<number>(inkable + 1).fill(0);
  seen[0] = 1;
  let drawn = 0;
  const draw = () => {
    const next = new Array<number>(inkable + 1).fill(0);
    for (let k = 0; k <= inkable; k++) {
      const left = size - drawn;
      const hit = left > 0 ? (inkable - k) / left : 0;
      if (k < inkable) next[k + 1]! += seen[k]! * hit;
      next[k]! += seen[k]! * (1 - hit);
    }
    seen = next;
    drawn++;
  };
  for (let i = 0; i < openingHand; i++) draw();
  const chances: number[] = [];
  for (let turn = 1; turn <= turns; turn++) {
    if (turn > 1 || firstDraw === 1) draw();
    seen = seen.map((chance, k) => (k < turn ? 0 : chance));
    chances.push(seen.reduce((sum, chance) => sum + chance, 0));
  }
  return chances;
}

export interface Profile {
  readonly cards: number;
  /** Number of cards of each ink type in the deck; a card with two inks counts for both. */
  readonly inks: Readonly<Partial<Record<Ink, number>>>;
  readonly types: Readonly<Record<CardType, number>>;
  readonly inkable: number;
  readonly averageCost: number;
  /** From cost 0 or 1 to the highest cost. */
  readonly curve: readonly { readonly cost: number; readonly inkable: number; readonly uninkable: number }[];
  /** By turn from 1: the probability of inking a card on this turn and on all before. */
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
