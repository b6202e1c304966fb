// One game between agents, from the deal to the end.
import { ActionList } from '../core/actions.js';
import { Options, type Agent, type AgentMaker } from '../core/agent.js';
import { RulesError } from '../core/errors.js';
import { OVER, type Game, type GameSeeds, type Seat } from '../core/game.js';
import type { Observer } from '../core/observer.js';
import { Rng, type Words } from '../core/rng.js';
import { ByteWriter } from './bytes.js';
import type { Limits } from './plan.js';

export interface Player {
  readonly name: string;
  readonly maker: AgentMaker;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly luck: Words;
}

export interface Match {
  readonly game: Game;
  readonly table: unknown;
  readonly seeds: GameSeeds;
  /** Names the deal in reports of rules bugs. */
  readonly seed: string;
  readonly players: readonly Player[];
  readonly limits: Limits;
  /** Told of every step, for statistics. */
  readonly observer?: Pick<Observer, 'begin' | 'step'> | undefined;
  /** Hears of the last position, however it came about. */
  readonly onEnd?: (state: unknown) => void;
}

/** What the lab adds to the game's own words for how a game ended. */
export const FORFEIT = 'forfeit';
export const LIMIT = 'limit';
export const BUG = 'bug';

export interface MatchResult {
  /** Nobody in a draw, at a limit, and after a rules bug. */
  readonly winner: Seat | undefined;
  /** In the words of the game, or `forfeit`, `limit`, `bug`. */
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

/** An agent that broke down or answered nonsense; its seat forfeits the game. */
class Forfeit extends Error {
  constructor(
    readonly seat: Seat,
    fault: string,
  ) {
    super(fault);
  }
}

const now = (): number => performance.now();

// Scratch space: a thread plays one game at a time.
const list = new ActionList();
const options = new Options(list);
const choices = new ByteWriter();

export function playMatch(match: Match): MatchResult {
  return new Play(match).run();
}

class Play {
  private decisions = 0;
  private forced = 0;
  private state: unknown;

  constructor(private readonly match: Match) {}

  run(): MatchResult {
    const { game, table, seeds, seed, players } = this.match;
    choices.clear();
    try {
      this.state = game.setup(table, seeds);
      this.match.observer?.begin(this.state);
      const isOver = this.playOn(this.sitDown());
      this.match.onEnd?.(this.state);
      const { winner, how } = game.outcome(this.state);
      return isOver ? this.result(winner, how) : this.result(undefined, LIMIT);
    } catch (error) {
      // With two at the table, one seat's forfeit is the other's win.
      if (error instanceof Forfeit) return this.result(players.length - 1 - error.seat, FORFEIT, error.message);
      const at = { game: game.name, seed, decision: this.decisions + this.forced };
      return this.result(undefined, BUG, new RulesError(messageOf(error), at).message);
    }
  }

  private sitDown(): Agent[] {
    const { game, players } = this.match;
    return players.map((player, seat) => {
      try {
        return player.maker.sitDown({ game, seat, settings: player.settings, now });
      } catch (error) {
        throw this.broken(seat, error);
      }
    });
  }

  /** False if a limit was reached. */
  private playOn(agents: readonly Agent[]): boolean {
    const { game, limits, players } = this.match;
    const luck = players.map((player) => new Rng(player.luck));
    let steps = 0;
    // A step begins at most one turn, so the limit of turns needs no look before as many steps have been taken.
    let lookAgain = limits.turns;
    for (;;) {
      const seat = game.toMove(this.state);
      if (seat === OVER) return true;
      if (steps === lookAgain) {
        const { turns } = game.outcome(this.state);
        if (turns > limits.turns) return false;
        lookAgain = steps + limits.turns - turns + 1;
      }
      if (this.decisions === limits.decisions) return false;
      if (steps === game.maxDecisions) throw new Error(`no end after ${steps} decisions`);
      game.legal(this.state, list);
      if (list.count === 0) throw new Error('no options before the end');
      const choice = list.count === 1 ? this.takeForced() : this.choose(seat, agents[seat]!, luck[seat]!);
      this.advance(list.items[choice]!);
      steps++;
    }
  }

  private advance(action: number): void {
    const { game, observer } = this.match;
    const before = observer === undefined ? undefined : game.branch(this.state);
    game.advance(this.state, action);
    observer?.step(before, action, this.state);
  }

  private takeForced(): number {
    this.forced++;
    return 0;
  }

  private choose(seat: Seat, agent: Agent, luck: Rng): number {
    const { count } = list;
    const view = this.match.game.view(this.state, seat);
    let choice: number;
    try {
      choice = agent.choose(view, options, luck);
    } catch (error) {
      throw this.broken(seat, error);
    }
    if (!Number.isInteger(choice) || choice < 0 || choice >= count)
      throw new Forfeit(seat, `${this.match.players[seat]!.name} answered ${String(choice)} out of ${count} options`);
    this.decisions++;
    choices.count(choice);
    return choice;
  }

  /** Whatever an agent throws is its own fault. */
  private broken(seat: Seat, error: unknown): Forfeit {
    return new Forfeit(seat, `${this.match.players[seat]!.name} threw: ${messageOf(error)}`);
  }

  private result(winner: Seat | undefined, how: string, fault = ''): MatchResult {
    const { decisions, forced } = this;
    return { winner, how, decisions, forced, ...this.standing(), choices: choices.view(), fault };
  }

  /** After a bug even this may fail: the state may be broken, or not there at all. */
  private standing(): Pick<MatchResult, 'turns' | 'scores' | 'signature'> {
    const { game, limits, players } = this.match;
    try {
      const { turns, scores } = game.outcome(this.state);
      return { turns: Math.min(turns, limits.turns), scores, signature: game.signature(this.state) };
    } catch {
      return { turns: 0, scores: players.map(() => 0), signature: '' };
    }
  }
}

/** One line, and not a page. */
const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ').slice(0, 300);
