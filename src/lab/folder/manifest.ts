// Makes the run identity and the manifest. The manifest contains no times and no facts about the machine, so the
// same experiment writes the same bytes.
import type { LadderStep, Plan, PlannedAgent } from '../plan/plan.js';
import type { Results, TestResult, Fault } from '../observe/results.js';
import { tempolabVersion } from '../../package.js';
import { codeHash } from './code-hash.js';
import { createHash } from 'node:crypto';

/** Everything that decides the rows of the tables; the number of workers is no part of it. */
export interface RunIdentity {
  readonly tempolab: string;
  /** SHA-256 of the code of rules and agents (`codeHash`). */
  readonly code: string;
  readonly game: string;
  /** Rules of the game that differ from their defaults. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: string;
  /** The key of a secret run: with it, the same experiment plays the same games. */
  readonly key?: string;
  readonly pairing: string;
  /** For a gauntlet: the tested entrants, and how common the others are in the field. */
  readonly gauntlet: Gauntlet | null;
  /** The steps of a ladder; null if all agents meet. */
  readonly rungs: readonly LadderStep[] | null;
  /** Games of each matchup, or the most games with a stopping rule. */
  readonly games: number;
  readonly stop: Plan['stop'] | null;
  readonly limits: Plan['limits'];
  readonly entrants: readonly string[];
  /** By name: request, code hashes and settings of the agent. */
  readonly agents: Readonly<Record<string, unknown>>;
  /** True if the same seed gives the same games: false if any agent uses the clock or does not declare itself reproducible. */
  readonly reproducible: boolean;
  /** SHA-256 of the deck file, by name of the deck. */
  readonly decks: Readonly<Record<string, string>>;
  /** SHA-256 of the added cards and patches, by file. */
  readonly cards: Readonly<Record<string, string>>;
  /** SHA-256 of the decks as the game read them: every card with its numbers and its compiled text. */
  readonly content: string;
  readonly notices: readonly string[];
}

interface Gauntlet {
  readonly mine: readonly string[];
  readonly weights: Readonly<Record<string, number>>;
}

export interface Manifest extends RunIdentity {
  /** SHA-256 of the run identity. */
  readonly fingerprint: string;
  /** Games that an agent lost on time. They may end differently on another machine, so the run is then not reproducible. */
  readonly late: number;
  readonly counts: ReturnType<Results['counts']>;
  /** Sequential tests by matchup. */
  readonly tests?: Readonly<Record<string, TestResult>>;
  readonly errors: readonly Fault[];
}

export function runIdentityOf(plan: Plan): RunIdentity {
  return {
    tempolab: tempolabVersion(),
    code: codeHash(),
    game: plan.game,
    options: plan.options,
    seed: plan.seed,
    ...(plan.key === undefined ? {} : { key: plan.key }),
    pairing: plan.kind,
    gauntlet: plan.kind === 'gauntlet' ? gauntletOf(plan) : null,
    rungs: plan.rungs ?? null,
    games: plan.games,
    stop: plan.stop ?? null,
    limits: plan.limits,
    entrants: plan.entrants.map((entrant) => entrant.name),
    agents: Object.fromEntries(plan.agents.map((agent) => [agent.name, agentEntry(agent)])),
    reproducible: plan.agents.every(({ isReproducible }) => isReproducible),
    decks: Object.fromEntries(plan.decks.map((deck) => [deck.name, sha256(deck.text)])),
    cards: Object.fromEntries(plan.material.map(({ file, text }) => [file, sha256(text)])),
    content: sha256(JSON.stringify(plan.decks.map(({ deck }) => deck))),
    notices: plan.notices,
  };
}

/** External agents have the hashes of their code, so that a run with a changed agent is not resumed. */
const agentEntry = ({ use, guest, settings }: PlannedAgent) => ({
  [guest?.kind === 'program' ? 'exec' : 'use']: use,
  ...(guest === undefined ? {} : { code: guest.code }),
  ...(guest?.env === undefined ? {} : { env: guest.env }),
  ...settings,
});

function gauntletOf({ pairings: matchups, entrants }: Plan): Gauntlet {
  const nameOf = (i: number) => entrants[i]!.name;
  return {
    mine: [...new Set(matchups.map((matchup) => nameOf(matchup.entrants[0])))],
    weights: Object.fromEntries(matchups.map(({ entrants: [, other], weight = 1 }) => [nameOf(other), weight])),
  };
}

export const fingerprintOf = (identity: RunIdentity): string => sha256(JSON.stringify(identity));

export function manifestOf(identity: RunIdentity, results: Results): Manifest {
  const tests = results
    .matchupResults()
    .flatMap(({ entrantA, entrantB, test }) =>
      test === undefined ? [] : [[`${entrantA}~${entrantB}`, test] as const],
    );
  const { late } = results;
  return {
    ...identity,
    fingerprint: fingerprintOf(identity),
    reproducible: identity.reproducible && late === 0,
    late,
    counts: results.counts(),
    ...(tests.length === 0 ? {} : { tests: Object.fromEntries(tests) }),
    errors: results.faults,
  };
}

/** The fields in which two run identities differ, as texts. */
export function differences(older: RunIdentity, newer: RunIdentity): string[] {
  const fields = new Set([...Object.keys(older), ...Object.keys(newer)]) as ReadonlySet<keyof RunIdentity>;
  return [...fields].flatMap((field) => {
    const [there, here] = [older[field], newer[field]];
    if (JSON.stringify(there) === JSON.stringify(here)) return [];
    // Lists and hashes are too long to print.
    if (typeof here === 'object' || field === 'content' || field === 'code') return [field];
    return [`${field} ${JSON.stringify(there)} there, ${JSON.stringify(here)} here`];
  });
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
