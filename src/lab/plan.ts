// What is to be played: who meets whom, how often, with which luck. Plain data, so that every worker gets a copy when it starts.
import type { Source } from '../core/game.js';

export interface DeckFile extends Source {
  /** What tables and seeds call it: the file's name without folder and ending. */
  readonly name: string;
}

export interface PlannedDeck extends DeckFile {
  /** What the game read from it. */
  readonly deck: unknown;
}

/** An agent with its settings: what a worker needs to seat it. */
export interface PlannedAgent {
  /** What tables call it. */
  readonly name: string;
  /** A name in `agents/`. */
  readonly use: string;
  /** Values of all its parameters. */
  readonly settings: Readonly<Record<string, unknown>>;
  /** Whether the same luck gives the same choices. */
  readonly isReproducible: boolean;
}

export interface Limits {
  /** Turns, all seats together, after which a game ends without a winner. */
  readonly turns: number;
  /** Decisions asked of agents, all seats together, after which a game ends without a winner. */
  readonly decisions: number;
}

/** A deck in the hands of an agent. */
export interface Entrant {
  readonly name: string;
  /** Index into the plan's decks. */
  readonly deck: number;
  /** Index into the plan's agents. */
  readonly agent: number;
}

export interface Pairing {
  /** `entrant~entrant`; opens the id of each of its games. */
  readonly id: string;
  /** `deck~deck`; opens its seeds. Agents are left out, so that all agents get the same cards on the same decks. */
  readonly deal: string;
  /** Indices into the plan's entrants: A and B. The same twice in a mirror match. */
  readonly entrants: readonly [number, number];
}

export type PairingKind = 'round-robin' | 'mirror' | 'duel';

/** What a plan is made of, before it is decided who meets whom. */
export interface Field {
  readonly game: string;
  /** Rules of the game by name, where they are not the usual ones. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: string;
  readonly decks: readonly PlannedDeck[];
  /** Files of the game's own material, such as cards. What the decks use of them is in the decks. */
  readonly material: readonly Source[];
  /** What whoever reads the results should know of the decks. */
  readonly notices: readonly string[];
  readonly agents: readonly PlannedAgent[];
  /** Games of each pairing; even, as each shuffle is played from both seats. */
  readonly games: number;
  readonly limits: Limits;
}

export interface Plan extends Field {
  readonly kind: PairingKind;
  readonly entrants: readonly Entrant[];
  readonly pairings: readonly Pairing[];
}

/** Every deck in the hands of every agent, each against each other (round-robin) or each against itself (mirror). */
export function tournament(field: Field, kind: 'round-robin' | 'mirror'): Plan {
  const entrants = field.decks.flatMap((_, deck) => field.agents.map((_, agent) => entrant(field, deck, agent)));
  const pairings = entrants.flatMap((_, a) =>
    kind === 'mirror'
      ? [pairing(field, entrants, a, a)]
      : entrants.slice(a + 1).map((_, i) => pairing(field, entrants, a, a + 1 + i)),
  );
  return { ...field, kind, entrants, pairings };
}

/** The first deck and agent against the last ones. */
export function duel(field: Field): Plan {
  const a = entrant(field, 0, 0);
  const b = entrant(field, field.decks.length - 1, field.agents.length - 1);
  const entrants = a.name === b.name ? [a] : [a, b];
  return { ...field, kind: 'duel', entrants, pairings: [pairing(field, entrants, 0, entrants.length - 1)] };
}

const entrant = (field: Field, deck: number, agent: number): Entrant => ({
  name: `${field.decks[deck]!.name}/${field.agents[agent]!.name}`,
  deck,
  agent,
});

function pairing(field: Field, entrants: readonly Entrant[], a: number, b: number): Pairing {
  const deckOf = (i: number) => field.decks[entrants[i]!.deck]!.name;
  return {
    id: `${entrants[a]!.name}~${entrants[b]!.name}`,
    deal: `${deckOf(a)}~${deckOf(b)}`,
    entrants: [a, b],
  };
}
