// Replays recorded games choice by choice, as steps or as frames for the pages.
import { type Seat, type Game, ActionList, OVER } from '../../core/game.js';
import type { Board, Frame } from '../../core/board.js';
import type { Plan } from '../plan/plan.js';
import type { RecordedGame } from './open-run.js';
import { gameOf, tableFor } from '../plan/schedule.js';
import { seedsOf } from '../plan/game-seeds.js';
import { mismatchOf } from './replay-mismatch.js';
import { unpackChoices } from '../match/packed-results.js';

/** The position before a step, and the choice. */
export interface ReplayStep {
  /** Number of the decision, from 1; a forced step has the number of the next decision. */
  readonly decision: number;
  readonly turn: number;
  readonly seat: Seat;
  readonly options: readonly string[];
  /** Index into the options. */
  readonly choice: number;
  readonly scores: readonly number[];
  /** The view of the seat to move, as plain data; valid until the next step. */
  readonly knew: () => unknown;
  /** The board before the step, valid until the next step; undefined if the game has none. */
  readonly board: () => Board | undefined;
}

export interface ReplayEnd {
  readonly scores: readonly number[];
  readonly turns: number;
  readonly signature: string;
  /** The difference from the record; empty if none. */
  readonly mismatch: string;
  readonly board: () => Board | undefined;
}

/** Yields every step and returns the end. */
export async function* replay(plan: Plan, recorded: RecordedGame): AsyncGenerator<ReplayStep, ReplayEnd> {
  const game = await gameOf(plan);
  return yield* replayAt(game, tableFor(game, plan, recorded.game), recorded, plan.limits);
}

/** `replay` with a given table, for many games at one table. */
const replayAt = (
  game: Game,
  table: unknown,
  recorded: RecordedGame,
  limits: Plan['limits'],
): Generator<ReplayStep, ReplayEnd> => new Replay(game, table, recorded, limits).run();

class Replay {
  private readonly state: unknown;
  private readonly list = new ActionList();

  constructor(
    private readonly game: Game,
    table: unknown,
    private readonly recorded: RecordedGame,
    private readonly limits: Plan['limits'],
  ) {
    this.state = game.setup(table, seedsOf(recorded.game).game);
  }

  *run(): Generator<ReplayStep, ReplayEnd> {
    const { game, state, list } = this;
    const { result } = this.recorded;
    const choices = unpackChoices(result.choices);
    let decision = 1;
    for (let step = 0; step < result.decisions + result.forced; step++) {
      const seat = game.toMove(state);
      if (seat === OVER) return this.end(`ended after ${step} steps; recorded: ${result.decisions + result.forced}`);
      game.legal(state, list);
      const isForced = list.count === 1;
      const choice = isForced ? 0 : Number(choices.next().value ?? -1);
      if (choice < 0 || choice >= list.count)
        return this.end(`decision ${decision} has ${list.count} options; recorded: option ${choice}`);
      yield this.stepAt(decision, seat, choice);
      game.advance(state, list.items[choice]!);
      if (!isForced) decision++;
    }
    return this.end(mismatchOf(game, state, this.recorded.result, this.limits));
  }

  private stepAt(decision: number, seat: Seat, choice: number): ReplayStep {
    const { game, state, list } = this;
    const { turns, scores } = game.outcome(state);
    const options = Array.from(list.items.subarray(0, list.count), (action) => game.describe(state, action));
    const view = game.view(state, seat);
    return { decision, turn: turns, seat, options, choice, scores, knew: () => view.toJSON(), board: this.board };
  }

  private readonly board = () => this.game.board?.(this.state);

  private end(mismatch: string): ReplayEnd {
    const { turns, scores } = this.game.outcome(this.state);
    return { turns, scores, signature: this.game.signature(this.state), mismatch, board: this.board };
  }
}

// Frames: one board for each position of a game.

export interface ReplayFrames {
  readonly recorded: RecordedGame;
  /** The first position, then the position after each step. */
  readonly frames: readonly Frame[];
  /** The difference from the record; empty if none. */
  readonly mismatch: string;
}

/** Pass games matchup by matchup: games of one matchup and seat order share a cached table. */
export async function* replayFramesOf(plan: Plan, games: Iterable<RecordedGame>): AsyncGenerator<ReplayFrames> {
  const game = await gameOf(plan);
  const tables = new Map<string, unknown>();
  for (const recorded of games) {
    const { matchupIndex, places } = recorded.game;
    const seats = `${matchupIndex}/${places.join()}`;
    if (!tables.has(seats)) {
      if (tables.size > 1) tables.clear();
      tables.set(seats, tableFor(game, plan, recorded.game));
    }
    yield framesOf(game, tables.get(seats), recorded, plan.limits);
  }
}

export async function replayFrames(plan: Plan, recorded: RecordedGame): Promise<ReplayFrames> {
  const game = await gameOf(plan);
  return framesOf(game, tableFor(game, plan, recorded.game), recorded, plan.limits);
}

function framesOf(game: Game, table: unknown, recorded: RecordedGame, limits: Plan['limits']): ReplayFrames {
  const frames: Frame[] = [];
  try {
    return { recorded, frames, mismatch: collectFrames(replayAt(game, table, recorded, limits), frames) };
  } catch (error) {
    // A rules bug that ended the game occurs again, and other versions of the rules may refuse a choice.
    return { recorded, frames, mismatch: `stopped after ${frames.length - 1} steps: ${(error as Error).message}` };
  }
}

/** Fills `frames` and returns the difference from the record. */
function collectFrames(walk: ReturnType<typeof replayAt>, frames: Frame[]): string {
  let last: ReplayStep | undefined;
  for (;;) {
    const { value, done } = walk.next();
    const turn = done === true ? value.turns : value.turn;
    frames.push({ turn, ...stepFields(last), scores: value.scores, board: value.board() });
    if (done === true) return value.mismatch;
    last = value;
  }
}

/** The step that led to a frame. */
function stepFields(step: ReplayStep | undefined): Pick<Frame, 'decision' | 'seat' | 'text' | 'others'> {
  if (step === undefined) return { decision: 0, seat: undefined, text: '', others: [] };
  const { decision, seat, options, choice } = step;
  return { decision, seat, text: options[choice]!, others: options.filter((_, i) => i !== choice) };
}
