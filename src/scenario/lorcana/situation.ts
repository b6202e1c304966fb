// A position within a scenario: the state, and the names that the scenario gives to cards. Immutable: a step returns a new one.
import { nameKey } from '../../games/lorcana/cards/card-pool.js';
import { type Card, fullName, namesOf } from '../../games/lorcana/cards/card.js';
import type { Effect } from '../../games/lorcana/ir/effect.js';
import { type CardRef, type CardId, NO_CARD, findIndexIn } from '../../games/lorcana/state/entry.js';
import type { Lorcana } from '../../games/lorcana/index.js';
import { type State, Zone } from '../../games/lorcana/state/state.js';
import { onForced } from '../../games/lorcana/rules/choose/ask.js';
import { currentEffect } from '../../games/lorcana/state/frames.js';
import { apply, ActionList } from '../../core/game.js';
import { placeOfCard } from '../../games/lorcana/rules/read/references.js';
import { ScenarioError, listed } from '../scenario.js';
import { cardOf, targetOf } from '../../games/lorcana/state/packed-action.js';

/** Names are compared by this key: without regard to case, spacing and the shape of quotation marks. */
export const key = nameKey;

/** True if the card has this name, with its version or without. */
export const isNamed = (card: Pick<Card, 'name' | 'version'>, name: string): boolean => {
  const wanted = key(name);
  return key(fullName(card)) === wanted || namesOf(card).some((each) => key(each) === wanted);
};

export const isFullName = (card: Pick<Card, 'name' | 'version'>, name: string): boolean =>
  key(fullName(card)) === key(name);

export const seatName = (seat: number): string => `p${seat + 1}`;

/** An option that the engine took because it was the only one, and the effect that needed it. */
export interface Forced {
  readonly option: number;
  readonly effect: Effect | undefined;
  readonly source: CardRef;
}

export interface Situation {
  readonly game: Lorcana;
  readonly state: State;
  readonly named: ReadonlyMap<string, CardId>;
  /** A number that was answered before the decision about it. */
  readonly earlyNumber?: string | undefined;
  /** A number above the damage of the current card: the cards that follow may have that much. */
  readonly givenNumber?: number | undefined;
  /** The answers of the last choice of cards. They give the order of the cards if the scenario does not give it separately. */
  readonly namedOrder?: readonly string[];
  /** The options forced since the last step that was not an answer. */
  readonly forced?: readonly Forced[];
  /** The printed text of a card, for the modes of modal abilities. */
  readonly textOf: (card: Card) => string;
}

/** Takes an action, and records the options that were forced. */
export function act(situation: Situation, action: number): Situation {
  const forced: Forced[] = [...(situation.forced ?? [])];
  onForced((state, option) => {
    forced.push({ option, effect: currentEffect(state), source: state.frames.at(-1)?.source ?? NO_CARD });
  });
  try {
    return { ...situation, state: apply(situation.game, situation.state, action), forced };
  } finally {
    onForced(undefined);
  }
}

export function legalActions({ game, state }: Situation): readonly number[] {
  const list = new ActionList();
  game.legal(state, list);
  return [...list.items.slice(0, list.count)];
}

export const signature = ({ game, state }: Situation): string => game.signature(state);

export const withName = (situation: Situation, name: string, card: CardId): Situation => ({
  ...situation,
  named: new Map([...situation.named, [key(name), card]]),
});

export const cardName = ({ state }: Situation, card: CardId): string => fullName(state.table.cards[card]!);

/** The zone of a card by its name in scenarios. An action that is resolving is in play (7.4.1). */
export function zoneName({ state }: Situation, card: CardId): string {
  const place = placeOfCard(state, card)?.zone;
  if (place === undefined) return isInBag(state, card) ? 'bag' : 'no zone';
  if (place === 'resolving') return 'play';
  return place === 'under' ? place : ZONE_NAMES[place]!;
}

/** Bag is the only zone that a variant adds. */
const isInBag = (s: State, card: CardId): boolean =>
  s.table.hooks.cardRows(s.table.seats).some((row) => findIndexIn(s.row(row), card) >= 0);

const ZONE_NAMES: Readonly<Record<number, string>> = {
  [Zone.DECK]: 'deck',
  [Zone.HAND]: 'hand',
  [Zone.PLAY]: 'play',
  [Zone.INKWELL]: 'inkwell',
  [Zone.DISCARD]: 'discard',
};

/** The cards that a REF stands for: the one named so by `as`, else those in play with this name, else those in any zone. */
export function cardsFor(situation: Situation, ref: string): readonly CardId[] {
  const found = cardsNamed(situation, ref);
  const inPlay = found.filter((id) => zoneName(situation, id) === 'play');
  return inPlay.length > 0 ? inPlay : found;
}

/** The card named so by `as`, else all cards with this full name, else all with this name, in any zone. */
export function cardsNamed(situation: Situation, ref: string): readonly CardId[] {
  const given = situation.named.get(key(ref));
  if (given !== undefined) return [given];
  const { cards } = situation.state.table;
  const all = cards.flatMap((card, id) => (isFullName(card, ref) ? [id] : []));
  return all.length > 0 ? all : cards.flatMap((card, id) => (isNamed(card, ref) ? [id] : []));
}

/** Like `cardsFor`; throws if there is no such card. */
export function knownCards(situation: Situation, ref: string): readonly CardId[] {
  const cards = cardsFor(situation, ref);
  if (cards.length > 0) return cards;
  throw new ScenarioError(`no card "${ref}" in this scenario; names given: ${[...situation.named.keys()].join(', ')}`);
}

/** An action in words, with the names that `as` gave to its cards. */
export function describe(situation: Situation, action: number): string {
  const words = situation.game.describe(situation.state, action).replace(/^choose player (\d)$/, 'choose p$1');
  const cards = [...situation.named].filter(([, card]) => card === cardOf(action) || card === targetOf(action));
  const names = cards.filter(([, card]) => words.includes(cardName(situation, card))).map(([name]) => name);
  return names.length === 0 ? words : `${words} (${names.join(', ')})`;
}

export const outcome = ({ game, state }: Situation) => game.outcome(state);

/** The open decision in words: the player and the options. */
export function questionInWords(situation: Situation): string {
  const { question } = situation.state;
  if (question === undefined) return 'no decision is open';
  const options = listed(question.options.map((option) => describe(situation, option)));
  return `${seatName(question.seat)} decides: ${options}`;
}
