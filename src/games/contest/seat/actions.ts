// Actions in words, and the keys by which a search recognises actions in other deals.
import { type State, scalar, Scalar, Phase, hand, Entry, Row, cardIn } from '../state/state.js';
import { firstOf, kindOf, Kind, secondOf } from '../state/packed-action.js';
import type { MemberId } from '../state/table.js';
import type { Seat } from '../../../core/game.js';
import { rankOf, HIGHEST_VALUE, VALUE } from '../state/cards.js';
import { FULL_HAND } from '../rules/piles.js';

export function describe(s: State, action: number): string {
  const a = firstOf(action);
  switch (kindOf(action)) {
    case Kind.PLACE:
      return `place ${cardNames(s, 1 << a)} as the action card`;
    case Kind.CHALLENGE:
      return `challenge ${memberName(s, a)} with ${formName(s, secondOf(action))}`;
    case Kind.TASK:
      return `perform ${formName(s, secondOf(action))}`;
    case Kind.PREPARE:
      return `prepare ${formName(s, secondOf(action))}`;
    case Kind.REPLENISH:
      return 'replenish the hand';
    case Kind.RECOVER:
      return 'recover from stun';
    case Kind.PASS:
      return 'pass';
    case Kind.PLAY:
      return playInWords(s, a, secondOf(action));
    case Kind.DRAW:
      return `${verb(s)} with a card from the deck`;
    case Kind.DRAW_SECOND:
      return 'draw a second card';
    case Kind.DECLINE_SECOND:
      return 'stay with one card';
    case Kind.USE:
      return `use ${drawnNames(s, a)}`;
  }
}

function playInWords(s: State, values: number, boosts: number): string {
  const words = `${verb(s)} with ${cardNames(s, values)}`;
  return boosts === 0 ? words : `${words}, boosted by ${cardNames(s, boosts)}`;
}

function verb(s: State): string {
  if (scalar(s, Scalar.PHASE) === Phase.DEFEND) return 'defend';
  return s.table.indirect ? 'perform' : 'attack';
}

/** The name of a member; with its seat if a member of another seat has the same name. */
function memberName(s: State, member: MemberId): string {
  const { name, seat } = s.table.members[member]!;
  const isUnique = s.table.members.every((other) => other.seat === seat || other.name !== name);
  return isUnique ? name : `${name} of ${seatName(seat)}`;
}

export const seatName = (seat: Seat): string => `p${seat + 1}`;

const formName = (s: State, form: number): string => s.table.members[scalar(s, Scalar.ACTOR)]!.forms[form]!.name;

/** Names of cards in the hand of the deciding seat; `bits` is a mask of places. */
function cardNames(s: State, bits: number): string {
  const cards = hand(s, scalar(s, Scalar.DECIDES));
  return names(cards.filter((_, i) => (bits & (1 << i)) !== 0));
}

/** Names of the cards that a henchman has drawn; `bits` is a mask of the first and the second. */
function drawnNames(s: State, bits: number): string {
  const side = scalar(s, Scalar.PHASE) === Phase.DEFENCE_USE ? Entry.DEFENCE : 0;
  const drawn = s.row(Row.PLAYED).filter((entry) => (entry & Entry.DEFENCE) === side);
  return names(drawn.filter((_, i) => (bits & (1 << i)) !== 0));
}

const names = (entries: readonly number[]): string => entries.map((entry) => rankOf(cardIn(entry))).join(' and ');

/** Above the highest value: the values of played cards are packed as digits in this base. */
const BASE = HIGHEST_VALUE + 1;

/**
 * Actions hold places in a hand. The key for the acting seat holds the values of these cards instead. The key for other seats holds only
 * their number, except for the face-up cards of a defence.
 */
export function actionKey(s: State, action: number, observer: Seat): number {
  const kind = kindOf(action);
  if (kind !== Kind.PLACE && kind !== Kind.PLAY) return action;
  const seat = scalar(s, Scalar.DECIDES);
  const cards = hand(s, seat);
  const [first, second] = [firstOf(action), secondOf(action)];
  const isHidden = observer !== seat;
  const valueAt = (place: number): number => VALUE[cardIn(cards[place]!)]!;
  const hiddenAt = (): number => 1;
  if (kind === Kind.PLACE) return -2 - (isHidden ? 0 : valueAt(first));
  const isDefence = (scalar(s, Scalar.PHASE) as Phase) === Phase.DEFEND;
  const counted = packedValues(isHidden && !isDefence ? hiddenAt : valueAt, first);
  const boosts = packedValues(isHidden ? hiddenAt : valueAt, second);
  return -2 - BASE - BASE ** FULL_HAND * boosts - counted;
}

/** Packs the values of the cards at these places into one number, independent of their order. */
function packedValues(valueAt: (place: number) => number, places: number): number {
  let number = 0;
  for (let value = HIGHEST_VALUE; value > 0; value--)
    for (let place = 0; place < FULL_HAND; place++)
      if (((places >> place) & 1) !== 0 && valueAt(place) === value) number = number * BASE + value;
  return number;
}
