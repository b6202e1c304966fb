// The input of a report: the tables of one run, and some of its games as replays.
import type { Manifest } from '../../tables/manifest.js';
import type { Matchup, StandingRow, Card } from '../../tables/read.js';
import type { Tempo, Pace } from '../../tables/read-tempo.js';
import type { GameTotals } from './game-totals.js';
import type { Reason } from './pick-replays.js';
import type { EncodedFrames } from './frames-codec.js';

export interface RunData {
  /** The name of its folder. */
  readonly name: string;
  /** The command that repeats the run. */
  readonly command: string;
  readonly manifest: Manifest;
  /** Added and changed cards of this run, in words; only their files if nothing else is known. */
  readonly cardChanges: readonly string[];
  readonly matchups: readonly Matchup[];
  readonly decks: readonly StandingRow[];
  readonly agents: readonly StandingRow[];
  /** Missing for games without an observer. */
  readonly tempo?: Tempo;
  readonly pace?: Pace;
  readonly cards?: readonly Card[];
  readonly totals: GameTotals;
  readonly replays: readonly Replay[];
  /** The reason for missing replays; empty if there are none missing. */
  readonly replayNote: string;
}

/** A recorded game, played again. */
export interface Replay {
  readonly id: string;
  readonly matchupId: string;
  /** Empty if the game was requested by its id. */
  readonly reason: Reason | '';
  /** Entrants by seat. */
  readonly players: readonly string[];
  readonly winner: number | undefined;
  readonly how: string;
  readonly fault: string;
  readonly turns: number;
  readonly scores: readonly number[];
  /** The difference from the recorded game; empty if there is none. */
  readonly mismatch: string;
  readonly frames: EncodedFrames;
}

/** The script and the style sheet of a page. */
export interface Assets {
  readonly script: string;
  readonly style: string;
}

/** Labels of entrants: the deck alone if all entrants have the same agent. */
export function pageLabels({ manifest }: Pick<RunData, 'manifest'>): (entrant: string) => string {
  const agents = Object.keys(manifest.agents);
  const ending = `/${agents[0] ?? ''}`;
  const isShort = agents.length === 1 && manifest.entrants.every((name) => name.endsWith(ending));
  return isShort ? (entrant) => entrant.slice(0, -ending.length) : (entrant) => entrant;
}

export const matchupIdOf = ({ a, b }: Pick<Matchup, 'a' | 'b'>): string => `${a}~${b}`;
