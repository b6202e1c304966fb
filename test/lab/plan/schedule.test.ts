import { tournament } from '../../../src/lab/plan/plan.js';
import { somePlanInput } from '../../support/some-plan.js';
import { gameCount, scheduled, seedsOf } from '../../../src/lab/plan/schedule.js';
import { test, expect } from 'vitest';
import { lorcana } from '../../../src/games/lorcana/index.js';
import { zone, Zone } from '../../../src/games/lorcana/state/state.js';
import { fullName } from '../../../src/games/lorcana/cards/card.js';
import { cardIn } from '../../../src/games/lorcana/state/entry.js';

const plan = tournament(somePlanInput(), 'round-robin');

const all = Array.from({ length: gameCount(plan) }, (_, index) => scheduled(plan, index));

test('each pairing has its games, in rounds of two with seats swapped', () => {
  expect(all).toHaveLength(12);
  expect(all.slice(0, 4).map(({ round, places }) => [round, ...places])).toEqual([
    [0, 0, 1],
    [0, 1, 0],
    [1, 0, 1],
    [1, 1, 0],
  ]);
  expect(all.map((game) => game.matchupIndex)).toEqual([0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2]);
});

test('ids are unique and say pairing, round and seating', () => {
  expect(new Set(all.map((game) => game.id)).size).toBe(all.length);
  expect(all[3]!.id).toBe('amber-ruby-rush/random~ruby-steel-swarm/random#1.2');
});

test('seeds are a path of experiment, decks and round', () => {
  expect(all[3]!.seeds.path).toBe('test/amber-ruby-rush~ruby-steel-swarm/1');
});

test('both games of a round have the same luck, keyed by entrant (L-2)', () => {
  const [first, swapped] = [seedsOf(all[0]!), seedsOf(all[1]!)];
  expect(swapped.game.decks).toEqual([...first.game.decks].reverse());
  expect(swapped.agents).toEqual([...first.agents].reverse());
  expect(swapped.game.chance).toEqual(first.game.chance);
});

test('no two streams of a round are the same, nor those of two rounds', () => {
  const streams = [all[0]!, all[2]!, all[4]!]
    .map(seedsOf)
    .flatMap(({ game, agents }) => [...game.decks, game.chance, ...agents]);
  expect(new Set(streams.map(String)).size).toBe(streams.length);
});

test('a deck lies in the same order whichever seat it plays from', () => {
  const [first, swapped] = [orders(0), orders(1)];
  expect(first[0]).toHaveLength(60);
  expect(swapped).toEqual([...first].reverse());
  expect(orders(2)).not.toEqual(first);
});

/** By seat, all cards by name: the opening hand, and the deck below it. */
function orders(index: number): string[][] {
  const game = lorcana();
  const one = scheduled(plan, index);
  const decks = one.places.map((place) => game.readDeck(plan.decks[plan.entrants[one.matchup.entrants[place]]!.deck]!));
  const table = game.table(decks);
  const state = game.setup(table, seedsOf(one).game);
  return one.places.map((_, seat) =>
    [...zone(state, seat, Zone.HAND), ...zone(state, seat, Zone.DECK)].map((entry) =>
      fullName(table.cards[cardIn(entry)]!),
    ),
  );
}
