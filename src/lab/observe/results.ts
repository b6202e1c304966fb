// Adds up the results of games in the order of the plan: matchups, stopping rules and faults. Keeps no games.
import { type MatchupSummary, type Ending, MatchupCounter, scoreOfA } from '../../stats/matchup.js';
import type { Verdict } from '../../stats/sprt.js';
import { FORFEIT, TIME, LIMIT, BUG, type MatchResult } from '../match/built-in-match.js';
import type { ScheduledGame } from '../plan/schedule.js';
import { type StoppingRule, UntilNarrow, Sprt } from '../../stats/stopping.js';
import type { Score } from '../../stats/deal-pairs.js';
import type { Plan } from '../plan/plan.js';

/** A game that ended by a forfeit or a rules bug. */
export interface Fault {
  readonly id: string;
  readonly how: string;
  readonly fault: string;
}

export interface MatchupResult {
  readonly entrantA: string;
  readonly entrantB: string;
  readonly summary: MatchupSummary;
  /** The state of its sequential test; undefined without one. */
  readonly test: TestResult | undefined;
}

export interface TestResult {
  readonly verdict: Verdict;
  readonly llr: number;
  readonly lower: number;
  readonly upper: number;
  /** `llr` divided by the bound with the same sign. */
  readonly fraction: number;
}

/** One bug can end every game, so only the first faults are kept. `faults.csv` has all. */
const FAULTS_KEPT = 20;

const ENDINGS: Readonly<Record<string, Ending>> = {
  [FORFEIT]: 'forfeit',
  [TIME]: 'forfeit',
  [LIMIT]: 'limit',
  [BUG]: 'bug',
};

const SIDES = ['A', 'B'] as const;

/** The winner as a side of the matchup. */
export const sideOf = ({ places }: ScheduledGame, { winner }: MatchResult): 'A' | 'B' | undefined =>
  winner === undefined ? undefined : SIDES[places[winner]!];

export const endingOf = ({ how }: MatchResult): Ending => ENDINGS[how] ?? 'rules';

export class Results {
  readonly faults: Fault[] = [];
  /** Games that an agent lost on time. */
  late = 0;
  #games = 0;
  readonly #matchups: MatchupCounter[];
  readonly #rules: (StoppingRule | undefined)[];
  /** The first game of a deal, until its second game is added. */
  #open: { matchup: number; round: number; score: Score | undefined } | undefined;

  constructor(private readonly plan: Plan) {
    this.#matchups = plan.pairings.map(() => new MatchupCounter());
    this.#rules = plan.pairings.map(() => ruleOf(plan.stop));
  }

  /** True if the stopping rule has ended the matchup. Games of the matchup that were played after its end are not counted. */
  isDone(matchup: number): boolean {
    return this.#rules[matchup]?.isDone === true;
  }

  get games(): number {
    return this.#games;
  }

  /** Most games of the whole run: a decided matchup gets no more. */
  get mostGames(): number {
    return this.#matchups.reduce((sum, { games }, i) => sum + (this.isDone(i) ? games : this.plan.games), 0);
  }

  /** Call in the order of the plan. */
  add(game: ScheduledGame, result: MatchResult): void {
    const { matchupIndex, places, round } = game;
    const { how, turns, fault } = result;
    const side = sideOf(game, result);
    const ending = endingOf(result);
    this.#games++;
    if (how === TIME) this.late++;
    this.#matchups[matchupIndex]!.add({ winner: side, first: SIDES[places[0]], ending, turns, deal: round });
    this.#addToRule(matchupIndex, round, scoreOfA({ winner: side, ending }));
    if (fault !== '' && this.faults.length < FAULTS_KEPT) this.faults.push({ id: game.id, how, fault });
  }

  /** Passes a deal to the stopping rule when both of its games are known; A goes first in the first game. */
  #addToRule(matchup: number, round: number, score: Score | undefined): void {
    const partner = this.#open;
    if (partner?.matchup !== matchup || partner.round !== round) {
      this.#open = { matchup, round, score };
      return;
    }
    this.#open = undefined;
    if (partner.score !== undefined && score !== undefined) this.#rules[matchup]?.add(partner.score, score);
  }

  /** By matchup, in the order of the plan. */
  get matchups(): readonly MatchupCounter[] {
    return this.#matchups;
  }

  matchupResults(): MatchupResult[] {
    return this.plan.pairings.map(({ entrants: [a, b] }, i) => ({
      entrantA: this.plan.entrants[a]!.name,
      entrantB: this.plan.entrants[b]!.name,
      summary: this.#matchups[i]!.summary(),
      test: testOf(this.#rules[i]),
    }));
  }

  /** Sums over all matchups. */
  counts(): { games: number; draws: number; limits: number; forfeits: number; bugs: number } {
    const counts = { games: 0, draws: 0, limits: 0, forfeits: 0, bugs: 0 };
    for (const matchup of this.#matchups) {
      const summary = matchup.summary();
      for (const key of Object.keys(counts) as (keyof typeof counts)[]) counts[key] += summary[key];
    }
    return counts;
  }
}

function ruleOf(stop: Plan['stop']): StoppingRule | undefined {
  if (stop === undefined) return undefined;
  return stop.kind === 'until' ? new UntilNarrow(stop.halfWidth) : new Sprt(stop);
}

function testOf(rule: StoppingRule | undefined): TestResult | undefined {
  if (!(rule instanceof Sprt)) return undefined;
  const { verdict, llr, lower, upper, fraction } = rule;
  return { verdict, llr, lower, upper, fraction };
}
