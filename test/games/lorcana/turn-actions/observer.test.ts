// The observables of the variant agree with the game. With characters without text, the expected values can be read off the positions.
import { turnActions } from '../../../../src/games/lorcana/turn-actions/index.js';
import { someDeck } from '../../../support/lorcana.js';
import { type State, Zone, zone } from '../../../../src/games/lorcana/state/state.js';
import { cardIn } from '../../../../src/games/lorcana/state/entry.js';
import { kindOf, Kind, targetOf } from '../../../../src/games/lorcana/state/packed-action.js';
import { observed } from '../../../support/observed.js';
import { test, expect } from 'vitest';

const game = turnActions({ moveFrom: 'inkwell+play', loreToWin: 9 });

const table = game.table([someDeck('Amber', 'Ruby'), someDeck('Sapphire', 'Steel')]);

const cardsIn = (s: State, z: Zone): number[] => [0, 1].flatMap((seat) => zone(s, seat, z).map(cardIn));

/** Counts for one step: challenges begun, those with a possible defender, and cards that go from play to the discard. */
function countsOfStep(before: State, action: number, after: State): number[] {
  const isChallenge = before.question === undefined && kindOf(action) === Kind.CHALLENGE;
  const hasDefender = isChallenge && zone(before, targetOf(action), Zone.PLAY).length > 0;
  const inPlay = cardsIn(before, Zone.PLAY);
  return [
    Number(isChallenge),
    Number(hasDefender),
    cardsIn(after, Zone.DISCARD).filter((card) => inPlay.includes(card)).length,
  ];
}

const games = Array.from({ length: 12 }, (_, i) => {
  const counted = [0, 0, 0];
  const count = (before: State, action: number, after: State) => {
    countsOfStep(before, action, after).forEach((n, k) => (counted[k]! += n));
  };
  return { ...observed(game, table, i + 1, 100, count), counted };
});

const { cases, measures } = game.observables!;

const total = ({ pieces }: (typeof games)[number]['seats'][number], name: string): number =>
  pieces.reduce((sum, counts) => sum + counts[Object.keys(cases).indexOf(name)]!, 0);

const measure = ({ own }: (typeof games)[number]['seats'][number], name: string): number[] =>
  own.map((values) => values[Object.keys(measures).indexOf(name)]!);

test('all lore comes from completed missions', () => {
  for (const { seats, outcome } of games) expect(seats.map((seat) => total(seat, 'lore'))).toEqual(outcome.scores);
  expect(games.some(({ outcome }) => outcome.how === 'lore')).toBe(true);
});

test('challenges, challenged characters and banished characters are counted', () => {
  for (const { seats, counted } of games)
    expect(
      ['challenges', 'challenged', 'banished'].map((name) => total(seats[0]!, name) + total(seats[1]!, name)),
    ).toEqual(counted);
});

test('ink that moves to Bag does not count as spent: the ink spent is the cost of the cards played', () => {
  for (const { seats } of games)
    for (const seat of seats) expect(measure(seat, 'inkSpent')).toEqual(measure(seat, 'costPlayed'));
});

test('the possible lore of a turn is the best mission of the row, if a character is in play', () => {
  for (const { seats } of games)
    for (const seat of seats)
      measure(seat, 'questLore').forEach((lore, i) => {
        expect(lore > 0).toBe(measure(seat, 'characters')[i]! > 0);
        expect(lore).toBeLessThanOrEqual(3);
      });
});
