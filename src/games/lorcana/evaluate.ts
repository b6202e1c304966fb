import { OVER, type Seat } from '../../core/game.js';
import {
  cardIn,
  damageOn,
  Entry,
  scalar,
  Scalar,
  seatScalar,
  SeatScalar,
  zone,
  Zone,
  type CardEntry,
  type State,
} from './state.js';
import { loreOf, strengthOf, willpowerOf } from './rules/values.js';

const WIN = 1000;
const LORE = 4;
/** The lore that a character in play brings when it quests, and its power to challenge and to stay. */
const QUEST = 3;
const STRENGTH = 0.6;
const WILLPOWER = 0.7;
/** An exerted character can be challenged in the opponent's turn. */
const EXPOSED = 0.5;
const INK = 2;
const CARD_IN_HAND = 1.5;

/** How good the position looks to `seat`, from what it can see: its own standing less that of the best opponent. */
export function evaluate(s: State, seat: Seat): number {
  if (scalar(s, Scalar.DECIDES) === OVER) return scalar(s, Scalar.WINNER) === seat ? WIN : -WIN;
  let best = -Infinity;
  for (let other = 0; other < s.table.seats; other++) if (other !== seat) best = Math.max(best, standing(s, other));
  return standing(s, seat) - best;
}

function standing(s: State, seat: Seat): number {
  let sum = LORE * seatScalar(s, seat, SeatScalar.LORE);
  sum += INK * zone(s, seat, Zone.INKWELL).length + CARD_IN_HAND * zone(s, seat, Zone.HAND).length;
  for (const entry of zone(s, seat, Zone.PLAY)) sum += worth(s, entry);
  return sum;
}

function worth(s: State, entry: CardEntry): number {
  const card = cardIn(entry);
  const left = willpowerOf(s, card) - damageOn(entry);
  const exposed = (entry & Entry.EXERTED) === 0 ? 0 : EXPOSED;
  return QUEST * loreOf(s, card) + STRENGTH * strengthOf(s, card) + WILLPOWER * left - exposed;
}
