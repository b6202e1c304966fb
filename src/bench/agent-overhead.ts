// The workload `agent-overhead`: random games with and without agents, views and option lists; the games are the same.
import { type Game, ActionList, playOut, OVER } from '../core/game.js';
import { projectGame, projectTable, numberedSeeds, numberedAgent } from './decks.js';
import { Options } from '../core/agent.js';
import { Rng } from '../core/rng.js';
import random from '../../agents/random.js';
import { Signature } from '../core/signature.js';
import { secondsOf, type Figures, type Workload } from './workload.js';

const GAMES = 2_000;

/** Games of a chunk. Chunks with and without agents alternate, so that a slow phase of the machine affects both. */
const CHUNK = 20;

const game: Game = projectGame;

const list = new ActionList();

const options = new Options(list);

type PlayToEnd = (state: unknown, rng: Rng) => void;

const playBare: PlayToEnd = (state, rng) => void playOut(game, state, rng, list);

const playWithAgents: PlayToEnd = (state, rng) => {
  const agents = [0, 1].map((seat) => random.sitDown({ game, seat, settings: {}, now: () => 0 }));
  for (let seat = game.toMove(state); seat !== OVER; seat = game.toMove(state)) {
    game.legal(state, list);
    const choice = agents[seat]!.choose(game.view(state, seat), options, rng);
    game.advance(state, list.items[choice]!);
  }
};

/** Plays a chunk of games and returns the seconds. Signatures are computed outside the clock. */
function playChunk(play: PlayToEnd, first: number, signature: Signature): number {
  const ends: unknown[] = [];
  const seconds = secondsOf(() => {
    for (let seed = first; seed < first + CHUNK; seed++) {
      const state = game.setup(projectTable(), numberedSeeds(seed));
      play(state, new Rng(numberedAgent(seed)));
      ends.push(state);
    }
  });
  for (const end of ends) signature.addText(game.signature(end));
  return seconds;
}

function playGames(games: number): Figures {
  projectTable();
  const signatures = [new Signature(), new Signature()] as const;
  let [bare, withAgents] = [0, 0];
  for (let first = 0; first < games; first += CHUNK) {
    // The second of two runs has warm caches and pays for garbage collection, so the order alternates.
    const isFirst = (first / CHUNK) % 2 === 0;
    if (isFirst) bare += playChunk(playBare, first, signatures[0]);
    withAgents += playChunk(playWithAgents, first, signatures[1]);
    if (!isFirst) bare += playChunk(playBare, first, signatures[0]);
  }
  const [signature, ofAgents] = signatures.map(String) as [string, string];
  if (signature !== ofAgents) throw new Error('agent-overhead: games with agents differ from games without');
  return {
    games,
    games_per_s: games / bare,
    asked_games_per_s: games / withAgents,
    overhead: withAgents / bare - 1,
    signature,
  };
}

export const agentOverhead: Workload = {
  name: 'agent-overhead',
  about: 'random games between two decks of printed cards: what views and options cost, as a share of the game',
  main: { figure: 'overhead', better: 'less' },
  warmUp: () => void playGames(1_000),
  run: (games = GAMES) => playGames(games),
};
