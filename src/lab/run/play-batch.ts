import { type Watcher, Watch, watchAgain } from '../observe/observe-games.js';
import type { Plan } from '../plan/plan.js';
import type { Game } from '../../core/game.js';
import type { AgentMaker } from '../../core/agent.js';
import { ExternalAgents, processListFor, isGuest, playWithGuests, type SeatedExternal } from '../external/external-match.js';
import type { ProcessList } from '../external/process-list.js';
import { gameOf, scheduled, type ScheduledGame, luckOf, decksOf, veilOf, tableFor } from '../plan/schedule.js';
import { loadResident } from '../match/built-in-agents.js';
import type { Batch, BatchResult } from '../plan/batch.js';
import { ResultPacker, unpackRows } from '../match/packed-results.js';
import { BUG, type MatchResult, playMatch, type BuiltInAgent } from '../match/built-in-match.js';
import type { Words } from '../../core/rng.js';
import { ObservationSums } from '../observe/observation-sums.js';

/** What all games of a pairing in one seat order have in common. */
interface Seated {
  readonly table: unknown;
  readonly watcher: Watcher | undefined;
}

/** Plays games of one plan by their numbers: what a worker does. */
export class BatchPlayer {
  /** The tables of the pairing played last, by who goes first: games come pairing by pairing. */
  #tables: { pairing: number; byFirst: [Seated | undefined, Seated | undefined] } | undefined;

  private constructor(
    private readonly plan: Plan,
    private readonly game: Game,
    /** By agent; a guest's is in its own process. */
    private readonly makers: readonly (AgentMaker | undefined)[],
    private readonly guests: ExternalAgents,
  ) {}

  static async load(plan: Plan, processes: ProcessList = processListFor(plan)): Promise<BatchPlayer> {
    const game = await gameOf(plan);
    const makers = await Promise.all(
      plan.agents.map(async (agent) => (isGuest(agent) ? undefined : loadResident(agent.use))),
    );
    return new BatchPlayer(plan, game, makers, new ExternalAgents(plan, processes));
  }

  async play({ first, count, recorded }: Batch): Promise<BatchResult> {
    const stopwatch = startStopwatch(this.plan.agents.some(isGuest));
    const watch = new Watch(this.game);
    if (recorded !== undefined) this.watchAgain(first, count, recorded, watch);
    const rows = recorded ?? (await this.playAll(first, count, watch));
    return { first, count, rows, observed: watch.observed, seconds: stopwatch() };
  }

  /** Sends all guests home. */
  dismiss(): Promise<void> {
    return this.guests.dismiss();
  }

  private async playAll(first: number, count: number, watch: Watch): Promise<Uint8Array> {
    const rows = new ResultPacker();
    for (let index = first; index < first + count; index++) {
      const result = this.playGame(scheduled(this.plan, index), watch);
      // Nobody waits for what is there already: residents play thousands of games in a row.
      rows.add(result instanceof Promise ? await result : result);
    }
    return rows.pack();
  }

  /** The first `count` of these rows. */
  private watchAgain(first: number, count: number, rows: Uint8Array, watch: Watch): void {
    let index = first;
    for (const result of unpackRows(rows)) {
      if (index === first + count) return;
      const one = scheduled(this.plan, index++);
      const { table, watcher } = this.seatedAt(one);
      // What a bug left behind cannot be played again.
      if (watcher !== undefined && result.how !== BUG)
        watch.ended(watchAgain(this.game, table, watcher.observer, one, result), watcher, one);
    }
  }

  private playGame(one: ScheduledGame, watch: Watch): MatchResult | Promise<MatchResult> {
    const luck = luckOf(one);
    const { table, watcher } = this.seatedAt(one);
    const setting = {
      game: this.game,
      table,
      seeds: luck.game,
      seed: one.seeds.path,
      limits: this.plan.limits,
      observer: watcher?.observer,
      onEnd: (state: unknown) => {
        if (watcher !== undefined) watch.ended(state, watcher, one);
      },
    };
    const agents = one.places.map((place) => this.plan.entrants[one.pairing.entrants[place]]!.agent);
    if (agents.every((agent) => this.makers[agent] !== undefined))
      return playMatch({ ...setting, players: agents.map((agent, seat) => this.resident(agent, luck.agents[seat]!)) });
    const players = agents.map((agent, seat) =>
      this.makers[agent] === undefined
        ? this.visitor(one, agent, seat, luck.agents[seat]!)
        : this.resident(agent, luck.agents[seat]!),
    );
    return playWithGuests({ ...setting, players, decks: decksOf(this.plan, one) });
  }

  private resident(agent: number, luck: Words): BuiltInAgent {
    return { ...this.plan.agents[agent]!, maker: this.makers[agent]!, seed: luck };
  }

  private visitor(one: ScheduledGame, agent: number, seat: number, luck: Words): SeatedExternal {
    const { name, settings } = this.plan.agents[agent]!;
    const [a, b] = one.pairing.entrants.map((entrant) => this.plan.entrants[entrant]!.agent);
    const guest = this.guests.get(agent, a === b ? one.places[seat]! : 0);
    return { name, settings, guest, seed: luck, redealSeed: veilOf(one, seat) };
  }

  private seatedAt(one: ScheduledGame): Seated {
    if (this.#tables?.pairing !== one.pairingIndex)
      this.#tables = { pairing: one.pairingIndex, byFirst: [undefined, undefined] };
    return (this.#tables.byFirst[one.places[0]] ??= this.seat(one));
  }

  private seat(one: ScheduledGame): Seated {
    const table = tableFor(this.game, this.plan, one);
    const { observables } = this.plan;
    const observer = observables === undefined ? undefined : this.game.observer?.(table);
    const watcher = observer && { observer, gatherer: new ObservationSums(observables!, observer) };
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
