// The index of modifiers is updated after changes. At every decision it equals an index computed from nothing.
import { lorcana } from '../../../../../src/games/lorcana/index.js';
import { ActionList, OVER } from '../../../../../src/core/game.js';
import type { State } from '../../../../../src/games/lorcana/state/state.js';
import type { Card } from '../../../../../src/games/lorcana/cards/card.js';
import { Rng, wordsOf } from '../../../../../src/core/rng.js';
import { expect, test } from 'vitest';
import { ABILITY_DECKS } from '../../../../../src/bench/ability-cards.js';
import { IR_CARDS } from '../../../../support/ir-cards.js';
import { supportedCards } from '../../../../../src/games/lorcana/cards/shipped.js';

const game = lorcana();

const list = new ActionList();

/** The index in a comparable form. Rules on players are sorted: their order depends on when the index was computed. */
function inForce({ modifiers, listens, dependsOn }: State): object {
  const touched = (modifiers?.touched ?? []).toSorted((a, b) => a.card - b.card);
  return {
    cards: touched.map((mods) =>
      Object.assign({}, mods, { conditional: mods.conditional.length, granted: mods.granted.length }),
    ),
    players: (modifiers?.players ?? []).map(({ seat, rule, amount }) => JSON.stringify([seat, rule, amount])).sort(),
    newcomers: (modifiers?.entering.length ?? 0) + (modifiers?.bodyguardGrants.length ?? 0),
    listens,
    dependsOn,
  };
}

/** Plays a random game and compares at each decision. Returns the number of decisions with rules in force. */
function playAndCompare(decks: readonly { readonly cards: readonly Card[] }[], seed: number): number {
  const table = game.table(decks);
  const rng = new Rng(wordsOf(seed));
  const s = game.setup(table, { decks: decks.map((_, i) => wordsOf(seed + i)), chance: wordsOf(seed + 9) });
  let withRules = 0;
  for (let n = 0; n < 400 && game.toMove(s) !== OVER; n++) {
    game.legal(s, list);
    game.advance(s, list.items[rng.int(list.count)]!);
    if (s.changed !== 0 || game.toMove(s) === OVER) continue;
    const fresh = game.restore(table, game.store(s));
    expect(inForce(s), `decision ${n} of seed ${seed}`).toEqual(inForce(fresh));
    if (s.modifiers !== undefined) withRules++;
  }
  return withRules;
}

const drawnFrom = (cards: readonly Card[], rng: Rng) => ({
  cards: Array.from({ length: 60 }, () => cards[rng.int(cards.length)]!),
});

test.each([
  { name: 'of the bench', decks: () => ABILITY_DECKS, games: 30 },
  {
    name: 'with all kinds of rules',
    decks: (rng: Rng) => [drawnFrom(IR_CARDS, rng), drawnFrom(IR_CARDS, rng)],
    games: 30,
  },
  {
    name: 'that are printed',
    decks: (rng: Rng) => [drawnFrom(supportedCards(), rng), drawnFrom(supportedCards(), rng)],
    games: 60,
  },
])('games with cards $name', ({ decks, games }) => {
  let withRules = 0;
  for (let seed = 0; seed < games; seed++) withRules += playAndCompare(decks(new Rng(wordsOf(seed + 100))), seed);
  expect(withRules).toBeGreaterThan(games);
});
