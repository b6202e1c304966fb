// Checks a deck file against the rules of deck building (1.10.1), for games and for `deck check`.
import { type Deck, type DeckRules, MAX_DECK_SIZE } from '../state/table.js';
import { type Remark, type ListEntry, readList } from './list.js';
import { type Card, fullName } from '../cards/card.js';
import { type Source, InputError } from '../../../input/input-error.js';
import type { Pool } from '../cards/card-pool.js';
import { nearest } from '../../../input/nearest.js';
import { LinkedFilter, meetsPrint } from '../link/linked-filter.js';
import { type Ink, INKS } from '../ir/vocabulary.js';

/** A card whose text is not understood in full. */
interface Unsupported {
  readonly card: string;
  /** The first words of the text that are not understood. */
  readonly stoppedAt: string;
}

export interface CheckedDeck extends Deck {
  /** All mistakes, in the order of the file. The deck is legal if the list is empty. */
  readonly mistakes: readonly Remark[];
  readonly notices: readonly Remark[];
  readonly unsupported: readonly Unsupported[];
}

/** A line of the list with its card. */
interface Line extends ListEntry {
  readonly card: Card;
}

export function checkDeck(source: Source, pool: Pool, rules: DeckRules): CheckedDeck {
  const list = readList(source);
  const mistakes = [...list.mistakes];
  const lines: Line[] = [];
  for (const entry of list.entries) {
    const found = lookUp(entry, pool, mistakes.length < MOST_ADVICE);
    if (typeof found === 'string') mistakes.push({ line: entry.line, message: found });
    else lines.push({ ...entry, card: found });
  }
  mistakes.push(...copiesTooMany(lines, rules), ...inksTooMany(lines, rules));
  mistakes.sort((a, b) => a.line! - b.line!);
  const size = list.entries.reduce((sum, { count }) => sum + count, 0);
  mistakes.push(...wrongSize(size, rules));
  return {
    cards: size > MAX_DECK_SIZE ? [] : lines.flatMap(({ card, count }) => Array.from({ length: count }, () => card)),
    mistakes,
    notices: list.notices,
    unsupported: unsupportedIn(new Set(lines.map(({ card }) => card))),
  };
}

/** Advice takes 10 ms for a name. A file with more mistakes is no deck list with misspelt names. */
const MOST_ADVICE = 200;

/** Returns the card, or the message of a mistake. */
function lookUp({ name, count }: ListEntry, pool: Pool, withAdvice: boolean): Card | string {
  const card = pool.find(name);
  if (card === undefined) return withAdvice ? unknown(name, pool) : `no card "${name}"`;
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

/** Counts copies by full name. The mistake is reported at the line that exceeds the limit. */
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

/** Copy limits that the texts of cards in the deck set. */
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

/** Cards that another card of the deck allows with any ink. A card with such an ability must itself be legal without it (1.10.1.3). */
function freeOfInk(lines: readonly Line[]): ReadonlySet<Card> {
  const filters = abilitiesIn(lines).flatMap((ability) =>
    'anyInk' in ability ? [new LinkedFilter(ability.anyInk)] : [],
  );
  const cards = lines.map(({ card }) => card);
  const allowsAnyInk = (card: Card) =>
    card.abilities.some((ability) => ability.kind === 'deckBuilding' && 'anyInk' in ability);
  return new Set(cards.filter((card) => !allowsAnyInk(card) && filters.some((filter) => meetsPrint(card, filter))));
}

/** Reports the lines that bring in an ink type too many. A card with two inks counts for both (5.2.5.1). */
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
  if (size > MAX_DECK_SIZE)
    return [{ message: `a deck of ${size} cards; tempolab plays decks of up to ${MAX_DECK_SIZE}` }];
  return [];
}

const unsupportedIn = (cards: ReadonlySet<Card>): Unsupported[] =>
  [...cards].flatMap((card) =>
    card.unsupported === undefined ? [] : [{ card: fullName(card), stoppedAt: card.unsupported }],
  );

/** Reads a deck to play with. Throws an InputError for the first mistake; `notify` receives notices for readers of the results. */
export function readDeck(source: Source, pool: Pool, rules: DeckRules, notify: (notice: string) => void): Deck {
  const { cards, mistakes, notices, unsupported } = checkDeck(source, pool, rules);
  if (mistakes.length > 0) throw new InputError(formatRemark(source, mistakes[0]!));
  if (unsupported.length > 0 && !rules.allowUnsupported)
    throw new InputError(
      `${source.file}: ${notUnderstood(unsupported)}; add --allow-unsupported to play with the part that is understood`,
    );
  for (const notice of notices) notify(formatRemark(source, notice));
  if (unsupported.length > 0) notify(`${source.file}: played in part: ${notUnderstood(unsupported)}`);
  return { cards };
}

export const formatRemark = ({ file }: Source, { line, message }: Remark): string =>
  `${file}${line === undefined ? '' : `:${line}`}: ${message}`;

const notUnderstood = (unsupported: readonly Unsupported[]): string =>
  unsupported.map(({ card, stoppedAt }) => `the text of "${card}" is not understood from "${stoppedAt}" on`).join(', ');
