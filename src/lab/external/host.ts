// The process of a file agent: loads its code, makes views of the states that the lab sends, and asks the agent for choices.
import { type AgentMaker, type Agent, Options } from '../../core/agent.js';
import { createRequire, register } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { modulesFolder } from '../../package.js';
import { dirname, sep } from 'node:path';
import { MessageChannel, receiveMessageOnPort } from 'node:worker_threads';
import { InputError } from '../../input/input-error.js';
import { messageOf, isOption, wrongAnswer } from '../match/game-runner.js';
import { isRecord } from '../../input/fields.js';
import {
  type HostRequest,
  type HostAgentInfo,
  type HostSettings,
  unpackDecks,
  type HostError,
  type HostChoice,
} from './host-messages.js';
import { type Game, type Seat, ActionList } from '../../core/game.js';
import { Rng } from '../../core/rng.js';
import { gameOf } from '../plan/schedule.js';
import { readSettings } from '../../core/parameters.js';
import { Socket } from 'node:net';
import { createInterface } from 'node:readline';

export interface LoadedAgent {
  readonly maker: AgentMaker;
  /** All files of the agent that were loaded. */
  readonly files: readonly string[];
}

const { cache, resolve } = createRequire(import.meta.url);

/** Folders whose files are not the agent's: tempolab has its code hash, and the type stripper changes no behaviour. */
const OWN = [fileURLToPath(modulesFolder()), dirname(resolve('@swc/wasm-typescript')) + sep];

export async function loadMaker(file: string): Promise<LoadedAgent> {
  const before = new Set(Object.keys(cache));
  const { port1, port2 } = new MessageChannel();
  register('./type-stripping.js', import.meta.url, { data: port2, transferList: [port2] });
  const maker = checkMaker(await importFrom(file));
  const loaded: string[] = [];
  for (let url = receiveMessageOnPort(port1); url !== undefined; url = receiveMessageOnPort(port1))
    loaded.push(fileURLToPath(url.message as string));
  port1.close();
  // CommonJS modules bypass the hook.
  loaded.push(...Object.keys(cache).filter((each) => !before.has(each)));
  return { maker, files: [...new Set(loaded)].filter((each) => !OWN.some((own) => each.startsWith(own))) };
}

async function importFrom(file: string): Promise<unknown> {
  try {
    return ((await import(pathToFileURL(file).href)) as { default?: unknown }).default;
  } catch (error) {
    throw new InputError(`cannot be loaded: ${messageOf(error)}`);
  }
}

function checkMaker(maker: unknown): AgentMaker {
  const { about, sitDown, parameters = {} } = isRecord(maker) ? maker : {};
  if (typeof sitDown !== 'function' || typeof about !== 'string')
    throw new InputError(`no default export with "about" and "sitDown"; agents/samples/first-agent.js shows the form`);
  for (const [name, parameter] of Object.entries(parameters as object))
    if (!isRecord(parameter) || parameter.usual === undefined)
      throw new InputError(`parameter ${name}: no usual value; expected { usual: 1, about: '…' }`);
  return maker as AgentMaker;
}

/** Characters that an agent may write in one game. */
const MOST_OUTPUT = 1 << 20;

export interface Output {
  /** The fault of the agent's output in this game; empty if none. */
  readonly fault: string;
  beginGame(): void;
}

type Write = (chunk: string | Uint8Array, ...rest: unknown[]) => boolean;

/** Counts standard output and standard error of this process, and drops output above the limit. */
export function limitOutput(): Output {
  let written = 0;
  for (const stream of [process.stdout, process.stderr]) {
    const write = stream.write.bind(stream) as Write;
    stream.write = (chunk: string | Uint8Array, ...rest: unknown[]): boolean => {
      written += chunk.length;
      if (written <= MOST_OUTPUT) return write(chunk, ...rest);
      const done = rest.at(-1);
      if (typeof done === 'function') (done as () => void)();
      return true;
    };
  }
  return {
    get fault() {
      return written > MOST_OUTPUT ? 'flooded its output: more than 1 MB in a game' : '';
    },
    beginGame() {
      written = 0;
    },
  };
}

/** The pipe to the lab. Standard output stays free for the agent. */
const LAB = 3;

type RequestOf<T extends HostRequest['type']> = HostRequest & { readonly type: T };

const now = (): number => performance.now();

class Host {
  #game: Game | undefined;
  #loaded: LoadedAgent | undefined;
  #decks = new Map<number, unknown>();
  /** Tables by the order of their decks. */
  readonly #tables = new Map<string, unknown>();
  #table: unknown;
  #seated: { readonly agent: Agent; readonly seat: Seat; readonly rng: Rng } | undefined;
  readonly #list = new ActionList();
  readonly #options = new Options(this.#list);
  readonly #output = limitOutput();

  private async hello({ file, game, options }: RequestOf<'hello'>): Promise<HostAgentInfo> {
    this.#game = await gameOf({ game, options });
    this.#loaded = await loadMaker(file);
    const { maker, files } = this.#loaded;
    const parameters = Object.entries(maker.parameters ?? {}).map(([name, { usual, about }]) => [
      name,
      { usual, about },
    ]);
    return { about: maker.about, parameters: Object.fromEntries(parameters) as HostAgentInfo['parameters'], files };
  }

  private settings({ given }: RequestOf<'settings'>): HostSettings {
    const { maker } = this.#loaded!;
    const settings = readSettings(maker.parameters ?? {}, given, this.#game!, (path, message) => {
      throw new InputError(`${path.map(String).join(' ')}: ${message}`);
    });
    return { settings, isReproducible: maker.isReproducible?.(settings) ?? true };
  }

  private decks({ indices, packed }: RequestOf<'decks'>): object {
    const decks = unpackDecks(packed);
    this.#decks = new Map(indices.map((index, i) => [index, decks[i]]));
    this.#tables.clear();
    return {};
  }

  private game({ decks, seat, settings, seed }: RequestOf<'game'>): HostError {
    const game = this.#game!;
    const order = decks.join();
    this.#table = this.#tables.get(order) ?? game.table(decks.map((index) => this.#decks.get(index)));
    this.#tables.set(order, this.#table);
    this.#output.beginGame();
    const agent = this.#loaded!.maker.sitDown({ game, seat, settings, now });
    this.#seated = { agent, seat, rng: new Rng(seed) };
    return {};
  }

  private decide({ state: text }: RequestOf<'decide'>): HostChoice | HostError {
    const game = this.#game!;
    const { agent, seat, rng } = this.#seated!;
    const state = game.restore(this.#table, text);
    game.legal(state, this.#list);
    const { count } = this.#list;
    const view = game.view(state, seat);
    const begin = now();
    const choice: unknown = agent.choose(view, this.#options, rng);
    const seconds = (now() - begin) / 1000;
    if (this.#output.fault !== '') return { fault: this.#output.fault };
    return isOption(choice, count) ? { choice, seconds } : { fault: wrongAnswer(choice, count) };
  }

  /** Answers any request; an error in it is wrong input or the agent's fault. */
  async answer(request: HostRequest): Promise<object> {
    try {
      return await this.#handle(request);
    } catch (error) {
      return error instanceof InputError ? { wrong: error.message } : { fault: `threw: ${messageOf(error)}` };
    }
  }

  async #handle(request: HostRequest): Promise<object> {
    switch (request.type) {
      case 'hello':
        return this.hello(request);
      case 'settings':
        return this.settings(request);
      case 'decks':
        return this.decks(request);
      case 'game':
        return this.game(request);
      case 'decide':
        return this.decide(request);
    }
  }
}

const lab = new Socket({ fd: LAB });

const host = new Host();

for await (const line of createInterface({ input: lab })) {
  const answer = await host.answer(JSON.parse(line) as HostRequest);
  lab.write(`${JSON.stringify(answer)}\n`);
}

// The lab has closed the pipe; timers of the agent must not keep the process alive.
process.exit(0);
