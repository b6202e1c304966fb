// Watching games: while they are played, and again from their record.
import type { Observer } from '../../core/observer.js';
import type { ObservationSums } from './observation-sums.js';
import type { Observed } from '../../stats/observed.js';
import { type Game, OVER, ActionList } from '../../core/game.js';
import { type ScheduledGame, seedsOf } from '../plan/schedule.js';
import type { MatchResult } from '../match/built-in-match.js';
import { unpackChoices } from '../match/packed-results.js';

/** Who watches at one table. */
export interface TableObserver {
  readonly observer: Observer;
  readonly sums: ObservationSums;
}

/** Adds up what is seen of games; one for each batch. */
export class BatchObservation {
  #observed: Observed | undefined;

  constructor(private readonly game: Game) {}

  /** What has been seen so far; `undefined` if no game has come to an end. */
  get observed(): Observed | undefined {
    return this.#observed;
  }

  /** At the end of a game; only those that end by their rules tell about length and cards. */
  addGame(
    state: unknown,
    { observer, sums: gatherer }: TableObserver,
    { matchup: pairing, places }: ScheduledGame,
  ): void {
    if (this.game.toMove(state) !== OVER) return;
    this.#observed ??= new Map();
    const entrants = places.map((place) => pairing.entrants[place]);
    gatherer.add(this.#observed, observer.end(state), entrants, this.game.outcome(state));
  }
}

const list = new ActionList();

/** Plays the recorded choices again and returns the last position. */
export function observeReplay(
  game: Game,
  table: unknown,
  observer: Observer,
  one: ScheduledGame,
  result: MatchResult,
): unknown {
  const state = game.setup(table, seedsOf(one).game);
  const choices = unpackChoices(result.choices);
  observer.begin(state);
  for (let step = 0; step < result.decisions + result.forced; step++) {
    game.legal(state, list);
    const action = list.items[list.count === 1 ? 0 : Number(choices.next().value)]!;
    const before = game.branch(state);
    game.advance(state, action);
    observer.step(before, action, state);
  }
  return state;
}
