// Shuffles decks. Each card gets a random rank, made of its label and two words of the seat's random stream; the deck is
// sorted by rank. Two decks that differ in one card keep all other cards in the same order under the same seed, which a
// swap-based shuffle would not do: variants of a deck are compared with common random numbers.
import { type State, editZone, Zone, Row } from '../../state/state.js';
import type { Seat } from '../../../../core/game.js';
import { cardIn, Entry, MAX_CARDS, type CardId } from '../../state/entry.js';
import { nextWord } from '../../../../core/rng.js';

/** Shuffles a seat's deck. All players lose their knowledge of the deck. */
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

/** The number of zone changes of each card: a shuffled card stays the same object (7.1.6). */
const moves = new Int32Array(MAX_CARDS);

const BUCKETS = 64;

const BUCKET_SHIFT = 26;

const CARD_MASK = MAX_CARDS - 1;

const starts = new Int32Array(BUCKETS + 1);

const ranks = new Int32Array(MAX_CARDS);

const sorted = new Int32Array(MAX_CARDS);

/** Puts `cards` into a random order. Takes two words from the generator at `words[at]`. */
export function shuffle(cards: CardId[], label: readonly number[], words: number[], at: number): void {
  const first = nextWord(words, at);
  const second = nextWord(words, at) | 1;
  const n = cards.length;
  starts.fill(0);
  for (let i = 0; i < n; i++) {
    const card = cards[i]!;
    // 23 random bits above the card number, so that one integer is sorted.
    const rank = (Math.imul(scramble(label[card]! ^ first), second) & ~CARD_MASK) | card;
    ranks[i] = rank;
    starts[bucketOf(rank) + 1]!++;
  }
  sortRanks(n);
  for (let i = 0; i < n; i++) cards[i] = sorted[i]! & CARD_MASK;
}

/**
 * A counting sort into buckets brings each rank close to its place, and an insertion sort finishes. It takes 1.0 µs for
 * 60 cards, half the time of a typed array's own sort.
 */
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

/** The bucket of a rank, by its highest bits, so that the buckets are in the order of the ranks. */
const bucketOf = (rank: number): number => (rank >> BUCKET_SHIFT) + BUCKETS / 2;

/** The finaliser of MurmurHash3: each bit of the word affects all bits of the result. */
function scramble(word: number): number {
  word = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  word = Math.imul(word ^ (word >>> 13), 0xc2b2ae35);
  return word ^ (word >>> 16);
}
