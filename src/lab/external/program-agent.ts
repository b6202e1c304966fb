// Messages between the lab and a program, one JSON object a line; the table is in agents/README.md.
import type { Seat, View, Outcome } from '../../core/game.js';
import * as z from 'zod';
import { fields, readAs } from '../../input/fields.js';
import type { Parameters } from '../../core/parameters.js';
import { AgentFault, type ExternalAgent, checkCode, codeIn, type GameStart } from './external-agent.js';
import { Connection, type ProcessLimits, START_SECONDS } from './connection.js';
import type { Program } from '../plan/plan.js';
import type { Options } from '../../core/agent.js';
import type { JsonLineProcess } from './channel.js';
import { tempolabVersion } from '../../package.js';

export const PROTOCOL = 1;

/** The lab's messages. To `hello` and `decide` it wants an answer. */
export type LabMessage =
  | { readonly type: 'hello'; readonly protocol: number; readonly tempolab: string; readonly game: string }
  | {
      readonly type: 'game';
      readonly game: string;
      readonly seat: Seat;
      readonly seats: number;
      /** From 0 to 2³²−1: a program that takes all its luck from here plays the same game again. */
      readonly seed: number;
      readonly settings: Readonly<Record<string, unknown>>;
    }
  | {
      readonly type: 'decide';
      readonly decision: number;
      readonly view: unknown;
      readonly options: readonly string[];
    }
  | {
      readonly type: 'over';
      readonly winner: Seat | null;
      readonly how: string;
      readonly turns: number;
      readonly scores: readonly number[];
    };

const scalar = z.union([z.number(), z.string(), z.boolean()], 'a number, a text, true or false would do');

const flag = z.boolean('true or false would do').optional();

const number = z.number('a number would do').optional();

const PARAMETER = fields(
  {
    about: z.string('a text would do').default(''),
    usual: scalar,
    least: number,
    most: number,
    whole: flag,
    words: z.array(z.string('a list of texts would do'), 'a list of texts would do').optional(),
  },
  'an object such as {"usual": 0.5, "least": 0, "most": 1, "about": "…"} would do',
);

/** What a program says about itself. More fields are allowed: later versions may have them. */
const HELLO = z.object({
  protocol: z.literal(PROTOCOL, `${PROTOCOL} would do`),
  about: z.string('a text would do').default(''),
  parameters: z.record(z.string(), PARAMETER, 'parameters by name would do').default({}),
  reproducible: flag,
});

export interface Hello {
  readonly about: string;
  readonly parameters: Parameters;
  /** Whether the same seed gives the same choices, by its own word. */
  readonly reproducible: boolean;
}

export function readHello(said: unknown): Hello {
  const { about, parameters, reproducible = false } = readAs(HELLO, said, refuse('hello'));
  return { about, parameters: parameters as Parameters, reproducible };
}

/** The option that a program has chosen; it says for which decision, so that no answer is taken for another. */
export function readChoice(said: Readonly<Record<string, unknown>>, decision: number): unknown {
  if (said.decision !== decision)
    throw new AgentFault(`said ${JSON.stringify(said).slice(0, 80)}; {"decision": ${decision}, "option": …} would do`);
  return said.option;
}

const refuse =
  (message: string) =>
  (path: readonly PropertyKey[], problem: string): never => {
    throw new AgentFault(`answered "${message}" wrongly: ${path.map((key) => `${String(key)}: `).join('')}${problem}`);
  };
// An agent in any language: a program that is told what its seat may know, as JSON, and nothing else.

export class ProgramAgent implements ExternalAgent {
  readonly #connection: Connection;
  seconds = 0;

  constructor({ words, code }: Program, game: string, house: ProcessLimits) {
    this.#connection = new Connection(words, 'standard', house, async (channel) => {
      checkCode(words.join(' '), code, codeIn(words));
      await hello(channel, game);
    });
  }

  async startGame({ game, seat, decks, settings, seed: luck }: GameStart): Promise<void> {
    await this.#connection.open();
    const told: LabMessage = {
      type: 'game',
      game: game.name,
      seat,
      seats: decks.length,
      seed: luck[0] >>> 0,
      settings,
    };
    this.#connection.send(told);
  }

  async choose(view: View, options: Options, decision: number): Promise<unknown> {
    const words = Array.from({ length: options.count }, (_, i) => view.describe(options.action(i)));
    const told: LabMessage = { type: 'decide', decision, view: view.toJSON(), options: words };
    const begin = performance.now();
    const choice = await this.#connection.ask(told, (said) => readChoice(said, decision));
    this.seconds = (performance.now() - begin) / 1000;
    return choice;
  }

  get peak(): number {
    return this.#connection.peak;
  }

  endGame({ winner, how, turns, scores }: Outcome): void {
    const told: LabMessage = { type: 'over', winner: winner ?? null, how, turns, scores };
    this.#connection.send(told);
  }

  shutDown(): Promise<void> {
    return this.#connection.shutDown();
  }
}

/** What the program says about itself; it is started for that, and ended. */
export async function readProgramInfo(words: readonly string[], game: string, house: ProcessLimits): Promise<Hello> {
  let answer: Hello | undefined;
  const connection = new Connection(words, 'standard', house, async (channel) => {
    answer = await hello(channel, game);
  });
  await connection.open();
  await connection.shutDown();
  return answer!;
}

async function hello(channel: JsonLineProcess, game: string): Promise<Hello> {
  const told: LabMessage = { type: 'hello', protocol: PROTOCOL, tempolab: tempolabVersion(), game };
  return readHello(await channel.ask(told, START_SECONDS));
}
