// All that passes between the lab and the host of an agent that is a file. One object in one line of JSON each.
import type { Seat } from '../../core/game.js';
import type { Words } from '../../core/rng.js';
import { serialize, deserialize } from 'node:v8';

/** Every one is answered. */
export type HostRequest =
  | {
      readonly type: 'hello';
      readonly file: string;
      readonly game: string;
      readonly options: Readonly<Record<string, unknown>>;
    }
  /** Parameters as a person has given them. */
  | { readonly type: 'settings'; readonly given: Readonly<Record<string, unknown>> }
  /** The decks of the games to come, as `packDecks` has them. */
  | { readonly type: 'decks'; readonly indices: readonly number[]; readonly packed: string }
  | {
      readonly type: 'game';
      /** In seat order. */
      readonly decks: readonly number[];
      readonly seat: Seat;
      readonly settings: Readonly<Record<string, unknown>>;
      readonly seed: Words;
    }
  /** A full state as text: all that the agent must not know in it has been dealt anew. */
  | { readonly type: 'decide'; readonly state: string };

/** What went wrong: by the agent in a game, or in what a person has given. */
export interface HostError {
  readonly fault?: string;
  readonly wrong?: string;
}

export interface HostAgentInfo {
  readonly about: string;
  /** Usual values and a few words by name. */
  readonly parameters: Readonly<Record<string, { readonly usual: unknown; readonly about: string }>>;
  /** Of the agent's code. */
  readonly files: readonly string[];
}

export interface HostSettings {
  readonly settings: Readonly<Record<string, unknown>>;
  readonly isReproducible: boolean;
}

export interface HostChoice {
  readonly choice: unknown;
  /** What the agent took. */
  readonly seconds: number;
}

/** Decks that meet, as text. Not as JSON, and not one by one: copies of a card are one and the same object, and tables are made by that. */
export const packDecks = (decks: readonly unknown[]): string => serialize(decks).toString('base64');

export const unpackDecks = (text: string): unknown[] => deserialize(Buffer.from(text, 'base64')) as unknown[];
