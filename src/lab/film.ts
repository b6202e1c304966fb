// Recorded games as pictures, for people who would rather look.
import type { RecordedGame } from './folder/open-run.js';
import type { Frame } from '../core/board.js';
import type { Plan } from './plan/plan.js';
import { gameOf, tableFor } from './plan-game.js';
import type { Game } from '../core/game.js';
import { replayAt, type ReplayStep } from './folder/replay.js';

export interface Film {
  readonly recorded: RecordedGame;
  /** The position at the start, then one after each step. */
  readonly frames: readonly Frame[];
  /** What does not agree with the record; empty if all does. */
  readonly mismatch: string;
}

/** Games of one pairing after the other go fastest: those of one seat order have a table in common. */
export async function* films(plan: Plan, games: Iterable<RecordedGame>): AsyncGenerator<Film> {
  const game = await gameOf(plan);
  const tables = new Map<string, unknown>();
  for (const recorded of games) {
    const { pairingIndex, places } = recorded.game;
    const seats = `${pairingIndex}/${places.join()}`;
    if (!tables.has(seats)) {
      if (tables.size > 1) tables.clear();
      tables.set(seats, tableFor(game, plan, recorded.game));
    }
    yield film(game, tables.get(seats), recorded);
  }
}

export async function filmOf(plan: Plan, recorded: RecordedGame): Promise<Film> {
  const game = await gameOf(plan);
  return film(game, tableFor(game, plan, recorded.game), recorded);
}

function film(game: Game, table: unknown, recorded: RecordedGame): Film {
  const frames: Frame[] = [];
  try {
    return { recorded, frames, mismatch: shoot(replayAt(game, table, recorded), frames) };
  } catch (error) {
    // A bug that ended the game ends it again, and rules of another version may not take its choices.
    return { recorded, frames, mismatch: `stopped after ${frames.length - 1} steps: ${(error as Error).message}` };
  }
}

/** Returns what does not agree with the record. */
function shoot(walk: ReturnType<typeof replayAt>, frames: Frame[]): string {
  let last: ReplayStep | undefined;
  for (;;) {
    const { value, done } = walk.next();
    const turn = done === true ? value.turns : value.turn;
    frames.push({ turn, ...deedOf(last), scores: value.scores, board: value.board() });
    if (done === true) return value.mismatch;
    last = value;
  }
}

/** The step that led to a frame. */
function deedOf(step: ReplayStep | undefined): Pick<Frame, 'decision' | 'seat' | 'text' | 'others'> {
  if (step === undefined) return { decision: 0, seat: undefined, text: '', others: [] };
  const { decision, seat, options, choice } = step;
  return { decision, seat, text: options[choice]!, others: options.filter((_, i) => i !== choice) };
}
