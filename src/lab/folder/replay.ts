// A recorded game, played again choice by choice.
import { type Seat, type Game, ActionList, OVER } from '../../core/game.js';
import type { Board, Frame } from '../../core/board.js';
import type { Plan } from '../plan/plan.js';
import type { RecordedGame } from './open-run.js';
import { gameOf, tableFor, seedsOf } from '../plan/schedule.js';
import { unpackChoices } from '../match/packed-results.js';

/** Before a step, and what was chosen. */
export interface ReplayStep {
  /** Choices so far: the first decision is number 1; a forced step has that of the next one. */
  readonly decision: number;
  readonly turn: number;
  readonly seat: Seat;
  readonly options: readonly string[];
  /** Index into the options. */
  readonly choice: number;
  readonly scores: readonly number[];
  /** What the seat to move knew, as plain data. */
  readonly knew: () => unknown;
  /** What lay where; `undefined` for a game that does not say. */
  readonly board: () => Board | undefined;
}

export interface ReplayEnd {
  readonly scores: readonly number[];
  readonly turns: number;
  readonly signature: string;
  /** What does not agree with the record; empty if all does. */
  readonly mismatch: string;
  readonly board: () => Board | undefined;
}

/** Yields every step and returns how it ended. */
export async function* replay(plan: Plan, recorded: RecordedGame): AsyncGenerator<ReplayStep, ReplayEnd> {
  const game = await gameOf(plan);
  return yield* replayAt(game, tableFor(game, plan, recorded.game), recorded);
}

/** The same where many games are played again at one table. */
export const replayAt = (game: Game, table: unknown, recorded: RecordedGame): Generator<ReplayStep, ReplayEnd> =>
  new Replay(game, table, recorded).run();

class Replay {
  private readonly state: unknown;
  private readonly list = new ActionList();

  constructor(
    private readonly game: Game,
    table: unknown,
    private readonly recorded: RecordedGame,
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
      if (seat === OVER) return this.end(`over after ${step} steps, recorded were ${result.decisions + result.forced}`);
      game.legal(state, list);
      const isForced = list.count === 1;
      const choice = isForced ? 0 : Number(choices.next().value ?? -1);
      if (choice < 0 || choice >= list.count)
        return this.end(`decision ${decision} has ${list.count} options, recorded was number ${choice}`);
      yield this.stepAt(decision, seat, choice);
      game.advance(state, list.items[choice]!);
      if (!isForced) decision++;
    }
    return this.end(this.mismatch());
  }

  private stepAt(decision: number, seat: Seat, choice: number): ReplayStep {
    const { game, state, list } = this;
    const { turns, scores } = game.outcome(state);
    const options = Array.from(list.items.subarray(0, list.count), (action) => game.describe(state, action));
    const view = game.view(state, seat);
    return { decision, turn: turns, seat, options, choice, scores, knew: () => view.toJSON(), board: this.board };
  }

  private readonly board = () => this.game.board?.(this.state);

  private mismatch(): string {
    const { signature } = this.recorded.result;
    const here = this.game.signature(this.state);
    return signature === here ? '' : `the last position has signature ${here}, recorded was ${signature}`;
  }

  private end(mismatch: string): ReplayEnd {
    const { turns, scores } = this.game.outcome(this.state);
    return { turns, scores, signature: this.game.signature(this.state), mismatch, board: this.board };
  }
}
// Recorded games as pictures, for people who would rather look.

export interface ReplayFrames {
  readonly recorded: RecordedGame;
  /** The position at the start, then one after each step. */
  readonly frames: readonly Frame[];
  /** What does not agree with the record; empty if all does. */
  readonly mismatch: string;
}

/** Games of one pairing after the other go fastest: those of one seat order have a table in common. */
export async function* replayFramesOf(plan: Plan, games: Iterable<RecordedGame>): AsyncGenerator<ReplayFrames> {
  const game = await gameOf(plan);
  const tables = new Map<string, unknown>();
  for (const recorded of games) {
    const { matchupIndex: pairingIndex, places } = recorded.game;
    const seats = `${pairingIndex}/${places.join()}`;
    if (!tables.has(seats)) {
      if (tables.size > 1) tables.clear();
      tables.set(seats, tableFor(game, plan, recorded.game));
    }
    yield framesOf(game, tables.get(seats), recorded);
  }
}

export async function replayFrames(plan: Plan, recorded: RecordedGame): Promise<ReplayFrames> {
  const game = await gameOf(plan);
  return framesOf(game, tableFor(game, plan, recorded.game), recorded);
}

function framesOf(game: Game, table: unknown, recorded: RecordedGame): ReplayFrames {
  const frames: Frame[] = [];
  try {
    return { recorded, frames, mismatch: collectFrames(replayAt(game, table, recorded), frames) };
  } catch (error) {
    // A bug that ended the game ends it again, and rules of another version may not take its choices.
    return { recorded, frames, mismatch: `stopped after ${frames.length - 1} steps: ${(error as Error).message}` };
  }
}

/** Returns what does not agree with the record. */
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
