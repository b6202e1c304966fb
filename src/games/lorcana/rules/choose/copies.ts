// Equal copies of a card: with the option `mergeCopies`, one of them stands for the group in lists of options.
import { type CardEntry, MAX_CARDS, cardIn, Entry, type CardId } from '../../state/entry.js';
import { zeros } from '../../../../core/shared-rows.js';
import { type State, Row } from '../../state/state.js';
import { NONE } from '../../state/empty.js';
import { modifiersOf } from '../../state/modifiers.js';

/** A scratch buffer for the cards of one zone. */
export const scratch = (): CardEntry[] => zeros(MAX_CARDS);

/**
 * Writes to `out` one of each group of equal copies: the same card in the same state. Returns their number. A bit mask
 * of kinds seen so far saves most searches for an equal copy. Kinds can share a bit, so a set bit only means that a search
 * is needed. `out` may be `entries` itself: every card that was kept is still among the entries that are searched.
 */
export function mergeCopies(
  s: State,
  entries: readonly CardEntry[],
  out: CardEntry[],
  length = entries.length,
): number {
  const { kind } = s.table;
  let count = 0;
  let seenKinds = 0;
  for (let i = 0; i < length; i++) {
    const entry = entries[i]!;
    const bit = 1 << kind[cardIn(entry)]!;
    if ((seenKinds & bit) !== 0 && hasEqualCopy(s, entry, entries, i)) continue;
    seenKinds |= bit;
    out[count++] = entry;
  }
  return count;
}

/** `mergeCopies` if the match merges copies, else all entries. */
export function distinctOf(s: State, entries: readonly CardEntry[], out: CardEntry[], length = entries.length): number {
  if (length > 1 && s.table.options.mergeCopies) return mergeCopies(s, entries, out, length);
  for (let i = 0; i < length; i++) out[i] = entries[i]!;
  return length;
}

/** The same as a new list, for rare decisions. `keepApart`: cards that stay separate, as the player cannot see whether they are equal. */
export function distinctList(
  s: State,
  entries: readonly CardEntry[],
  keepApart: readonly CardEntry[] = NONE,
): readonly CardEntry[] {
  if (!s.table.options.mergeCopies || entries.length < 2) return entries;
  return entries.filter((entry, i) => keepApart.includes(entry) || !hasEqualCopy(s, entry, entries, i));
}

/** Whether an equal copy is among the first `count` cards. */
function hasEqualCopy(s: State, entry: CardEntry, among: readonly CardEntry[], count: number): boolean {
  const { kind } = s.table;
  const kindOfEntry = kind[cardIn(entry)];
  for (let i = 0; i < count; i++)
    if (kind[cardIn(among[i]!)] === kindOfEntry && isEqualCopy(s, entry, among[i]!)) return true;
  return false;
}

/** Whether two copies of a card are in the same state, so that it makes no difference which of them is used. */
export function isEqualCopy(s: State, entry: CardEntry, other: CardEntry): boolean {
  const { owner, plain } = s.table;
  if (((entry ^ other) & ~Entry.REF_MASK) !== 0 || owner[cardIn(entry)] !== owner[cardIn(other)]) return false;
  return plain || (isInterchangeable(s, cardIn(entry)) && isInterchangeable(s, cardIn(other)));
}

/** Whether nothing distinguishes a card from its copies: no rule on it, no card under it, no location, no used ability. */
function isInterchangeable(s: State, card: CardId): boolean {
  if (modifiersOf(s, card) !== undefined) return false;
  const under = s.row(Row.UNDER);
  for (let i = 0; i < under.length; i++) if (((under[i]! >> Entry.TOP_SHIFT) & Entry.CARD_MASK) === card) return false;
  const links = s.row(Row.LINKS);
  for (let i = 0; i < links.length; i++) if (links[i] === card) return false;
  for (let i = 0; i < s.used.length; i += 2) if (cardIn(s.used[i]!) === card) return false;
  return true;
}
