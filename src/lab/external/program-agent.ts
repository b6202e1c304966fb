// An agent in any language: a program that receives the view of its seat as JSON. One JSON object a line; agents/README.md lists the
// messages.
import type { Seat, View, Outcome } from '../../core/game.js';
import * as z from 'zod';
import { dirname } from 'node:path';
import { fields, readAs } from '../../input/fields.js';
import type { Parameters } from '../../core/parameters.js';
import {
  AgentFault,
  type ExternalAgent,
  checkCode,
  codeIn,
  filesIn,
  type GameStart,
  wrongAnswerTo,
} from './external-agent.js';
import { type Command, Connection, type ProcessLimits, START_SECONDS } from './connection.js';
import type { Program } from '../plan/plan.js';
import type { Options } from '../../core/agent.js';
import type { Answer, JsonLineProcess } from './json-line-process.js';
import { tempolabVersion } from '../../package.js';

const PROTOCOL = 1;

/** Messages of the lab. The program answers `hello` and `decide`. */
type LabMessage =
  | { readonly type: 'hello'; readonly protocol: number; readonly tempolab: string; readonly game: string }
  | {
      readonly type: 'game';
      readonly game: string;
      readonly seat: Seat;
      readonly seats: number;
      /** From 0 to 2³²−1: a program without other random numbers plays the same game again. */
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

const scalar = z.union([z.number(), z.string(), z.boolean()], 'expected a number, a text, true or false');

const flag = z.boolean('expected true or false').optional();

const number = z.number('expected a number').optional();

const PARAMETER = fields(
  {
    about: z.string('expected a text').default(''),
    usual: scalar,
    least: number,
    most: number,
    whole: flag,
    words: z.array(z.string('expected a list of texts'), 'expected a list of texts').optional(),
  },
  'expected an object such as {"usual": 0.5, "least": 0, "most": 1, "about": "…"}',
);

/** The answer to `hello`. Unknown fields are allowed, for later versions of the protocol. */
const HELLO = z.object({
  protocol: z.literal(PROTOCOL, `expected ${PROTOCOL}`),
  about: z.string('expected a text').default(''),
  parameters: z.record(z.string(), PARAMETER, 'expected parameters by name').default({}),
  reproducible: flag,
});

export interface Hello {
  readonly about: string;
  readonly parameters: Parameters;
  /** True if the program declares that the same seed gives the same choices. */
  readonly reproducible: boolean;
}

function readHello(answer: unknown): Hello {
  const { about, parameters, reproducible = false } = readAs(HELLO, answer, wrongAnswerTo('hello'));
  return { about, parameters: parameters as Parameters, reproducible };
}

/** The chosen option. The answer repeats the number of the decision, so that a late answer is noticed. */
function readChoice({ record, line }: Answer, decision: number): unknown {
  if (record.decision !== decision)
    throw new AgentFault(`answered ${line.slice(0, 80)}; expected {"decision": ${decision}, "option": …}`);
  return record.option;
}

/** The agent sees the folders of the files in its command, or else the working folder, as for `python3 -m mine`. */
function commandOf(words: readonly string[]): Command {
  const files = filesIn(words);
  return { words, folders: files.length === 0 ? ['.'] : files.map((file) => dirname(file)) };
}

export class ProgramAgent implements ExternalAgent {
  readonly #connection: Connection;
  seconds = 0;

  constructor({ words, code }: Program, game: string, limits: ProcessLimits) {
    this.#connection = new Connection(commandOf(words), 'standard', limits, async (channel) => {
      checkCode(words.join(' '), code, codeIn(words));
      await hello(channel, game);
    });
  }

  async startGame({ game, seat, decks, settings, seed }: GameStart): Promise<void> {
    await this.#connection.open();
    const message: LabMessage = {
      type: 'game',
      game: game.name,
      seat,
      seats: decks.length,
      seed: seed[0] >>> 0,
      settings,
    };
    this.#connection.send(message);
  }

  async choose(view: View, options: Options, decision: number): Promise<unknown> {
    const words = Array.from({ length: options.count }, (_, i) => view.describe(options.action(i)));
    const message: LabMessage = { type: 'decide', decision, view: view.toJSON(), options: words };
    const begin = performance.now();
    const choice = await this.#connection.ask(message, (answer) => readChoice(answer, decision));
    this.seconds = (performance.now() - begin) / 1000;
    return choice;
  }

  get peak(): number {
    return this.#connection.peak;
  }

  endGame({ winner, how, turns, scores }: Outcome): void {
    const message: LabMessage = { type: 'over', winner: winner ?? null, how, turns, scores };
    this.#connection.send(message);
  }

  shutDown(): Promise<void> {
    return this.#connection.shutDown();
  }
}

/** Starts the program to read its answer to `hello`. */
export async function readProgramInfo(words: readonly string[], game: string, limits: ProcessLimits): Promise<Hello> {
  let answer: Hello | undefined;
  const connection = new Connection(commandOf(words), 'standard', limits, async (channel) => {
    answer = await hello(channel, game);
  });
  await connection.open();
  await connection.shutDown();
  return answer!;
}

async function hello(channel: JsonLineProcess, game: string): Promise<Hello> {
  const message: LabMessage = { type: 'hello', protocol: PROTOCOL, tempolab: tempolabVersion(), game };
  return readHello((await channel.ask(message, START_SECONDS)).record);
}
