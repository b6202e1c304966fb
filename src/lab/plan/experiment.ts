// The fields of `experiment.yaml` and their checks. Command-line options that replace a field use the same checks.
import * as z from 'zod';
import { MOST_NELO } from '../../stats/sprt.js';
import { PAIRING_KINDS } from './plan.js';
import { InputError } from '../../input/input-error.js';
import { nearest } from '../../input/nearest.js';
import { NO_SUCH_FIELD, protoField } from '../../input/fields.js';

/** Most games of a matchup with a stopping rule. */
export const MOST_GAMES = 100_000;

/** The Node process of an agent in JavaScript needs this much. */
const LEAST_MEGABYTES = 128;

const evenGames = z.int().min(2).multipleOf(2);

const agent = z.union([z.string().min(1), z.record(z.string(), z.unknown())]);

const nelo = z.number().min(-MOST_NELO).max(MOST_NELO);

const errorRate = z.number().gt(0).lt(0.5).default(0.05);

/** Fields that contain fields. */
const PARTS = {
  entrants: z.strictObject({ deck: z.string().min(1), agent, name: z.string().min(1).optional() }),
  until: z.strictObject({ halfWidth: z.number().gt(0).lt(0.5) }),
  sprt: z
    .strictObject({ elo0: nelo, elo1: nelo, alpha: errorRate, beta: errorRate })
    .refine(({ elo0, elo1 }) => elo0 < elo1, { path: ['elo1'] }),
  limits: z.strictObject({
    turns: z.int().min(1).default(60),
    decisions: z.int().min(1).default(5000),
    seconds: z.number().gt(0).default(10),
    megabytes: z.int().min(LEAST_MEGABYTES).default(1024),
    sandbox: z.boolean().optional(),
  }),
};

const EXPERIMENT = z
  .strictObject({
    game: z.string().min(1),
    seed: z.union([z.string().min(1), z.int()]).transform(String),
    secret: z.boolean().optional(),
    decks: z.array(z.string().min(1)).min(1).optional(),
    agents: z.array(agent).min(1).optional(),
    entrants: z.array(PARTS.entrants).min(1).optional(),
    pairing: z.enum(PAIRING_KINDS),
    mine: z.array(z.string().min(1)).min(1).optional(),
    weights: z.record(z.string(), z.number().gt(0)).optional(),
    rungs: z
      .array(z.tuple([z.string().min(1), z.string().min(1)]))
      .min(1)
      .optional(),
    games: evenGames.optional(),
    until: PARTS.until.optional(),
    sprt: PARTS.sprt.optional(),
    cards: z.array(z.string().min(1)).default([]),
    options: z.record(z.string(), z.unknown()).default({}),
    // Left out if false, as in plans of versions without sandboxes.
    limits: PARTS.limits
      .prefault({})
      .transform(({ sandbox, ...numbers }) => (sandbox === true ? { ...numbers, sandbox } : numbers)),
  })
  .superRefine((experiment, context) => {
    for (const [field, message] of contradictions(experiment))
      context.addIssue({ code: 'custom', path: [field], message, input: experiment[field] });
  });

export type Experiment = z.output<typeof EXPERIMENT>;

type CrossChecked =
  'decks' | 'agents' | 'entrants' | 'pairing' | 'mine' | 'weights' | 'rungs' | 'games' | 'until' | 'sprt';

/** Checks across fields. An empty message stands for the expected value of the field. */
function contradictions(e: Partial<Record<CrossChecked, unknown>>): [field: CrossChecked, message: string][] {
  const found: [CrossChecked, string][] = [];
  if (e.entrants === undefined) {
    if (e.decks === undefined) found.push(['decks', '']);
    if (e.agents === undefined) found.push(['agents', '']);
  } else if (e.decks !== undefined || e.agents !== undefined)
    found.push(['entrants', 'entrants name their own decks and agents; remove decks and agents']);
  if (e.pairing === 'gauntlet' && e.mine === undefined) found.push(['mine', '']);
  for (const field of ['mine', 'weights'] as const)
    if (e.pairing !== 'gauntlet' && e[field] !== undefined) found.push([field, 'allowed only in a gauntlet']);
  if (e.pairing !== 'ladder' && e.rungs !== undefined) found.push(['rungs', 'allowed only in a ladder']);
  if (e.until !== undefined && e.sprt !== undefined)
    found.push(['sprt', 'found until and sprt; expected one stopping rule']);
  if (e.until === undefined && e.sprt === undefined && e.games === undefined) found.push(['games', '']);
  return found;
}

/** Completes "expected …", by field. */
const EXPECTED: Readonly<Record<string, string>> = {
  '': 'fields such as game, seed, decks, agents, pairing and games',
  game: 'the name of a game such as lorcana',
  seed: 'a whole number or a text',
  secret:
    'true or false: true mixes a random key into the deals, so that no agent can compute them from the seed (the default in a sandbox)',
  decks: 'a list of deck files such as [decks/lorcana/*.txt]',
  agents: 'a list of agents such as [greedy, random]',
  entrants: 'a list such as [{ deck: mine.txt, agent: greedy }]',
  'entrants.deck': 'a deck file',
  'entrants.agent': 'an agent such as greedy or { use: mcts, iterations: 200 }',
  'entrants.name': 'a text',
  pairing: 'round-robin, mirror, gauntlet (mine against all others) or ladder (agents on equal decks)',
  mine: 'a list of your deck files for a gauntlet, such as [mine.txt]',
  weights: 'how common each deck is in the field, by name, such as { ruby-steel-swarm: 2 }',
  rungs: 'the agents that meet in a ladder, two by two, such as [[random, greedy], [greedy, mcts]]',
  games: 'an even number from 2 up, as each deal is played from both seats',
  until: 'the half width of the 95 % interval that is enough, such as { halfWidth: 0.02 }',
  'until.halfWidth': 'a number above 0 and below 0.5',
  sprt: 'an SPRT between two normalised Elo values such as { elo0: 0, elo1: 10, alpha: 0.05, beta: 0.05 }',
  'sprt.elo0': `a number from -${MOST_NELO} to ${MOST_NELO}`,
  'sprt.elo1': `a number above elo0, up to ${MOST_NELO}`,
  'sprt.alpha': 'a number above 0 and below 0.5',
  'sprt.beta': 'a number above 0 and below 0.5',
  cards: 'a list of files with cards or patches such as [mine.yaml]',
  options: 'rules of the game by name such as { loreToWin: 15 }',
  limits: 'numbers such as { turns: 60, decisions: 5000, seconds: 10, megabytes: 1024 }',
  'limits.turns': 'a whole number from 1 up',
  'limits.decisions': 'a whole number from 1 up',
  'limits.seconds': 'seconds for each decision of an external agent, a number above 0',
  'limits.megabytes': `megabytes for an external agent, a whole number from ${LEAST_MEGABYTES} up`,
  'limits.sandbox': 'true or false: whether external agents run in a sandbox (Linux, bubblewrap)',
};

/** The JSON schema of `experiment.yaml` for editors, with the expected values as descriptions. */
export function experimentSchema(): Record<string, unknown> {
  const schema = z.toJSONSchema(EXPERIMENT, { io: 'input' });
  describeFields(schema, '');
  return { title: 'A tempolab experiment', ...schema };
}

function describeFields(schema: z.core.JSONSchema.JSONSchema, path: string): void {
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    if (typeof field === 'boolean') continue;
    const inner = path === '' ? name : `${path}.${name}`;
    const expected = EXPECTED[inner];
    if (expected !== undefined) field.description = expected;
    describeFields(field, inner);
    if (typeof field.items === 'object' && !Array.isArray(field.items)) describeFields(field.items, inner);
  }
}

export type Path = readonly (string | number)[];

/** The place of a value in error messages: `experiment.yaml:7: games`, `--games` … */
export type Where = (path: Path) => string;

/** Checks all fields. Reports all errors at once, one a line, sorted by `order`. */
export function checkExperiment(input: unknown, where: Where, order: (path: Path) => number): Experiment {
  const proto = protoField(input);
  if (proto !== undefined) throw new InputError(`${where(proto as Path)}: ${NO_SUCH_FIELD}`);
  const checked = EXPERIMENT.safeParse(input);
  if (checked.success) return checked.data;
  const mistakes = checked.error.issues.flatMap((issue) => mistakesOf(issue, input));
  // Missing fields come last: a misspelt field is a likelier cause.
  const rank = ({ isMissing, path }: Mistake) => (isMissing ? Number.MAX_SAFE_INTEGER : order(path));
  const reported = mistakes.filter(
    ({ isMissing, path }) => !isMissing || !mistakes.some(({ meant }) => meant === path.at(-1)),
  );
  reported.sort((a, b) => rank(a) - rank(b));
  throw new InputError(reported.map(({ path, message }) => `${where(path)}: ${message}`).join('\n'));
}

/** Checks the value that a command-line option gives for a field. */
export function checkField<F extends keyof Experiment>(field: F, value: unknown, where: string): Experiment[F] {
  const { data, error } = EXPERIMENT.shape[field].safeParse(value);
  if (error !== undefined) throw new InputError(`${where}: ${found(value)}; expected ${EXPECTED[field]!}`);
  return data as Experiment[F];
}

interface Mistake {
  readonly path: Path;
  readonly message: string;
  readonly isMissing: boolean;
  /** The field that the misspelt one probably means; its absence is not reported. */
  readonly meant?: string | undefined;
}

function mistakesOf(issue: z.core.$ZodIssue, input: unknown): Mistake[] {
  const path = issue.path as Path;
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => unknownField([...path, key]));
  const value = path.reduce<unknown>(
    (inner, key) => (inner as Record<string | number, unknown> | undefined)?.[key],
    input,
  );
  const field = path.filter((key) => typeof key === 'string').join('.');
  if (issue.code === 'custom' && issue.message !== '' && issue.message !== 'Invalid input')
    return [{ path, message: issue.message, isMissing: false }];
  const near =
    issue.code === 'invalid_value' && typeof value === 'string' ? nearest(value, issue.values.map(String)) : undefined;
  const advice = near === undefined ? `expected ${expectedFor(field)}` : `did you mean "${near}"?`;
  return [{ path, message: `${found(value)}; ${advice}`, isMissing: value === undefined }];
}

function unknownField(path: Path): Mistake {
  const fields = Object.keys(path.length === 1 ? EXPERIMENT.shape : PARTS[path[0] as keyof typeof PARTS].shape);
  const near = nearest(String(path.at(-1)), fields);
  const advice = near === undefined ? `there are: ${fields.join(', ')}` : `did you mean "${near}"?`;
  return { path, message: `${NO_SUCH_FIELD}; ${advice}`, isMissing: false, meant: near };
}

/** The expected value of the field, or of the nearest field that contains it. */
const expectedFor = (field: string): string =>
  EXPECTED[field] ?? expectedFor(field.slice(0, Math.max(0, field.lastIndexOf('.'))));

const found = (value: unknown): string => (value === undefined ? 'not given' : `found ${JSON.stringify(value)}`);
