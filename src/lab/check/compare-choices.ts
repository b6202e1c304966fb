// Runs three copies of an agent in one seat. The first plays. The second, in a new process for each game, gets the same requests: it
// detects choices that do not follow from the seed. The third gets re-dealt hidden cards: it detects choices that do not follow from the
// view.
import { type Words, Rng } from '../../core/rng.js';
import type { ExternalAgent, GameStart } from '../external/external-agent.js';
import type { Game, Seat, View } from '../../core/game.js';
import type { Options } from '../../core/agent.js';
import { isDeepStrictEqual } from 'node:util';
import { isOption, wrongAnswer, oneLine } from '../match/game-runner.js';
import { quantile } from '../../stats/counts.js';

/** The requests that the second and the third copy get. */
const REPETITIONS = ['repeated', 'redealt'] as const;

export type Repetition = (typeof REPETITIONS)[number];

/** Seeds for the third copy. */
export interface RedealSeeds {
  /** Re-deals the view that it gets. */
  readonly redeal: Words;
  /** Re-deals the state behind that view. */
  readonly redealSeed: Words;
}

export interface Answer {
  readonly choice: unknown;
  readonly seconds: number;
  /** Choices of the copies that differ from `choice`. */
  readonly others: Readonly<Partial<Record<Repetition, unknown>>>;
  /** The copies that were asked: after its first different choice, a copy is not asked in the rest of the game. */
  readonly asked: readonly Repetition[];
}

export class TripleRun {
  readonly #player: ExternalAgent;
  readonly #copies: Readonly<Record<Repetition, ExternalAgent>>;
  /** The copies without a different choice in this game. */
  #agreeing = new Set<Repetition>();
  #game: Game | undefined;
  #seat: Seat = 0;
  #redealRng: Rng | undefined;

  constructor(make: () => ExternalAgent) {
    this.#player = make();
    this.#copies = { repeated: make(), redealt: make() };
  }

  get peak(): number {
    return this.#player.peak;
  }

  async startGame(start: GameStart, { redeal, redealSeed }: RedealSeeds): Promise<void> {
    this.#game = start.game;
    this.#seat = start.seat;
    this.#redealRng = new Rng(redeal);
    this.#agreeing = new Set(REPETITIONS);
    // A new process: an agent that remembers earlier games chooses differently from one without memory.
    await this.#copies.repeated.shutDown();
    await this.#player.startGame(start);
    await this.#copies.repeated.startGame(start);
    await this.#copies.redealt.startGame({ ...start, redealSeed });
  }

  async choose(view: View, options: Options, decision: number): Promise<Answer> {
    const choice = await this.#player.choose(view, options, decision);
    const { seconds } = this.#player;
    const asked = [...this.#agreeing];
    const others: Partial<Record<Repetition, unknown>> = {};
    for (const repetition of asked) {
      const seen = repetition === 'redealt' ? this.#redealt(view) : view;
      const other = await this.#copies[repetition].choose(seen, options, decision);
      if (Object.is(other, choice)) continue;
      others[repetition] = other;
      this.#agreeing.delete(repetition);
    }
    return { choice, seconds, others, asked };
  }

  async shutDown(): Promise<void> {
    await Promise.all([this.#player, ...Object.values(this.#copies)].map((agent) => agent.shutDown()));
  }

  #redealt(view: View): View {
    const redealt = this.#game!.view(view.sample(this.#redealRng!), this.#seat);
    if (!isDeepStrictEqual(redealt.toJSON(), view.toJSON())) throw new Error('re-dealt hidden cards change the view');
    return redealt;
  }
}

/** The checks: each answer is an option; the same seed gives the same choices; hidden cards do not matter. */
export type Check = 'answers' | Repetition;

export interface Evidence {
  /** Decisions that were checked. */
  asked: number;
  /** The first few failures, as sentences. */
  readonly against: string[];
}

/** Milliseconds for a decision. */
export interface DecisionTimes {
  readonly p50: number;
  readonly p95: number;
  readonly max: number;
}

const CASES_KEPT = 5;

/** Collects the results of all games with an agent. */
export class CheckResults {
  readonly claims: Readonly<Record<Check, Evidence>> = {
    answers: { asked: 0, against: [] },
    repeated: { asked: 0, against: [] },
    redealt: { asked: 0, against: [] },
  };
  readonly #milliseconds: number[] = [];

  /** `where` begins the sentence of a failure. */
  add({ choice, seconds, asked, others }: Answer, view: View, options: Options, where: string): void {
    const words = (option: unknown): string =>
      isOption(option, options.count) ? `"${view.describe(options.action(option))}"` : String(option);
    this.#milliseconds.push(1000 * seconds);
    this.claims.answers.asked++;
    if (!isOption(choice, options.count))
      this.#addCase('answers', `${where}: it ${wrongAnswer(choice, options.count)}`);
    for (const repetition of asked) {
      this.claims[repetition].asked++;
      if (repetition in others)
        this.#addCase(repetition, `${where}: it chose ${words(choice)}, and then ${words(others[repetition])}`);
    }
  }

  /** Records a decision without an answer. */
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
