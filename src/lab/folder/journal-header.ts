// The first record of a journal: the plan and the run identity.
import * as z from 'zod';
import { deflateSync, inflateSync } from 'node:zlib';
import { serialize, deserialize } from 'node:v8';
import { gameCount } from '../plan/schedule.js';
import type { Plan } from '../plan/plan.js';
import type { Journal } from './journal.js';
import type { RunIdentity } from './manifest.js';

/** Enough to replay the games of a journal after decks and experiment have changed. */
export interface JournalHeader {
  readonly basis: RunIdentity;
  readonly plan: Plan;
  /** The command line that repeats the run. */
  readonly command: string;
}

/** V8's format, as for messages to workers: unlike JSON, it keeps the copies of a card one object. */
export const packHeader = (header: JournalHeader): Uint8Array => deflateSync(serialize(header));

/** Throws if the journal holds something else than a plan and games of that plan. */
export function readHeader(journal: Journal): JournalHeader {
  const header = unpackHeader(journal.header());
  if (header === undefined) throw journal.notThisVersion();
  journal.checkGames(gameCount(header.plan));
  return header;
}

function unpackHeader(bytes: Uint8Array): JournalHeader | undefined {
  try {
    const header: unknown = deserialize(inflateSync(bytes, { maxOutputLength: MOST_BYTES }));
    return HEADER.safeParse(header).success ? (header as JournalHeader) : undefined;
  } catch {
    return undefined;
  }
}

/** A plan with 10,000 decks takes less. */
const MOST_BYTES = 1 << 30;

const TEXTS = z.record(z.string(), z.unknown());

const SOURCE = z.looseObject({ file: z.string(), text: z.string() });

const PAIR = z.tuple([z.int().nonnegative(), z.int().nonnegative()]);

/** The fields that commands read before any game is played. */
const HEADER = z.looseObject({
  basis: z.looseObject({ tempolab: z.string(), code: z.string(), game: z.string() }),
  plan: z.looseObject({
    game: z.string(),
    options: TEXTS,
    seed: z.string(),
    decks: z.array(SOURCE.extend({ name: z.string() })),
    material: z.array(SOURCE),
    notices: z.array(z.string()),
    agents: z.array(z.looseObject({ name: z.string(), use: z.string() })),
    games: z.int().min(2),
    limits: z.looseObject({ turns: z.number(), decisions: z.number() }),
    entrants: z.array(z.looseObject({ name: z.string(), deck: z.int(), agent: z.int() })),
    pairings: z.array(z.looseObject({ id: z.string(), deal: z.string(), entrants: PAIR })),
  }),
  command: z.string(),
});
