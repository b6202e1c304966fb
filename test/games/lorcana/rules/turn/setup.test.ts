// Set-up (2.2): altering hands, and shuffling.
import { lorcana } from '../../../../../src/games/lorcana/index.js';
import { ActionList, type GameSeeds, apply } from '../../../../../src/core/game.js';
import { someDeck, character } from '../../../../support/lorcana.js';
import { wordsOf } from '../../../../../src/core/rng.js';
import { type State, Zone, zone } from '../../../../../src/games/lorcana/state/state.js';
import { cardIn } from '../../../../../src/games/lorcana/state/entry.js';
import { Kind, kindOf } from '../../../../../src/games/lorcana/state/packed-action.js';
import { describe, test, expect } from 'vitest';
import { LorcanaView } from '../../../../../src/games/lorcana/seat/view.js';
import { scalar, Scalar } from '../../../../../src/games/lorcana/state/scalars.js';
import type { Deck } from '../../../../../src/games/lorcana/state/table.js';
import { fullName } from '../../../../../src/games/lorcana/cards/card.js';
import { shuffle } from '../../../../../src/games/lorcana/rules/processes/shuffle.js';

const game = lorcana();

const list = new ActionList();

const table = game.table([someDeck('Amber', 'Ruby'), someDeck('Sapphire', 'Steel')]);

const seeds = (n: number): GameSeeds => ({ decks: [wordsOf(n), wordsOf(n + 1)], chance: wordsOf(n + 2) });

const cards = (s: State, seat: number, z: Zone) => zone(s, seat, z).map(cardIn);

/** Takes the first option of a kind. */
function take(s: State, kind: Kind): State {
  game.legal(s, list);
  const action = list.items.slice(0, list.count).find((option) => kindOf(option) === kind);
  if (action === undefined) throw new Error(`no option of kind ${kind}`);
  return apply(game, s, action);
}

describe('altering hands (2.2.2)', () => {
  test('both players have seven cards, and the starting player decides first', () => {
    const s = game.setup(table, seeds(1));
    expect([0, 1].map((seat) => [cards(s, seat, Zone.HAND).length, cards(s, seat, Zone.DECK).length])).toEqual([
      [7, 53],
      [7, 53],
    ]);
    expect(game.toMove(s)).toBe(0);
    expect(game.toMove(take(s, Kind.DONE))).toBe(1);
  });

  test('cards set aside go to the bottom, replacements come from the top before any shuffle', () => {
    const s = game.setup(table, seeds(2));
    const top = cards(s, 0, Zone.DECK).slice(-2);
    const two = take(take(s, Kind.SET_ASIDE), Kind.SET_ASIDE);
    const after = take(two, Kind.DONE);
    const gone = cards(s, 0, Zone.HAND).filter((card) => !cards(after, 0, Zone.HAND).includes(card));
    expect(gone).toHaveLength(2);
    expect(cards(after, 0, Zone.HAND)).toHaveLength(7);
    expect(cards(after, 0, Zone.HAND)).toEqual(expect.arrayContaining(top));
    expect(cards(after, 0, Zone.DECK).slice(0, 2).sort()).toEqual([...gone].sort());
    // The player knows them, the opponent does not.
    expect(new LorcanaView(after, 0).of(0).deck.known.filter((name) => name !== null)).toHaveLength(2);
    expect(new LorcanaView(after, 1).of(0).deck.known).toEqual([]);
  });

  test('players who changed cards shuffle after all players have decided, and lose their knowledge of the order', () => {
    const s = game.setup(table, seeds(3));
    const altered = take(take(s, Kind.SET_ASIDE), Kind.DONE);
    const begun = take(altered, Kind.DONE);
    expect(cards(begun, 0, Zone.DECK)).not.toEqual(cards(altered, 0, Zone.DECK));
    expect([...cards(begun, 0, Zone.DECK)].sort()).toEqual([...cards(altered, 0, Zone.DECK)].sort());
    expect(new LorcanaView(begun, 0).of(0).deck.known).toEqual([]);
    // Seat 1 kept its hand, so its deck keeps its order.
    expect(cards(begun, 1, Zone.DECK)).toEqual(cards(s, 1, Zone.DECK));
  });

  test('the starting player does not draw on the first turn, the other does (3.2.3.1)', () => {
    const begun = take(take(game.setup(table, seeds(4)), Kind.DONE), Kind.DONE);
    expect([scalar(begun, Scalar.TURN), cards(begun, 0, Zone.HAND).length]).toEqual([1, 7]);
    const second = take(begun, Kind.END_TURN);
    expect([scalar(second, Scalar.TURN), cards(second, 1, Zone.HAND).length]).toEqual([2, 8]);
  });

  test('each set of cards can be set aside in only one order', () => {
    const hand = Array.from({ length: 7 }, (_, i) => character(1, 1, { name: `Card ${i % 4}` }));
    const deck: Deck = { cards: [...hand, ...hand] };
    const small = lorcana({ openingHand: 4 });
    const ends = new Map<string, number>();
    const walk = (s: State): void => {
      small.legal(s, list);
      for (const action of Array.from(list.items.slice(0, list.count))) {
        if (kindOf(action) === Kind.DONE) {
          const key = zone(s, 0, Zone.HAND)
            .map((entry) => `${fullName(s.table.cards[cardIn(entry)]!)}:${entry >> 9}`)
            .sort()
            .join();
          ends.set(key, (ends.get(key) ?? 0) + 1);
        } else walk(apply(small, s, action));
      }
    };
    walk(small.setup(small.table([deck, deck]), seeds(5)));
    expect([...ends.values()].every((ways) => ways === 1)).toBe(true);
    expect(ends.size).toBeGreaterThan(4);
  });
});

describe('shuffling', () => {
  const { label } = table;
  const shuffled = (from: readonly number[], seed: number): number[] => {
    const order = [...from];
    shuffle(order, label, [...wordsOf(seed)], 0);
    return order;
  };

  test('every card is equally likely in every place', () => {
    const n = 12;
    const deck = table.decks[0]!.slice(0, n);
    const counts = Array.from({ length: n }, () => Array.from({ length: n }, () => 0));
    const rounds = 24_000;
    for (let seed = 0; seed < rounds; seed++)
      shuffled(deck, seed).forEach((card, place) => counts[deck.indexOf(card)]![place]!++);
    const expected = rounds / n;
    const chi = counts.flat().reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    // 121 degrees of freedom: the 99.9 % quantile is 173.6.
    expect(chi).toBeLessThan(173.6);
  });

  test('neighbours in the list are not neighbours in the deck more often than by chance', () => {
    const deck = table.decks[0]!;
    let pairs = 0;
    for (let seed = 0; seed < 4000; seed++) {
      const order = shuffled(deck, seed);
      for (let i = 1; i < order.length; i++) if (Math.abs(order[i]! - order[i - 1]!) === 1) pairs++;
    }
    // Expected for each shuffle: 2 · 59 / 60. The standard error of the mean is below 0.023.
    expect(Math.abs(pairs / 4000 - (2 * 59) / 60)).toBeLessThan(0.09);
  });

  test('a deck with one card exchanged keeps the order of all others', () => {
    const plain = someDeck('Amber', 'Ruby');
    const cardsOf = (deck: Deck, seed: number) => {
      const s = game.setup(game.table([deck, plain]), seeds(seed));
      return [...zone(s, 0, Zone.DECK), ...zone(s, 0, Zone.HAND).toReversed()].map((entry) =>
        fullName(s.table.cards[cardIn(entry)]!),
      );
    };
    const changed = { cards: plain.cards.toSpliced(30, 1, character(9, 9, { name: 'New' })) };
    const out = fullName(plain.cards[30]!);
    for (let seed = 0; seed < 20; seed++) {
      const before = cardsOf(plain, seed);
      const after = cardsOf(changed, seed).filter((name) => name !== 'New - Piece');
      // One copy of the exchanged card is missing from `before`; the rest is in the same order.
      const missing = before.findIndex((name, i) => name !== after[i]);
      expect(before[missing]).toBe(out);
      expect(before.toSpliced(missing, 1)).toEqual(after);
    }
  });
});
