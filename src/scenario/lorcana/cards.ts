// The cards that a scenario can name: its own, those of a card file, and those shipped with tempolab.
import { type Card, fullName } from '../../games/lorcana/cards/card.js';
import type { CardFacts } from '../../games/lorcana/cards/facts.js';
import { key } from './situation.js';
import { compileCard } from '../../games/lorcana/text/compile.js';
import { ScenarioError } from '../scenario.js';
import { shippedPool } from '../../games/lorcana/cards/shipped.js';
import { nearest } from '../../input/nearest.js';

/** An arbitrary card: a character that no card text names. */
export const FILLER: Card = {
  name: 'Filler',
  version: 'Blank Card',
  type: 'character',
  inks: ['Steel'],
  cost: 1,
  inkable: true,
  strength: 1,
  willpower: 1,
  lore: 1,
  moveCost: 0,
  classifications: ['Storyborn'],
  abilities: [],
};

/** Cards by name. Texts are compiled lazily, as most cards of a file occur in no scenario. */
export class CardShelf {
  readonly #facts = new Map<string, CardFacts>();
  /** Cards by name without version; several if the name alone is ambiguous. */
  readonly #byName = new Map<string, CardFacts[]>();
  readonly #cards = new Map<CardFacts, Card>();

  constructor(cards: readonly CardFacts[]) {
    for (const facts of cards) {
      this.#facts.set(key(fullName(facts)), facts);
      const name = key(facts.name);
      this.#byName.set(name, [...(this.#byName.get(name) ?? []), facts]);
    }
  }

  find(name: string): Card | undefined {
    const facts = this.#facts.get(key(name)) ?? this.#only(name);
    if (facts === undefined) return undefined;
    const card = this.#cards.get(facts) ?? compileCard(facts);
    this.#cards.set(facts, card);
    return playable(card);
  }

  #only(name: string): CardFacts | undefined {
    const named = this.#byName.get(key(name)) ?? [];
    if (named.length > 1)
      throw new ScenarioError(`"${name}" is ambiguous: ${named.map(fullName).join(', ')}; expected name and version`);
    return named[0];
  }

  names(): string[] {
    return [...this.#facts.values()].map(fullName);
  }
}

/** The card of this name: from the first shelf that has it, else a shipped card. */
export function findCardNamed(name: string, shelves: readonly CardShelf[]): Card {
  for (const shelf of shelves) {
    const card = shelf.find(name);
    if (card !== undefined) return card;
  }
  const card = shippedPool().find(name);
  if (card !== undefined) return playable(card);
  const near = nearest(name, [...shelves.flatMap((shelf) => shelf.names()), ...shippedPool().names()]);
  throw new ScenarioError(`no card "${name}"${near === undefined ? '' : `; did you mean "${near}"?`}`);
}

function playable(card: Card): Card {
  if (card.unsupported === undefined) return card;
  throw new ScenarioError(`${fullName(card)}: text not understood from "${card.unsupported}" on`);
}
