import { type CardEntry, MAX_CARDS, cardIn, Entry, type CardId } from '../../state/entry.js';
import { zeros } from '../../../../core/shared-rows.js';
import { type State, Row } from '../../state/state.js';
import { NONE } from '../../state/empty.js';
import { modifiersOf } from '../../state/modifiers.js';

/** Room for the cards of one zone. */
export const scratch = (): CardEntry[] => zeros(MAX_CARDS);

/**
 * Writes to `out` one of each group of like cards: copies of the same card in the same state. Returns how many there are. Kinds that were met
 * are noted as bits of one integer: where it says that a kind may have been met before, the cards before are looked through. `out` may be
 * `entries` itself: what is written over are twins of cards further up.
 */
export function mergeCopies(
  s: State,
  entries: readonly CardEntry[],
  out: CardEntry[],
  length = entries.length,
): number {
  const { kind } = s.table;
  let count = 0;
  let met = 0;
  for (let i = 0; i < length; i++) {
    const entry = entries[i]!;
    const bit = 1 << kind[cardIn(entry)]!;
    if ((met & bit) !== 0 && hasEqualCopy(s, entry, entries, i)) continue;
    met |= bit;
    out[count++] = entry;
  }
  return count;
}

/** The same where the match merges copies; else all of them. */
export function distinctOf(s: State, entries: readonly CardEntry[], out: CardEntry[], length = entries.length): number {
  if (length > 1 && s.table.options.mergeCopies) return mergeCopies(s, entries, out, length);
  for (let i = 0; i < length; i++) out[i] = entries[i]!;
  return length;
}

/** The same as a list, where options are few and speed matters less. `apart`: cards of which nobody can tell whether they are alike. */
export function distinctList(
  s: State,
  entries: readonly CardEntry[],
  apart: readonly CardEntry[] = NONE,
): readonly CardEntry[] {
  if (!s.table.options.mergeCopies || entries.length < 2) return entries;
  return entries.filter((entry, i) => apart.includes(entry) || !hasEqualCopy(s, entry, entries, i));
}

/** Whether a like card is among the first `count`. */
function hasEqualCopy(s: State, entry: CardEntry, among: readonly CardEntry[], count: number): boolean {
  const { kind } = s.table;
  const its = kind[cardIn(entry)];
  for (let i = 0; i < count; i++) if (kind[cardIn(among[i]!)] === its && isEqualCopy(s, entry, among[i]!)) return true;
  return false;
}

/** Whether nothing tells two copies of a card apart. */
export function isEqualCopy(s: State, entry: CardEntry, other: CardEntry): boolean {
  const { owner, plain } = s.table;
  if (((entry ^ other) & ~Entry.REF_MASK) !== 0 || owner[cardIn(entry)] !== owner[cardIn(other)]) return false;
  return plain || (isInterchangeable(s, cardIn(entry)) && isInterchangeable(s, cardIn(other)));
}

/** Nothing in the game tells this card from its copies: no rule on it, no cards under it, no location. */
function isInterchangeable(s: State, card: CardId): boolean {
  if (modifiersOf(s, card) !== undefined) return false;
  const under = s.row(Row.UNDER);
  for (let i = 0; i < under.length; i++) if (((under[i]! >> Entry.TOP_SHIFT) & Entry.CARD_MASK) === card) return false;
  const links = s.row(Row.LINKS);
  for (let i = 0; i < links.length; i++) if (links[i] === card) return false;
  for (let i = 0; i < s.used.length; i += 2) if (cardIn(s.used[i]!) === card) return false;
  return true;
}
