// The messages between the lab and the host of a file agent: one JSON object a line each.
import type { Seat } from '../../core/game.js';
import type { Words } from '../../core/rng.js';
import { serialize, deserialize } from 'node:v8';

/** The host answers each of these requests. */
export type HostRequest =
  | {
      readonly type: 'hello';
      readonly file: string;
      readonly game: string;
      readonly options: Readonly<Record<string, unknown>>;
    }
  /** Parameters as in the experiment. */
  | { readonly type: 'settings'; readonly given: Readonly<Record<string, unknown>> }
  /** The decks of the following games, see `packDecks`. */
  | { readonly type: 'decks'; readonly indices: readonly number[]; readonly packed: string }
  | {
      readonly type: 'game';
      /** In seat order. */
      readonly decks: readonly number[];
      readonly seat: Seat;
      readonly settings: Readonly<Record<string, unknown>>;
      readonly seed: Words;
    }
  /** A full state as text, its hidden cards re-dealt. */
  | { readonly type: 'decide'; readonly state: string };

export interface HostError {
  /** An error of the agent in a game. */
  readonly fault?: string;
  /** An error in the agent's file or parameters. */
  readonly wrong?: string;
}

export interface HostAgentInfo {
  readonly about: string;
  /** By name: default value and description. */
  readonly parameters: Readonly<Record<string, { readonly usual: unknown; readonly about: string }>>;
  /** The files of the agent's code. */
  readonly files: readonly string[];
}

export interface HostSettings {
  readonly settings: Readonly<Record<string, unknown>>;
  readonly isReproducible: boolean;
}

export interface HostChoice {
  readonly choice: unknown;
  /** Duration of the agent's answer. */
  readonly seconds: number;
}

/** The decks of a matchup as text. V8's format, and all decks at once: equal cards stay one object, which `game.table` relies on. */
export const packDecks = (decks: readonly unknown[]): string => serialize(decks).toString('base64');

export const unpackDecks = (text: string): unknown[] => deserialize(Buffer.from(text, 'base64')) as unknown[];
