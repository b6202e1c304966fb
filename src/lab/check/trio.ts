// Three of one agent at one seat. One plays. One is asked the very same again, in a process that is new in each game: it finds out what
// does not come from the seed. One is asked with all that is hidden dealt anew: it finds out what does not come from the view.
import { type Words, Rng } from '../../core/rng.js';
import type { ExternalAgent, GuestSeating } from '../external/external-agent.js';
import type { Game, Seat, View } from '../../core/game.js';
import type { Options } from '../../core/agent.js';
import { isDeepStrictEqual } from 'node:util';
import { isOption, wrongAnswer, oneLine } from '../match/game-runner.js';
import { quantile } from '../../stats/counts.js';

/** What an agent was asked for the second and the third time. */
export const AGAIN = ['repeated', 'redealt'] as const;

export type Again = (typeof AGAIN)[number];

/** Luck that the three do not share. */
export interface TrioLuck {
  /** Deals anew for the third, and again behind its view. */
  readonly redeal: Words;
  readonly redealSeed: Words;
}

export interface Answer {
  readonly choice: unknown;
  readonly seconds: number;
  /** By who was asked, its choice if it is another one; whoever chose otherwise once is not asked again in this game. */
  readonly others: Readonly<Partial<Record<Again, unknown>>>;
  readonly asked: readonly Again[];
}

export class TripleRun {
  readonly #player: ExternalAgent;
  readonly #twins: Readonly<Record<Again, ExternalAgent>>;
  /** Those that have chosen alike so far. */
  #inStep = new Set<Again>();
  #game: Game | undefined;
  #seat: Seat = 0;
  #redeal: Rng | undefined;

  constructor(make: () => ExternalAgent) {
    this.#player = make();
    this.#twins = { repeated: make(), redealt: make() };
  }

  get peak(): number {
    return this.#player.peak;
  }

  async sitDown(seating: GuestSeating, { redeal, redealSeed: veil }: TrioLuck): Promise<void> {
    this.#game = seating.game;
    this.#seat = seating.seat;
    this.#redeal = new Rng(redeal);
    this.#inStep = new Set(AGAIN);
    // Whoever remembers earlier games differs from whoever has seen none.
    await this.#twins.repeated.dismiss();
    await this.#player.sitDown(seating);
    await this.#twins.repeated.sitDown(seating);
    await this.#twins.redealt.sitDown({ ...seating, redealSeed: veil });
  }

  async choose(view: View, options: Options, decision: number): Promise<Answer> {
    const choice = await this.#player.choose(view, options, decision);
    const { seconds } = this.#player;
    const asked = [...this.#inStep];
    const others: Partial<Record<Again, unknown>> = {};
    for (const again of asked) {
      const seen = again === 'redealt' ? this.#dealtAnew(view) : view;
      const other = await this.#twins[again].choose(seen, options, decision);
      if (Object.is(other, choice)) continue;
      others[again] = other;
      this.#inStep.delete(again);
    }
    return { choice, seconds, others, asked };
  }

  async dismiss(): Promise<void> {
    await Promise.all([this.#player, ...Object.values(this.#twins)].map((guest) => guest.dismiss()));
  }

  #dealtAnew(view: View): View {
    const anew = this.#game!.view(view.sample(this.#redeal!), this.#seat);
    if (!isDeepStrictEqual(anew.toJSON(), view.toJSON())) throw new Error('hidden cards dealt anew give another view');
    return anew;
  }
}

/** What is asked of an agent: to answer with one of its options, always alike for a seed, and whatever the hidden cards are. */
export type Check = 'answers' | Again;

export interface Evidence {
  /** Decisions that it was asked about. */
  asked: number;
  /** What speaks against it: the first few cases, in words. */
  readonly against: string[];
}

/** For a decision. */
export interface Pace {
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
      this.#against('answers', `${where}: it ${wrongAnswer(choice, options.count)}`);
    for (const again of asked) {
      this.claims[again].asked++;
      if (again in others)
        this.#against(again, `${where}: it chose ${words(choice)}, and then ${words(others[again])}`);
    }
  }

  /** No answer came. */
  broke(message: string, where: string): void {
    this.claims.answers.asked++;
    this.#against('answers', `${where}: it ${oneLine(message)}`);
  }

  get decisions(): number {
    return this.#milliseconds.length;
  }

  /** Undefined without any decision. */
  get milliseconds(): Pace | undefined {
    if (this.decisions === 0) return undefined;
    const sorted = this.#milliseconds.toSorted((a, b) => a - b);
    return { p50: quantile(sorted, 0.5), p95: quantile(sorted, 0.95), max: sorted.at(-1)! };
  }

  #against(claim: Check, sentence: string): void {
    const { against } = this.claims[claim];
    if (against.length < CASES_KEPT) against.push(sentence);
  }
}
