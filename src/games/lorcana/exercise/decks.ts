// Decks made to show what cards do: a few cards to look at, and the cards that they need.
import type { Card } from '../cards/card.js';
import type { PartnerFinder } from './partners.js';
import type { Rng } from '../../../core/rng.js';
import { type Deck, CONSTRUCTED } from '../state/table.js';

const FOCUS_COPIES = 4;

const PARTNER_COPIES = 3;

/** Cards for partners at most; the rest are cheap characters that can be inked. */
const PARTNER_CARDS = 24;

const CHEAP = 3;

/** One deck for each list of cards to look at. Inks are mixed at will: what is tried is the text, not the deck. */
export class DeckBuilder {
  readonly #cheap: readonly Card[];

  constructor(
    cards: readonly Card[],
    private readonly partners: PartnerFinder,
  ) {
    this.#cheap = cards.filter((card) => card.type === 'character' && card.inkable && card.cost <= CHEAP);
  }

  build(focus: readonly (readonly Card[])[], rng: Rng): Deck[] {
    return focus.map((own, seat) => {
      const theirs = focus.filter((_, other) => other !== seat).flat();
      const groups = [
        ...own.flatMap((card) => this.partners.of(card).own),
        ...theirs.flatMap((card) => this.partners.of(card).opponents),
      ];
      return this.#fill(own, groups, rng);
    });
  }

  #fill(focus: readonly Card[], groups: readonly (readonly Card[])[], rng: Rng): Deck {
    const copies = new Map<Card, number>();
    let size = 0;
    const add = (card: Card, wanted: number, most = CONSTRUCTED.copies) => {
      const before = copies.get(card) ?? 0;
      const number = Math.min(wanted, most - before, CONSTRUCTED.deckSize - size);
      copies.set(card, before + number);
      size += number;
    };
    for (const card of focus) add(card, FOCUS_COPIES);
    const room = Math.min(CONSTRUCTED.deckSize, size + PARTNER_CARDS);
    const open = shuffled(groups, rng);
    for (let i = 0; size < room && i < PARTNER_CARDS && open.length > 0; i++) {
      const group = open[i % open.length]!;
      const [one, other] = [group[rng.int(group.length)]!, group[rng.int(group.length)]!];
      // Of two, the cheaper: it comes into play sooner.
      add(one.cost <= other.cost ? one : other, Math.min(PARTNER_COPIES, room - size));
    }
    while (size < CONSTRUCTED.deckSize) add(this.#cheap[rng.int(this.#cheap.length)]!, 2, CONSTRUCTED.deckSize);
    return { cards: [...copies].flatMap(([card, number]) => Array.from({ length: number }, () => card)) };
  }
}

export function shuffled<T>(items: readonly T[], rng: Rng): T[] {
  const order = items.slice();
  for (let i = order.length - 1; i > 0; i--) {
    const j = rng.int(i + 1);
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  return order;
}
