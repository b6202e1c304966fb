// The workload `agent-mcts`: searches from the middle of games, with sampling and play-outs also timed alone.
import { WEIGHTS } from '../games/lorcana/seat/features.js';
import { ActionList, OVER, type View } from '../core/game.js';
import { Options } from '../core/agent.js';
import type { State } from '../games/lorcana/state/state.js';
import { projectGame as game, projectTable, numberedSeeds, numberedAgent } from './decks.js';
import { Rng } from '../core/rng.js';
import { Signature } from '../core/signature.js';
import { Playout } from '../../agents/search/playout.js';
import { Search } from '../../agents/search/search.js';
import { secondsOf, type Figures, type Workload } from './workload.js';
import { NO_ACTION } from '../../agents/search/action-values.js';

const POSITIONS = 20;

const ITERATIONS = 200;

/** Random decisions before the search begins: about half a game. */
const OPENING = 60;

const TO_THE_END = { turns: 100_000, looks: 1, tries: 1, epsilon: 0, leafWeights: WEIGHTS, orderingWeights: WEIGHTS };

const SETTINGS = { exploration: 0.4, prior: 3 };

const list = new ActionList();

const options = new Options(list);

/** A decision between several options in the middle of a random game. If the game ends before that, another seed is used. */
function midGame(seed: number): State {
  const state = game.setup(projectTable(), numberedSeeds(seed));
  const rng = new Rng(numberedAgent(seed));
  for (let n = 0; game.toMove(state) !== OVER; n++) {
    game.legal(state, list);
    if (n >= OPENING && list.count > 1) return state;
    game.advance(state, list.items[rng.int(list.count)]!);
  }
  return midGame(seed + 1_000);
}

interface Timed {
  seconds: number;
  sampling: number;
  playout: number;
}

/** Times one search, then the same number of samples alone and of play-outs alone. */
function decide(seed: number, signature: Signature, timed: Timed): void {
  const state = midGame(seed);
  const seat = game.toMove(state);
  const view: View<State> = game.view(state, seat);
  const playout = new Playout(game, seat, TO_THE_END);
  const search = new Search(game, seat, playout, SETTINGS);
  const samples: State[] = [];
  const rng = new Rng(numberedAgent(seed));
  timed.sampling += secondsOf(() => {
    for (let i = 0; i < ITERATIONS; i++) samples.push(view.sample(rng));
  });
  timed.playout += secondsOf(() => {
    for (const sample of samples) playout.play(sample, rng, NO_ACTION);
  });
  game.legal(state, list);
  let choice = 0;
  timed.seconds += secondsOf(() => {
    choice = search.choose(view, options, rng, (visits) => visits === ITERATIONS);
  });
  signature.addText(`${seed} ${choice}`);
}

function search(positions: number): Figures {
  const signature = new Signature();
  const timed = { seconds: 0, sampling: 0, playout: 0 };
  for (let seed = 0; seed < positions; seed++) decide(seed, signature, timed);
  const iterations = positions * ITERATIONS;
  const micros = (seconds: number) => (seconds / iterations) * 1e6;
  return {
    iterations,
    seconds: timed.seconds,
    iterations_per_s: iterations / timed.seconds,
    sampling_us: micros(timed.sampling),
    playout_us: micros(timed.playout),
    tree_us: Math.max(0, micros(timed.seconds - timed.sampling - timed.playout)),
    signature: signature.toString(),
  };
}

export const agentMcts: Workload = {
  name: 'agent-mcts',
  about: 'searches from the middle of games with printed cards, random play-outs to the end',
  main: { figure: 'iterations_per_s', better: 'more' },
  warmUp: () => void search(5),
  run: (positions = POSITIONS) => search(positions),
};
