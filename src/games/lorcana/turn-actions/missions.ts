// Missions (S20–S24): a deck, a row to pick from, a discard for each player. All missions of a player stand in one list; those in the deck
// are in its order, the top last.
import { wordBelow, nextWord, type Rng } from '../../../core/rng.js';
import type { State } from '../state/state.js';
import type { Seat } from '../../../core/game.js';
import { missionsRow, parametersOf, setTurnNumber, Turn, pointsOffered } from './state.js';

/** A mission: its points, where it is, and whether it has ever lain faceup. */
const enum Mission {
  POINTS_MASK = 127,
  /** Everybody knows it from then on, in the deck too. */
  SEEN = 1 << 7,
  PLACE_SHIFT = 8,
}

export const enum MissionPlace {
  /** Its player has left the game. */
  GONE,
  DECK,
  ROW,
  ASSIGNED,
  DISCARD,
}

const placeIn = (mission: number): MissionPlace => mission >> Mission.PLACE_SHIFT;

const pointsIn = (mission: number): number => mission & Mission.POINTS_MASK;

const faceup = (mission: number, place: MissionPlace): number =>
  pointsIn(mission) | Mission.SEEN | (place << Mission.PLACE_SHIFT);

/** The shuffled missions of every player, all in their decks. `words[at]`: the generator. */
export function shuffledMissions(points: readonly number[], seats: number, words: number[], at: number): number[] {
  const all: number[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const deck = points.slice();
    for (let i = deck.length - 1; i > 0; i--) {
      const k = wordBelow(nextWord(words, at), i + 1);
      [deck[i], deck[k]] = [deck[k]!, deck[i]!];
    }
    for (const each of deck) all.push(each | (MissionPlace.DECK << Mission.PLACE_SHIFT));
  }
  return all;
}

/** Puts the missions of a player into an order, all of them in the deck: the first on top. */
export function stackMissions(s: State, seat: Seat, points: readonly number[]): void {
  const list = editMissions(s);
  const end = to(s, seat);
  for (let i = 0; i < points.length; i++) list[end - 1 - i] = points[i]! | (MissionPlace.DECK << Mission.PLACE_SHIFT);
}

const missions = (s: State): readonly number[] => s.row(missionsRow(s.table.seats));

const editMissions = (s: State): number[] => s.editRow(missionsRow(s.table.seats));

/** Where the missions of a player begin and end in the list. */
const from = (s: State, seat: Seat): number => seat * parametersOf(s).missions.length;

const to = (s: State, seat: Seat): number => from(s, seat + 1);

/** The points of a player's missions in a place; those of the deck from the bottom. */
export const pointsAt = (s: State, seat: Seat, place: MissionPlace): number[] =>
  missions(s)
    .slice(from(s, seat), to(s, seat))
    .filter((mission) => placeIn(mission) === place)
    .map(pointsIn);

/** The deck from the bottom; null for a mission that nobody has seen. */
export const deckAsSeen = (s: State, seat: Seat): (number | null)[] =>
  missions(s)
    .slice(from(s, seat), to(s, seat))
    .filter((mission) => placeIn(mission) === MissionPlace.DECK)
    .map((mission) => ((mission & Mission.SEEN) === 0 ? null : pointsIn(mission)));

/** Turns missions of the deck up until the row is full (A10). */
export function refill(s: State, seat: Seat): void {
  const list = missions(s);
  const [bottom, end] = [from(s, seat), to(s, seat)];
  let missing = parametersOf(s).missionRow;
  let offers = 0;
  for (let i = bottom; i < end; i++)
    if (placeIn(list[i]!) === MissionPlace.ROW) {
      missing--;
      offers |= 1 << pointsIn(list[i]!);
    }
  for (let i = end - 1; i >= bottom && missing > 0; i--) {
    const mission = list[i]!;
    if (placeIn(mission) !== MissionPlace.DECK) continue;
    editMissions(s)[i] = faceup(mission, MissionPlace.ROW);
    offers |= 1 << pointsIn(mission);
    missing--;
  }
  setTurnNumber(s, Turn.OFFERED + seat, offers);
}

/** A mission of the row goes to a character. */
export function assign(s: State, seat: Seat, points: number): void {
  const list = editMissions(s);
  const wanted = faceup(points, MissionPlace.ROW);
  const at = list.indexOf(wanted, from(s, seat));
  list[at] = faceup(points, MissionPlace.ASSIGNED);
  const next = list.indexOf(wanted, at);
  if (next < 0 || next >= to(s, seat)) setTurnNumber(s, Turn.OFFERED + seat, pointsOffered(s, seat) & ~(1 << points));
}

/** The assigned mission goes to the bottom of the mission deck, and the row is filled up. */
export function unassign(s: State, seat: Seat, points: number): void {
  const list = editMissions(s);
  const bottom = from(s, seat);
  for (let i = findAssigned(s, seat, points); i > bottom; i--) list[i] = list[i - 1]!;
  list[bottom] = faceup(points, MissionPlace.DECK);
  refill(s, seat);
}

/** The assigned mission is discarded for good (S24), and the row is filled up. */
export function discardAssigned(s: State, seat: Seat, points: number): void {
  editMissions(s)[findAssigned(s, seat, points)] = faceup(points, MissionPlace.DISCARD);
  refill(s, seat);
}

const findAssigned = (s: State, seat: Seat, points: number): number =>
  missions(s).indexOf(faceup(points, MissionPlace.ASSIGNED), from(s, seat));

export function removeMissions(s: State, seat: Seat): void {
  editMissions(s).fill(MissionPlace.GONE, from(s, seat), to(s, seat));
  setTurnNumber(s, Turn.OFFERED + seat, 0);
}

const isUnseen = (mission: number): boolean => placeIn(mission) === MissionPlace.DECK && (mission & Mission.SEEN) === 0;

/** Missions that nobody has seen change places at random: no player knows the order of any mission deck. */
export function dealMissions(s: State, rng: Rng): void {
  for (let seat = 0; seat < s.table.seats; seat++) {
    const list = missions(s);
    const unseen: number[] = [];
    for (let i = from(s, seat); i < to(s, seat); i++) if (isUnseen(list[i]!)) unseen.push(i);
    // By points, so that the same luck deals the same missions whatever their order really is.
    const points = unseen.map((i) => list[i]!).sort((a, b) => a - b);
    for (const i of unseen) editMissions(s)[i] = rng.takeFrom(points);
  }
}
