import type { Seat } from '../../core/game.js';
import type { Rng } from '../../core/rng.js';
import { RecordCopy } from './copy-records.js';
import { rebuild } from './rules/refresh.js';
import { cardIn, Entry, MAX_CARDS, Row, Zone, type CardId, type State } from './state.js';

/**
 * Deals states that `seat` cannot tell from `s`: the cards it does not know change places at random, and future chance is drawn anew.
 * They share nothing with `s`, only with each other: whoever gets one may do with it what they like.
 */
export class Dealer {
  readonly #base: State;
  readonly #hidden: readonly Hidden[];
  /** Whether something under way may speak of a card that changes places. */
  readonly #isSpeaking: boolean;

  constructor(s: State, seat: Seat) {
    this.#base = s.copy();
    copyRecords(this.#base);
    const known = 1 << (Entry.KNOWN_SHIFT + seat);
    this.#hidden = Array.from({ length: s.table.seats }, (_, owner) => hiddenOf(s, owner, known));
    this.#isSpeaking = s.frames.length > 0 || s.bag.length > 0 || s.question !== undefined;
  }

  deal(rng: Rng): State {
    const dealt = this.#base.branch();
    for (const hidden of this.#hidden) dealHidden(dealt, hidden, rng);
    if (this.#isSpeaking) this.#follow(dealt);
    const random = dealt.editRow(Row.RANDOM);
    for (let i = 0; i < random.length; i++) random[i] = rng.word() | 1;
    return dealt;
  }

  /** Where what is under way spoke of a card that changed places, it speaks of the one that is there now. */
  #follow(dealt: State): void {
    const moves = new Map<CardId, CardId>();
    for (const { rows, places } of this.#hidden)
      rows.forEach((row, n) => {
        for (const i of places[n]!) moves.set(cardIn(this.#base.row(row)[i]!), cardIn(dealt.row(row)[i]!));
      });
    new RecordCopy((card) => moves.get(card) ?? card).of(dealt);
  }
}

/** Records are never written, only replaced; but a stranger with a sample might write them. */
function copyRecords(s: State): void {
  SAME_CARDS.of(s);
  if (s.modifiers !== undefined) rebuild(s);
}

const SAME_CARDS = new RecordCopy((card) => card);

// Scratch space: which cards are hidden, and those not yet dealt.
const isHidden = new Uint8Array(MAX_CARDS);
const left = new Int32Array(MAX_CARDS);

/** The cards of one owner that a seat does not know, and where they lie. */
interface Hidden {
  /** By number, so that the same luck deals the same cards wherever the hidden ones really are. */
  readonly cards: readonly CardId[];
  readonly rows: readonly number[];
  /** For each of the rows, the places of hidden cards in it. */
  readonly places: readonly (readonly number[])[];
}

/** Rows in which a seat has cards that others may not know. */
const hidingRows = (owner: Seat): number[] => [
  ...[Zone.HAND, Zone.DECK, Zone.INKWELL].map((z) => Row.ZONES + owner * Zone.COUNT + z),
  Row.UNDER,
];

function hiddenOf(s: State, owner: Seat, known: number): Hidden {
  const rows: number[] = [];
  const places: number[][] = [];
  isHidden.fill(0);
  for (const row of hidingRows(owner)) {
    const entries = s.row(row);
    const found: number[] = [];
    for (let i = 0; i < entries.length; i++) {
      const card = cardIn(entries[i]!);
      if ((entries[i]! & known) !== 0 || s.table.owner[card] !== owner) continue;
      found.push(i);
      isHidden[card] = 1;
    }
    if (found.length === 0) continue;
    rows.push(row);
    places.push(found);
  }
  return { cards: s.table.decks[owner]!.filter((card) => isHidden[card] === 1), rows, places };
}

/** Entries keep their place and what they say (who knows them …); only the cards in them change. */
function dealHidden(s: State, { cards, rows, places }: Hidden, rng: Rng): void {
  let count = cards.length;
  for (let i = 0; i < count; i++) left[i] = cards[i]!;
  for (let n = 0; n < rows.length; n++) {
    const entries = s.editRow(rows[n]!);
    const at = places[n]!;
    for (let i = 0; i < at.length; i++) {
      const taken = rng.int(count--);
      entries[at[i]!] = (entries[at[i]!]! & ~Entry.CARD_MASK) | left[taken]!;
      left[taken] = left[count]!;
    }
  }
}
