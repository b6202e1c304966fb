// Agents that are not tempolab's own sit in processes of their own and are asked by messages: one that loops, exits, floods or eats
// memory harms itself alone. A thread would not do: a Map that grows too large in a worker ends the whole process, whatever its
// limits say, and whoever shares a thread with the game can reach for its cards.
import type { Game, Seat, View, Outcome } from '../../core/game.js';
import type { Words } from '../../core/rng.js';
import type { Options } from '../../core/agent.js';
import type { CodeHashes } from '../plan/plan.js';
import { relative, dirname } from 'node:path';
import { statSync, readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { InputError } from '../../input/input-error.js';

/** What a guest is told when it sits down. */
export interface GameStart {
  readonly game: Game;
  /** Of the decks in seat order: indices into the plan's decks. */
  readonly decks: readonly number[];
  readonly seat: Seat;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly seed: Words;
  /** Deals anew what the guest must not know, before anything is sent to it. */
  readonly redealSeed: Words;
}

/** Plays one game after the other. What it does wrong comes as a `GuestFault`. */
export interface ExternalAgent {
  startGame(seating: GameStart): Promise<void>;
  /** The index of the option to take, if it is one. `decision` counts all choices of the game. */
  choose(view: View, options: Options, decision: number): Promise<unknown>;
  /** What its last answer took. */
  readonly seconds: number;
  /** Megabytes that its process has held at most, as far as the system tells. */
  readonly peak: number;
  /** The game is over; `how` in the words of tables. */
  endGame(outcome: Outcome): void;
  /** Ends its process in good order. */
  shutDown(): Promise<void>;
}

/** Something that a guest did wrong. The message goes on after its name. */
export class AgentFault extends Error {
  constructor(
    message: string,
    /** Whether it took too long: then it depends on the machine. */
    readonly isLate = false,
  ) {
    super(message);
  }
}
// What a guest is made of: files that change may play the same seed in another way.

/** Files of an agent by their way from its main file, so that it is the same agent wherever its folder lies. */
export const codeOf = (main: string, files: readonly string[]): CodeHashes =>
  hashes(files.map((file) => [relative(dirname(main), file).replaceAll('\\', '/'), file]));

/** Of a command, the words that are files: `my_agent.py` in `python3 my_agent.py`. */
export const codeIn = (words: readonly string[]): CodeHashes =>
  hashes(words.filter((word) => statSync(word, { throwIfNoEntry: false })?.isFile()).map((word) => [word, word]));

function hashes(files: readonly (readonly [name: string, file: string])[]): CodeHashes {
  const sorted = files.toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(
    sorted.map(([name, file]) => [name, createHash('sha256').update(readFileSync(file)).digest('hex')]),
  );
}

/** Throws if the agent that has just been started is not the one that was planned with. */
export function checkCode(agent: string, planned: CodeHashes, found: CodeHashes): void {
  if (JSON.stringify(planned) !== JSON.stringify(found))
    throw new InputError(`${agent} changed while its games were being played; --fresh plays all of them anew`);
}
