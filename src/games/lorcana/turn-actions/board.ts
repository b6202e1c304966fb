// What lies where, for the replay viewer: with missions, Bag and the activity that is left.
import { type State, zone, Zone } from '../state/state.js';
import type { Board, BoardSeat, BoardCard, BoardZone, Face } from '../../../core/board.js';
import { boardOf as usualBoard, cardOnBoard } from '../seat/board.js';
import type { Seat } from '../../../core/game.js';
import { bagOf, turnNumber, Turn, parametersOf, Mark } from './state.js';
import { scalar, Scalar } from '../state/scalars.js';
import { MissionPlace, pointsAt, deckAsSeen } from './missions.js';
import { cardIn, MAX_CARDS } from '../state/entry.js';

export function boardOf(s: State): Board {
  const board = usualBoard(s);
  return { ...board, seats: board.seats.map((each, seat) => withVariant(s, seat, each)) };
}

function withVariant(s: State, seat: Seat, { counts, zones }: BoardSeat): BoardSeat {
  const [inPlay, ...others] = zones;
  const bag = bagOf(s, seat).map((entry) => cardOnBoard(s, entry));
  const isActive = scalar(s, Scalar.ACTIVE) === seat && scalar(s, Scalar.TURN) > 0;
  return {
    // Told of everybody: a seat has the same counts throughout.
    counts: [
      ...counts,
      { name: 'activity', value: isActive ? turnNumber(s, Turn.ACTIVITY) : 0, of: parametersOf(s).activity },
    ],
    zones: [
      { ...inPlay!, cards: inPlay!.cards.map((card) => withMarks(s, seat, card)) },
      missions(s, seat, 'missions', 'table', MissionPlace.ROW),
      { name: 'Bag', layout: 'table', count: bag.length, cards: bag },
      ...others,
      missionDeck(s, seat),
      missions(s, seat, 'mission discard', 'pile', MissionPlace.DISCARD),
    ],
  };
}

function withMarks(s: State, seat: Seat, card: BoardCard): BoardCard {
  const entry = zone(s, seat, Zone.PLAY).find((each) => cardIn(each) === card.id)!;
  if ((entry & Mark.VIGILANCE) === 0) return card;
  const marks = [
    ...((entry & Mark.ASSIGNED) === 0 ? [] : [`on a mission of ${turnNumber(s, Turn.MISSION)}`]),
    ...((entry & Mark.IN_CHALLENGE) === 0 ? [] : ['was in a challenge']),
  ];
  return { ...card, marks: [...card.marks, ...marks] };
}

function missions(s: State, seat: Seat, name: string, layout: BoardZone['layout'], place: MissionPlace): BoardZone {
  const cards = pointsAt(s, seat, place).map((points, i) => missionCard(s, seat, points, i, place));
  return { name, layout, count: cards.length, cards };
}

/** Missions that have lain faceup are known in the deck too. */
function missionDeck(s: State, seat: Seat): BoardZone {
  const deck = deckAsSeen(s, seat);
  const cards = deck.flatMap((points, i) =>
    points === null ? [] : [missionCard(s, seat, points, i, MissionPlace.DECK)],
  );
  return { name: 'mission deck', layout: 'pile', count: deck.length, cards };
}

/** Missions of equal points are alike, so an id stands for a place rather than for a card; all come after those of cards. */
function missionCard(s: State, seat: Seat, points: number, i: number, place: MissionPlace): BoardCard {
  const most = parametersOf(s).missions.length;
  return {
    id: MAX_CARDS + (place * s.table.seats + seat) * most + i,
    face: missionFace(points),
    knownTo: Array.from({ length: s.table.seats }, (_, each) => each),
    marks: [],
    isTurned: false,
  };
}

const faces = new Map<number, Face>();

function missionFace(points: number): Face {
  const face = faces.get(points) ?? {
    name: 'Mission',
    subtitle: points === 1 ? '1 point' : `${points} points`,
    kind: 'mission',
    colours: [],
    numbers: [{ name: 'points', icon: 'gain', value: points }],
  };
  faces.set(points, face);
  return face;
}
