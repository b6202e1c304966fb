// Three of one agent at one seat. One plays. One is asked the very same again, in a process that is new in each game: it finds out what
// does not come from the seed. One is asked with all that is hidden dealt anew: it finds out what does not come from the view.
import { type Words, Rng } from '../../core/rng.js';
import type { ExternalAgent, GameStart } from '../external/external-agent.js';
import type { Game, Seat, View } from '../../core/game.js';
import type { Options } from '../../core/agent.js';
import { isDeepStrictEqual } from 'node:util';
import { isOption, wrongAnswer, oneLine } from '../match/game-runner.js';
import { quantile } from '../../stats/counts.js';

/** What an agent was asked for the second and the third time. */
export const REPETITIONS = ['repeated', 'redealt'] as const;

export type Repetition = (typeof REPETITIONS)[number];

/** Luck that the three do not share. */
export interface RedealSeeds {
  /** Deals anew for the third, and again behind its view. */
  readonly redeal: Words;
  readonly redealSeed: Words;
}

export interface Answer {
  readonly choice: unknown;
  readonly seconds: number;
  /** By who was asked, its choice if it is another one; whoever chose otherwise once is not asked again in this game. */
  readonly others: Readonly<Partial<Record<Repetition, unknown>>>;
  readonly asked: readonly Repetition[];
}

export class TripleRun {
  readonly #player: ExternalAgent;
  readonly #twins: Readonly<Record<Repetition, ExternalAgent>>;
  /** Those that have chosen alike so far. */
  #agreeing = new Set<Repetition>();
  #game: Game | undefined;
  #seat: Seat = 0;
  #redealRng: Rng | undefined;

  constructor(make: () => ExternalAgent) {
    this.#player = make();
    this.#twins = { repeated: make(), redealt: make() };
  }

  get peak(): number {
    return this.#player.peak;
  }

  async startGame(seating: GameStart, { redeal, redealSeed: veil }: RedealSeeds): Promise<void> {
    this.#game = seating.game;
    this.#seat = seating.seat;
    this.#redealRng = new Rng(redeal);
    this.#agreeing = new Set(REPETITIONS);
    // Whoever remembers earlier games differs from whoever has seen none.
    await this.#twins.repeated.shutDown();
    await this.#player.startGame(seating);
    await this.#twins.repeated.startGame(seating);
    await this.#twins.redealt.startGame({ ...seating, redealSeed: veil });
  }

  async choose(view: View, options: Options, decision: number): Promise<Answer> {
    const choice = await this.#player.choose(view, options, decision);
    const { seconds } = this.#player;
    const asked = [...this.#agreeing];
    const others: Partial<Record<Repetition, unknown>> = {};
    for (const again of asked) {
      const seen = again === 'redealt' ? this.#redealt(view) : view;
      const other = await this.#twins[again].choose(seen, options, decision);
      if (Object.is(other, choice)) continue;
      others[again] = other;
      this.#agreeing.delete(again);
    }
    return { choice, seconds, others, asked };
  }

  async shutDown(): Promise<void> {
    await Promise.all([this.#player, ...Object.values(this.#twins)].map((guest) => guest.shutDown()));
  }

  #redealt(view: View): View {
    const anew = this.#game!.view(view.sample(this.#redealRng!), this.#seat);
    if (!isDeepStrictEqual(anew.toJSON(), view.toJSON())) throw new Error('hidden cards dealt anew give another view');
    return anew;
  }
}

/** What is asked of an agent: to answer with one of its options, always alike for a seed, and whatever the hidden cards are. */
export type Check = 'answers' | Repetition;

export interface Evidence {
  /** Decisions that it was asked about. */
  asked: number;
  /** What speaks against it: the first few cases, in words. */
  readonly against: string[];
}

/** For a decision. */
export interface DecisionTimes {
  readonly p50: number;
  readonly p95: number;
  readonly max: number;
}

const CASES_KEPT = 5;

/** All that was found out about an agent in some games. */
export class CheckResults {
  readonly claims: Readonly<Record<Check, Evidence>> = {
    answers: { asked: 0, against: [] },
    repeated: { asked: 0, against: [] },
    redealt: { asked: 0, against: [] },
  };
  readonly #milliseconds: number[] = [];

  /** `where` opens the sentence about what went wrong. */
  add({ choice, seconds, asked, others }: Answer, view: View, options: Options, where: string): void {
    const words = (option: unknown): string =>
      isOption(option, options.count) ? `"${view.describe(options.action(option))}"` : String(option);
    this.#milliseconds.push(1000 * seconds);
    this.claims.answers.asked++;
    if (!isOption(choice, options.count))
      this.#addCase('answers', `${where}: it ${wrongAnswer(choice, options.count)}`);
    for (const again of asked) {
      this.claims[again].asked++;
      if (again in others)
        this.#addCase(again, `${where}: it chose ${words(choice)}, and then ${words(others[again])}`);
    }
  }

  /** No answer came. */
  addFault(message: string, where: string): void {
    this.claims.answers.asked++;
    this.#addCase('answers', `${where}: it ${oneLine(message)}`);
  }

  get decisions(): number {
    return this.#milliseconds.length;
  }

  /** Undefined without any decision. */
  get milliseconds(): DecisionTimes | undefined {
    if (this.decisions === 0) return undefined;
    const sorted = this.#milliseconds.toSorted((a, b) => a - b);
    return { p50: quantile(sorted, 0.5), p95: quantile(sorted, 0.95), max: sorted.at(-1)! };
  }

  #addCase(claim: Check, sentence: string): void {
    const { against } = this.claims[claim];
    if (against.length < CASES_KEPT) against.push(sentence);
  }
}
