import { fullName, type Card } from './card.js';
import { VANILLA } from './vanilla.js';

/** Cards by full name. Names are looked up without regard to case, accents and the shape of quotation marks, dashes and dots. */
export class Pool {
  readonly #cards = new Map<string, Card>();

  constructor(cards: Iterable<Card>) {
    for (const card of cards) this.#cards.set(keyOf(fullName(card)), card);
  }

  find(name: string): Card | undefined {
    return this.#cards.get(keyOf(name));
  }

  names(): string[] {
    return [...this.#cards.values()].map(fullName);
  }
}

const keyOf = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[’‘ʼ`´]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/[–—−‐‑]/g, '-')
    .replaceAll('…', '...')
    .replaceAll(/\s+/g, ' ')
    .trim();

export const POOL = new Pool(
  VANILLA.map(([name, version, inks, cost, inkable, strength, willpower, lore, classes]) => ({
    name,
    version,
    type: 'character',
    inks,
    cost,
    inkable: inkable === 1,
    strength,
    willpower,
    lore,
    moveCost: 0,
    classifications: classes.split(', '),
    abilities: [],
  })),
);
