// Builds decks that exercise cards: a few cards under test, and partners that their texts need.
import { type Card, namesOf, fullName } from '../cards/card.js';
import type { Rng } from '../../../core/rng.js';
import { type Deck, CONSTRUCTED } from '../state/table.js';
import type { CardType, KeywordName } from '../ir/vocabulary.js';

const FOCUS_COPIES = 4;

const PARTNER_COPIES = 3;

/** Maximum number of partner cards; cheap inkable characters fill the rest of the deck. */
const PARTNER_CARDS = 24;

const CHEAP = 3;

/** Builds one deck for each list of cards under test. Inks are mixed freely: the test is about texts, not about deck building. */
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
      // The cheaper of two cards, which comes into play sooner.
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

// Partners: the cards that a card's text refers to and needs to have an effect

/** A description of partner cards by their printed facts. */
interface PartnerFilter {
  readonly types?: readonly CardType[];
  readonly classes?: readonly string[];
  readonly named?: readonly string[];
  readonly keyword?: KeywordName;
  readonly mostCost?: number;
  readonly side: Side;
}

/** The decks that should contain the partners. */
type Side = 'own' | 'opponents' | 'both';

export interface Partners {
  readonly own: readonly (readonly Card[])[];
  readonly opponents: readonly (readonly Card[])[];
}

/** Finds partners among `cards`, with a cache by card. */
export class PartnerFinder {
  readonly #found = new Map<Card, Partners>();

  constructor(private readonly cards: readonly Card[]) {}

  of(card: Card): Partners {
    const known = this.#found.get(card);
    if (known !== undefined) return known;
    const filters = partnerFiltersOf(card);
    const groups = (side: Side) =>
      filters
        .filter((filter) => filter.side === side || filter.side === 'both')
        .map((filter) => this.cards.filter((each) => meets(each, filter)))
        .filter((group) => group.length > 0);
    const partners = { own: groups('own'), opponents: groups('opponents') };
    this.#found.set(card, partners);
    return partners;
  }
}

function partnerFiltersOf(card: Card): PartnerFilter[] {
  const filters = new Map<string, PartnerFilter>();
  const add = (filter: PartnerFilter) => filters.set(JSON.stringify(filter), filter);
  for (const ability of card.abilities) {
    if (ability.kind === 'keyword' && ability.keyword === 'shift' && ability.shift?.onto === undefined)
      add({ types: ['character'], named: namesOf(card), mostCost: card.cost, side: 'own' });
    if (ability.kind === 'keyword' && ability.keyword === 'singer')
      add({ types: ['song'], mostCost: ability.n ?? 0, side: 'own' });
    visit(ability, card, add);
  }
  return [...filters.values()];
}

interface FilterFields {
  readonly types?: readonly CardType[];
  readonly classes?: readonly string[];
  readonly named?: readonly string[];
  readonly keyword?: unknown;
  readonly of?: unknown;
  readonly atLocation?: boolean;
  readonly here?: boolean;
  readonly covers?: boolean;
  readonly zone?: unknown;
  readonly on?: unknown;
  readonly onThis?: boolean;
}

/** Collects filters anywhere in an ability; any node with fields of a filter counts as one. */
function visit(node: unknown, card: Card, add: (filter: PartnerFilter) => void): void {
  if (typeof node !== 'object' || node === null) return;
  if (!Array.isArray(node)) {
    const { types, classes, named, keyword, of, atLocation, here, covers, zone, on, onThis } = node as FilterFields;
    const side: Side = of === 'you' ? 'own' : of === 'opponents' || of === 'opponent' ? 'opponents' : 'both';
    const isSpecific =
      Array.isArray(classes) || Array.isArray(named) || (Array.isArray(types) && !types.includes('character'));
    if (isSpecific)
      add({
        ...(Array.isArray(types) && { types }),
        ...(Array.isArray(classes) && { classes }),
        ...(Array.isArray(named) && { named }),
        side,
      });
    if (typeof keyword === 'string' && !('kind' in node) && !('rule' in node))
      add({ keyword: keyword as KeywordName, side });
    if (atLocation === true || here === true || on === 'moves') add({ types: ['location'], side: 'own' });
    if (covers === true || zone === 'under' || on === 'putUnder' || on === 'boost')
      add({ keyword: 'boost', side: 'own' });
    if (onThis === true) add({ named: namesOf(card), keyword: 'shift', side: 'own' });
    if (on === 'sings' || on === 'singers') add({ types: ['song'], mostCost: 4, side: 'own' });
  }
  for (const inner of Object.values(node)) visit(inner, card, add);
}

const meets = (card: Card, { types, classes, named, keyword, mostCost }: PartnerFilter): boolean =>
  (types === undefined || types.some((type) => type === card.type || (type === 'action' && card.type === 'song'))) &&
  (classes === undefined || classes.some((each) => card.classifications.includes(each))) &&
  (named === undefined || namesOf(card).some((name) => named.includes(name)) || named.includes(fullName(card))) &&
  (keyword === undefined || card.abilities.some((each) => each.kind === 'keyword' && each.keyword === keyword)) &&
  (mostCost === undefined || card.cost <= mostCost);
