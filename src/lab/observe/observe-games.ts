// Observes games while they are played, or later from their recorded choices.
import type { Observer } from '../../core/observer.js';
import type { ObservationSums } from './observation-sums.js';
import type { Observed } from '../../stats/observed.js';
import { type Game, OVER, ActionList } from '../../core/game.js';
import { type ScheduledGame } from '../plan/schedule.js';
import { seedsOf } from '../plan/game-seeds.js';
import type { MatchResult } from '../match/built-in-match.js';
import { unpackChoices } from '../match/packed-results.js';

/** The observer of one table, and the sums of its observations. */
export interface TableObserver {
  readonly observer: Observer;
  readonly sums: ObservationSums;
}

/** The sums of one batch, by entrant. */
export class BatchObservation {
  #observed: Observed | undefined;

  constructor(private readonly game: Game) {}

  /** The sums so far; undefined if no game has ended by its rules. */
  get observed(): Observed | undefined {
    return this.#observed;
  }

  /** Adds a finished game. Games that did not end by their rules are left out: their length and cards are not typical. */
  addGame(state: unknown, { observer, sums }: TableObserver, { matchup, places }: ScheduledGame): void {
    if (this.game.toMove(state) !== OVER) return;
    this.#observed ??= new Map();
    const entrants = places.map((place) => matchup.entrants[place]);
    sums.add(this.#observed, observer.end(state), entrants, this.game.outcome(state));
  }
}

const list = new ActionList();

/** Replays the recorded choices for the observer. Returns the last position. */
export function observeReplay(
  game: Game,
  table: unknown,
  observer: Observer,
  scheduledGame: ScheduledGame,
  result: MatchResult,
): unknown {
  const state = game.setup(table, seedsOf(scheduledGame).game);
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
