// The contract of a workload, and the loop over random games that most workloads share.
import { ActionList, type Game, playOut } from '../core/game.js';
import { Signature } from '../core/signature.js';
import { numberedSeeds, numberedAgent } from './decks.js';
import { Rng } from '../core/rng.js';

/** Numbers of one run of a workload. `signature` hashes the work: with an equal signature, a better figure means a faster engine. */
export type Figures = Readonly<Record<string, number | string>> & { readonly signature: string };

/** A fixed piece of work to time. Set-up and warm-up stay outside the clock. */
export interface Workload {
  readonly name: string;
  readonly about: string;
  /** The figure that comparisons look at: a rate (more is better) or a cost (less is better). */
  readonly main: { readonly figure: string; readonly better: 'more' | 'less' };
  /** The workload runs only if it is named, as it takes long or interests few. */
  readonly isOnDemand?: boolean;
  warmUp(): void;
  /** `size` replaces the usual number of games or positions; tests use a smaller one. */
  run(size?: number): Figures | Promise<Figures>;
  /** The same work by the native reference: arguments, and the figure to read from its JSON line. */
  readonly native?: { readonly args: readonly string[]; readonly figure: string };
}

/** Seconds of wall time that `work` takes. */
export function secondsOf(work: () => void): number {
  const begin = process.hrtime.bigint();
  work();
  return Number(process.hrtime.bigint() - begin) / 1e9;
}

/** Final states are kept until their signatures are computed outside the clock. Small, to keep garbage collection cheap. */
const CHUNK = 50;

const list = new ActionList();

/** Plays the games numbered from 0, with all choices at random. */
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
