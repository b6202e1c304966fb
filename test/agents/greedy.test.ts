import { expect, test } from 'vitest';
import greedy from '../../agents/greedy.js';
import random from '../../agents/random.js';
import type { AgentMaker } from '../../src/core/agent.js';
import type { Game } from '../../src/core/game.js';
import { wordsOf } from '../../src/core/rng.js';
import { contest } from '../../src/games/contest/index.js';
import { lorcana } from '../../src/games/lorcana/index.js';
import { playMatch } from '../../src/lab/match.js';
import { readFileSync } from 'node:fs';

const USUAL = { weights: {} };

/** Wins of `a` over `b` in games from both seats, each with its own deck. */
function wins(game: Game, files: readonly string[], games: number, a: AgentMaker, b: AgentMaker): number {
  const decks = files.map((file) => game.readDeck({ file, text: readFileSync(file, 'utf8') }));
  let won = 0;
  for (let i = 0; i < games; i++) {
    const order = i % 2 === 0 ? [0, 1] : [1, 0];
    const { winner } = playMatch({
      game,
      table: game.table(order.map((place) => decks[place]!)),
      seeds: { decks: [wordsOf(i), wordsOf(i + 1000)], chance: wordsOf(i + 2000) },
      seed: String(i),
      players: order.map((place) => ({
        name: String(place),
        maker: [a, b][place]!,
        settings: USUAL,
        luck: wordsOf(3000 + 2 * i + place),
      })),
      limits: { turns: 100, decisions: 5000 },
    });
    if (winner !== undefined && order[winner] === 0) won++;
  }
  return won;
}

test('greedy beats random in Lorcana', () => {
  const decks = ['decks/lorcana/amber-ruby-fast-lore.txt', 'decks/lorcana/amethyst-steel-challengers.txt'];
  expect(wins(lorcana(), decks, 20, greedy, random)).toBeGreaterThanOrEqual(19);
});

test('greedy beats random in contests', () => {
  const sheets = ['decks/contest/boxer.yaml', 'decks/contest/fencer.yaml'];
  expect(wins(contest(), sheets, 60, greedy, random)).toBeGreaterThanOrEqual(40);
});
