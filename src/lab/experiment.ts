// What an experiment says: the fields of `experiment.yaml`, and of the options that take their place.
import * as z from 'zod';
import { InputError } from '../core/errors.js';
import { nearest } from '../core/nearest.js';

export const PAIRINGS = ['round-robin', 'mirror'] as const;

export const EXPERIMENT = z.strictObject({
  game: z.string().min(1),
  seed: z.union([z.string().min(1), z.int()]).transform(String),
  decks: z.array(z.string().min(1)).min(1),
  agents: z.array(z.union([z.string().min(1), z.record(z.string(), z.unknown())])).min(1),
  pairing: z.enum(PAIRINGS),
  games: z.int().min(2).multipleOf(2),
  cards: z.array(z.string().min(1)).default([]),
  options: z.record(z.string(), z.unknown()).default({}),
  limits: z.strictObject({ turns: z.int().min(1).default(60), decisions: z.int().min(1).default(5000) }).prefault({}),
});

export type Experiment = z.output<typeof EXPERIMENT>;

/** What would do, by field. */
const WOULD_DO: Readonly<Record<string, string>> = {
  '': 'fields such as game, seed, decks, agents, pairing and games',
  game: 'the name of a game such as lorcana',
  seed: 'a whole number or a text',
  decks: 'a list of deck files such as [decks/lorcana/*.txt]',
  agents: 'a list of agents such as [greedy, random]',
  pairing: 'round-robin or mirror (gauntlet and ladder are still to come)',
  games: 'an even number from 2 up, as each shuffle is played from both seats,',
  cards: 'a list of files with cards or patches such as [mine.yaml]',
  options: 'rules of the game by name such as { loreToWin: 15 }',
  limits: 'two numbers such as { turns: 60, decisions: 5000 }',
  'limits.turns': 'a whole number from 1 up',
  'limits.decisions': 'a whole number from 1 up',
};

export type Path = readonly (string | number)[];

/** Where a value stands, for messages: `experiment.yaml:7: games`, `--games` … */
export type Where = (path: Path) => string;

/** Checks what was read. Of several mistakes it tells the one that stands first, by `order`. */
export function checkExperiment(input: unknown, where: Where, order: (path: Path) => number): Experiment {
  const checked = EXPERIMENT.safeParse(input);
  if (checked.success) return checked.data;
  const mistakes = checked.error.issues.flatMap((issue) => explain(issue, input));
  // What is missing comes last: a misspelt field is the likelier reason.
  const rank = ({ isMissing, path }: Mistake) => (isMissing ? Number.MAX_SAFE_INTEGER : order(path));
  mistakes.sort((a, b) => rank(a) - rank(b));
  throw new InputError(`${where(mistakes[0]!.path)}: ${mistakes[0]!.message}`);
}

/** Checks a value that an option of the command gives for a field. */
export function checkField<F extends keyof Experiment>(field: F, value: unknown, where: string): Experiment[F] {
  const { data, error } = EXPERIMENT.shape[field].safeParse(value);
  if (error !== undefined) throw new InputError(`${where}: ${found(value)}; ${WOULD_DO[field]!} would do`);
  return data as Experiment[F];
}

interface Mistake {
  readonly path: Path;
  readonly message: string;
  readonly isMissing: boolean;
}

function explain(issue: z.core.$ZodIssue, input: unknown): Mistake[] {
  const path = issue.path as Path;
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => unknownField([...path, key]));
  const value = path.reduce<unknown>((inner, key) => (inner as Record<string | number, unknown>)[key], input);
  const field = path.filter((key) => typeof key === 'string').join('.');
  const near =
    issue.code === 'invalid_value' && typeof value === 'string' ? nearest(value, issue.values.map(String)) : undefined;
  const advice = near === undefined ? `${WOULD_DO[field]!} would do` : `did you mean "${near}"?`;
  return [{ path, message: `${found(value)}; ${advice}`, isMissing: value === undefined }];
}

function unknownField(path: Path): Mistake {
  const fields = Object.keys(path.length === 1 ? EXPERIMENT.shape : EXPERIMENT.shape.limits.unwrap().shape);
  const near = nearest(String(path.at(-1)), fields);
  const advice = near === undefined ? `there are: ${fields.join(', ')}` : `did you mean "${near}"?`;
  return { path, message: `no such field; ${advice}`, isMissing: false };
}

const found = (value: unknown): string => (value === undefined ? 'not given' : `found ${JSON.stringify(value)}`);
