// The connection to the process of an external agent: starts the process when needed and kills it after a protocol violation.
import type { ProcessList } from './process-list.js';
import { type Answer, JsonLineProcess } from './json-line-process.js';
import { AgentFault } from './external-agent.js';
import { InputError } from '../../input/input-error.js';
import { sandboxed } from './sandbox.js';
import { messageOf } from '../match/game-runner.js';

/** How the process of an external agent runs. */
export interface ProcessLimits {
  /** The name of the agent, for its output. */
  readonly name: string;
  /** For each decision. */
  readonly seconds: number;
  readonly megabytes: number;
  readonly sandbox: boolean;
  /** Names of environment variables that the agent gets in addition to the usual ones. */
  readonly env: readonly string[];
  readonly processes: ProcessList;
}

export interface Command {
  readonly words: readonly string[];
  /** The folders that the agent sees in a sandbox. */
  readonly folders: readonly string[];
}

/** For the start of a process and its first answer: some languages load slowly, and the machine may be busy. */
export const START_SECONDS = 30;

/** Starts the process on first use, and again after it has ended. */
export class Connection {
  #channel: JsonLineProcess | undefined;

  /** `greet` exchanges the first messages with a new process. */
  constructor(
    private readonly command: Command,
    private readonly through: 'standard' | 'own',
    private readonly limits: ProcessLimits,
    private readonly greet: (channel: JsonLineProcess) => Promise<void>,
  ) {}

  async open(): Promise<void> {
    if (this.#channel?.isOpen === true) return;
    const { through } = this;
    const { words, folders } = this.command;
    this.#channel = new JsonLineProcess({
      ...this.limits,
      words: this.limits.sandbox ? sandboxed(words, folders) : words,
      through,
    });
    await this.endOnError(this.greet(this.#channel));
  }

  send(message: object): void {
    this.#channel?.send(message);
  }

  /** Sends a message of the current game and reads the answer. */
  async ask<T>(message: object, read: (answer: Answer) => T): Promise<T> {
    const { seconds } = this.limits;
    return this.endOnError(this.#channel!.ask(message, seconds).then(read));
  }

  /** Peak memory of the process in megabytes. */
  get peak(): number {
    return this.#channel?.peak ?? 0;
  }

  shutDown(): Promise<void> {
    return this.#channel?.shutDown() ?? Promise.resolve();
  }

  /** Kills the process after any error: its further messages cannot be trusted. */
  private async endOnError<T>(answer: Promise<T>): Promise<T> {
    try {
      return await answer;
    } catch (error) {
      this.#channel?.end(error instanceof AgentFault ? error : new AgentFault('was killed after an error'));
      throw error instanceof AgentFault || error instanceof InputError
        ? error
        : new AgentFault(`sent an answer that cannot be read: ${messageOf(error)}`);
    }
  }
}
