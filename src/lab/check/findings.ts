import type { Again, Answer } from './trio.js';
import type { View } from '../../core/game.js';
import type { Options } from '../../core/agent.js';
import { isOption, wrongAnswer, oneLine } from '../match/game-runner.js';
import { quantile } from '../../stats/counts.js';

/** What is asked of an agent: to answer with one of its options, always alike for a seed, and whatever the hidden cards are. */
export type Claim = 'answers' | Again;

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
export class Findings {
  readonly claims: Readonly<Record<Claim, Evidence>> = {
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

  #against(claim: Claim, sentence: string): void {
    const { against } = this.claims[claim];
    if (against.length < CASES_KEPT) against.push(sentence);
  }
}
