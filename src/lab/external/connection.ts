import type { ProcessList } from './process-list.js';
import { JsonLineProcess } from './channel.js';
import { AgentFault } from './external-agent.js';

/** What all guests of a worker live by. */
export interface ProcessLimits {
  /** For each decision. */
  readonly seconds: number;
  readonly megabytes: number;
  readonly processes: ProcessList;
}

/** To start and say hello: some languages load for long, and some machines are busy. */
export const START_SECONDS = 120;

/** The process of a guest: started when it is needed, and again after it has ended. */
export class Connection {
  #channel: JsonLineProcess | undefined;

  /** `greet` says hello to a process that was just started. */
  constructor(
    private readonly words: readonly string[],
    private readonly through: 'standard' | 'own',
    private readonly limits: ProcessLimits,
    private readonly greet: (channel: JsonLineProcess) => Promise<void>,
  ) {}

  async open(): Promise<void> {
    if (this.#channel?.isOpen === true) return;
    const { words, through } = this;
    const { megabytes, processes } = this.limits;
    this.#channel = new JsonLineProcess({ words, through, megabytes, processes });
    await this.endOnError(this.greet(this.#channel));
  }

  send(message: object): void {
    this.#channel?.send(message);
  }

  /** A question of the game at hand. */
  async ask<T>(message: object, read: (said: Readonly<Record<string, unknown>>) => T): Promise<T> {
    const { seconds } = this.limits;
    return this.endOnError(this.#channel!.ask(message, seconds).then(read));
  }

  /** Megabytes that the process has held at most. */
  get peak(): number {
    return this.#channel?.peak ?? 0;
  }

  shutDown(): Promise<void> {
    return this.#channel?.shutDown() ?? Promise.resolve();
  }

  /** Whoever does not keep to the rules of the conversation is sent away: nobody knows what it would say next. */
  private async endOnError<T>(answer: Promise<T>): Promise<T> {
    try {
      return await answer;
    } catch (error) {
      this.#channel?.end(error instanceof AgentFault ? error : new AgentFault('was sent away'));
      throw error;
    }
  }
}
