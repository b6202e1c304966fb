// The rules. In each turn a die sets a prize, the leader plays a card face up, and the other player answers with a card. The higher card
// wins the prize and leads the next turn; for equal cards there is no prize. Both players draw a card. The first player with `target` points
// wins at once. When the hands are empty, the higher number of points wins.
import { OVER, type GameSeeds, type Outcome, type Seat } from '../../core/game.js';
import { otherSeat } from '../../core/observer.js';
import { nextWord, wordBelow } from '../../core/rng.js';
import {
  type Card,
  deck,
  hand,
  NO_CARD,
  points,
  Row,
  Scalar,
  scalar,
  setScalar,
  State,
  type MatchTable,
} from './state.js';

/** Sides of the die. */
const SIDES = 6;

const SEATS: readonly Seat[] = [0, 1];

export function setup(table: MatchTable, { decks, chance }: GameSeeds): State {
  const scalars = Array.from({ length: Scalar.COUNT }, () => 0);
  // Each deck has a random stream of its own: a change in one deck leaves the order of the other deck alone.
  const shuffled = SEATS.map((seat) => shuffle(table.decks[seat]!.cards, decks[seat]!.slice()));
  const s = new State(table, [scalars, chance.slice(), [0, 0], [], [], ...shuffled]);
  for (let i = 0; i < table.options.handSize; i++) for (const seat of SEATS) draw(s, seat);
  beginTurn(s);
  return s;
}

/** Plays a card, in place. */
export function advance(s: State, card: Card): void {
  const seat = scalar(s, Scalar.DECIDES);
  const cards = s.editRow(Row.HANDS + seat);
  cards.splice(cards.indexOf(card), 1);
  const open = scalar(s, Scalar.OPEN_CARD);
  if (open === NO_CARD) {
    setScalar(s, Scalar.OPEN_CARD, card);
    setScalar(s, Scalar.DECIDES, otherSeat(seat));
    return;
  }
  setScalar(s, Scalar.OPEN_CARD, NO_CARD);
  if (card !== open) winPrize(s, card > open ? seat : otherSeat(seat));
  for (const each of SEATS) draw(s, each);
  if (isOver(s)) setScalar(s, Scalar.DECIDES, OVER);
  else beginTurn(s);
}

function beginTurn(s: State): void {
  setScalar(s, Scalar.TURN, scalar(s, Scalar.TURN) + 1);
  setScalar(s, Scalar.PRIZE, 1 + wordBelow(nextWord(s.editRow(Row.RANDOM)), SIDES));
  setScalar(s, Scalar.DECIDES, scalar(s, Scalar.LEADER));
}

function winPrize(s: State, seat: Seat): void {
  s.editRow(Row.POINTS)[seat]! += scalar(s, Scalar.PRIZE);
  setScalar(s, Scalar.LEADER, seat);
}

function draw(s: State, seat: Seat): void {
  if (deck(s, seat).length === 0) return;
  const card = s.editRow(Row.DECKS + seat).pop()!;
  const cards = s.editRow(Row.HANDS + seat);
  const at = cards.findIndex((each) => each > card);
  cards.splice(at < 0 ? cards.length : at, 0, card);
}

const hasReached = (s: State): boolean => SEATS.some((seat) => points(s, seat) >= s.table.options.target);

/** Both hands are empty at the same time, as both decks have the same size. */
const isOver = (s: State): boolean => hasReached(s) || hand(s, 0).length === 0;

export function outcome(s: State): Outcome {
  const [first, second] = [points(s, 0), points(s, 1)];
  const over = scalar(s, Scalar.DECIDES) === OVER;
  return {
    winner: !over || first === second ? undefined : first > second ? 0 : 1,
    how: !over ? '' : hasReached(s) ? 'target' : 'cards',
    turns: scalar(s, Scalar.TURN),
    scores: [first, second],
  };
}

/** Fisher–Yates with the words of a generator, which change. */
function shuffle(cards: readonly Card[], words: number[]): Card[] {
  const shuffled = [...cards];
  for (let i = shuffled.length - 1; i > 0; i--) {
    const j = wordBelow(nextWord(words), i + 1);
    [shuffled[i], shuffled[j]] = [shuffled[j]!, shuffled[i]!];
  }
  return shuffled;
}
