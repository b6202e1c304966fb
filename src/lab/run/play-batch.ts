// Plays or observes batches of games of one plan, in a worker or in the main thread.
import { type TableObserver, BatchObservation, observeReplay } from '../observe/observe-games.js';
import type { Plan } from '../plan/plan.js';
import type { Game } from '../../core/game.js';
import type { AgentMaker } from '../../core/agent.js';
import {
  ExternalAgents,
  createProcessList,
  isExternal,
  playExternalMatch,
  type SeatedExternal,
} from '../external/external-match.js';
import type { ProcessList } from '../external/process-list.js';
import { gameOf, scheduled, type ScheduledGame, decksOf, tableFor } from '../plan/schedule.js';
import { seedsOf, externalSeedsOf } from '../plan/game-seeds.js';
import { loadBuiltIn } from '../match/built-in-agents.js';
import type { Batch, BatchResult } from '../plan/worker-messages.js';
import { ResultPacker, unpackResults } from '../match/packed-results.js';
import { BUG, type MatchResult, playMatch, type BuiltInAgent } from '../match/built-in-match.js';
import type { Words } from '../../core/rng.js';
import { ObservationSums } from '../observe/observation-sums.js';

/** The table of a matchup in one seat order, and its observer. */
interface MatchupTable {
  readonly table: unknown;
  readonly observer: TableObserver | undefined;
}

/** Plays games of one plan by their numbers, one after the other. */
export class BatchPlayer {
  /** Cache of the tables of the last matchup, by the side that goes first: games come matchup by matchup. */
  #tables: { matchup: number; byFirst: [MatchupTable | undefined, MatchupTable | undefined] } | undefined;

  private constructor(
    private readonly plan: Plan,
    private readonly game: Game,
    /** By agent; undefined for external agents. */
    private readonly makers: readonly (AgentMaker | undefined)[],
    private readonly externalAgents: ExternalAgents,
  ) {}

  static async load(plan: Plan, processes: ProcessList = createProcessList(plan)): Promise<BatchPlayer> {
    const game = await gameOf(plan);
    const makers = await Promise.all(
      plan.agents.map(async (agent) => (isExternal(agent) ? undefined : loadBuiltIn(agent.use))),
    );
    return new BatchPlayer(plan, game, makers, new ExternalAgents(plan, processes));
  }

  async play({ first, count, recorded }: Batch): Promise<BatchResult> {
    const stopwatch = startStopwatch(this.plan.agents.some(isExternal));
    const observation = new BatchObservation(this.game);
    if (recorded !== undefined) this.observeAgain(first, count, recorded, observation);
    const rows = recorded ?? (await this.playAll(first, count, observation));
    return { first, count, rows, observed: observation.observed, seconds: stopwatch() };
  }

  /** Lets the processes of all external agents exit. */
  shutDown(): Promise<void> {
    return this.externalAgents.shutDown();
  }

  private async playAll(first: number, count: number, observation: BatchObservation): Promise<Uint8Array> {
    const rows = new ResultPacker();
    for (let index = first; index < first + count; index++) {
      const result = this.playGame(scheduled(this.plan, index), observation);
      // Games of built-in agents are synchronous: thousands of them in a row need no `await`.
      rows.add(result instanceof Promise ? await result : result);
    }
    return rows.pack();
  }

  /** Observes the first `count` of the recorded games. */
  private observeAgain(first: number, count: number, rows: Uint8Array, observation: BatchObservation): void {
    let index = first;
    for (const result of unpackResults(rows)) {
      if (index === first + count) return;
      const scheduledGame = scheduled(this.plan, index++);
      const { table, observer } = this.tableOf(scheduledGame);
      // A game that ended by a bug cannot be replayed.
      if (observer !== undefined && result.how !== BUG)
        observation.addGame(
          observeReplay(this.game, table, observer.observer, scheduledGame, result),
          observer,
          scheduledGame,
        );
    }
  }

  private playGame(scheduledGame: ScheduledGame, observation: BatchObservation): MatchResult | Promise<MatchResult> {
    const seeds = seedsOf(scheduledGame);
    const { table, observer } = this.tableOf(scheduledGame);
    const setup = {
      game: this.game,
      table,
      seeds: seeds.game,
      seed: scheduledGame.seeds.path,
      limits: this.plan.limits,
      observer: observer?.observer,
      onEnd: (state: unknown) => {
        if (observer !== undefined) observation.addGame(state, observer, scheduledGame);
      },
    };
    const agents = scheduledGame.places.map(
      (place) => this.plan.entrants[scheduledGame.matchup.entrants[place]]!.agent,
    );
    if (agents.every((agent) => this.makers[agent] !== undefined))
      return playMatch({
        ...setup,
        players: agents.map((agent, seat) => this.seatBuiltIn(agent, seeds.agents[seat]!)),
      });
    const players = agents.map((agent, seat) =>
      this.makers[agent] === undefined
        ? this.seatExternal(scheduledGame, agent, seat)
        : this.seatBuiltIn(agent, seeds.agents[seat]!),
    );
    return playExternalMatch({ ...setup, players, decks: decksOf(this.plan, scheduledGame) });
  }

  private seatBuiltIn(agent: number, seed: Words): BuiltInAgent {
    return { ...this.plan.agents[agent]!, maker: this.makers[agent]!, seed };
  }

  private seatExternal(scheduledGame: ScheduledGame, agent: number, seat: number): SeatedExternal {
    const { name, settings } = this.plan.agents[agent]!;
    const [a, b] = scheduledGame.matchup.entrants.map((entrant) => this.plan.entrants[entrant]!.agent);
    const external = this.externalAgents.get(agent, a === b ? scheduledGame.places[seat]! : 0);
    return { name, settings, agent: external, ...externalSeedsOf(scheduledGame, seat) };
  }

  private tableOf(scheduledGame: ScheduledGame): MatchupTable {
    const { matchupIndex, places } = scheduledGame;
    if (this.#tables?.matchup !== matchupIndex)
      this.#tables = { matchup: matchupIndex, byFirst: [undefined, undefined] };
    return (this.#tables.byFirst[places[0]] ??= this.makeTable(scheduledGame));
  }

  private makeTable(scheduledGame: ScheduledGame): MatchupTable {
    const table = tableFor(this.game, this.plan, scheduledGame);
    const { observables } = this.plan;
    const gameObserver = observables === undefined ? undefined : this.game.observer?.(table);
    const observer = gameObserver && {
      observer: gameObserver,
      sums: new ObservationSums(observables!, gameObserver),
    };
    return { table, observer };
  }
}

/**
 * Measures seconds of work as the smaller of two times: wall time is too long on a busy machine, as it includes waiting for a processor
 * core, and processor time is too long with several threads, as it counts them all. Processor time does not include the processes of
 * external agents, so plans with them use wall time.
 */
function startStopwatch(hasExternalAgents: boolean): () => number {
  const begin = performance.now();
  const before = process.cpuUsage();
  return () => {
    const seconds = (performance.now() - begin) / 1000;
    const { user, system } = process.cpuUsage(before);
    return hasExternalAgents ? seconds : Math.min(seconds, (user + system) / 1e6);
  };
}
