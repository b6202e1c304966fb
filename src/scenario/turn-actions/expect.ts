// What a scenario expects of missions, Bag and activity.
import { type Check, unlike, hasBit, FACTS as USUAL } from '../lorcana/expect-card.js';
import { Mark, turnNumber, Turn, bagOf } from '../../games/lorcana/turn-actions/state.js';
import type { Situation } from '../lorcana/situation.js';
import { unmet as unmetAsUsual, unlikePiles } from '../lorcana/expect.js';
import type { Expectation } from './schema.js';
import { found } from '../words.js';
import { MissionPlace, pointsAt } from '../../games/lorcana/turn-actions/missions.js';
import { seatName } from '../lorcana/names.js';

const mission: Check<number | 'none'> = (now, card, expected) =>
  unlike(
    `mission ${expected}`,
    `mission ${hasBit(now, card, Mark.ASSIGNED) ? turnNumber(now.state, Turn.MISSION) : 'none'}`,
  );

const inChallenge: Check<boolean> = (now, card, is) =>
  unlike(`inChallenge ${is}`, `inChallenge ${hasBit(now, card, Mark.IN_CHALLENGE)}`);

const FACTS = { ...USUAL, mission, inChallenge };

export const unmet = (situation: Situation, expectation: unknown): string[] =>
  unmetAsUsual(situation, expectation as Expectation, FACTS, ofVariant);

const ofVariant = (now: Situation, expected: Expectation): string[] => [
  ...activity(now, expected),
  ...unlikePiles(now, expected.bag, 'bag', (seat) => bagOf(now.state, seat)),
  ...missions(now, expected),
];

function activity({ state }: Situation, { activity: n }: Expectation): string[] {
  const left = turnNumber(state, Turn.ACTIVITY);
  return n === undefined || n === left ? [] : [found('activity', n, left)];
}

function missions({ state }: Situation, { missions: each }: Expectation): string[] {
  return (each ?? []).flatMap((expected, seat) => {
    if (expected === null || seat >= state.table.seats) return [];
    const at = (place: MissionPlace) => pointsAt(state, seat, place).sort((a, b) => a - b);
    const there = {
      row: at(MissionPlace.ROW),
      discard: at(MissionPlace.DISCARD),
      deck: at(MissionPlace.DECK).length,
    };
    const isMet =
      isLike(expected.row, there.row) &&
      isLike(expected.discard, there.discard) &&
      (expected.deck ?? there.deck) === there.deck;
    return isMet ? [] : [found(`missions of ${seatName(seat)}`, expected, there)];
  });
}

/** In any order. */
const isLike = (expected: readonly number[] | undefined, there: readonly number[]): boolean =>
  expected === undefined || expected.toSorted((a, b) => a - b).join() === there.join();
