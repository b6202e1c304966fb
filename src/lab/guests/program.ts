// An agent in any language: a program that is told what its seat may know, as JSON, and nothing else.
import { type CodeHashes, checkCode, codeIn } from './code.js';
import type { Guest, GuestSeating } from '../external/external-agent.js';
import { Connection, type House, START_SECONDS } from '../external/connection.js';
import { type Told, readChoice, type Hello, PROTOCOL, readHello } from '../external/program-agent.js';
import type { View, Outcome } from '../../core/game.js';
import type { Options } from '../../core/agent.js';
import type { Channel } from '../external/channel.js';
import { tempolabVersion } from '../../package.js';

/** A command as it is run, and what it was made of when the plan was. */
export interface Program {
  readonly kind: 'program';
  readonly words: readonly string[];
  readonly code: CodeHashes;
}

export class ProgramGuest implements Guest {
  readonly #connection: Connection;
  seconds = 0;

  constructor({ words, code }: Program, game: string, house: House) {
    this.#connection = new Connection(words, 'standard', house, async (channel) => {
      checkCode(words.join(' '), code, codeIn(words));
      await hello(channel, game);
    });
  }

  async sitDown({ game, seat, decks, settings, luck }: GuestSeating): Promise<void> {
    await this.#connection.open();
    const told: Told = { type: 'game', game: game.name, seat, seats: decks.length, seed: luck[0] >>> 0, settings };
    this.#connection.tell(told);
  }

  async choose(view: View, options: Options, decision: number): Promise<unknown> {
    const words = Array.from({ length: options.count }, (_, i) => view.describe(options.action(i)));
    const told: Told = { type: 'decide', decision, view: view.toJSON(), options: words };
    const begin = performance.now();
    const choice = await this.#connection.ask(told, (said) => readChoice(said, decision));
    this.seconds = (performance.now() - begin) / 1000;
    return choice;
  }

  get peak(): number {
    return this.#connection.peak;
  }

  leave({ winner, how, turns, scores }: Outcome): void {
    const told: Told = { type: 'over', winner: winner ?? null, how, turns, scores };
    this.#connection.tell(told);
  }

  dismiss(): Promise<void> {
    return this.#connection.dismiss();
  }
}

/** What the program says about itself; it is started for that, and ended. */
export async function introduceProgram(words: readonly string[], game: string, house: House): Promise<Hello> {
  let answer: Hello | undefined;
  const connection = new Connection(words, 'standard', house, async (channel) => {
    answer = await hello(channel, game);
  });
  await connection.open();
  await connection.dismiss();
  return answer!;
}

async function hello(channel: Channel, game: string): Promise<Hello> {
  const told: Told = { type: 'hello', protocol: PROTOCOL, tempolab: tempolabVersion(), game };
  return readHello(await channel.ask(told, START_SECONDS));
}
