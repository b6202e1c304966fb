// All that a report is made of: the tables of one run, and a few of its games to look at.
import type { Manifest } from '../../tables/manifest.js';
import type { Matchup, StandingRow, Card } from '../../tables/read.js';
import type { Tempo, Pace } from '../../tables/read-tempo.js';
import type { GameTotals, Reason } from './game-totals.js';
import type { EncodedFrames } from './frames-codec.js';

export interface RunData {
  /** What people call it: the name of its folder. */
  readonly name: string;
  /** What to type to get the same numbers again. */
  readonly command: string;
  readonly manifest: Manifest;
  /** Cards made up for this run or changed in it, in words; their files, where no more is known. */
  readonly cardChanges: readonly string[];
  readonly matchups: readonly Matchup[];
  readonly decks: readonly StandingRow[];
  readonly agents: readonly StandingRow[];
  /** Left out by games that tell statistics nothing. */
  readonly tempo?: Tempo;
  readonly pace?: Pace;
  readonly cards?: readonly Card[];
  readonly totals: GameTotals;
  readonly replays: readonly Replay[];
  /** Why there are fewer replays than one would expect; empty if there are not. */
  readonly replayNote: string;
}

/** A recorded game to look at. */
export interface Replay {
  readonly id: string;
  readonly matchupId: string;
  /** Empty where it was asked for by name. */
  readonly reason: Reason | '';
  /** Entrants by seat. */
  readonly players: readonly string[];
  readonly winner: number | undefined;
  readonly how: string;
  readonly fault: string;
  readonly turns: number;
  readonly scores: readonly number[];
  /** What does not come out again as it was recorded; empty if all does. */
  readonly mismatch: string;
  readonly frames: EncodedFrames;
}

/** What the page does once it is open, and how it looks. */
export interface Assets {
  readonly script: string;
  readonly style: string;
}

/** With one agent the deck says it all. */
export function pageLabels({ manifest }: Pick<RunData, 'manifest'>): (entrant: string) => string {
  const agents = Object.keys(manifest.agents);
  const ending = `/${agents[0] ?? ''}`;
  const isShort = agents.length === 1 && manifest.entrants.every((name) => name.endsWith(ending));
  return isShort ? (entrant) => entrant.slice(0, -ending.length) : (entrant) => entrant;
}

export const matchupIdOf = ({ a, b }: Pick<Matchup, 'a' | 'b'>): string => `${a}~${b}`;
