// An agent that is a file of JavaScript or TypeScript. Its process (`host.ts`) has the rules of the game, so that the agent can sample
// and search its view. The state behind that view has re-dealt hidden cards: the true ones never enter the process.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Command, type ProcessLimits, Connection, START_SECONDS } from './connection.js';
import { type ExternalAgent, AgentFault, checkCode, codeOf, type GameStart } from './external-agent.js';
import type { Game, View } from '../../core/game.js';
import { Rng } from '../../core/rng.js';
import type { AgentFile, CodeHashes } from '../plan/plan.js';
import { packDecks, type HostRequest, type HostAgentInfo, type HostSettings } from './host-messages.js';
import { type HostAnswers, HostFailure, readHostAnswer } from './host-answers.js';
import { InputError } from '../../input/input-error.js';
import type { JsonLineProcess } from './json-line-process.js';

/** The data from which the host loads the game. */
export interface HostedGame {
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly decks: readonly { readonly deck: unknown }[];
}

const HOST = fileURLToPath(new URL('host.js', import.meta.url));

/** V8's memory limit is above the lab's limit, so that the lab's check reports the cause. */
const hostCommand = ({ megabytes }: ProcessLimits, file: string): Command => ({
  words: [process.execPath, `--max-old-space-size=${2 * megabytes}`, HOST],
  folders: [dirname(file)],
});

export class FileAgent implements ExternalAgent {
  readonly #connection: Connection;
  /** Indices of the decks that the host has, sorted. */
  #sentDecks = '';
  #game: Game | undefined;
  #redeal: Rng | undefined;
  seconds = 0;

  constructor(
    { file, code }: AgentFile,
    private readonly hosted: HostedGame,
    limits: ProcessLimits,
  ) {
    this.#connection = new Connection(hostCommand(limits, file), 'own', limits, async (channel) => {
      this.#sentDecks = '';
      const { files } = await hello(channel, file, hosted, (wrong) => new AgentFault(wrong));
      checkCode(file, code, codeOf(file, files));
    });
  }

  async startGame({ game, decks, seat, settings, seed, redealSeed }: GameStart): Promise<void> {
    this.#game = game;
    this.#redeal = new Rng(redealSeed);
    await this.#connection.open();
    await this.#sendDecks([...new Set(decks)].sort((a, b) => a - b));
    await this.#ask({ type: 'game', decks, seat, settings, seed });
  }

  async choose(view: View): Promise<unknown> {
    const state = this.#game!.store(view.sample(this.#redeal!));
    const { choice, seconds } = await this.#ask({ type: 'decide', state });
    this.seconds = seconds;
    return choice;
  }

  get peak(): number {
    return this.#connection.peak;
  }

  endGame(): void {
    // Nothing to send: the host replaces the agent at the start of the next game.
  }

  shutDown(): Promise<void> {
    return this.#connection.shutDown();
  }

  async #sendDecks(indices: readonly number[]): Promise<void> {
    if (this.#sentDecks === indices.join()) return;
    await this.#ask({
      type: 'decks',
      indices,
      packed: packDecks(indices.map((index) => this.hosted.decks[index]!.deck)),
    });
    this.#sentDecks = indices.join();
  }

  async #ask<R extends HostRequest>(request: R): Promise<HostAnswers[R['type']]> {
    const type: R['type'] = request.type;
    const answer = await this.#connection.ask(request, ({ record }) => readHostAnswer(type, record));
    // Thrown outside the connection: the host is sound, so its process stays for the next game.
    if (answer instanceof HostFailure) throw new AgentFault(answer.message);
    return answer;
  }
}

type FileInfo = HostAgentInfo & HostSettings & { readonly code: CodeHashes };

/** Starts the host to read the agent's description and settings; an InputError begins with `where`. */
export async function readFileInfo(
  file: string,
  given: Readonly<Record<string, unknown>>,
  hosted: Omit<HostedGame, 'decks'>,
  limits: ProcessLimits,
  where: string,
): Promise<FileInfo> {
  const refuse = (wrong: string) => new InputError(`${where}: ${file}: ${wrong}`);
  let answer: FileInfo | undefined;
  const connection = new Connection(hostCommand(limits, file), 'own', limits, async (channel) => {
    const info = await hello(channel, file, hosted, refuse);
    const request: HostRequest = { type: 'settings', given };
    const settings = orThrow(readHostAnswer('settings', (await channel.ask(request, START_SECONDS)).record), refuse);
    answer = { ...info, ...settings, code: codeOf(file, info.files) };
  });
  try {
    await connection.open();
    await connection.shutDown();
  } catch (error) {
    throw error instanceof AgentFault ? refuse(error.message) : error;
  }
  return answer!;
}

async function hello(
  channel: JsonLineProcess,
  file: string,
  { game, options }: Omit<HostedGame, 'decks'>,
  errorOf: (wrong: string) => Error,
): Promise<HostAgentInfo> {
  const request: HostRequest = { type: 'hello', file, game, options };
  return orThrow(readHostAnswer('hello', (await channel.ask(request, START_SECONDS)).record), errorOf);
}

function orThrow<T>(answer: T | HostFailure, errorOf: (wrong: string) => Error): T {
  if (answer instanceof HostFailure) throw errorOf(answer.message);
  return answer;
}
