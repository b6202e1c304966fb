// The workload `agent-greedy`: games of the greedy agent against itself.
import type { Game } from '../core/game.js';
import { projectGame, projectTable, numberedSeeds, numberedAgent } from './decks.js';
import { type MatchResult, playMatch } from '../lab/match/built-in-match.js';
import greedy from '../../agents/greedy.js';
import { type Figures, secondsOf, type Workload } from './workload.js';
import { Signature } from '../core/signature.js';

const GAMES = 400;

const game: Game = projectGame;

const play = (seed: number): MatchResult =>
  playMatch({
    game,
    table: projectTable(),
    seeds: numberedSeeds(seed),
    seed: String(seed),
    players: [0, 1].map((seat) => ({
      name: 'greedy',
      maker: greedy,
      settings: { weights: {} },
      seed: numberedAgent(2 * seed + seat),
    })),
    limits: { turns: 100, decisions: 5000 },
  });

function playGames(games: number): Figures {
  projectTable();
  const results: MatchResult[] = [];
  const seconds = secondsOf(() => {
    for (let seed = 0; seed < games; seed++) results.push(play(seed));
  });
  const signature = new Signature();
  for (const result of results) signature.addText(JSON.stringify(result));
  const mean = (of: (result: MatchResult) => number) => results.reduce((sum, each) => sum + of(each), 0) / games;
  return {
    games,
    seconds,
    games_per_s: games / seconds,
    decisions_per_game: mean(({ decisions }) => decisions),
    turns_per_game: mean(({ turns }) => turns),
    signature: signature.toString(),
  };
}

export const agentGreedy: Workload = {
  name: 'agent-greedy',
  about: 'greedy against greedy with two decks of printed cards',
  main: { figure: 'games_per_s', better: 'more' },
  warmUp: () => void playGames(2 * GAMES),
  run: (games = GAMES) => playGames(games),
};
