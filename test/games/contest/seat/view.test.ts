// Views and samples: what a player may see, and what is hidden.
import { contest } from '../../../../src/games/contest/index.js';
import { type State, cardIn, hand, Row, discardRow } from '../../../../src/games/contest/state/state.js';
import { apply } from '../../../../src/core/game.js';
import { ContestView } from '../../../../src/games/contest/seat/view.js';
import { pack, Kind } from '../../../../src/games/contest/state/packed-action.js';
import { describe, test, expect } from 'vitest';
import { position, sheetNamed } from '../../../support/contest.js';
import { type Rank, rankOf, RANKS } from '../../../../src/games/contest/state/cards.js';
import { wordsOf, Rng } from '../../../../src/core/rng.js';

const GAME = contest();

const act = (s: State, ...actions: number[]): State => actions.reduce((state, action) => apply(GAME, state, action), s);

const view = (s: State, seat: number) => new ContestView(s, seat);

const BOXER = { name: 'boxer', skill: 6, hand: [3, 'Q', 8], action: 7 };

const OTHER = { name: 'other', hand: [2, 4], action: 2 };

const CHALLENGE = pack(Kind.CHALLENGE, 1, 0);

describe('attack cards', () => {
  const attacked = act(position({ players: [BOXER, OTHER] }), CHALLENGE, pack(Kind.PLAY, 0b001, 0b100));

  test('are face down: the defender sees only their number, and which are boosts', () => {
    expect(view(attacked, 1).played()).toEqual([
      { card: null, by: 'attacker', boost: false },
      { card: null, by: 'attacker', boost: true },
    ]);
    expect(
      view(attacked, 0)
        .played()
        .map(({ card }) => card),
    ).toEqual(['3', '8']);
  });

  test('are revealed after the defence; boosts are discarded face down and known to their player only', () => {
    const after = act(attacked, pack(Kind.PLAY, 0b10, 0));
    const discards = (seat: number) =>
      (view(after, seat).toJSON() as { decks: { discard: (Rank | null)[] }[] }).decks[0]!.discard;
    expect(discards(1).slice(0, 3)).toEqual(['3', null, '4']);
    expect(discards(0).slice(0, 3)).toEqual(['3', '8', '4']);
  });

  test('from the deck are hidden from both players until the reveal', () => {
    const drawn = act(position({ players: [BOXER, OTHER], deck: ['K'] }), CHALLENGE, pack(Kind.DRAW));
    for (const seat of [0, 1])
      expect(view(drawn, seat).played()).toEqual([{ card: null, by: 'attacker', boost: false }]);
  });
});

test('a defending henchman decides about its second card while the attack is face down (C-17)', () => {
  const squad = { name: 'Thug', count: 1, action: 3, speed: 4, base: 4, power: 2, pool: 2 };
  const s = position({ players: [BOXER, { ...OTHER, henchmen: [squad] }], deck: ['J'] });
  const asked = act(s, pack(Kind.CHALLENGE, 2, 0), pack(Kind.PLAY, 0b001, 0));
  expect(GAME.toMove(asked)).toBe(1);
  expect(view(asked, 1).played()).toEqual([
    { card: null, by: 'attacker', boost: false },
    { card: 'J', by: 'defender', boost: false },
  ]);
  expect(
    view(asked, 0)
      .played()
      .map(({ card }) => card),
  ).toEqual(['3', 'J']);
});

test('only the number of cards in another hand is visible', () => {
  const s = position({ players: [BOXER, OTHER] });
  expect(view(s, 1).member(0).hand).toEqual([null, null, null]);
  expect(view(s, 0).member(0).hand).toEqual(['3', 'Q', '8']);
});

test('action cards are face down until all are placed', () => {
  const table = GAME.table([sheetNamed('boxer'), sheetNamed('brute'), sheetNamed('fencer')]);
  const seeds = { decks: [0, 1, 2].map(wordsOf), chance: wordsOf(9) };
  const begun = GAME.setup(table, seeds);
  const one = act(begun, pack(Kind.PLACE, 2));
  const card = rankOf(cardIn(hand(begun, 0)[2]!));
  expect(view(one, 0).member(0).action).toBe(card);
  expect(view(one, 1).member(0).action).toBeNull();
  // The squad's card was dealt face down: no player knows it.
  for (const seat of [0, 1, 2]) expect(view(one, seat).member(2).action).toBeNull();
  const all = act(one, pack(Kind.PLACE, 0), pack(Kind.PLACE, 0));
  expect(view(all, 1).member(0).action).toBe(card);
  expect(view(all, 0).member(2).action).not.toBeNull();
});

test('cards that prepare a long attack are hidden from all players until they are discarded (C-19)', () => {
  const attacks = [{ name: 'Bow', skill: 6, length: 1 }];
  const s = position({ players: [{ attacks, action: 7 }, OTHER], deck: ['K'] });
  const prepared = act(s, pack(Kind.PREPARE, 0, 0));
  expect(view(prepared, 0).member(0).preparing).toEqual({ form: 'Bow', cards: 1 });
  const ranks = new Set<Rank>();
  const rng = new Rng(wordsOf(1));
  for (let i = 0; i < 100; i++) ranks.add(rankOf(cardIn(view(prepared, 0).sample(rng).row(Row.PREPARED)[0]!)));
  expect(ranks.size).toBeGreaterThan(8);
  const spent = act(prepared, pack(Kind.PASS), pack(Kind.CHALLENGE, 1, 0));
  expect(rankOf(cardIn(spent.row(discardRow(0))[0]!))).toBe('K');
});

test('a sample deals hidden cards uniformly from the cards that the player has not seen', () => {
  const s = position({ players: [BOXER, OTHER], discard: ['A', 'A', 'A', 'A'] });
  const rng = new Rng(wordsOf(3));
  const seen = new Map<Rank, number>(RANKS.map((rank) => [rank, 0]));
  const samples = 4000;
  for (let i = 0; i < samples; i++)
    for (const entry of hand(view(s, 0).sample(rng), 1)) {
      const rank = rankOf(cardIn(entry));
      seen.set(rank, seen.get(rank)! + 1);
    }
  // Two of the 43 cards that are not in the own hand, the action cards or the discard pile.
  expect(seen.get('A')).toBe(0);
  for (const [rank, hidden] of [
    ['K', 4],
    ['7', 3],
    ['3', 3],
    ['2', 3],
  ] as const) {
    const mean = (2 * samples * hidden) / 43;
    expect(Math.abs(seen.get(rank)! - mean), rank).toBeLessThan(5 * Math.sqrt(mean));
  }
});

test('a reshuffle hides the discarded cards again', () => {
  const s = position({ players: [BOXER, OTHER], deck: { only: [5] } });
  const after = act(s, CHALLENGE, pack(Kind.DRAW), pack(Kind.DRAW));
  const rng = new Rng(wordsOf(4));
  const tops = new Set<number>();
  for (let i = 0; i < 50; i++) tops.add(view(after, 0).sample(rng).row(Row.PILES).at(-1)!);
  expect(tops.size).toBeGreaterThan(10);
});
