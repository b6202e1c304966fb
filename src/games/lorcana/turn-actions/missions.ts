// Missions (S20–S24). Each player has a mission deck, a row to pick from, and a discard. All missions of a player are in one list; those
// in the deck are in deck order, with the top card last.
import { wordBelow, nextWord, type Rng } from '../../../core/rng.js';
import type { State } from '../state/state.js';
import type { Seat } from '../../../core/game.js';
import { missionsRow, parametersOf, setTurnNumber, Turn, pointsOffered } from './state.js';

/** A mission as a packed integer: its points, its place, and whether it has ever been faceup. */
const enum Mission {
  POINTS_MASK = 127,
  /** It has been faceup. All players know it from then on, even in the deck. */
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

/** The shuffled mission decks of all players. The state of the random generator begins at `words[at]`. */
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

/** Puts all missions of a player into the deck in this order, the first on top. */
export function stackMissions(s: State, seat: Seat, points: readonly number[]): void {
  const list = editMissions(s);
  const end = endIndex(s, seat);
  for (let i = 0; i < points.length; i++) list[end - 1 - i] = points[i]! | (MissionPlace.DECK << Mission.PLACE_SHIFT);
}

const missions = (s: State): readonly number[] => s.row(missionsRow(s.table.seats));

const editMissions = (s: State): number[] => s.editRow(missionsRow(s.table.seats));

/** Start and end of a player's missions in the list. */
const firstIndex = (s: State, seat: Seat): number => seat * parametersOf(s).missions.length;

const endIndex = (s: State, seat: Seat): number => firstIndex(s, seat + 1);

/** The points of a player's missions in a place. The deck is listed from the bottom. */
export const pointsAt = (s: State, seat: Seat, place: MissionPlace): number[] =>
  missions(s)
    .slice(firstIndex(s, seat), endIndex(s, seat))
    .filter((mission) => placeIn(mission) === place)
    .map(pointsIn);

/** The deck from the bottom, with null for unseen missions. */
export const seenDeck = (s: State, seat: Seat): (number | null)[] =>
  missions(s)
    .slice(firstIndex(s, seat), endIndex(s, seat))
    .filter((mission) => placeIn(mission) === MissionPlace.DECK)
    .map((mission) => ((mission & Mission.SEEN) === 0 ? null : pointsIn(mission)));

/** Turns up missions of the deck until the row is full (T-10). */
export function refill(s: State, seat: Seat): void {
  const list = missions(s);
  const [bottom, end] = [firstIndex(s, seat), endIndex(s, seat)];
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

/** Assigns a mission of the row to a character. */
export function assign(s: State, seat: Seat, points: number): void {
  const list = editMissions(s);
  const wanted = faceup(points, MissionPlace.ROW);
  const at = list.indexOf(wanted, firstIndex(s, seat));
  list[at] = faceup(points, MissionPlace.ASSIGNED);
  const next = list.indexOf(wanted, at);
  if (next < 0 || next >= endIndex(s, seat))
    setTurnNumber(s, Turn.OFFERED + seat, pointsOffered(s, seat) & ~(1 << points));
}

/** Puts the assigned mission on the bottom of the mission deck, and refills the row. */
export function unassign(s: State, seat: Seat, points: number): void {
  const list = editMissions(s);
  const bottom = firstIndex(s, seat);
  for (let i = findAssigned(s, seat, points); i > bottom; i--) list[i] = list[i - 1]!;
  list[bottom] = faceup(points, MissionPlace.DECK);
  refill(s, seat);
}

/** Discards the assigned mission for good (S24), and refills the row. */
export function discardAssigned(s: State, seat: Seat, points: number): void {
  editMissions(s)[findAssigned(s, seat, points)] = faceup(points, MissionPlace.DISCARD);
  refill(s, seat);
}

const findAssigned = (s: State, seat: Seat, points: number): number =>
  missions(s).indexOf(faceup(points, MissionPlace.ASSIGNED), firstIndex(s, seat));

export function removeMissions(s: State, seat: Seat): void {
  editMissions(s).fill(MissionPlace.GONE, firstIndex(s, seat), endIndex(s, seat));
  setTurnNumber(s, Turn.OFFERED + seat, 0);
}

const isUnseen = (mission: number): boolean => placeIn(mission) === MissionPlace.DECK && (mission & Mission.SEEN) === 0;

/** Shuffles the unseen missions of all decks, because no player knows their order. */
export function dealMissions(s: State, rng: Rng): void {
  for (let seat = 0; seat < s.table.seats; seat++) {
    const list = missions(s);
    const unseen: number[] = [];
    for (let i = firstIndex(s, seat); i < endIndex(s, seat); i++) if (isUnseen(list[i]!)) unseen.push(i);
    // Sorted by points, so that the same seed deals the same missions, independently of their true order.
    const points = unseen.map((i) => list[i]!).sort((a, b) => a - b);
    for (const i of unseen) editMissions(s)[i] = rng.takeFrom(points);
  }
}
