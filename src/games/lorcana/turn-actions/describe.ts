import { BagExit, OwnKind } from './decision.js';
import type { State } from '../state/state.js';
import { cardOf, targetOf, kindOf, Kind } from '../state/decision.js';
import { withDamage, describe as describeAsUsual } from '../seat/describe.js';
import { fullName } from '../cards/card.js';
import { TypeBit } from '../state/table.js';

const EXITS: Readonly<Record<Exclude<BagExit, BagExit.COUNT>, string>> = {
  [BagExit.PLAY]: 'into play',
  [BagExit.PLAY_EXERTED]: 'into play, exerted',
  [BagExit.HAND]: 'to the hand',
  [BagExit.DECK_TOP]: 'to the top of the deck',
  [BagExit.DECK_BOTTOM]: 'to the bottom of the deck',
  [BagExit.INKWELL]: 'to the inkwell',
  [BagExit.DISCARD]: 'to the discard',
};

/** An action in words, for people. */
export function describe(s: State, action: number): string {
  const card = cardOf(action);
  const target = targetOf(action);
  switch (kindOf(action) as Kind | OwnKind) {
    case Kind.QUEST:
      return `quest with ${withDamage(s, card)} on a mission of ${target} ${target === 1 ? 'point' : 'points'}`;
    case Kind.CHALLENGE:
      return `challenge player ${target + 1} with ${withDamage(s, card)}`;
    case OwnKind.TO_BAG:
      return `move ${withDamage(s, card)} to Bag`;
    case OwnKind.FROM_BAG:
      return `move ${fullName(s.table.cards[card]!)} from Bag ${EXITS[target as keyof typeof EXITS]}`;
    default:
      return s.question?.about === 'defender' ? `defend with ${withDamage(s, card)}` : played(s, action);
  }
}

/** Locations are not played, but put into play by their own ability. */
function played(s: State, action: number): string {
  const isLocation = kindOf(action) === Kind.PLAY && (s.table.types[cardOf(action)]! & TypeBit.LOCATION) !== 0;
  return isLocation && s.question === undefined
    ? `put ${fullName(s.table.cards[cardOf(action)]!)} into play by its location ability`
    : describeAsUsual(s, action);
}
