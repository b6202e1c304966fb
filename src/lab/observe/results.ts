import { type MatchupSummary, type Ending, MatchupCounter, scoreOfA } from '../../stats/matchup.js';
import type { Verdict } from '../../stats/sprt.js';
import { FORFEIT, TIME, LIMIT, BUG, type MatchResult } from '../match/built-in-match.js';
import type { ScheduledGame } from '../plan/schedule.js';
import { type StoppingRule, UntilNarrow, Sprt } from '../../stats/stopping.js';
import type { Score } from '../../stats/deals.js';
import type { Plan } from '../plan/plan.js';

/** A game that a broken agent or a rules bug ended. */
export interface Fault {
  readonly id: string;
  readonly how: string;
  readonly fault: string;
}

export interface MatchupResult {
  readonly entrantA: string;
  readonly entrantB: string;
  readonly summary: MatchupSummary;
  /** Of a sequential test. */
  readonly test: TestResult | undefined;
}

export interface TestResult {
  readonly verdict: Verdict;
  readonly llr: number;
  readonly lower: number;
  readonly upper: number;
  /** How far the ratio has come to the bound on its side. */
  readonly fraction: number;
}

/** One bug can end every game: the first few faults tell as much as all. `games.csv` has them all. */
const FAULTS_KEPT = 20;

const ENDINGS: Readonly<Record<string, Ending>> = {
  [FORFEIT]: 'forfeit',
  [TIME]: 'forfeit',
  [LIMIT]: 'limit',
  [BUG]: 'bug',
};

const SIDES = ['A', 'B'] as const;

/** Who won, as the pairing sees it. */
export const sideOf = ({ places }: ScheduledGame, { winner }: MatchResult): 'A' | 'B' | undefined =>
  winner === undefined ? undefined : SIDES[places[winner]!];

export const endingOf = ({ how }: MatchResult): Ending => ENDINGS[how] ?? 'rules';

/** Adds up games as they come; keeps none. */
export class Results {
  readonly faults: Fault[] = [];
  /** Games that an agent forfeited by time. */
  late = 0;
  #games = 0;
  readonly #matchups: MatchupCounter[];
  readonly #rules: (StoppingRule | undefined)[];
  /** The game that waits for the other one of its deal. */
  #open: { pairing: number; round: number; score: Score | undefined } | undefined;

  constructor(private readonly plan: Plan) {
    this.#matchups = plan.pairings.map(() => new MatchupCounter());
    this.#rules = plan.pairings.map(() => ruleOf(plan.stop));
  }

  /** Whether a pairing needs no further games; those that were played all the same count for nothing. */
  isDone(pairing: number): boolean {
    return this.#rules[pairing]?.isDone === true;
  }

  get games(): number {
    return this.#games;
  }

  /** How many games there will be at most: pairings that are decided get no more. */
  get most(): number {
    return this.#matchups.reduce((sum, { games }, i) => sum + (this.isDone(i) ? games : this.plan.games), 0);
  }

  /** Games come in the order of the plan. */
  add(game: ScheduledGame, result: MatchResult): void {
    const { matchupIndex: pairingIndex, places, round } = game;
    const { how, turns, fault } = result;
    const side = sideOf(game, result);
    const ending = endingOf(result);
    this.#games++;
    if (how === TIME) this.late++;
    this.#matchups[pairingIndex]!.add({ winner: side, first: SIDES[places[0]], ending, turns, deal: round });
    this.#addToRule(pairingIndex, round, scoreOfA({ winner: side, ending }));
    if (fault !== '' && this.faults.length < FAULTS_KEPT) this.faults.push({ id: game.id, how, fault });
  }

  /** Shows the rule a pair once both games are there; in the first A goes first. */
  #addToRule(pairing: number, round: number, score: Score | undefined): void {
    const partner = this.#open;
    if (partner?.pairing !== pairing || partner.round !== round) {
      this.#open = { pairing, round, score };
      return;
    }
    this.#open = undefined;
    if (partner.score !== undefined && score !== undefined) this.#rules[pairing]?.add(partner.score, score);
  }

  /** By pairing, for what is made of all of them. */
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

  /** Of all pairings together. */
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
