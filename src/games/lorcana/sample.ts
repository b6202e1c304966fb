import type { Seat } from '../../core/game.js';
import type { Rng } from '../../core/rng.js';
import { RecordCopy } from './copy-records.js';
import { rebuild } from './rules/refresh.js';
import { cardIn, Entry, MAX_CARDS, Row, Zone, type CardEntry, type CardId, type State } from './state.js';

/**
 * Deals states that `seat` cannot tell from `s`: the cards it does not know change places at random, and future chance is drawn anew.
 * They share nothing with `s`, only with each other: whoever gets one may do with it what they like.
 */
export class Dealer {
  readonly #state: State;
  readonly #hidden: Hidden[] = [];
  /** Whether something under way may speak of a card that changes places. */
  readonly #isSpeaking: boolean;
  /** What deals are twins of. The first deal has a copy to itself, as often there is no second. */
  #base: State | undefined;
  #isFirst = true;

  constructor(s: State, seat: Seat) {
    this.#state = s;
    const known = 1 << (Entry.KNOWN_SHIFT + seat);
    for (let owner = 0; owner < s.table.seats; owner++) this.#hidden.push(hiddenOf(s, owner, known));
    this.#isSpeaking = s.frames.length > 0 || s.bag.length > 0 || s.question !== undefined;
  }

  deal(rng: Rng): State {
    const dealt = this.#isFirst ? copyOf(this.#state) : (this.#base ??= copyOf(this.#state)).branch();
    this.#isFirst = false;
    for (let owner = 0; owner < this.#hidden.length; owner++) dealHidden(dealt, this.#hidden[owner]!, rng);
    if (this.#isSpeaking) this.#follow(dealt);
    const random = dealt.editRow(Row.RANDOM);
    for (let i = 0; i < random.length; i++) random[i] = rng.word() | 1;
    return dealt;
  }

  /** Where what is under way spoke of a card that changed places, it speaks of the one that is there now. */
  #follow(dealt: State): void {
    const moves = new Map<CardId, CardId>();
    for (const { rows, ends, places } of this.#hidden) {
      let i = 0;
      rows.forEach((row, n) => {
        const [before, now] = [this.#state.row(row), dealt.row(row)];
        for (; i < ends[n]!; i++) moves.set(cardIn(before[places[i]!]!), cardIn(now[places[i]!]!));
      });
    }
    new RecordCopy((card) => moves.get(card) ?? card).of(dealt);
  }
}

/** Records are never written, only replaced; but a stranger with a sample might write them. */
function copyOf(s: State): State {
  const copy = s.copy();
  SAME_CARDS.of(copy);
  if (copy.modifiers !== undefined) rebuild(copy);
  return copy;
}

const SAME_CARDS = new RecordCopy((card) => card);

// Scratch space: which cards are hidden, and those not yet dealt.
const isHidden = new Uint8Array(MAX_CARDS);
const left = new Int32Array(MAX_CARDS);

/** The cards of one owner that a seat does not know, and where they lie. */
interface Hidden {
  /** By number, so that the same luck deals the same cards wherever the hidden ones really are. */
  readonly cards: readonly CardId[];
  /** The rows that hide any, and up to which of `places` each goes on. */
  readonly rows: readonly number[];
  readonly ends: readonly number[];
  /** Places of hidden cards in the rows, one row after the other. */
  readonly places: readonly number[];
}

/** Zones in which a seat has cards that others may not know; cards under others may be hidden too. */
const HIDING = [Zone.HAND, Zone.DECK, Zone.INKWELL];

function hiddenOf(s: State, owner: Seat, known: number): Hidden {
  const rows: number[] = [];
  const ends: number[] = [];
  const places: number[] = [];
  isHidden.fill(0);
  for (let n = 0; n <= HIDING.length; n++) {
    const row = n === HIDING.length ? Row.UNDER : Row.ZONES + owner * Zone.COUNT + HIDING[n]!;
    const before = places.length;
    findHidden(s, owner, s.row(row), known, places);
    if (places.length === before) continue;
    rows.push(row);
    ends.push(places.length);
  }
  const cards: CardId[] = [];
  const deck = s.table.decks[owner]!;
  for (let i = 0; i < deck.length; i++) if (isHidden[deck[i]!] === 1) cards.push(deck[i]!);
  return { cards, rows, ends, places };
}

/** Marks the hidden cards of the owner in a row, and adds their places. */
function findHidden(s: State, owner: Seat, entries: readonly CardEntry[], known: number, places: number[]): void {
  for (let i = 0; i < entries.length; i++) {
    const card = cardIn(entries[i]!);
    if ((entries[i]! & known) !== 0 || s.table.owner[card] !== owner) continue;
    places.push(i);
    isHidden[card] = 1;
  }
}

/** Entries keep their place and what they say (who knows them …); only the cards in them change. */
function dealHidden(s: State, { cards, rows, ends, places }: Hidden, rng: Rng): void {
  let count = cards.length;
  for (let i = 0; i < count; i++) left[i] = cards[i]!;
  let i = 0;
  for (let n = 0; n < rows.length; n++) {
    const entries = s.editRow(rows[n]!);
    for (; i < ends[n]!; i++) {
      const at = places[i]!;
      const taken = rng.int(count--);
      entries[at] = (entries[at]! & ~Entry.CARD_MASK) | left[taken]!;
      left[taken] = left[count]!;
    }
  }
}
