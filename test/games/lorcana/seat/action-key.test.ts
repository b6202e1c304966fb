// Keys that identify actions in every deal of the hidden cards.
import { projectTable, projectGame as GAME, numberedSeeds, numberedAgent } from '../../../../src/bench/decks.js';
import { ActionList } from '../../../../src/core/game.js';
import { type State, zone, Zone } from '../../../../src/games/lorcana/state/state.js';
import { Rng } from '../../../../src/core/rng.js';
import { test, expect } from 'vitest';
import { Kind, pack, cardOf } from '../../../../src/games/lorcana/state/packed-action.js';
import { actionKey } from '../../../../src/games/lorcana/seat/search-hints.js';
import { cardIn } from '../../../../src/games/lorcana/state/entry.js';

const TABLE = projectTable();

const list = new ActionList();

/** Random games, stopped at every decision. */
function* positions(games: number): Generator<State> {
  for (let seed = 0; seed < games; seed++) {
    const s = GAME.setup(TABLE, numberedSeeds(seed));
    const rng = new Rng(numberedAgent(seed));
    while (GAME.toMove(s) >= 0) {
      GAME.legal(s, list);
      yield s;
      GAME.advance(s, list.items[rng.int(list.count)]!);
    }
  }
}

test('copies of a card have one key in hand, and a key each in play', () => {
  const [first, second] = [TABLE.decks[0]![0]!, TABLE.decks[0]![1]!];
  expect(TABLE.kind[first]).toBe(TABLE.kind[second]);
  const s = GAME.setup(TABLE, numberedSeeds(1));
  for (const kind of [Kind.INK, Kind.PLAY, Kind.SET_ASIDE, Kind.SHIFT, Kind.CHOOSE_CARD])
    expect(actionKey(s, pack(kind, first, 7))).toBe(actionKey(s, pack(kind, second, 7)));
  expect(actionKey(s, pack(Kind.SING, first, first))).toBe(actionKey(s, pack(Kind.SING, second, second)));
  expect(actionKey(s, pack(Kind.SING, first, 7))).not.toBe(actionKey(s, pack(Kind.SING, first, first)));
  expect(actionKey(s, pack(Kind.QUEST, first))).not.toBe(actionKey(s, pack(Kind.QUEST, second)));
});

test('options of one decision with the same key differ only in the copy of a card that is not in play', () => {
  let compared = 0;
  for (const s of positions(60)) {
    const options = Array.from(list.items.subarray(0, list.count));
    const inPlay = [0, 1].flatMap((seat) => zone(s, seat, Zone.PLAY).map(cardIn));
    for (const one of options)
      for (const other of options) {
        if (one === other || actionKey(s, one) !== actionKey(s, other)) continue;
        expect(TABLE.kind[cardOf(one)]).toBe(TABLE.kind[cardOf(other)]);
        expect(inPlay).not.toContain(cardOf(one));
      }
    compared += options.length;
  }
  expect(compared).toBeGreaterThan(10_000);
});
