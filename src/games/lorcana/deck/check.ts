// A deck file against the rules of deck building (1.10.1). Games and `deck check` read decks here, and see the same mistakes.
import { type Deck, type DeckRules, MOST_CARDS } from '../state/table.js';
import { type Remark, type ListEntry, readList } from './list.js';
import { type Card, fullName } from '../cards/card.js';
import { type Source, InputError } from '../../../input/input-error.js';
import type { Pool } from '../cards/card-pool.js';
import { nearest } from '../../../input/nearest.js';
import { LinkedFilter, meetsPrint } from '../link/filter.js';
import { type Ink, INKS } from '../ir/vocabulary.js';

/** A card whose text is not understood in full. */
export interface Unsupported {
  readonly card: string;
  /** The words at which understanding stopped. */
  readonly stoppedAt: string;
}

export interface CheckedDeck extends Deck {
  /** All that is wrong, in the order of the file. None: the deck is legal. */
  readonly mistakes: readonly Remark[];
  readonly notices: readonly Remark[];
  readonly unsupported: readonly Unsupported[];
}

/** A line of the list and the card it names. */
interface Line extends ListEntry {
  readonly card: Card;
}

export function checkDeck(source: Source, pool: Pool, rules: DeckRules): CheckedDeck {
  const list = readList(source);
  const mistakes = [...list.mistakes];
  const lines: Line[] = [];
  for (const entry of list.entries) {
    const found = lookUp(entry, pool);
    if (typeof found === 'string') mistakes.push({ line: entry.line, message: found });
    else lines.push({ ...entry, card: found });
  }
  mistakes.push(...copiesTooMany(lines, rules), ...inksTooMany(lines, rules));
  mistakes.sort((a, b) => a.line! - b.line!);
  const size = list.entries.reduce((sum, { count }) => sum + count, 0);
  mistakes.push(...wrongSize(size, rules));
  return {
    cards: size > MOST_CARDS ? [] : lines.flatMap(({ card, count }) => Array.from({ length: count }, () => card)),
    mistakes,
    notices: list.notices,
    unsupported: unsupportedIn(new Set(lines.map(({ card }) => card))),
  };
}

/** The card, or what is wrong. */
function lookUp({ name, count }: ListEntry, pool: Pool): Card | string {
  const card = pool.find(name);
  if (card === undefined) return unknown(name, pool);
  return count === 0 ? `0 copies of "${name}"; leave the line out, or write 1 or more` : card;
}

const MOST_VERSIONS = 4;

function unknown(name: string, pool: Pool): string {
  const names = pool.names();
  const versions = names.filter((each) => each.toLowerCase().startsWith(`${name.toLowerCase()} - `));
  if (versions.length > 0) {
    const some = versions.slice(0, MOST_VERSIONS).join(', ') + (versions.length > MOST_VERSIONS ? ' …' : '');
    return `no card "${name}" without a version; there ${versions.length === 1 ? 'is' : 'are'}: ${some}`;
  }
  const near = nearest(name, names);
  return `no card "${name}"${near === undefined ? '' : `; did you mean "${near}"?`}`;
}

/** Counted by full name; told at the line that is one too many. */
function copiesTooMany(lines: readonly Line[], rules: DeckRules): Remark[] {
  const copies = new Map<Card, number>();
  const over = new Map<Card, number>();
  const limits = limitsIn(lines);
  const limitOf = (card: Card) => limits.get(card) ?? rules.copies;
  for (const { card, count, line } of lines) {
    const total = (copies.get(card) ?? 0) + count;
    copies.set(card, total);
    if (total > limitOf(card) && !over.has(card)) over.set(card, line);
  }
  return [...over].map(([card, line]) => ({
    line,
    message: `${copies.get(card)!} copies of "${fullName(card)}"; at most ${limitOf(card)} are allowed`,
  }));
}

/** How many copies the cards of the deck allow, where they say so. */
function limitsIn(lines: readonly Line[]): ReadonlyMap<Card, number> {
  const limits = new Map<Card, number>();
  const isCalled = (card: Card, name: string): boolean =>
    [fullName(card), card.name].some((one) => one.toLowerCase() === name.toLowerCase());
  for (const ability of abilitiesIn(lines))
    if ('copies' in ability)
      for (const { card } of lines) if (isCalled(card, ability.of)) limits.set(card, ability.copies);
  return limits;
}

const abilitiesIn = (lines: readonly Line[]) =>
  lines.flatMap(({ card }) => card.abilities).filter((ability) => ability.kind === 'deckBuilding');

/** Cards that others of the deck let in whatever their ink; those that say so must be legal without (1.10.1.3). */
function freeOfInk(lines: readonly Line[]): ReadonlySet<Card> {
  const filters = abilitiesIn(lines).flatMap((ability) =>
    'anyInk' in ability ? [new LinkedFilter(ability.anyInk)] : [],
  );
  const cards = lines.map(({ card }) => card);
  const says = (card: Card) => card.abilities.some((ability) => ability.kind === 'deckBuilding' && 'anyInk' in ability);
  return new Set(cards.filter((card) => !says(card) && filters.some((filter) => meetsPrint(card, filter))));
}

/** Told where an ink type too many comes in; of both inks of a card both count (5.2.5.1). */
function inksTooMany(lines: readonly Line[], rules: DeckRules): Remark[] {
  const inks = new Set<Ink>();
  const free = freeOfInk(lines);
  return lines.flatMap(({ card, line }) => {
    if (free.has(card)) return [];
    const before = inks.size;
    for (const ink of card.inks) inks.add(ink);
    if (inks.size === before || inks.size <= rules.inkTypes) return [];
    const all = INKS.filter((ink) => inks.has(ink)).join(', ');
    const message = `"${fullName(card)}" makes the deck ${all}; at most ${rules.inkTypes} ink types are allowed`;
    return [{ line, message }];
  });
}

function wrongSize(size: number, rules: DeckRules): Remark[] {
  if (size < rules.deckSize) return [{ message: `a deck of ${size} cards; at least ${rules.deckSize} are needed` }];
  if (size > MOST_CARDS) return [{ message: `a deck of ${size} cards; tempolab plays decks of up to ${MOST_CARDS}` }];
  return [];
}

const unsupportedIn = (cards: ReadonlySet<Card>): Unsupported[] =>
  [...cards].flatMap((card) =>
    card.unsupported === undefined ? [] : [{ card: fullName(card), stoppedAt: card.unsupported }],
  );

/** A deck to play with. The first mistake is an InputError; `tell` hears what a reader of the results should know. */
export function readDeck(source: Source, pool: Pool, rules: DeckRules, tell: (notice: string) => void): Deck {
  const { cards, mistakes, notices, unsupported } = checkDeck(source, pool, rules);
  if (mistakes.length > 0) throw new InputError(formatRemark(source, mistakes[0]!));
  if (unsupported.length > 0 && !rules.allowUnsupported)
    throw new InputError(
      `${source.file}: ${notUnderstood(unsupported)}; --allow-unsupported would play with what is understood`,
    );
  for (const notice of notices) tell(formatRemark(source, notice));
  if (unsupported.length > 0) tell(`${source.file}: played in part: ${notUnderstood(unsupported)}`);
  return { cards };
}

export const formatRemark = ({ file }: Source, { line, message }: Remark): string =>
  `${file}${line === undefined ? '' : `:${line}`}: ${message}`;

const notUnderstood = (unsupported: readonly Unsupported[]): string =>
  unsupported.map(({ card, stoppedAt }) => `the text of "${card}" is not understood from "${stoppedAt}" on`).join(', ');
