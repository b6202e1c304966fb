import { tournament } from '../../../src/lab/plan/plan.js';
import { somePlanInput } from '../../support/some-plan.js';
import { gameCount, scheduled } from '../../../src/lab/plan/schedule.js';
import { seedsOf } from '../../../src/lab/plan/game-seeds.js';
import { test, expect } from 'vitest';
import { lorcana } from '../../../src/games/lorcana/index.js';
import { zone, Zone } from '../../../src/games/lorcana/state/state.js';
import { fullName } from '../../../src/games/lorcana/cards/card.js';
import { cardIn } from '../../../src/games/lorcana/state/entry.js';

const plan = tournament(somePlanInput(), 'round-robin');

const all = Array.from({ length: gameCount(plan) }, (_, index) => scheduled(plan, index));

test('each matchup has its games, in rounds of two with seats swapped', () => {
  expect(all).toHaveLength(12);
  expect(all.slice(0, 4).map(({ round, places }) => [round, ...places])).toEqual([
    [0, 0, 1],
    [0, 1, 0],
    [1, 0, 1],
    [1, 1, 0],
  ]);
  expect(all.map((game) => game.matchupIndex)).toEqual([0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2]);
});

test('ids are unique and contain matchup, round and seat order', () => {
  expect(new Set(all.map((game) => game.id)).size).toBe(all.length);
  expect(all[3]!.id).toBe('amber-ruby-rush/random~ruby-steel-swarm/random#1.2');
});

test('the seed path contains the seed of the experiment, the decks and the round', () => {
  expect(all[3]!.seeds.path).toBe('test/amber-ruby-rush~ruby-steel-swarm/1');
});

test('both games of a round have the same seeds, which belong to the entrants (L-2)', () => {
  const [first, swapped] = [seedsOf(all[0]!), seedsOf(all[1]!)];
  expect(swapped.game.decks).toEqual([...first.game.decks].reverse());
  expect(swapped.agents).toEqual([...first.agents].reverse());
  expect(swapped.game.chance).toEqual(first.game.chance);
});

test('all seeds of a round differ, also from those of other rounds and matchups', () => {
  const streams = [all[0]!, all[2]!, all[4]!]
    .map(seedsOf)
    .flatMap(({ game, agents }) => [...game.decks, game.chance, ...agents]);
  expect(new Set(streams.map(String)).size).toBe(streams.length);
});

test('a deck has the same order in both seats', () => {
  const [first, swapped] = [orders(0), orders(1)];
  expect(first[0]).toHaveLength(60);
  expect(swapped).toEqual([...first].reverse());
  expect(orders(2)).not.toEqual(first);
});

/** By seat, the names of all cards: the opening hand, then the deck. */
function orders(index: number): string[][] {
  const game = lorcana();
  const scheduledGame = scheduled(plan, index);
  const { matchup, places } = scheduledGame;
  const decks = places.map((place) => game.readDeck(plan.decks[plan.entrants[matchup.entrants[place]]!.deck]!));
  const table = game.table(decks);
  const state = game.setup(table, seedsOf(scheduledGame).game);
  return places.map((_, seat) =>
    [...zone(state, seat, Zone.HAND), ...zone(state, seat, Zone.DECK)].map((entry) =>
      fullName(table.cards[cardIn(entry)]!),
    ),
  );
}
