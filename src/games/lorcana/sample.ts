import { type State, Row, Zone } from './state/state.js';
import { type CardId, Entry, cardIn, MAX_CARDS, type CardEntry } from './state/entry.js';
import type { Seat } from '../../core/game.js';
import type { Rng } from '../../core/rng.js';
import { rebuild } from './rules/in-force/refresh.js';
import { RecordCopy } from './seat/sample.js';

/**
 * Deals states that `seat` cannot tell from `s`: the cards it does not know change places at random, and future chance is drawn anew.
 * They share nothing with `s`, only with each other: whoever gets one may do with it what they like.
 */
export class Dealer {
  readonly #state: State;
  /** The bit of an entry that says whether the seat knows the card. */
  readonly #known: number;
  /** By owner, the cards that the seat does not know, by number: so the same luck deals the same cards wherever they really are. */
  readonly #hidden: (readonly CardId[])[] = [];
  /** Whether something under way may speak of a card that changes places. */
  readonly #isSpeaking: boolean;
  /** What deals are twins of. The first deal has a copy to itself, as often there is no second. */
  #base: State | undefined;
  #isFirst = true;

  constructor(s: State, seat: Seat) {
    this.#state = s;
    this.#known = 1 << (Entry.KNOWN_SHIFT + seat);
    for (let owner = 0; owner < s.table.seats; owner++) this.#hidden.push(hiddenOf(s, owner, this.#known));
    this.#isSpeaking = s.frames.length > 0 || s.bag.length > 0 || s.question !== undefined;
  }

  deal(rng: Rng): State {
    const dealt = this.#isFirst ? copyOf(this.#state) : (this.#base ??= copyOf(this.#state)).branch();
    this.#isFirst = false;
    for (let owner = 0; owner < this.#hidden.length; owner++)
      dealHidden(dealt, owner, this.#known, this.#hidden[owner]!, rng);
    if (this.#isSpeaking) this.#follow(dealt);
    const random = dealt.editRow(Row.RANDOM);
    for (let i = 0; i < random.length; i++) random[i] = rng.word() | 1;
    return dealt;
  }

  /** Where what is under way spoke of a card that changed places, it speaks of the one that is there now. */
  #follow(dealt: State): void {
    const { seats, cards } = dealt.table;
    for (let card = 0; card < cards.length; card++) inPlaceOf[card] = card;
    for (let owner = 0; owner < seats; owner++)
      for (let n = 0; n < HIDING; n++) {
        const row = hidingRow(owner, n);
        const [before, now] = [this.#state.row(row), dealt.row(row)];
        for (let i = 0; i < before.length; i++)
          if (isHidden(dealt, owner, before[i]!, this.#known)) inPlaceOf[cardIn(before[i]!)] = cardIn(now[i]!);
      }
    MOVED_CARDS.of(dealt);
  }
}

// Scratch space: by card, the one that lies where it lay.
const inPlaceOf = new Int32Array(MAX_CARDS);

/** Records are never written, only replaced; but a stranger with a sample might write them. */
function copyOf(s: State): State {
  const copy = s.copy();
  SAME_CARDS.of(copy);
  if (copy.modifiers !== undefined) rebuild(copy);
  return copy;
}

const SAME_CARDS = new RecordCopy((card) => card);

const MOVED_CARDS = new RecordCopy((card) => inPlaceOf[card]!);

/** Rows in which a seat may have cards that others do not know: hand, deck, inkwell, and those under other cards. */
const HIDING = 4;

function hidingRow(owner: Seat, n: number): number {
  const zones = Row.ZONES + owner * Zone.COUNT;
  return n === 0 ? zones + Zone.HAND : n === 1 ? zones + Zone.DECK : n === 2 ? zones + Zone.INKWELL : Row.UNDER;
}

const isHidden = (s: State, owner: Seat, entry: CardEntry, known: number): boolean =>
  (entry & known) === 0 && s.table.owner[cardIn(entry)] === owner;

// Scratch space: which cards are hidden, all 0 in between, and those not yet dealt.
const marks = new Uint8Array(MAX_CARDS);

const left = new Int32Array(MAX_CARDS);

function hiddenOf(s: State, owner: Seat, known: number): CardId[] {
  for (let n = 0; n < HIDING; n++) {
    const entries = s.row(hidingRow(owner, n));
    for (let i = 0; i < entries.length; i++) if (isHidden(s, owner, entries[i]!, known)) marks[cardIn(entries[i]!)] = 1;
  }
  const cards: CardId[] = [];
  const deck = s.table.decks[owner]!;
  for (let i = 0; i < deck.length; i++) {
    if (marks[deck[i]!] === 1) cards.push(deck[i]!);
    marks[deck[i]!] = 0;
  }
  return cards;
}

/** Entries keep their place and what they say (who knows them …); only the cards in them change. */
function dealHidden(s: State, owner: Seat, known: number, cards: readonly CardId[], rng: Rng): void {
  let count = cards.length;
  for (let i = 0; i < count; i++) left[i] = cards[i]!;
  for (let n = 0; n < HIDING && count > 0; n++) {
    const row = hidingRow(owner, n);
    if (s.row(row).length === 0) continue;
    const entries = s.editRow(row);
    for (let i = 0; i < entries.length; i++) {
      const entry = entries[i]!;
      if (!isHidden(s, owner, entry, known)) continue;
      const taken = rng.int(count--);
      entries[i] = (entry & ~Entry.CARD_MASK) | left[taken]!;
      left[taken] = left[count]!;
    }
  }
}
