import { ActionList, type Game, playOut } from '../core/game.js';
import { type Figures, secondsOf } from './workload.js';
import { Signature } from '../core/signature.js';
import { numberedSeeds, numberedAgent } from './decks.js';
import { Rng } from '../core/rng.js';

/** Final states wait for their signature outside the clock; few at a time, so that the collector has nothing to carry. */
const CHUNK = 50;

const list = new ActionList();

/** Plays games with numbers for seeds, all choices at random. */
export function randomGames<S, D, T>(game: Game<S, D, T>, table: T, games: number): Figures {
  const signature = new Signature();
  let [seconds, decisions, turns, firstWins] = [0, 0, 0, 0];
  for (let done = 0; done < games; done += CHUNK) {
    const ends: S[] = [];
    seconds += secondsOf(() => {
      for (let seed = done; seed < done + CHUNK; seed++) {
        const state = game.setup(table, numberedSeeds(seed));
        decisions += playOut(game, state, new Rng(numberedAgent(seed)), list);
        ends.push(state);
      }
    });
    for (const end of ends) {
      const { winner, turns: played } = game.outcome(end);
      turns += played;
      if (winner === 0) firstWins++;
      signature.addText(game.signature(end));
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
