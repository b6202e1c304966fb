// What a result is the result of. No times and nothing about the machine: the same experiment writes the same bytes.
import type { LadderStep, Plan, PlannedAgent } from '../plan/plan.js';
import type { Results, TestResult, Fault } from '../observe/results.js';
import { tempolabVersion } from '../../package.js';
import { codeHash } from './code-hash.js';
import { createHash } from 'node:crypto';
import { deflateSync, inflateSync } from 'node:zlib';
import { serialize, deserialize } from 'node:v8';

/** All that decides the rows. The number of workers does not. */
export interface RunIdentity {
  readonly tempolab: string;
  /** SHA-256 of rules and agents. */
  readonly code: string;
  readonly game: string;
  /** Rules of the game that are not the usual ones. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: string;
  readonly pairing: string;
  /** Of a gauntlet: whose deck it is about, and how common the others are in the field. */
  readonly gauntlet: Gauntlet | null;
  /** Of a ladder where not all agents meet: those that do. */
  readonly rungs: readonly LadderStep[] | null;
  /** Of each pairing; at most, if there is a rule when to stop. */
  readonly games: number;
  readonly stop: Plan['stop'] | null;
  readonly limits: Plan['limits'];
  readonly entrants: readonly string[];
  /** By name, what each agent is and how it is set. */
  readonly agents: Readonly<Record<string, unknown>>;
  /** Whether the same seed gives the same games: false as soon as an agent budgets its time, or does not promise it. */
  readonly reproducible: boolean;
  /** By name, the SHA-256 of the deck's text. */
  readonly decks: Readonly<Record<string, string>>;
  /** By file, the SHA-256 of cards and patches that were added. */
  readonly cards: Readonly<Record<string, string>>;
  /** SHA-256 of what the game read from the decks: every card with its numbers and its compiled text. */
  readonly content: string;
  readonly notices: readonly string[];
}

interface Gauntlet {
  readonly mine: readonly string[];
  readonly weights: Readonly<Record<string, number>>;
}

export interface Manifest extends RunIdentity {
  /** SHA-256 of the basis. */
  readonly fingerprint: string;
  /** Games that an agent forfeited by time. On another machine they may end otherwise: then nothing is reproducible. */
  readonly late: number;
  readonly counts: ReturnType<Results['counts']>;
  /** Of sequential tests, by pairing. */
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

/** Of a guest with the hashes of its code, so that a changed one does not go on where another began. */
const agentEntry = ({ use, guest, settings }: PlannedAgent) => ({
  [guest?.kind === 'program' ? 'exec' : 'use']: use,
  ...(guest === undefined ? {} : { code: guest.code }),
  ...settings,
});

function gauntletOf({ pairings, entrants }: Plan): Gauntlet {
  const nameOf = (i: number) => entrants[i]!.name;
  return {
    mine: [...new Set(pairings.map((pairing) => nameOf(pairing.entrants[0])))],
    weights: Object.fromEntries(pairings.map(({ entrants: [, other], weight = 1 }) => [nameOf(other), weight])),
  };
}

export const fingerprintOf = (basis: RunIdentity): string => sha256(JSON.stringify(basis));

export function manifestOf(basis: RunIdentity, results: Results): Manifest {
  const tests = results
    .matchupResults()
    .flatMap(({ entrantA, entrantB, test }) =>
      test === undefined ? [] : [[`${entrantA}~${entrantB}`, test] as const],
    );
  const { late } = results;
  return {
    ...basis,
    fingerprint: fingerprintOf(basis),
    reproducible: basis.reproducible && late === 0,
    late,
    counts: results.counts(),
    ...(tests.length === 0 ? {} : { tests: Object.fromEntries(tests) }),
    errors: results.faults,
  };
}

/** In words, where an older manifest was made from something else. */
export function differences(older: RunIdentity, basis: RunIdentity): string[] {
  return (Object.keys(basis) as (keyof RunIdentity)[]).flatMap((field) => {
    const [there, here] = [older[field], basis[field]];
    if (JSON.stringify(there) === JSON.stringify(here)) return [];
    // Lists and hashes would fill the screen.
    if (typeof here === 'object' || field === 'content' || field === 'code') return [field];
    return [`${field} ${JSON.stringify(there)} there, ${JSON.stringify(here)} here`];
  });
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
// What a journal is the journal of: all that it takes to play any of its games again, however decks and experiment change later.

export interface JournalHeader {
  readonly basis: RunIdentity;
  readonly plan: Plan;
  /** What was typed to get it, for whoever wants the same again. */
  readonly command: string;
}

/** As a plan goes to a worker, and not as JSON: copies of a card are one and the same object. */
export const packHeader = (subject: JournalHeader): Uint8Array => deflateSync(serialize(subject));

export const unpackHeader = (bytes: Uint8Array): JournalHeader => deserialize(inflateSync(bytes)) as JournalHeader;
