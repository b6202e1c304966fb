// One shape for each family of linked records. A source record has a few of its family's fields; linked records have all of them, the
// unused ones undefined, because V8 is slow at reading objects of many shapes.
import type { Paragraph } from '../ir/ability.js';
import type { Effect, Target, Payment } from '../ir/effect.js';
import type { AboutCard, AboutPlayer, BareRule } from '../ir/rule.js';
import type { Test } from '../ir/condition.js';
import type { Computed } from '../ir/amount.js';

type Keys<U> = U extends unknown ? Exclude<keyof U, 'say'> : never;

type Shape<U> = Readonly<Record<Keys<U>, undefined>>;

/** All fields of a family, each possibly undefined: code may read any field before it knows the kind of the record. */
export type Fields<U> = {
  readonly [K in Keys<U>]: (U extends unknown ? (K extends keyof U ? U[K] : never) : never) | undefined;
};

const ABILITY: Shape<Paragraph> = {
  kind: undefined,
  name: undefined,
  on: undefined,
  while: undefined,
  if: undefined,
  limit: undefined,
  effects: undefined,
  inDiscard: undefined,
  costs: undefined,
  rules: undefined,
  everywhere: undefined,
  replace: undefined,
  keyword: undefined,
  n: undefined,
  shift: undefined,
  copies: undefined,
  of: undefined,
  anyInk: undefined,
};

const EFFECT: Shape<Effect> = {
  kind: undefined,
  as: undefined,
  to: undefined,
  what: undefined,
  n: undefined,
  inFull: undefined,
  source: undefined,
  who: undefined,
  do: undefined,
  by: undefined,
  if: undefined,
  then: undefined,
  else: undefined,
  costs: undefined,
  options: undefined,
  possible: undefined,
  modes: undefined,
  allIf: undefined,
  times: undefined,
  cards: undefined,
  on: undefined,
  for: undefined,
  at: undefined,
  amount: undefined,
  filter: undefined,
  random: undefined,
  downTo: undefined,
  from: undefined,
  upTo: undefined,
  location: undefined,
  rules: undefined,
  put: undefined,
  order: undefined,
  of: undefined,
  reveal: undefined,
  picks: undefined,
  rest: undefined,
  count: undefined,
  free: undefined,
  exerted: undefined,
  shift: undefined,
  after: undefined,
  until: undefined,
};

const TARGET: Shape<Target> = {
  ref: undefined,
  choose: undefined,
  all: undefined,
  random: undefined,
  top: undefined,
  both: undefined,
  count: undefined,
  by: undefined,
  of: undefined,
  as: undefined,
  totalStrength: undefined,
  totalCost: undefined,
  totalWillpower: undefined,
};

const RULE: Shape<AboutCard | AboutPlayer> = {
  rule: undefined,
  stat: undefined,
  by: undefined,
  keyword: undefined,
  n: undefined,
  while: undefined,
  rules: undefined,
  what: undefined,
  costs: undefined,
  name: undefined,
  ability: undefined,
  classes: undefined,
  only: undefined,
  names: undefined,
  exerted: undefined,
  damage: undefined,
  for: undefined,
  cards: undefined,
  to: undefined,
  once: undefined,
  zone: undefined,
  lore: undefined,
  anywhere: undefined,
  times: undefined,
};

const BARE_RULE: Shape<BareRule> = {
  about: undefined,
  cards: undefined,
  who: undefined,
  rules: undefined,
  while: undefined,
};

const CONDITION: Shape<Test> = {
  is: undefined,
  left: undefined,
  op: undefined,
  right: undefined,
  filter: undefined,
  ref: undefined,
  event: undefined,
  atLeast: undefined,
  total: undefined,
  step: undefined,
  whose: undefined,
  condition: undefined,
  of: undefined,
};

const AMOUNT: Shape<Computed> = {
  count: undefined,
  each: undefined,
  stat: undefined,
  of: undefined,
  locationOf: undefined,
  chosen: undefined,
  over: undefined,
  take: undefined,
  player: undefined,
  done: undefined,
  matching: undefined,
  declined: undefined,
  eventAmount: undefined,
  times: undefined,
  every: undefined,
  amount: undefined,
  plus: undefined,
  atMost: undefined,
  happened: undefined,
  inkTypesOf: undefined,
  distinct: undefined,
  players: undefined,
  singers: undefined,
};

const COST: Shape<Payment> = { pay: undefined, n: undefined, effect: undefined };

const ABILITY_KINDS: ReadonlySet<unknown> = new Set<Paragraph['kind']>([
  'keyword',
  'triggered',
  'activated',
  'static',
  'alternateCost',
  'enterExerted',
  'replacement',
  'deckBuilding',
  'action',
]);

const AMOUNT_NAMES: readonly string[] = [
  'count',
  'stat',
  'player',
  'done',
  'declined',
  'eventAmount',
  'times',
  'every',
  'plus',
  'atMost',
  'happened',
  'inkTypesOf',
  'distinct',
  'players',
  'singers',
];

/** Keys that hold amounts. */
const AMOUNT_KEYS: ReadonlySet<string> = new Set([
  'n',
  'by',
  'amount',
  'left',
  'right',
  'min',
  'max',
  'damage',
  'top',
  'times',
  'plus',
]);

const CONDITION_KEYS: ReadonlySet<string> = new Set(['while', 'if', 'allIf', 'condition']);

/** Adds the missing fields of its family to a record. `key`: the field that holds the record. Inner records are already linked. */
export function withFixedShape(node: Readonly<Record<string, unknown>>, key: string): object {
  const shape = shapeOf(node, key);
  return shape === undefined ? node : Object.assign({ ...shape }, node);
}

function shapeOf(node: Readonly<Record<string, unknown>>, key: string): object | undefined {
  if (typeof node.kind === 'string') return ABILITY_KINDS.has(node.kind) ? ABILITY : EFFECT;
  if (typeof node.rule === 'string') return RULE;
  if (typeof node.about === 'string') return BARE_RULE;
  if (typeof node.pay === 'string') return COST;
  if (typeof node.is === 'string') return CONDITION_KEYS.has(key) || key === 'of' ? CONDITION : undefined;
  if (AMOUNT_KEYS.has(key) && AMOUNT_NAMES.some((name) => name in node)) return AMOUNT;
  return isTarget(node) ? TARGET : undefined;
}

const isTarget = ({ ref, choose, all, random, top, both }: Readonly<Record<string, unknown>>): boolean =>
  typeof ref === 'string' ||
  typeof choose === 'object' ||
  typeof all === 'object' ||
  typeof random === 'object' ||
  top !== undefined ||
  both !== undefined;

// Kinds of targets: `in` does not work, as linked targets have all fields

const fieldsOf = (target: Target): Fields<Target> => target as Fields<Target>;

export const isReference = (target: Target): target is Extract<Target, { readonly ref: unknown }> =>
  fieldsOf(target).ref !== undefined;

export const isChoice = (target: Target): target is Extract<Target, { readonly choose: unknown }> =>
  fieldsOf(target).choose !== undefined;

export const isAll = (target: Target): target is Extract<Target, { readonly all: unknown }> =>
  fieldsOf(target).all !== undefined;

export const isRandom = (target: Target): target is Extract<Target, { readonly random: unknown }> =>
  fieldsOf(target).random !== undefined;

export const isTop = (target: Target): target is Extract<Target, { readonly top: unknown }> =>
  fieldsOf(target).top !== undefined;

export const isBoth = (target: Target): target is Extract<Target, { readonly both: unknown }> =>
  fieldsOf(target).both !== undefined;
