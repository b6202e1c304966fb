// The course of one game, from decision to decision. Whoever drives it asks the agents.
import { type Game, type GameSeeds, type Seat, ActionList, OVER, type View } from '../../core/game.js';
import type { Limits } from '../plan/plan.js';
import type { Observer } from '../../core/observer.js';
import { FORFEIT, type TIME, LIMIT, BUG } from '../../tables/endings.js';
import { Options } from '../../core/agent.js';
import { ByteWriter } from './bytes.js';
import { RulesError } from '../../core/errors.js';

/** What a game needs besides agents. */
export interface MatchSetup {
  readonly game: Game;
  readonly table: unknown;
  readonly seeds: GameSeeds;
  /** Names the deal in reports of rules bugs. */
  readonly seed: string;
  readonly players: readonly { readonly name: string }[];
  readonly limits: Pick<Limits, 'turns' | 'decisions'>;
  /** Told of every step, for statistics. */
  readonly observer?: Pick<Observer, 'begin' | 'step'> | undefined;
  /** Hears of the last position, however it came about. */
  readonly onEnd?: (state: unknown) => void;
}

export interface MatchResult {
  /** Nobody in a draw, at a limit, and after a rules bug. */
  readonly winner: Seat | undefined;
  /** In the words of the game, or `forfeit`, `time`, `limit`, `bug`. */
  readonly how: string;
  readonly turns: number;
  /** Choices between two or more options. */
  readonly decisions: number;
  /** Steps with one option, taken without asking. */
  readonly forced: number;
  readonly scores: readonly number[];
  /** Of the last position; empty if a bug left none. */
  readonly signature: string;
  /** The options taken where there was a choice, for replays; see `unpackChoices`. Good until this thread plays on. */
  readonly choices: Uint8Array;
  /** What went wrong, for forfeits and bugs; else empty. */
  readonly fault: string;
}

/** An agent that broke down, answered nonsense or took too long; its seat forfeits the game. */
class Forfeit extends Error {
  constructor(
    readonly seat: Seat,
    fault: string,
    readonly how: typeof FORFEIT | typeof TIME,
  ) {
    super(fault);
  }
}

// Scratch space: a thread plays one game at a time.
const list = new ActionList();

const options = new Options(list);

const choices = new ByteWriter();

export class GameRunner {
  /** Choices taken so far. */
  decisions = 0;
  private forced = 0;
  private steps = 0;
  private state: unknown;
  private isOver = false;
  // A step begins at most one turn, so the limit of turns needs no look before as many steps have been taken.
  private turnCheckStep: number;

  constructor(private readonly setup: MatchSetup) {
    this.turnCheckStep = setup.limits.turns;
    choices.clear();
  }

  /** Of the decision at hand. */
  readonly options = options;

  /** Deals. */
  begin(): void {
    const { game, table, seeds, observer } = this.setup;
    this.state = game.setup(table, seeds);
    observer?.begin(this.state);
  }

  /** Plays on to the next decision between several options and returns whose it is, or OVER. */
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

  /** Takes the option that `seat` has chosen; what is none makes it forfeit. */
  take(seat: Seat, choice: unknown): void {
    if (!isOption(choice, list.count)) throw this.forfeit(seat, wrongAnswer(choice, list.count));
    this.decisions++;
    choices.count(choice);
    this.advance(list.items[choice]!);
  }

  /** To be thrown: `seat` is out. `fault` goes on after the agent's name. */
  forfeit(seat: Seat, fault: string, how: Forfeit['how'] = FORFEIT): Error {
    return new Forfeit(seat, `${this.setup.players[seat]!.name} ${oneLine(fault)}`, how);
  }

  /** To be thrown: whatever an agent throws is its own fault. */
  forfeitByError(seat: Seat, error: unknown): Error {
    return this.forfeit(seat, `threw: ${messageOf(error)}`);
  }

  /** How it ended, once `next` has said OVER. */
  end(): MatchResult {
    this.setup.onEnd?.(this.state);
    const { winner, how } = this.setup.game.outcome(this.state);
    return this.isOver ? this.result(winner, how) : this.result(undefined, LIMIT);
  }

  /** How it ended if something was thrown on the way: a forfeit, or a bug in the rules. */
  endBy(error: unknown): MatchResult {
    const { game, seed, players } = this.setup;
    // With two at the table, one seat's forfeit is the other's win.
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

  /** After a bug even this may fail: the state may be broken, or not there at all. */
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

/** In words, for a choice that is no option. */
export const wrongAnswer = (choice: unknown, count: number): string =>
  `answered ${answerText(choice)} out of ${count} options`;

function answerText(choice: unknown): string {
  if (typeof choice === 'number') return String(choice);
  if (typeof choice === 'string') return JSON.stringify(choice);
  return choice === undefined || choice === null ? 'nothing' : `with a value of type ${typeof choice}`;
}

/** One line, and not a page. */
export const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').slice(0, 300);
