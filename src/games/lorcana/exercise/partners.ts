// Which other cards a card's text speaks of: those it needs around it to do what it says.
import type { CardType, KeywordName } from '../ir/vocabulary.js';
import { type Card, namesOf, fullName } from '../cards/card.js';

/** Cards asked for, by what is printed on them. */
interface Wish {
  readonly types?: readonly CardType[];
  readonly classes?: readonly string[];
  readonly named?: readonly string[];
  readonly keyword?: KeywordName;
  readonly mostCost?: number;
  readonly side: Side;
}

/** With whom such cards are looked for. */
type Side = 'own' | 'opponents' | 'both';

export interface Partners {
  readonly own: readonly (readonly Card[])[];
  readonly opponents: readonly (readonly Card[])[];
}

/** Looks for partners among `cards`; remembers what it found. */
export class PartnerFinder {
  readonly #found = new Map<Card, Partners>();

  constructor(private readonly cards: readonly Card[]) {}

  of(card: Card): Partners {
    const known = this.#found.get(card);
    if (known !== undefined) return known;
    const wishes = wishesOf(card);
    const groups = (side: Side) =>
      wishes
        .filter((wish) => wish.side === side || wish.side === 'both')
        .map((wish) => this.cards.filter((each) => fulfils(each, wish)))
        .filter((group) => group.length > 0);
    const partners = { own: groups('own'), opponents: groups('opponents') };
    this.#found.set(card, partners);
    return partners;
  }
}

function wishesOf(card: Card): Wish[] {
  const wishes = new Map<string, Wish>();
  const add = (wish: Wish) => wishes.set(JSON.stringify(wish), wish);
  for (const ability of card.abilities) {
    if (ability.kind === 'keyword' && ability.keyword === 'shift' && ability.shift?.onto === undefined)
      add({ types: ['character'], named: namesOf(card), mostCost: card.cost, side: 'own' });
    if (ability.kind === 'keyword' && ability.keyword === 'singer')
      add({ types: ['song'], mostCost: ability.n ?? 0, side: 'own' });
    visit(ability, card, add);
  }
  return [...wishes.values()];
}

interface Filterish {
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

/** Filters may stand anywhere; what has some of their fields is one. */
function visit(node: unknown, card: Card, add: (wish: Wish) => void): void {
  if (typeof node !== 'object' || node === null) return;
  if (!Array.isArray(node)) {
    const { types, classes, named, keyword, of, atLocation, here, covers, zone, on, onThis } = node as Filterish;
    const side: Side = of === 'you' ? 'own' : of === 'opponents' || of === 'opponent' ? 'opponents' : 'both';
    const isTold =
      Array.isArray(classes) || Array.isArray(named) || (Array.isArray(types) && !types.includes('character'));
    if (isTold)
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

const fulfils = (card: Card, { types, classes, named, keyword, mostCost }: Wish): boolean =>
  (types === undefined || types.some((type) => type === card.type || (type === 'action' && card.type === 'song'))) &&
  (classes === undefined || classes.some((each) => card.classifications.includes(each))) &&
  (named === undefined || namesOf(card).some((name) => named.includes(name)) || named.includes(fullName(card))) &&
  (keyword === undefined || card.abilities.some((each) => each.kind === 'keyword' && each.keyword === keyword)) &&
  (mostCost === undefined || card.cost <= mostCost);
