// The workload `playouts`: most of the work of a search agent.
import { ActionList, OVER, playOut } from '../core/game.js';
import { type Figures, secondsOf, type Workload } from './workload.js';
import { Signature } from '../core/signature.js';
import { vanilla, vanillaTable, numberedSeeds, numberedAgent } from './decks.js';
import { Rng } from '../core/rng.js';

const BRANCHES = 32;

const GAMES = 20;

const list = new ActionList();

/** Plays branches of every decision of a game to the end, at random. */
function play(games: number): Figures {
  const signature = new Signature();
  let [playouts, decisions, seconds] = [0, 0, 0];
  for (let seed = 0; seed < games; seed++) {
    const state = vanilla.setup(vanillaTable, numberedSeeds(seed));
    const rng = new Rng(numberedAgent(seed));
    while (vanilla.toMove(state) !== OVER) {
      const ends = Array.from({ length: BRANCHES }, () => vanilla.branch(state));
      seconds += secondsOf(() => {
        for (const end of ends) decisions += playOut(vanilla, end, rng, list);
      });
      playouts += BRANCHES;
      for (const end of ends) signature.addText(vanilla.signature(end));
      vanilla.legal(state, list);
      vanilla.advance(state, list.items[rng.int(list.count)]!);
    }
  }
  return {
    playouts,
    seconds,
    playouts_per_s: playouts / seconds,
    decisions_per_s: decisions / seconds,
    decisions_per_playout: decisions / playouts,
    signature: signature.toString(),
  };
}

export const playoutsWorkload: Workload = {
  name: 'playouts',
  about: `${BRANCHES} random play-outs from every decision of a game`,
  main: { figure: 'playouts_per_s', better: 'more' },
  warmUp: () => void play(5),
  run: (games = GAMES) => play(games),
  native: { args: ['mcts', String(4 * GAMES), String(BRANCHES)], figure: 'playouts_per_s' },
};
