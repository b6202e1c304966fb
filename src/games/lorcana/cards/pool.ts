import { type Card, fullName } from './card.js';

/** Cards by full name. Names are looked up without regard to case, accents and the shape of quotation marks, dashes and dots. */
export class Pool {
  readonly #cards = new Map<string, Card>();

  constructor(cards: Iterable<Card>) {
    for (const card of cards) this.#cards.set(nameKey(fullName(card)), card);
  }

  find(name: string): Card | undefined {
    return this.#cards.get(nameKey(name));
  }

  cards(): Card[] {
    return [...this.#cards.values()];
  }

  names(): string[] {
    return this.cards().map(fullName);
  }
}

/** Equal for names that are the same to people. */
export const nameKey = (name: string): string =>
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
