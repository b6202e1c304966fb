// What is counted about two entrants, A and B, over all their games. Numbers in, numbers out.
import { wilson, type Interval } from './interval.js';
import { Running } from './running.js';

/** How a game came to its end: by the rules of the game, or by one of the lab's emergency exits. */
export type Ending = 'rules' | 'forfeit' | 'limit' | 'bug';

export interface MatchupGame {
  readonly winner: 'A' | 'B' | undefined;
  readonly first: 'A' | 'B';
  readonly ending: Ending;
  readonly turns: number;
}

/** A share of games won; `undefined` as long as there are no games. */
export interface Rate {
  readonly wins: number;
  readonly games: number;
  readonly rate: number | undefined;
}

export interface MatchupSummary {
  readonly games: number;
  readonly winsA: number;
  readonly winsB: number;
  readonly draws: number;
  readonly limits: number;
  readonly forfeits: number;
  readonly bugs: number;
  /** Over the games that somebody won; forfeits are among them, draws and limits are nobody's half win. */
  readonly rateA: Rate & { readonly interval: Interval };
  readonly goingFirst: Rate;
  readonly goingSecond: Rate;
  /** Over the games that ended by the rules: a game that was cut short tells nothing about length. */
  readonly turnsMean: number | undefined;
  readonly turnsDeviation: number | undefined;
}

export class Matchup {
  #games = 0;
  #draws = 0;
  readonly #endings: Record<Ending, number> = { rules: 0, forfeit: 0, limit: 0, bug: 0 };
  /** By who went first: games with a winner, and those that A won. */
  readonly #decided = { A: 0, B: 0 };
  readonly #wonByA = { A: 0, B: 0 };
  readonly #turns = new Running();

  add(game: MatchupGame): void {
    this.#games++;
    this.#endings[game.ending]++;
    if (game.ending === 'rules') this.#turns.add(game.turns);
    if (game.winner !== undefined) {
      this.#decided[game.first]++;
      if (game.winner === 'A') this.#wonByA[game.first]++;
    } else if (game.ending === 'rules') this.#draws++;
  }

  summary(): MatchupSummary {
    const goingFirst = rate(this.#wonByA.A, this.#decided.A);
    const goingSecond = rate(this.#wonByA.B, this.#decided.B);
    const rateA = rate(goingFirst.wins + goingSecond.wins, goingFirst.games + goingSecond.games);
    return {
      games: this.#games,
      winsA: rateA.wins,
      winsB: rateA.games - rateA.wins,
      draws: this.#draws,
      limits: this.#endings.limit,
      forfeits: this.#endings.forfeit,
      bugs: this.#endings.bug,
      rateA: { ...rateA, interval: wilson(rateA.wins, rateA.games) },
      goingFirst,
      goingSecond,
      turnsMean: this.#turns.mean,
      turnsDeviation: this.#turns.deviation,
    };
  }
}

const rate = (wins: number, games: number): Rate => ({ wins, games, rate: games === 0 ? undefined : wins / games });
