// Reads `manifest.json`, the description of a run, as far as the report needs it.
import * as z from 'zod';
import { InputError } from '../input/input-error.js';

const COUNTS = z.object({
  games: z.int(),
  draws: z.int(),
  limits: z.int(),
  forfeits: z.int(),
  bugs: z.int(),
});

const MANIFEST = z.object({
  tempolab: z.string(),
  game: z.string(),
  options: z.record(z.string(), z.unknown()),
  seed: z.string(),
  pairing: z.string(),
  gauntlet: z.object({ mine: z.array(z.string()) }).nullable(),
  games: z.int(),
  stop: z.looseObject({ kind: z.string() }).nullable(),
  limits: z.object({ turns: z.int(), decisions: z.int() }),
  entrants: z.array(z.string()),
  agents: z.record(z.string(), z.looseObject({})),
  reproducible: z.boolean(),
  decks: z.record(z.string(), z.string()),
  cards: z.record(z.string(), z.string()),
  notices: z.array(z.string()),
  fingerprint: z.string(),
  counts: COUNTS,
  tests: z.record(z.string(), z.object({ verdict: z.string(), llr: z.number() })).optional(),
  errors: z.array(z.object({ id: z.string(), how: z.string(), fault: z.string() })),
});

export type Manifest = z.output<typeof MANIFEST>;

export function readManifest(file: string, text: string): Manifest {
  const { data, error } = MANIFEST.safeParse(parsed(file, text));
  if (error === undefined) return data;
  const field = error.issues[0]!.path.join('.');
  throw new InputError(`${file}: ${field}: not as this version of tempolab writes it; tempolab run writes it again`);
}

function parsed(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new InputError(`${file}: not JSON; tempolab run writes it again`);
  }
}
