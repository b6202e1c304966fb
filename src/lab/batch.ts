import type { AgentMaker } from '../core/agent.js';
import type { Path } from '../core/fields.js';
import type { Game } from '../core/game.js';
import { loadGame } from '../games/registry.js';
import { loadAgent } from './agents.js';
import { BUG, playMatch, type MatchResult } from './match.js';
import type { Batch, BatchResult } from './messages.js';
import { Gatherer } from './observe/gather.js';
import { Watch, watchAgain, type Watcher } from './observe/watch.js';
import type { Plan } from './plan.js';
import { packRows, unpackRows } from './rows.js';
import { luckOf, scheduled, type Place, type ScheduledGame } from './schedule.js';

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
    private readonly makers: readonly AgentMaker[],
  ) {}

  static async load(plan: Plan): Promise<BatchPlayer> {
    const game = await gameOf(plan);
    const makers = await Promise.all(plan.agents.map(({ use }) => loadAgent(use)));
    return new BatchPlayer(plan, game, makers);
  }

  play({ first, count, recorded }: Batch): BatchResult {
    const stopwatch = startStopwatch();
    const watch = new Watch(this.game);
    if (recorded !== undefined) this.watchAgain(first, count, recorded, watch);
    const rows = recorded ?? packRows(this.results(first, count, watch));
    return { first, count, rows, observed: watch.observed, seconds: stopwatch() };
  }

  private *results(first: number, count: number, watch: Watch): Generator<MatchResult> {
    for (let index = first; index < first + count; index++) yield this.playGame(scheduled(this.plan, index), watch);
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

  private playGame(one: ScheduledGame, watch: Watch): MatchResult {
    const luck = luckOf(one);
    const { table, watcher } = this.seatedAt(one);
    return playMatch({
      game: this.game,
      table,
      seeds: luck.game,
      seed: one.seeds.path,
      players: one.places.map((place, seat) => {
        const { agent } = this.entrantAt(one, place);
        return { ...this.plan.agents[agent]!, maker: this.makers[agent]!, luck: luck.agents[seat]! };
      }),
      limits: this.plan.limits,
      observer: watcher?.observer,
      onEnd: (state) => {
        if (watcher !== undefined) watch.ended(state, watcher, one);
      },
    });
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
    const watcher = observer && { observer, gatherer: new Gatherer(observables!, observer) };
    return { table, watcher };
  }

  private entrantAt(one: ScheduledGame, place: Place) {
    return this.plan.entrants[one.pairing.entrants[place]]!;
  }
}

/** The game that a plan is about. What was checked when it was made is not told again, and all material is in the decks. */
export const gameOf = (plan: Plan): Promise<Game> =>
  loadGame(plan.game, 'game', { options: plan.options, files: [], fail: neverWrong });

/** What all games with these decks in these seats have in common. */
export const tableFor = (game: Game, plan: Plan, { places, pairing }: ScheduledGame): unknown =>
  game.table(places.map((place) => plan.decks[plan.entrants[pairing.entrants[place]]!.deck]!.deck));

function neverWrong(path: Path, message: string): never {
  throw new Error(`option ${path.join('.')} was checked and is wrong: ${message}`);
}

/**
 * Seconds of work: on a busy machine the clock also counts the waiting for a core. The process's time at work counts all threads, which
 * is too much when there are several; the smaller of the two is near the truth either way.
 */
function startStopwatch(): () => number {
  const begin = performance.now();
  const before = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(before);
    return Math.min((performance.now() - begin) / 1000, (user + system) / 1e6);
  };
}
