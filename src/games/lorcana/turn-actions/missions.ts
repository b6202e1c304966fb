// Missions (S20–S24): a deck, a row to pick from, a discard for each player. All missions of a player stand in one list; those in the deck
// are in its order, the top last.
import type { Seat } from '../../../core/game.js';
import { nextWord, wordBelow, type Rng } from '../../../core/rng.js';
import type { State } from '../state.js';
import { missionsRow, parametersOf } from './state.js';

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

const missions = (s: State): readonly number[] => s.row(missionsRow(s.table.seats));
const editMissions = (s: State): number[] => s.editRow(missionsRow(s.table.seats));

/** Where the missions of a player begin and end in the list. */
const from = (s: State, seat: Seat): number => seat * parametersOf(s).missions.length;
const to = (s: State, seat: Seat): number => from(s, seat + 1);

/** One bit for each number of points that the row offers: missions of equal points are alike. */
export function pointsOffered(s: State, seat: Seat): number {
  const list = missions(s);
  let bits = 0;
  for (let i = from(s, seat), end = to(s, seat); i < end; i++)
    if (placeIn(list[i]!) === MissionPlace.ROW) bits |= 1 << pointsIn(list[i]!);
  return bits;
}

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
  const [begin, end] = [from(s, seat), to(s, seat)];
  let missing = parametersOf(s).missionRow;
  for (let i = begin; i < end; i++) if (placeIn(list[i]!) === MissionPlace.ROW) missing--;
  for (let i = end - 1; i >= begin && missing > 0; i--) {
    if (placeIn(missions(s)[i]!) !== MissionPlace.DECK) continue;
    const edited = editMissions(s);
    edited[i] = faceup(edited[i]!, MissionPlace.ROW);
    missing--;
  }
}

/** A mission of the row goes to a character. */
export function assign(s: State, seat: Seat, points: number): void {
  const at = find(s, seat, (mission) => placeIn(mission) === MissionPlace.ROW && pointsIn(mission) === points);
  editMissions(s)[at] = faceup(points, MissionPlace.ASSIGNED);
}

/** The assigned mission goes to the bottom of the mission deck, and the row is filled up. */
export function unassign(s: State, seat: Seat): void {
  const at = findAssigned(s, seat);
  const list = editMissions(s);
  const mission = list[at]!;
  const begin = from(s, seat);
  list.copyWithin(begin + 1, begin, at);
  list[begin] = faceup(mission, MissionPlace.DECK);
  refill(s, seat);
}

/** The assigned mission is discarded for good (S24), and the row is filled up. */
export function discardAssigned(s: State, seat: Seat): void {
  const at = findAssigned(s, seat);
  const list = editMissions(s);
  list[at] = faceup(list[at]!, MissionPlace.DISCARD);
  refill(s, seat);
}

export function removeMissions(s: State, seat: Seat): void {
  editMissions(s).fill(MissionPlace.GONE, from(s, seat), to(s, seat));
}

const findAssigned = (s: State, seat: Seat): number =>
  find(s, seat, (mission) => placeIn(mission) === MissionPlace.ASSIGNED);

function find(s: State, seat: Seat, isIt: (mission: number) => boolean): number {
  const list = missions(s);
  let at = from(s, seat);
  while (!isIt(list[at]!)) at++;
  return at;
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
