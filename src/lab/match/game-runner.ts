// Runs one game from decision to decision and makes its result. The caller asks the agents for choices.
import { type Game, type GameSeeds, type Seat, ActionList, OVER, type View } from '../../core/game.js';
import type { Limits } from '../plan/plan.js';
import type { Observer } from '../../core/observer.js';
import { FORFEIT, type TIME, LIMIT, BUG } from '../../tables/endings.js';
import { Options } from '../../core/agent.js';
import { ByteWriter } from './bytes.js';
import { RulesError } from '../../core/errors.js';

/** The input of one game, without its agents. */
export interface MatchSetup {
  readonly game: Game;
  readonly table: unknown;
  readonly seeds: GameSeeds;
  /** The path of the seeds, for error messages. */
  readonly seed: string;
  readonly players: readonly { readonly name: string }[];
  readonly limits: Pick<Limits, 'turns' | 'decisions'>;
  /** Receives every step, for statistics. */
  readonly observer?: Pick<Observer, 'begin' | 'step'> | undefined;
  /** Receives the last position of a game that ended by its rules or a limit. */
  readonly onEnd?: (state: unknown) => void;
}

export interface MatchResult {
  /** Undefined after a draw, a limit or a rules bug. */
  readonly winner: Seat | undefined;
  /** The ending in the words of the game, or `forfeit`, `time`, `limit`, `bug`. */
  readonly how: string;
  readonly turns: number;
  /** Decisions with two or more options. */
  readonly decisions: number;
  /** Steps with one option, taken without asking an agent. */
  readonly forced: number;
  readonly scores: readonly number[];
  /** Signature of the last position; empty after a bug that left no valid position. */
  readonly signature: string;
  /** The chosen options of all decisions, for replays (`unpackChoices`). Valid until this thread plays its next game. */
  readonly choices: Uint8Array;
  /** The error after a forfeit or a bug; otherwise empty. */
  readonly fault: string;
}

/** Thrown if an agent throws, answers with no option or takes too long: its seat forfeits the game. */
class Forfeit extends Error {
  constructor(
    readonly seat: Seat,
    fault: string,
    readonly how: typeof FORFEIT | typeof TIME,
  ) {
    super(fault);
  }
}

// Scratch buffers, shared by all games: a thread plays one game at a time.
const list = new ActionList();

const options = new Options(list);

const choices = new ByteWriter();

export class GameRunner {
  /** Decisions with two or more options so far. */
  decisions = 0;
  private forced = 0;
  private steps = 0;
  private state: unknown;
  private isOver = false;
  // The next step at which the limit of turns is checked: a step begins at most one turn, so the limit cannot be passed earlier.
  private turnCheckStep: number;

  constructor(private readonly setup: MatchSetup) {
    this.turnCheckStep = setup.limits.turns;
    choices.clear();
  }

  /** The options of the current decision. */
  readonly options = options;

  /** Sets the game up and deals. */
  begin(): void {
    const { game, table, seeds, observer } = this.setup;
    this.state = game.setup(table, seeds);
    observer?.begin(this.state);
  }

  /** Plays all forced steps. Returns the seat of the next decision, or OVER at the end or at a limit. */
  next(): Seat {
    const { game } = this.setup;
    for (;;) {
      const seat = game.toMove(this.state);
      this.isOver = seat === OVER;
      if (this.isOver || this.isAtLimit()) return OVER;
      if (this.steps === game.maxDecisions) throw new Error(`no end after ${this.steps} decisions`);
      game.legal(this.state, list);
      if (list.count > 1) return seat;
      if (list.count === 0) throw new Error('no options before the end');
      this.forced++;
      this.advance(list.items[0]!);
    }
  }

  view(seat: Seat): View {
    return this.setup.game.view(this.state, seat);
  }

  /** Applies the choice of `seat`; the seat forfeits if `choice` is not an option. */
  take(seat: Seat, choice: unknown): void {
    if (!isOption(choice, list.count)) throw this.forfeit(seat, wrongAnswer(choice, list.count));
    this.decisions++;
    choices.count(choice);
    this.advance(list.items[choice]!);
  }

  /** Returns the error to throw if `seat` forfeits. `fault` follows the agent's name in the message. */
  forfeit(seat: Seat, fault: string, how: Forfeit['how'] = FORFEIT): Error {
    return new Forfeit(seat, `${this.setup.players[seat]!.name} ${oneLine(fault)}`, how);
  }

  /** Returns the error to throw if the agent of `seat` threw `error`. */
  forfeitByError(seat: Seat, error: unknown): Error {
    return this.forfeit(seat, `threw: ${messageOf(error)}`);
  }

  /** The result after `next` has returned OVER. */
  end(): MatchResult {
    this.setup.onEnd?.(this.state);
    const { winner, how } = this.setup.game.outcome(this.state);
    return this.isOver ? this.result(winner, how) : this.result(undefined, LIMIT);
  }

  /** The result after an error: a forfeit, or a bug in the rules. */
  endBy(error: unknown): MatchResult {
    const { game, seed, players } = this.setup;
    // With two seats, the other seat wins.
    if (error instanceof Forfeit) return this.result(players.length - 1 - error.seat, error.how, error.message);
    const at = { game: game.name, seed, decision: this.decisions + this.forced };
    return this.result(undefined, BUG, new RulesError(oneLine(messageOf(error)), at).message);
  }

  private isAtLimit(): boolean {
    const { game, limits } = this.setup;
    if (this.steps === this.turnCheckStep) {
      const { turns } = game.outcome(this.state);
      if (turns > limits.turns) return true;
      this.turnCheckStep = this.steps + limits.turns - turns + 1;
    }
    return this.decisions === limits.decisions;
  }

  private advance(action: number): void {
    const { game, observer } = this.setup;
    const before = observer === undefined ? undefined : game.branch(this.state);
    game.advance(this.state, action);
    observer?.step(before, action, this.state);
    this.steps++;
  }

  private result(winner: Seat | undefined, how: string, fault = ''): MatchResult {
    const { decisions, forced } = this;
    return { winner, how, decisions, forced, ...this.lastPosition(), choices: choices.view(), fault };
  }

  /** Also works after a bug, when the state may be broken or undefined. */
  private lastPosition(): Pick<MatchResult, 'turns' | 'scores' | 'signature'> {
    const { game, limits, players } = this.setup;
    try {
      const { turns, scores } = game.outcome(this.state);
      return { turns: Math.min(turns, limits.turns), scores, signature: game.signature(this.state) };
    } catch {
      return { turns: 0, scores: players.map(() => 0), signature: '' };
    }
  }
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export const isOption = (choice: unknown, count: number): choice is number =>
  typeof choice === 'number' && Number.isInteger(choice) && choice >= 0 && choice < count;

/** The error text for a choice that is not an option. */
export const wrongAnswer = (choice: unknown, count: number): string =>
  `answered ${answerText(choice)}; expected an index below ${count}`;

function answerText(choice: unknown): string {
  if (typeof choice === 'number') return String(choice);
  if (typeof choice === 'string') return JSON.stringify(choice);
  return choice === undefined || choice === null ? 'nothing' : `with a value of type ${typeof choice}`;
}

/** Replaces line breaks and cuts after 300 characters. */
export const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').slice(0, 300);
