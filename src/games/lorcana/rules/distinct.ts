import { zeros } from '../../../core/share.js';
import { modifiersOf } from './modifiers.js';
import { cardIn, Entry, MAX_CARDS, Row, type CardEntry, type CardId, type State } from '../state.js';

/** `stamps[kind]` is the number of the last call that met a card of that kind. */
const stamps = new Int32Array(MAX_CARDS);
let stamp = 0;

/** Room for the cards of one zone. */
export const scratch = (): CardEntry[] => zeros(MAX_CARDS);

/** Writes to `out` one of each group of like cards: copies of the same card in the same state. Returns how many there are. */
export function distinct(s: State, entries: readonly CardEntry[], out: CardEntry[], length = entries.length): number {
  const { kind } = s.table;
  stamp = (stamp + 1) | 0;
  let count = 0;
  for (let i = 0; i < length; i++) {
    const entry = entries[i]!;
    const its = kind[cardIn(entry)]!;
    const isNew = stamps[its] !== stamp || !hasTwin(s, entry, out, count);
    stamps[its] = stamp;
    if (isNew) out[count++] = entry;
  }
  return count;
}

/** The same where the match merges copies; else all of them. */
export function distinctOf(s: State, entries: readonly CardEntry[], out: CardEntry[], length = entries.length): number {
  if (s.table.options.mergeCopies) return distinct(s, entries, out, length);
  for (let i = 0; i < length; i++) out[i] = entries[i]!;
  return length;
}

/** The same as a list, where options are few and speed matters less. */
export function distinctList(s: State, entries: readonly CardEntry[]): readonly CardEntry[] {
  if (!s.table.options.mergeCopies || entries.length < 2) return entries;
  return entries.filter((entry, i) => !hasTwin(s, entry, entries, i));
}

function hasTwin(s: State, entry: CardEntry, among: readonly CardEntry[], count: number): boolean {
  const { kind, owner } = s.table;
  const card = cardIn(entry);
  for (let i = 0; i < count; i++) {
    const other = cardIn(among[i]!);
    if (kind[other] !== kind[card] || owner[other] !== owner[card]) continue;
    if (((among[i]! ^ entry) & ~Entry.REF_MASK) === 0 && (s.table.plain || (isPlain(s, card) && isPlain(s, other))))
      return true;
  }
  return false;
}

/** Nothing in the game tells this card from its copies: no rule on it, no cards under it, no location. */
function isPlain(s: State, card: CardId): boolean {
  if (modifiersOf(s, card) !== undefined) return false;
  const under = s.row(Row.UNDER);
  for (let i = 0; i < under.length; i++) if (((under[i]! >> Entry.TOP_SHIFT) & Entry.CARD_MASK) === card) return false;
  const links = s.row(Row.LINKS);
  for (let i = 0; i < links.length; i++) if (links[i] === card) return false;
  for (let i = 0; i < s.used.length; i += 2) if (cardIn(s.used[i]!) === card) return false;
  return true;
}
