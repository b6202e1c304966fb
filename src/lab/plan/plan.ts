// What is to be played: who meets whom, how often, with which luck. Plain data, so that every worker gets a copy when it starts.
import type { Source } from '../../input/input-error.js';
import type { SprtOptions } from '../../stats/sprt.js';
import type { Observables } from '../../core/observer.js';

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
  /** As a person wrote it: a name in `agents/`, a path, or a command. */
  readonly use: string;
  /** Values of all its parameters. */
  readonly settings: Readonly<Record<string, unknown>>;
  /** Whether the same luck gives the same choices. */
  readonly isReproducible: boolean;
  /** Of an agent that is not tempolab's own and sits in a process of its own. */
  readonly guest?: AgentFile | Program;
}

export interface Limits {
  /** Turns, all seats together, after which a game ends without a winner. */
  readonly turns: number;
  /** Decisions asked of agents, all seats together, after which a game ends without a winner. */
  readonly decisions: number;
  /** For each decision of an agent that is not tempolab's own; whoever takes longer forfeits. */
  readonly seconds: number;
  /** Memory that such an agent may hold. */
  readonly megabytes: number;
}

/** A deck in the hands of an agent. */
export interface Entrant {
  readonly name: string;
  /** Index into the plan's decks. */
  readonly deck: number;
  /** Index into the plan's agents. */
  readonly agent: number;
}

export interface PlannedMatchup {
  /** `entrant~entrant`; opens the id of each of its games. */
  readonly id: string;
  /** `deck~deck`; opens its seeds. Agents are left out, so that all agents get the same cards on the same decks. */
  readonly deal: string;
  /** Indices into the plan's entrants: A and B. The same twice in a mirror match. */
  readonly entrants: readonly [number, number];
  /** How common B is in the field that A meets; 1 unless said otherwise. */
  readonly weight?: number;
}

export const PAIRING_KINDS = ['round-robin', 'mirror', 'gauntlet', 'ladder'] as const;

export type PairingKind = (typeof PAIRING_KINDS)[number] | 'duel';

/** When a pairing has enough games, where their number is not fixed. Rules look at deal pairs in the order of the plan. */
export type StoppingRule =
  { readonly kind: 'until'; readonly halfWidth: number } | ({ readonly kind: 'sprt' } & SprtOptions);

/** What a plan is made of, before it is decided who meets whom. */
export interface PlanInput {
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
  /** Games of each pairing, with `stop` at most; even, as each shuffle is played from both seats. */
  readonly games: number;
  readonly stop?: StoppingRule | undefined;
  readonly limits: Limits;
  /** What games are watched for, for statistics about tempo and cards; left out if they are not. */
  readonly observables?: Observables | undefined;
}

export interface Plan extends PlanInput {
  readonly kind: PairingKind;
  readonly entrants: readonly Entrant[];
  readonly pairings: readonly PlannedMatchup[];
  /** Of a ladder where not all agents meet: those that do, by name. */
  readonly rungs?: readonly LadderStep[] | undefined;
}

/** Two agents, by name, that meet in a ladder. */
export type LadderStep = readonly [string, string];

/** Who plays, where it is more than every deck in the hands of every agent. */
export interface Participants {
  readonly entrants?: readonly Entrant[];
  /** For a gauntlet: the decks (by index) that meet all others. */
  readonly mine?: ReadonlySet<number>;
  /** For a gauntlet: how common a deck is in the field, by name. */
  readonly weights?: Readonly<Record<string, number>>;
  /** For a ladder: which agents meet, those first that are played first; left out where all do. */
  readonly rungs?: readonly LadderStep[] | undefined;
}

/**
 * Each against each other (round-robin), each against itself (mirror), mine against all others (gauntlet), or agents against each other
 * on equal decks (ladder).
 */
export function tournament(field: PlanInput, kind: (typeof PAIRING_KINDS)[number], cast: Participants = {}): Plan {
  const { entrants = allEntrants(field), mine = new Set(), weights = {}, rungs } = cast;
  const isMine = (i: number) => mine.has(entrants[i]!.deck);
  const meets: Readonly<Record<typeof kind, (a: number, b: number) => boolean>> = {
    'round-robin': (a, b) => a < b,
    mirror: (a, b) => a === b,
    gauntlet: (a, b) => isMine(a) && !isMine(b),
    ladder: (a, b) => a < b && entrants[a]!.deck === entrants[b]!.deck,
  };
  const pairings = entrants.flatMap((_, a) =>
    entrants.flatMap((other, b) => {
      if (!meets[kind](a, b)) return [];
      const weight = kind === 'gauntlet' ? weights[field.decks[other.deck]!.name] : undefined;
      return [{ ...makeMatchup(field, entrants, a, b), ...(weight === undefined ? {} : { weight }) }];
    }),
  );
  return rungs === undefined
    ? { ...field, kind, entrants, pairings }
    : { ...field, kind, entrants, rungs, pairings: rungs.flatMap((rung) => pairingsOf(rung)) };

  function pairingsOf([one, other]: LadderStep): PlannedMatchup[] {
    const nameOf = (i: number) => field.agents[entrants[i]!.agent]!.name;
    const places = [...entrants.keys()];
    return places
      .filter((a) => nameOf(a) === one)
      .flatMap((a) =>
        places
          .filter((b) => nameOf(b) === other && entrants[a]!.deck === entrants[b]!.deck)
          .map((b) => makeMatchup(field, entrants, a, b)),
      );
  }
}

const allEntrants = (field: PlanInput): Entrant[] =>
  field.decks.flatMap((_, deck) => field.agents.map((_, agent) => makeEntrant(field, deck, agent)));

/** The first deck and agent against the last ones. */
export function duel(field: PlanInput): Plan {
  const a = makeEntrant(field, 0, 0);
  const b = makeEntrant(field, field.decks.length - 1, field.agents.length - 1);
  const entrants = a.name === b.name ? [a] : [a, b];
  return { ...field, kind: 'duel', entrants, pairings: [makeMatchup(field, entrants, 0, entrants.length - 1)] };
}

export const makeEntrant = (field: Pick<PlanInput, 'decks' | 'agents'>, deck: number, agent: number): Entrant => ({
  name: `${field.decks[deck]!.name}/${field.agents[agent]!.name}`,
  deck,
  agent,
});

function makeMatchup(field: PlanInput, entrants: readonly Entrant[], a: number, b: number): PlannedMatchup {
  const deckOf = (i: number) => field.decks[entrants[i]!.deck]!.name;
  return {
    id: `${entrants[a]!.name}~${entrants[b]!.name}`,
    deal: `${deckOf(a)}~${deckOf(b)}`,
    entrants: [a, b],
  };
}

/** By file, its SHA-256. */
export type CodeHashes = Readonly<Record<string, string>>;

/** Where the file is, from here or from the root, and what it was made of when the plan was. */
export interface AgentFile {
  readonly kind: 'file';
  readonly file: string;
  readonly code: CodeHashes;
}

/** A command as it is run, and what it was made of when the plan was. */
export interface Program {
  readonly kind: 'program';
  readonly words: readonly string[];
  readonly code: CodeHashes;
}
