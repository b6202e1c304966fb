import { zeros } from '../../../core/share.js';
import { cardIn, Entry, MAX_CARDS, type CardEntry, type State } from '../state.js';

/** `stamps[kind]` is the number of the last call that met a card of that kind. */
const stamps = new Int32Array(MAX_CARDS);
let stamp = 0;

/** Room for the cards of one zone. */
export const scratch = (): CardEntry[] => zeros(MAX_CARDS);

/** Writes to `out` one of each group of like cards: copies of the same card in the same state. Returns how many there are. */
export function distinct(s: State, entries: readonly CardEntry[], out: CardEntry[]): number {
  const { kind } = s.table;
  stamp = (stamp + 1) | 0;
  let count = 0;
  for (let i = 0; i < entries.length; i++) {
    const entry = entries[i]!;
    const its = kind[cardIn(entry)]!;
    const isNew = stamps[its] !== stamp || !hasTwin(kind, entry, out, count);
    stamps[its] = stamp;
    if (isNew) out[count++] = entry;
  }
  return count;
}

function hasTwin(kind: readonly number[], entry: CardEntry, among: readonly CardEntry[], count: number): boolean {
  for (let i = 0; i < count; i++) {
    const other = among[i]!;
    if (kind[cardIn(other)] === kind[cardIn(entry)] && ((other ^ entry) & ~Entry.CARD_MASK) === 0) return true;
  }
  return false;
}
