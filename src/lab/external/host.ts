// What runs in the process of an agent that is a file: it has the game, makes views of the states that it is sent, and asks the agent.
import type { HostTold, HostIntroduction, HostSettings, HostComplaint, HostChoice } from './host-messages.js';
import { type Game, type Seat, ActionList } from '../../core/game.js';
import { type LoadedAgent, loadMaker } from '../guests/load-maker.js';
import { type Agent, Options } from '../../core/agent.js';
import { Rng } from '../../core/rng.js';
import { limitOutput } from '../guests/output.js';
import { gameOf } from '../plan-game.js';
import { readSettings } from '../../core/parameters.js';
import { InputError } from '../../input/input-error.js';
import { unpackDecks } from '../guests/deck-text.js';
import { isOption, wrongAnswer, messageOf } from '../match/game-runner.js';
import { Socket } from 'node:net';
import { createInterface } from 'node:readline';

/** The pipe to the lab: standard input and output are the agent's own. */
const LAB = 3;

type Told<T extends HostTold['type']> = HostTold & { readonly type: T };

const now = (): number => performance.now();

class Host {
  #game: Game | undefined;
  #loaded: LoadedAgent | undefined;
  #decks = new Map<number, unknown>();
  /** Of the decks at hand, by their order. */
  readonly #tables = new Map<string, unknown>();
  #table: unknown;
  #chair: { readonly agent: Agent; readonly seat: Seat; readonly luck: Rng } | undefined;
  readonly #list = new ActionList();
  readonly #options = new Options(this.#list);
  readonly #output = limitOutput();

  private async hello({ file, game, options }: Told<'hello'>): Promise<HostIntroduction> {
    this.#game = await gameOf({ game, options });
    this.#loaded = await loadMaker(file);
    const { maker, files } = this.#loaded;
    const parameters = Object.entries(maker.parameters ?? {}).map(([name, { usual, about }]) => [
      name,
      { usual, about },
    ]);
    return { about: maker.about, parameters: Object.fromEntries(parameters) as HostIntroduction['parameters'], files };
  }

  private settings({ given }: Told<'settings'>): HostSettings {
    const { maker } = this.#loaded!;
    const settings = readSettings(maker.parameters ?? {}, given, this.#game!, (path, message) => {
      throw new InputError(`${path.map(String).join(' ')}: ${message}`);
    });
    return { settings, isReproducible: maker.isReproducible?.(settings) ?? true };
  }

  private decks({ indices, packed }: Told<'decks'>): object {
    const decks = unpackDecks(packed);
    this.#decks = new Map(indices.map((index, i) => [index, decks[i]]));
    this.#tables.clear();
    return {};
  }

  private game({ decks, seat, settings, luck }: Told<'game'>): HostComplaint {
    const game = this.#game!;
    const order = decks.join();
    this.#table = this.#tables.get(order) ?? game.table(decks.map((index) => this.#decks.get(index)));
    this.#tables.set(order, this.#table);
    this.#output.beginGame();
    const agent = this.#loaded!.maker.sitDown({ game, seat, settings, now });
    this.#chair = { agent, seat, luck: new Rng(luck) };
    return {};
  }

  private decide({ state: text }: Told<'decide'>): HostChoice | HostComplaint {
    const game = this.#game!;
    const { agent, seat, luck } = this.#chair!;
    const state = game.restore(this.#table, text);
    game.legal(state, this.#list);
    const { count } = this.#list;
    const view = game.view(state, seat);
    const begin = now();
    const choice: unknown = agent.choose(view, this.#options, luck);
    const seconds = (now() - begin) / 1000;
    if (this.#output.fault !== '') return { fault: this.#output.fault };
    return isOption(choice, count) ? { choice, seconds } : { fault: wrongAnswer(choice, count) };
  }

  /** Whatever is thrown is the agent's fault, or that of somebody who gave wrong input. */
  async answer(told: HostTold): Promise<object> {
    try {
      return await this.#handle(told);
    } catch (error) {
      return error instanceof InputError ? { wrong: error.message } : { fault: `threw: ${messageOf(error)}` };
    }
  }

  async #handle(told: HostTold): Promise<object> {
    switch (told.type) {
      case 'hello':
        return this.hello(told);
      case 'settings':
        return this.settings(told);
      case 'decks':
        return this.decks(told);
      case 'game':
        return this.game(told);
      case 'decide':
        return this.decide(told);
    }
  }
}

const lab = new Socket({ fd: LAB });

const host = new Host();

for await (const line of createInterface({ input: lab })) {
  const answer = await host.answer(JSON.parse(line) as HostTold);
  lab.write(`${JSON.stringify(answer)}\n`);
}

// The lab has gone, whatever the agent still has to do.
process.exit(0);
