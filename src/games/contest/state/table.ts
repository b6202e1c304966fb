// The constant facts of a match: options, members, units, teams and decks.
import type { Contestant, Sheet } from './sheet.js';
import type { Seat } from '../../../core/game.js';
import type { ContestOptions } from './options.js';
import { InputError } from '../../../input/input-error.js';

/** An index into the table's members. */
export type MemberId = number;

/** An index into the table's units. */
export type UnitId = number;

/** A contestant at the table: one with a hand, or a single henchman. */
interface Member extends Contestant {
  readonly seat: Seat;
  readonly unit: UnitId;
  readonly hasHand: boolean;
  /** The first seat of its team. Seats of one team win together. */
  readonly team: number;
}

/** The members who share an action card: a contestant with a hand alone, or a squad. */
interface Unit {
  readonly seat: Seat;
  readonly hasHand: boolean;
  readonly first: MemberId;
  /** The id after the last member's. */
  readonly end: MemberId;
  readonly speed: number;
  readonly encumbrance: number;
}

/** Constant facts of a match. Members and units are numbered by seat; within a seat, the contestant comes before its henchmen. */
export interface MatchTable {
  readonly options: ContestOptions;
  readonly indirect: boolean;
  readonly seats: number;
  readonly members: readonly Member[];
  readonly units: readonly Unit[];
  /** The team of each seat: the first seat of the team. */
  readonly teams: readonly number[];
  /** The member with the hand, for each seat. */
  readonly leader: readonly MemberId[];
  /** The number of decks of 52 cards: one, or one for each seat. */
  readonly decks: number;
}

/** The id of a member takes five bits of a card entry. */
export const MOST_MEMBERS = 32;

export const LEAST_SEATS = 2;

export const MOST_SEATS = 8;

export function makeTable(sheets: readonly Sheet[], options: ContestOptions, indirect: boolean): MatchTable {
  const teams = teamsOf(sheets);
  const members: Member[] = [];
  const units: Unit[] = [];
  const addUnit = (seat: Seat, contestant: Contestant, count: number, hasHand: boolean): void => {
    const { speed, encumbrance } = contestant;
    const first = members.length;
    for (let i = 0; i < count; i++)
      members.push({
        ...contestant,
        name: count > 1 ? `${contestant.name} ${i + 1}` : contestant.name,
        seat,
        unit: units.length,
        hasHand,
        team: teams[seat]!,
      });
    units.push({ seat, hasHand, first, end: members.length, speed, encumbrance });
  };
  sheets.forEach(({ contestant, squads }, seat) => {
    addUnit(seat, contestant, 1, true);
    for (const { henchman, count } of squads) addUnit(seat, henchman, count, false);
  });
  if (members.length > MOST_MEMBERS)
    throw new InputError(`${members.length} contestants and henchmen at one table; expected at most ${MOST_MEMBERS}`);
  return {
    options,
    indirect,
    seats: sheets.length,
    members,
    units,
    teams,
    leader: units.filter(({ hasHand }) => hasHand).map(({ first }) => first),
    decks: options.sharedDeck ? 1 : sheets.length,
  };
}

/** For each seat, the first seat of its team. */
function teamsOf(sheets: readonly Sheet[]): number[] {
  const names = sheets.map(({ team }, seat) => team ?? `seat ${seat}`);
  const teams = names.map((name) => names.indexOf(name));
  if (teams.every((team) => team === 0))
    throw new InputError(
      `${sheets.map(({ contestant }) => contestant.name).join(' and ')} are all in team ${names[0]!}; ` +
        'expected at least two teams',
    );
  return teams;
}
