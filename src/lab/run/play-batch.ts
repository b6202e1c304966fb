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
import { gameOf, scheduled, type ScheduledGame, seedsOf, decksOf, redealSeedOf, tableFor } from '../plan/schedule.js';
import { loadBuiltIn } from '../match/built-in-agents.js';
import type { Batch, BatchResult } from '../plan/batch.js';
import { ResultPacker, unpackResults } from '../match/packed-results.js';
import { BUG, type MatchResult, playMatch, type BuiltInAgent } from '../match/built-in-match.js';
import type { Words } from '../../core/rng.js';
import { ObservationSums } from '../observe/observation-sums.js';

/** What all games of a pairing in one seat order have in common. */
interface MatchupTable {
  readonly table: unknown;
  readonly watcher: TableObserver | undefined;
}

/** Plays games of one plan by their numbers: what a worker does. */
export class BatchPlayer {
  /** The tables of the pairing played last, by who goes first: games come pairing by pairing. */
  #tables: { pairing: number; byFirst: [MatchupTable | undefined, MatchupTable | undefined] } | undefined;

  private constructor(
    private readonly plan: Plan,
    private readonly game: Game,
    /** By agent; a guest's is in its own process. */
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
    const watch = new BatchObservation(this.game);
    if (recorded !== undefined) this.observeAgain(first, count, recorded, watch);
    const rows = recorded ?? (await this.playAll(first, count, watch));
    return { first, count, rows, observed: watch.observed, seconds: stopwatch() };
  }

  /** Sends all guests home. */
  shutDown(): Promise<void> {
    return this.externalAgents.shutDown();
  }

  private async playAll(first: number, count: number, watch: BatchObservation): Promise<Uint8Array> {
    const rows = new ResultPacker();
    for (let index = first; index < first + count; index++) {
      const result = this.playGame(scheduled(this.plan, index), watch);
      // Nobody waits for what is there already: residents play thousands of games in a row.
      rows.add(result instanceof Promise ? await result : result);
    }
    return rows.pack();
  }

  /** The first `count` of these rows. */
  private observeAgain(first: number, count: number, rows: Uint8Array, watch: BatchObservation): void {
    let index = first;
    for (const result of unpackResults(rows)) {
      if (index === first + count) return;
      const one = scheduled(this.plan, index++);
      const { table, watcher } = this.tableOf(one);
      // What a bug left behind cannot be played again.
      if (watcher !== undefined && result.how !== BUG)
        watch.addGame(observeReplay(this.game, table, watcher.observer, one, result), watcher, one);
    }
  }

  private playGame(one: ScheduledGame, watch: BatchObservation): MatchResult | Promise<MatchResult> {
    const luck = seedsOf(one);
    const { table, watcher } = this.tableOf(one);
    const setting = {
      game: this.game,
      table,
      seeds: luck.game,
      seed: one.seeds.path,
      limits: this.plan.limits,
      observer: watcher?.observer,
      onEnd: (state: unknown) => {
        if (watcher !== undefined) watch.addGame(state, watcher, one);
      },
    };
    const agents = one.places.map((place) => this.plan.entrants[one.matchup.entrants[place]]!.agent);
    if (agents.every((agent) => this.makers[agent] !== undefined))
      return playMatch({
        ...setting,
        players: agents.map((agent, seat) => this.seatBuiltIn(agent, luck.agents[seat]!)),
      });
    const players = agents.map((agent, seat) =>
      this.makers[agent] === undefined
        ? this.seatExternal(one, agent, seat, luck.agents[seat]!)
        : this.seatBuiltIn(agent, luck.agents[seat]!),
    );
    return playExternalMatch({ ...setting, players, decks: decksOf(this.plan, one) });
  }

  private seatBuiltIn(agent: number, luck: Words): BuiltInAgent {
    return { ...this.plan.agents[agent]!, maker: this.makers[agent]!, seed: luck };
  }

  private seatExternal(one: ScheduledGame, agent: number, seat: number, luck: Words): SeatedExternal {
    const { name, settings } = this.plan.agents[agent]!;
    const [a, b] = one.matchup.entrants.map((entrant) => this.plan.entrants[entrant]!.agent);
    const guest = this.externalAgents.get(agent, a === b ? one.places[seat]! : 0);
    return { name, settings, agent: guest, seed: luck, redealSeed: redealSeedOf(one, seat) };
  }

  private tableOf(one: ScheduledGame): MatchupTable {
    if (this.#tables?.pairing !== one.matchupIndex)
      this.#tables = { pairing: one.matchupIndex, byFirst: [undefined, undefined] };
    return (this.#tables.byFirst[one.places[0]] ??= this.makeTable(one));
  }

  private makeTable(one: ScheduledGame): MatchupTable {
    const table = tableFor(this.game, this.plan, one);
    const { observables } = this.plan;
    const observer = observables === undefined ? undefined : this.game.observer?.(table);
    const watcher = observer && { observer, sums: new ObservationSums(observables!, observer) };
    return { table, watcher };
  }
}

/**
 * Seconds of work: on a busy machine the clock also counts the waiting for a core. The process's time at work counts all threads, which
 * is too much when there are several; the smaller of the two is near the truth either way. What guests do is in neither: for them, the
 * clock.
 */
function startStopwatch(hasGuests: boolean): () => number {
  const begin = performance.now();
  const before = process.cpuUsage();
  return () => {
    const seconds = (performance.now() - begin) / 1000;
    const { user, system } = process.cpuUsage(before);
    return hasGuests ? seconds : Math.min(seconds, (user + system) / 1e6);
  };
}
