// The information of a seat in the variant: descriptions of actions, the view, and the board for the replay viewer.
import { BagExit, OwnKind, bagOf, Mark, turnNumber, Turn, parametersOf } from './state.js';
import { type State, zone, Zone } from '../state/state.js';
import { cardOf, targetOf, kindOf, Kind } from '../state/packed-action.js';
import { nameWithDamage, describe as describeLorcana } from '../seat/describe.js';
import { fullName } from '../cards/card.js';
import { TypeBit } from '../state/table.js';
import { LorcanaView } from '../seat/view.js';
import type { Seat } from '../../../core/game.js';
import type { Rng } from '../../../core/rng.js';
import { dealMissions, pointsAt, MissionPlace, seenDeck } from './missions.js';
import { evaluate } from './evaluate.js';
import { cardIn, NO_CARD, findIndexIn, MAX_CARDS } from '../state/entry.js';
import { scalar, Scalar } from '../state/scalars.js';
import type { Board, BoardSeat, BoardCard, BoardZone, Face } from '../../../core/board.js';
import { boardOf as lorcanaBoard, cardOnBoard } from '../seat/board.js';

const EXITS: Readonly<Record<Exclude<BagExit, BagExit.COUNT>, string>> = {
  [BagExit.PLAY]: 'into play',
  [BagExit.PLAY_EXERTED]: 'into play, exerted',
  [BagExit.HAND]: 'to the hand',
  [BagExit.DECK_TOP]: 'to the top of the deck',
  [BagExit.DECK_BOTTOM]: 'to the bottom of the deck',
  [BagExit.INKWELL]: 'to the inkwell',
  [BagExit.DISCARD]: 'to the discard',
};

/** Describes an action in words. */
export function describe(s: State, action: number): string {
  const card = cardOf(action);
  const target = targetOf(action);
  switch (kindOf(action) as Kind | OwnKind) {
    case Kind.QUEST:
      return `quest with ${nameWithDamage(s, card)} on a mission of ${target} ${target === 1 ? 'point' : 'points'}`;
    case Kind.CHALLENGE:
      return `challenge player ${target + 1} with ${nameWithDamage(s, card)}`;
    case OwnKind.TO_BAG:
      return `move ${nameWithDamage(s, card)} to Bag`;
    case OwnKind.FROM_BAG:
      return `move ${fullName(s.table.cards[card]!)} from Bag ${EXITS[target as keyof typeof EXITS]}`;
    default:
      return s.question?.about === 'defender' ? `defend with ${nameWithDamage(s, card)}` : describePlay(s, action);
  }
}

/** Locations are not played, but put into play by their own ability. */
function describePlay(s: State, action: number): string {
  const isLocation = kindOf(action) === Kind.PLAY && (s.table.types[cardOf(action)]! & TypeBit.LOCATION) !== 0;
  return isLocation && s.question === undefined
    ? `put ${fullName(s.table.cards[cardOf(action)]!)} into play by its location ability`
    : describeLorcana(s, action);
}

/** The information about one seat that only the variant has. All of it is public. */
export interface VariantView {
  /** Names in Bag. */
  readonly bag: readonly string[];
  /** Points of missions. `deck` is listed from the top, with null for unseen missions. */
  readonly missions: {
    readonly row: readonly number[];
    readonly discard: readonly number[];
    readonly deck: readonly (number | null)[];
  };
  /** For each card in play, in order: whether it has a mission, and whether it has been in a challenge this turn. */
  readonly assigned: readonly boolean[];
  readonly inChallenge: readonly boolean[];
}

/** The information that one seat has. */
export class TurnActionsView extends LorcanaView {
  readonly #state: State;

  constructor(state: State, seat: Seat) {
    super(state, seat);
    this.#state = state;
  }

  override describe(action: number): string {
    return describe(this.#state, action);
  }

  override sample(rng: Rng): State {
    const dealt = super.sample(rng);
    dealMissions(dealt, rng);
    return dealt;
  }

  override evaluate(weights?: Float64Array): number {
    return evaluate(this.#state, this.seat, weights);
  }

  ofVariant(seat: Seat): VariantView {
    const s = this.#state;
    const play = zone(s, seat, Zone.PLAY);
    return {
      bag: bagOf(s, seat).map((entry) => fullName(s.table.cards[cardIn(entry)]!)),
      missions: {
        row: pointsAt(s, seat, MissionPlace.ROW),
        discard: pointsAt(s, seat, MissionPlace.DISCARD),
        deck: seenDeck(s, seat).reverse(),
      },
      assigned: play.map((entry) => (entry & Mark.ASSIGNED) !== 0),
      inChallenge: play.map((entry) => (entry & Mark.IN_CHALLENGE) !== 0),
    };
  }

  /** The current turn, and the challenge that waits for a defender. */
  get turnSoFar(): Readonly<Record<string, number | boolean | string | null>> {
    const s = this.#state;
    const attacker = turnNumber(s, Turn.ATTACKER);
    return {
      activity: turnNumber(s, Turn.ACTIVITY),
      inkPlayed: turnNumber(s, Turn.INK_PLAYED) === 1,
      quested: turnNumber(s, Turn.QUESTED) === 1,
      challenged: turnNumber(s, Turn.CHALLENGED) === 1,
      moved: turnNumber(s, Turn.MOVED) === 1,
      mission: turnNumber(s, Turn.MISSION),
      attacker: attacker === NO_CARD ? null : fullName(s.table.cards[cardIn(attacker)]!),
      place: attacker === NO_CARD ? null : findIndexIn(zone(s, scalar(s, Scalar.ACTIVE), Zone.PLAY), cardIn(attacker)),
    };
  }

  override toJSON(): unknown {
    const variant = Array.from({ length: this.seats }, (_, seat) => this.ofVariant(seat));
    return { ...(super.toJSON() as object), turnSoFar: this.turnSoFar, variant };
  }
}

// The board for the replay viewer, with missions, Bag and remaining activity.

export function boardOf(s: State): Board {
  const board = lorcanaBoard(s);
  return { ...board, seats: board.seats.map((each, seat) => withVariant(s, seat, each)) };
}

function withVariant(s: State, seat: Seat, { counts, zones }: BoardSeat): BoardSeat {
  const [inPlay, ...others] = zones;
  const bag = bagOf(s, seat).map((entry) => cardOnBoard(s, entry));
  const isActive = scalar(s, Scalar.ACTIVE) === seat && scalar(s, Scalar.TURN) > 0;
  return {
    // Every seat has this count, even if it is 0, so that its list of counts never changes.
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

/** Missions that have been faceup are known in the deck, too. */
function missionDeck(s: State, seat: Seat): BoardZone {
  const deck = seenDeck(s, seat);
  const cards = deck.flatMap((points, i) =>
    points === null ? [] : [missionCard(s, seat, points, i, MissionPlace.DECK)],
  );
  return { name: 'mission deck', layout: 'pile', count: deck.length, cards };
}

/** The id stands for a place and not for a card, because missions of equal points are interchangeable. Mission ids follow card ids. */
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
