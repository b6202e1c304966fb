import { ActionList } from '../core/actions.js';
import { playOut } from '../core/playout.js';
import { Rng } from '../core/rng.js';
import { Signature } from '../core/signature.js';
import type { State } from '../games/lorcana/state.js';
import { numberedAgent, numberedSeeds, vanilla, vanillaTable } from './vanilla.js';
import { secondsOf, type Figures, type Workload } from './workload.js';

const GAMES = 100_000;
/** Final states wait for their signature outside the clock; few at a time, so that the collector has nothing to carry. */
const CHUNK = 50;

const list = new ActionList();

function play(games: number): Figures {
  const signature = new Signature();
  let [seconds, decisions, turns, firstWins] = [0, 0, 0, 0];
  for (let done = 0; done < games; done += CHUNK) {
    const ends: State[] = [];
    seconds += secondsOf(() => {
      for (let seed = done; seed < done + CHUNK; seed++) {
        const state = vanilla.setup(vanillaTable, numberedSeeds(seed));
        decisions += playOut(vanilla, state, new Rng(numberedAgent(seed)), list);
        ends.push(state);
      }
    });
    for (const end of ends) {
      const { winner, turns: played } = vanilla.outcome(end);
      turns += played;
      if (winner === 0) firstWins++;
      signature.addText(vanilla.signature(end));
    }
  }
  return {
    games,
    seconds,
    games_per_s: games / seconds,
    decisions_per_s: decisions / seconds,
    decisions_per_game: decisions / games,
    turns_per_game: turns / games,
    p1_win: firstWins / games,
    signature: signature.toString(),
  };
}

/** Random games between two decks of characters without text, every legal action written out at every decision. */
export const vanillaDuel: Workload = {
  name: 'vanilla-duel',
  about: 'random games with characters without text',
  main: { figure: 'games_per_s', better: 'more' },
  warmUp: () => void play(20_000),
  run: () => play(GAMES),
  native: { args: [String(4 * GAMES)], figure: 'games_per_s' },
};
