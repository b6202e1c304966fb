// Games between two agents, for tests of the strength of agents.
import type { AgentMaker } from '../../src/core/agent.js';
import type { Game } from '../../src/core/game.js';
import { type MatchResult, playMatch } from '../../src/lab/match/built-in-match.js';
import { readFileSync } from 'node:fs';
import { wordsOf } from '../../src/core/rng.js';
import { readSettings } from '../../src/core/parameters.js';

export const LORCANA_DECKS = ['decks/lorcana/amber-ruby-fast-lore.txt', 'decks/lorcana/amethyst-steel-challengers.txt'];

export const CONTEST_SHEETS = ['decks/contest/boxer.yaml', 'decks/contest/fencer.yaml'];

export interface Side {
  readonly maker: AgentMaker;
  readonly given?: object;
}

/** Plays games with alternating seats. Each side keeps its deck. */
export function matches(game: Game, files: readonly string[], games: number, sides: readonly Side[]): MatchResult[] {
  const decks = files.map((file) => game.readDeck({ file, text: readFileSync(file, 'utf8') }));
  return Array.from({ length: games }, (_, i) => {
    const order = orderOf(i);
    return playMatch({
      game,
      table: game.table(order.map((side) => decks[side]!)),
      seeds: { decks: [wordsOf(i), wordsOf(i + 1000)], chance: wordsOf(i + 2000) },
      seed: String(i),
      players: order.map((side) => ({
        name: String(side),
        maker: sides[side]!.maker,
        settings: settingsOf(sides[side]!, game),
        seed: wordsOf(3000 + 2 * i + side),
      })),
      limits: { turns: 100, decisions: 5000 },
    });
  });
}

/** By seat, the side that plays there in game `i`. */
const orderOf = (i: number) => (i % 2 === 0 ? [0, 1] : [1, 0]);

const settingsOf = ({ maker, given = {} }: Side, game: Game) =>
  readSettings(maker.parameters ?? {}, given, game, (path, message) => {
    throw new Error(`${path.join('.')}: ${message}`);
  });

/** Wins of the first side. */
export const wins = (...[game, files, games, sides]: Parameters<typeof matches>): number =>
  matches(game, files, games, sides).filter(({ winner }, i) => winner !== undefined && orderOf(i)[winner] === 0).length;
