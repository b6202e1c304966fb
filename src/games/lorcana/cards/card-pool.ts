// The card pool in memory, and as files.
import { type Card, fullName } from './card.js';
import { IR_VERSION, type Ability } from '../ir/ability.js';

/** Cards by full name. The lookup ignores case, accents and the typographic form of quotation marks, dashes and dots. */
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

/** The normalised name: equal for names that differ only in case, accents or typography. */
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

// Pool files: facts and abilities without the card texts. The same cards give the same bytes.

/** Number of words stored of an unsupported text: enough to find the place, too few to reproduce the text. */
const KEPT_WORDS = 4;

/** File texts by file name. A card is one line in the file of the set of its first printing. */
export function poolFiles(cards: readonly Card[]): ReadonlyMap<string, string> {
  const referenced = referencedNames(cards);
  const sets = new Map<string, string[]>();
  for (const card of cards) {
    const set = card.printings?.[0]?.set ?? 'none';
    const lines = sets.get(set) ?? [];
    sets.set(set, lines);
    lines.push(JSON.stringify(poolEntry(card, referenced)));
  }
  return new Map(
    [...sets].map(([set, lines]) => [fileName(set), `{"ir":${IR_VERSION},"cards":[\n${lines.join(',\n')}\n]}\n`]),
  );
}

const fileName = (set: string): string => `set-${set.padStart(2, '0').replaceAll(/[^\w-]/g, '_')}.json`;

/** Fields in a fixed order. Ability names are dropped unless players or other texts use them. */
const poolEntry = (card: Card, referenced: ReadonlySet<string>): Card => ({
  name: card.name,
  version: card.version,
  type: card.type,
  inks: card.inks,
  cost: card.cost,
  inkable: card.inkable,
  strength: card.strength,
  willpower: card.willpower,
  lore: card.lore,
  moveCost: card.moveCost,
  classifications: card.classifications,
  abilities: card.abilities.map((ability) =>
    isNamed(ability, card) || referenced.has(nameOf(ability)) ? ability : unnamed(ability),
  ),
  printings: card.printings?.map(({ set, number }) => ({ set, number })) ?? [],
  ...(card.unsupported !== undefined && {
    unsupported: card.unsupported.split(' ').slice(0, KEPT_WORDS).join(' '),
  }),
});

/** Players choose by ability name which ability to use, and which of a card's triggered abilities resolves first. */
const isNamed = (ability: Ability, card: Card): boolean =>
  ability.kind === 'activated' || (ability.kind === 'triggered' && card.abilities.filter(isTriggered).length > 1);

/** Support and Vanish are triggered abilities too (8.13, 8.14). */
const isTriggered = (ability: Ability): boolean =>
  ability.kind === 'triggered' ||
  (ability.kind === 'keyword' && (ability.keyword === 'support' || ability.keyword === 'vanish'));

const nameOf = (ability: Ability): string => ('name' in ability ? (ability.name ?? '').toLowerCase() : '');

const unnamed = (ability: Ability): Ability =>
  Object.fromEntries(Object.entries(ability).filter(([field]) => field !== 'name')) as Ability;

/** Ability names that rules refer to: rules that remove an ability or make it free. */
function referencedNames(cards: readonly Card[]): Set<string> {
  const names = new Set<string>();
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { rule, name } = node as { readonly rule?: unknown; readonly name?: unknown };
    if ((rule === 'noAbility' || rule === 'freeAbility') && typeof name === 'string') names.add(name.toLowerCase());
    for (const inner of Object.values(node)) visit(inner);
  };
  for (const { abilities } of cards) visit(abilities);
  return names;
}
