// An agent that is a file of JavaScript or TypeScript. Its process (`host.ts`) has the whole game: the agent gets a view that it can
// sample and search. Behind that view are cards that were dealt for it, so there is nothing else to reach for.
import { fileURLToPath } from 'node:url';
import { type ProcessLimits, Connection, START_SECONDS } from './connection.js';
import { type ExternalAgent, AgentFault, checkCode, codeOf, type GameStart } from './external-agent.js';
import type { Game, View } from '../../core/game.js';
import { Rng } from '../../core/rng.js';
import type { AgentFile, CodeHashes } from '../plan/plan.js';
import {
  type HostChoice,
  packDecks,
  type HostRequest,
  type HostError,
  type HostAgentInfo,
  type HostSettings,
} from './host-messages.js';
import { InputError } from '../../input/input-error.js';
import type { JsonLineProcess } from './channel.js';

/** What the host needs to have the game. */
export interface HostedGame {
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly decks: readonly { readonly deck: unknown }[];
}

const HOST = fileURLToPath(new URL('host.js', import.meta.url));

/** The lab looks after memory; V8 must not be first, as the end it makes says nothing. */
const hostCommand = ({ megabytes }: ProcessLimits): string[] => [
  process.execPath,
  `--max-old-space-size=${2 * megabytes}`,
  HOST,
];

export class FileAgent implements ExternalAgent {
  readonly #connection: Connection;
  /** The decks that the host has, whatever their order. */
  #sentDecks = '';
  #game: Game | undefined;
  #redeal: Rng | undefined;
  seconds = 0;

  constructor(
    { file, code }: AgentFile,
    private readonly hosted: HostedGame,
    house: ProcessLimits,
  ) {
    this.#connection = new Connection(hostCommand(house), 'own', house, async (channel) => {
      this.#sentDecks = '';
      const { files } = await hello(channel, file, hosted, (wrong) => new AgentFault(wrong));
      checkCode(file, code, codeOf(file, files));
    });
  }

  async startGame({ game, decks, seat, settings, seed: luck, redealSeed: veil }: GameStart): Promise<void> {
    this.#game = game;
    this.#redeal = new Rng(veil);
    await this.#connection.open();
    await this.#sendDecks([...new Set(decks)].sort((a, b) => a - b));
    await this.#ask({ type: 'game', decks, seat, settings, seed: luck });
  }

  async choose(view: View): Promise<unknown> {
    const state = this.#game!.store(view.sample(this.#redeal!));
    const { choice, seconds } = (await this.#ask({ type: 'decide', state })) as object as HostChoice;
    this.seconds = seconds;
    return choice;
  }

  get peak(): number {
    return this.#connection.peak;
  }

  endGame(): void {
    // The next game makes the agent sit down anew.
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

  async #ask(told: HostRequest): Promise<Readonly<Record<string, unknown>>> {
    const said = await this.#connection.ask(told, (answer) => answer);
    const { fault } = said as HostError;
    // The agent broke down, and not its host: the next game may go well.
    if (fault !== undefined) throw new AgentFault(fault);
    return said;
  }
}

/** What the agent says about itself, and its settings as it reads them; a mistake is an InputError that `where` opens. */
export async function readFileInfo(
  file: string,
  given: Readonly<Record<string, unknown>>,
  hosted: Omit<HostedGame, 'decks'>,
  house: ProcessLimits,
  where: string,
): Promise<HostAgentInfo & HostSettings & { code: CodeHashes }> {
  const refuse = (wrong: string) => new InputError(`${where}: ${file}: ${wrong}`);
  let answer: (HostAgentInfo & HostSettings) | undefined;
  const connection = new Connection(hostCommand(house), 'own', house, async (channel) => {
    const introduction = await hello(channel, file, hosted, refuse);
    const told: HostRequest = { type: 'settings', given };
    const settings = checkAnswer(await channel.ask(told, START_SECONDS), refuse) as HostSettings;
    answer = { ...introduction, ...settings };
  });
  try {
    await connection.open();
    await connection.shutDown();
  } catch (error) {
    throw error instanceof AgentFault ? refuse(error.message) : error;
  }
  return { ...answer!, code: codeOf(file, answer!.files) };
}

async function hello(
  channel: JsonLineProcess,
  file: string,
  { game, options }: Omit<HostedGame, 'decks'>,
  complain: (wrong: string) => Error,
): Promise<HostAgentInfo> {
  const told: HostRequest = { type: 'hello', file, game, options };
  return checkAnswer(await channel.ask(told, START_SECONDS), complain) as HostAgentInfo;
}

function checkAnswer(said: object, complain: (wrong: string) => Error): object {
  const { wrong, fault } = said as HostError;
  if (wrong !== undefined || fault !== undefined) throw complain((wrong ?? fault)!);
  return said;
}
