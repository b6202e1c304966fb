// A shuffle gives each card a random rank, made of the card's label and two words of the seat's own stream, and sorts by rank.
// So a deck with one card exchanged keeps the order of all others under the same seed, which a swap-based shuffle would not:
// two variants of a deck meet the same luck (common random numbers).
import { type State, editZone, Zone, Row } from '../../state/state.js';
import type { Seat } from '../../../../core/game.js';
import { cardIn, Entry, MAX_CARDS, type CardId } from '../../state/entry.js';
import { nextWord } from '../../../../core/rng.js';

/** Shuffles a seat's deck; what anybody knew of its order is forgotten. */
export function shuffleDeck(s: State, seat: Seat): void {
  const deck = editZone(s, seat, Zone.DECK);
  for (let i = 0; i < deck.length; i++) {
    const card = cardIn(deck[i]!);
    moves[card] = deck[i]! & Entry.MOVES_MASK;
    deck[i] = card;
  }
  shuffle(deck, s.table.label, s.editRow(Row.RANDOM), 4 * seat);
  for (let i = 0; i < deck.length; i++) deck[i]! |= moves[deck[i]!]!;
}

/** How often each card had moved: a shuffled card is still the object it was. */
const moves = new Int32Array(MAX_CARDS);

const BUCKETS = 64;

const BUCKET_SHIFT = 26;

const CARD_MASK = MAX_CARDS - 1;

const starts = new Int32Array(BUCKETS + 1);

const ranks = new Int32Array(MAX_CARDS);

const sorted = new Int32Array(MAX_CARDS);

/** Puts `cards` into a random order; takes two draws from the generator at `words[at]`. */
export function shuffle(cards: CardId[], label: readonly number[], words: number[], at: number): void {
  const first = nextWord(words, at);
  const second = nextWord(words, at) | 1;
  const n = cards.length;
  starts.fill(0);
  for (let i = 0; i < n; i++) {
    const card = cards[i]!;
    // 23 random bits, and below them the card itself: what is sorted is one integer.
    const rank = (Math.imul(scramble(label[card]! ^ first), second) & ~CARD_MASK) | card;
    ranks[i] = rank;
    starts[bucketOf(rank) + 1]!++;
  }
  sortRanks(n);
  for (let i = 0; i < n; i++) cards[i] = sorted[i]! & CARD_MASK;
}

// A counting sort into buckets leaves each rank at most a few places off, and an insertion sort has little left to do:
// 1.0 µs for 60 cards, half of what a typed array's own sort takes.
function sortRanks(n: number): void {
  for (let b = 1; b < BUCKETS; b++) starts[b]! += starts[b - 1]!;
  for (let i = 0; i < n; i++) sorted[starts[bucketOf(ranks[i]!)]!++] = ranks[i]!;
  for (let i = 1; i < n; i++) {
    const rank = sorted[i]!;
    let j = i - 1;
    while (j >= 0 && sorted[j]! > rank) {
      sorted[j + 1] = sorted[j]!;
      j--;
    }
    sorted[j + 1] = rank;
  }
}

/** By the highest bits, so that buckets are in the order of the ranks. */
const bucketOf = (rank: number): number => (rank >> BUCKET_SHIFT) + BUCKETS / 2;

/** Murmur3's finaliser: every bit of the word moves every bit of the result. */
function scramble(word: number): number {
  word = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  word = Math.imul(word ^ (word >>> 13), 0xc2b2ae35);
  return word ^ (word >>> 16);
}
