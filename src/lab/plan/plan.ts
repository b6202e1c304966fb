// The plan of a run: decks, agents, entrants, matchups, seed, limits and stopping rule. Plain data: each worker gets a copy, and the
// journal stores it, so a renamed property makes older journals unreadable.
import type { Source } from '../../input/input-error.js';
import type { SprtOptions } from '../../stats/sprt.js';
import type { Observables } from '../../core/observer.js';

export interface DeckFile extends Source {
  /** The name in tables and seeds: the file name without folder and extension; equal names get folders. */
  readonly name: string;
}

export interface PlannedDeck extends DeckFile {
  /** The result of `Game.readDeck`. */
  readonly deck: unknown;
}

/** An agent with its settings. */
export interface PlannedAgent {
  /** The name in tables. */
  readonly name: string;
  /** As in the experiment: a name in `agents/`, a path or a command. */
  readonly use: string;
  /** The values of all parameters. */
  readonly settings: Readonly<Record<string, unknown>>;
  /** True if the same seed gives the same choices. */
  readonly isReproducible: boolean;
  /** Set for external agents, which run in separate processes. */
  readonly guest?: AgentFile | Program;
}

/** SHA-256 by file. */
export type CodeHashes = Readonly<Record<string, string>>;

interface ExternalSource {
  /** Names of environment variables that the agent gets in addition to the usual ones. */
  readonly env?: readonly string[];
}

/** A file agent. `file` is relative to the working folder or absolute; `code` has the hashes of its files when the plan was made. */
export interface AgentFile extends ExternalSource {
  readonly kind: 'file';
  readonly file: string;
  readonly code: CodeHashes;
}

/** A program agent. `words` is the command; `code` has the hashes of its files when the plan was made. */
export interface Program extends ExternalSource {
  readonly kind: 'program';
  readonly words: readonly string[];
  readonly code: CodeHashes;
}

export interface Limits {
  /** Most turns, all seats together; then a game ends without a winner. */
  readonly turns: number;
  /** Most decisions of agents, all seats together; then a game ends without a winner. */
  readonly decisions: number;
  /** Most time for one decision of an external agent; then the agent forfeits. */
  readonly seconds: number;
  /** Most memory of the process of an external agent; then the agent forfeits. */
  readonly megabytes: number;
  /** External agents run in a sandbox; absent if not. */
  readonly sandbox?: boolean;
}

/** A deck with the agent that plays it. */
export interface Entrant {
  readonly name: string;
  /** Index into the plan's decks. */
  readonly deck: number;
  /** Index into the plan's agents. */
  readonly agent: number;
}

export interface PlannedMatchup {
  /** `entrant~entrant`; the ids of its games begin with it. */
  readonly id: string;
  /** `deck~deck`; its seeds begin with it. Without agents, so that all agents get the same deals of the same decks. */
  readonly deal: string;
  /** Indices into the plan's entrants: A and B; equal in a mirror match. */
  readonly entrants: readonly [number, number];
  /** How common B is in the field that A meets; 1 by default. */
  readonly weight?: number;
}

export const PAIRING_KINDS = ['round-robin', 'mirror', 'gauntlet', 'ladder'] as const;

type PairingKind = (typeof PAIRING_KINDS)[number] | 'duel';

/** Decides when a matchup has enough games. Stopping rules read deals in the order of the plan. */
export type StoppingRule =
  { readonly kind: 'until'; readonly halfWidth: number } | ({ readonly kind: 'sprt' } & SprtOptions);

/** A plan without entrants and matchups. */
export interface PlanInput {
  readonly game: string;
  /** Rules of the game that differ from their defaults, by name. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: string;
  /** True in a secret run: its deals follow from the seed and a random key, which agents cannot guess. */
  readonly isSecret?: boolean;
  /** The key of a secret run: 32 hexadecimal digits. A run gets it when it starts. */
  readonly key?: string;
  readonly decks: readonly PlannedDeck[];
  /** Files with added game data, such as cards. The decks contain a copy of the cards that they use. */
  readonly material: readonly Source[];
  /** Remarks on the decks for readers of the results. */
  readonly notices: readonly string[];
  readonly agents: readonly PlannedAgent[];
  /** Games of each matchup, or the most games with `stop`. Even, as each deal is played from both seats. */
  readonly games: number;
  readonly stop?: StoppingRule | undefined;
  readonly limits: Limits;
  /** The measures for tempo and card statistics; without them, games are not observed. */
  readonly observables?: Observables | undefined;
}

export interface Plan extends PlanInput {
  readonly kind: PairingKind;
  readonly entrants: readonly Entrant[];
  readonly pairings: readonly PlannedMatchup[];
  /** The steps of a ladder; without them, all agents of a ladder meet. */
  readonly rungs?: readonly LadderStep[] | undefined;
}

/** The names of two agents that meet in a ladder. */
export type LadderStep = readonly [string, string];

/** Who plays against whom. By default, the entrants are all decks with all agents. */
export interface Participants {
  readonly entrants?: readonly Entrant[];
  /** For a gauntlet: the decks (by index) that meet all others. */
  readonly mine?: ReadonlySet<number>;
  /** For a gauntlet: how common each deck is in the field, by name of the deck. */
  readonly weights?: Readonly<Record<string, number>>;
  /** For a ladder: the pairs of agents that meet, in the order of play; without them, all agents meet. */
  readonly rungs?: readonly LadderStep[] | undefined;
}

/**
 * Entrants meet each other (round-robin), themselves (mirror), the entrants with other decks than `mine` (gauntlet), or other agents with
 * the same deck (ladder).
 */
export function tournament(
  input: PlanInput,
  kind: (typeof PAIRING_KINDS)[number],
  participants: Participants = {},
): Plan {
  const { entrants = allEntrants(input), mine = new Set(), weights = {}, rungs } = participants;
  const isMine = (i: number) => mine.has(entrants[i]!.deck);
  const all = [...entrants.keys()];
  const onDeck = entrantsByDeck(entrants);
  const withDeckOf = (a: number) => onDeck.get(entrants[a]!.deck)!;
  const opponents: Readonly<Record<typeof kind, (a: number) => readonly number[]>> = {
    'round-robin': (a) => all.slice(a + 1),
    mirror: (a) => [a],
    gauntlet: (a) => (isMine(a) ? all.filter((b) => !isMine(b)) : []),
    ladder: (a) => withDeckOf(a).filter((b) => a < b),
  };
  const matchups = all.flatMap((a) =>
    opponents[kind](a).map((b) => {
      const weight = kind === 'gauntlet' ? weightIn(weights, input.decks[entrants[b]!.deck]!.name) : undefined;
      return { ...makeMatchup(input, entrants, a, b), ...(weight === undefined ? {} : { weight }) };
    }),
  );
  return rungs === undefined
    ? { ...input, kind, entrants, pairings: matchups }
    : { ...input, kind, entrants, rungs, pairings: rungs.flatMap((step) => matchupsOf(step)) };

  function matchupsOf([one, other]: LadderStep): PlannedMatchup[] {
    const hasName = (i: number, name: string) => input.agents[entrants[i]!.agent]!.name === name;
    return all
      .filter((a) => hasName(a, one))
      .flatMap((a) =>
        withDeckOf(a)
          .filter((b) => hasName(b, other))
          .map((b) => makeMatchup(input, entrants, a, b)),
      );
  }
}

/** A deck may have the name of a property of every object, such as `constructor`. */
const weightIn = (weights: Readonly<Record<string, number>>, deck: string): number | undefined =>
  Object.hasOwn(weights, deck) ? weights[deck] : undefined;

function entrantsByDeck(entrants: readonly Entrant[]): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, number[]>();
  entrants.forEach(({ deck }, i) => {
    found.set(deck, found.get(deck) ?? []);
    found.get(deck)!.push(i);
  });
  return found;
}

const allEntrants = (input: PlanInput): Entrant[] =>
  input.decks.flatMap((_, deck) => input.agents.map((_, agent) => makeEntrant(input, deck, agent)));

/** The first deck and agent against the last ones. */
export function duel(input: PlanInput): Plan {
  const a = makeEntrant(input, 0, 0);
  const b = makeEntrant(input, input.decks.length - 1, input.agents.length - 1);
  const entrants = a.name === b.name ? [a] : [a, b];
  return { ...input, kind: 'duel', entrants, pairings: [makeMatchup(input, entrants, 0, entrants.length - 1)] };
}

export const makeEntrant = (input: Pick<PlanInput, 'decks' | 'agents'>, deck: number, agent: number): Entrant => ({
  name: `${input.decks[deck]!.name}/${input.agents[agent]!.name}`,
  deck,
  agent,
});

function makeMatchup(input: PlanInput, entrants: readonly Entrant[], a: number, b: number): PlannedMatchup {
  const deckOf = (i: number) => input.decks[entrants[i]!.deck]!.name;
  return {
    id: `${entrants[a]!.name}~${entrants[b]!.name}`,
    deal: `${deckOf(a)}~${deckOf(b)}`,
    entrants: [a, b],
  };
}
