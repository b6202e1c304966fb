// The contract of external agents, which run in separate processes: an agent that loops, exits, floods its output or uses too much memory
// harms only itself. Worker threads are not enough: a Map that grows too large in a worker ends the whole process despite its limits, and
// an agent in the thread of the game can reach the hidden cards.
import type { Game, Seat, View, Outcome } from '../../core/game.js';
import type { Words } from '../../core/rng.js';
import type { Options } from '../../core/agent.js';
import type { CodeHashes } from '../plan/plan.js';
import { relative, dirname } from 'node:path';
import { statSync, readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { programFiles } from './program-files.js';
import type { Fail } from '../../input/fields.js';
import { InputError } from '../../input/input-error.js';

/** What an external agent receives at the start of a game. */
export interface GameStart {
  readonly game: Game;
  /** In seat order: indices into the plan's decks. */
  readonly decks: readonly number[];
  readonly seat: Seat;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly seed: Words;
  /** Re-deals the hidden cards before a state is sent to the agent. */
  readonly redealSeed: Words;
}

/** Plays one game after the other. Its methods throw an `AgentFault` if the agent does something wrong. */
export interface ExternalAgent {
  startGame(start: GameStart): Promise<void>;
  /** The agent's answer, unchecked: it should be the index of an option. `decision` counts the choices of the game from 1. */
  choose(view: View, options: Options, decision: number): Promise<unknown>;
  /** Duration of the last answer. */
  readonly seconds: number;
  /** Peak memory of the process in megabytes; 0 if unknown. */
  readonly peak: number;
  /** Reports the end of the game; `how` as in the tables. */
  endGame(outcome: Outcome): void;
  /** Lets the process exit by itself. */
  shutDown(): Promise<void>;
}

/** An error of an external agent. The message follows the agent's name in `faults.csv`. */
export class AgentFault extends Error {
  constructor(
    message: string,
    /** True for a timeout, which depends on the machine. */
    readonly isLate = false,
  ) {
    super(message);
  }
}

/** Reports a field of an answer that is not as expected. */
export const wrongAnswerTo =
  (message: string): Fail =>
  (path, problem) => {
    throw new AgentFault(`answered "${message}" wrongly: ${path.map((key) => `${String(key)}: `).join('')}${problem}`);
  };

// Hashes of an agent's files: changed files may play the same seed differently.

/** Hashes by path relative to the main file, so that moving the folder changes nothing. */
export const codeOf = (main: string, files: readonly string[]): CodeHashes =>
  hashes(files.map((file) => [relative(dirname(main), file).replaceAll('\\', '/'), file]));

/** Hashes of the files of a command, such as `my_agent.py` in `python3 my_agent.py`, and of the sources beside them. */
export const codeIn = (words: readonly string[]): CodeHashes => hashes(programFiles(words).map((file) => [file, file]));

export const filesIn = (words: readonly string[]): string[] =>
  words.filter((word) => statSync(word, { throwIfNoEntry: false })?.isFile());

function hashes(files: readonly (readonly [name: string, file: string])[]): CodeHashes {
  const sorted = files.toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(
    sorted.map(([name, file]) => [name, createHash('sha256').update(readFileSync(file)).digest('hex')]),
  );
}

/** Throws if the started agent has other files than the planned agent. */
export function checkCode(agent: string, planned: CodeHashes, found: CodeHashes): void {
  if (JSON.stringify(planned) !== JSON.stringify(found))
    throw new InputError(`${agent} changed while its games were being played; --fresh plays all of them again`);
}
