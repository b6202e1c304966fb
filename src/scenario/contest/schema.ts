// The shape of contest scenarios: positions, steps, expectations. What may be written short is made long here.
import { short, text, flag, fields, whole, word, count, seat } from '../../input/fields.js';
import * as z from 'zod';
import { RANKS } from '../../games/contest/state/cards.js';
import { HENCHMEN_FIELDS, SHEET_FIELDS } from '../../games/contest/state/sheet.js';
import { OPTIONS } from '../../games/contest/state/options.js';

const RANK = 'a card such as A, 7, 10 or Q would do';

/** YAML reads most ranks as numbers. */
const rank = short(
  (value) => (typeof value === 'number' ? String(value) : typeof value === 'string' ? value.toUpperCase() : value),
  z.enum(RANKS, RANK),
);

const ranks = z.array(rank, 'a list of cards such as [3, Q] would do');

const ref = text('the name of a contestant, or p1, p2 …, would do');

const halves = z.number('a number of points such as 2.5 would do').min(0).multipleOf(0.5);

const asList = (value: unknown): unknown => (Array.isArray(value) || value === undefined ? value : [value]);

/** Whoever holds an action card: where it stands in the turn. */
const ACTING = { action: rank.optional(), flipped: flag().default(false) };

const preparing = fields(
  { attack: text('the name of an attack form would do'), cards: whole(1, 5) },
  '{ attack: Bow, cards: 1 } would do',
);

const squad = fields(
  {
    ...HENCHMEN_FIELDS,
    ...ACTING,
    /** Impact taken by each, from the first on. */
    taken: z.array(halves, 'a list such as [0, 1.5] would do').default([]),
  },
  'a squad such as { name: Thug, count: 2, speed: 4, base: 4, power: 2, pool: 2 } would do',
);

/** A sheet, of which nothing need be said that does not matter. */
const player = fields(
  {
    ...SHEET_FIELDS,
    name: SHEET_FIELDS.name.optional(),
    speed: SHEET_FIELDS.speed.default(5),
    pool: SHEET_FIELDS.pool.default(10),
    power: SHEET_FIELDS.power.default(5),
    henchmen: z.array(squad, 'a list of squads would do').max(4).default([]),
    ...ACTING,
    hand: ranks.max(4, 'up to four cards would do').default([]),
    taken: halves.default(0),
    dealt: halves.default(0),
    stunned: flag().default(false),
    preparing: preparing.optional(),
  },
  'a contestant such as { skill: 6, hand: [3, Q, 8], action: 7 } would do',
);

export const SETTING = {
  players: z
    .array(player, 'a list of contestants would do')
    .min(2, 'two to eight would do')
    .max(8, 'two to eight would do'),
  options: OPTIONS.prefault({}),
  /** The top of the draw pile, top first; the rest of the 52 lies below, or with `only` in the discard pile. */
  deck: short(
    (value) => (Array.isArray(value) ? { top: value } : value),
    fields({ top: ranks.default([]), only: ranks.optional() }, 'a list of cards, or { only: [4, K] }, would do'),
  ).prefault({}),
  discard: ranks.default([]),
  turn: whole(1, 500).default(2),
};

const CARDS = {
  cards: short(asList, ranks).optional(),
  boosts: short(asList, ranks).default([]),
  draw: flag().default(false),
};

/** `draw`, a list of cards, or both kinds of cards. */
const play = short(
  (value) => {
    if (value === 'draw') return { draw: true };
    return Array.isArray(value) || typeof value !== 'object' ? { cards: value } : value;
  },
  fields(CARDS, 'draw, a list of cards such as [3, Q], or { cards: [3], boosts: [9] } would do'),
);

const form = text('the name of an attack form would do');

const by = ref.optional();

const done = (would: string) => short((value) => (value === true ? {} : value), fields({ by }, would));

export const STEPS = {
  place: short(asList, ranks),
  challenge: short(
    (value) => (typeof value === 'string' ? { target: value } : value),
    fields({ by, target: ref, with: form.optional(), ...CARDS }, '{ target: p2, with: Jab, cards: [3] } would do'),
  ),
  task: short(
    (value) => (value === true ? {} : value),
    fields({ by, with: form.optional(), ...CARDS }, '{ cards: [3] } would do'),
  ),
  attack: play,
  defend: play,
  prepare: short(
    (value) => (typeof value === 'string' ? { with: value } : value),
    fields({ by, with: form }, 'the name of an attack form would do'),
  ),
  replenish: done('true would do'),
  recover: done('true would do'),
  pass: done('true would do'),
  second: flag(),
  use: word(['first', 'second', 'both'], 'first, second or both would do'),
};

export type Fixture = { readonly [K in keyof typeof SETTING]: z.output<(typeof SETTING)[K]> };

export type PlayerSetting = z.output<typeof player>;

export type StepValues = { readonly [K in keyof typeof STEPS]: z.output<(typeof STEPS)[K]> };

export type PlayedCards = z.output<typeof play>;

const member = fields(
  {
    taken: halves.optional(),
    dealt: halves.optional(),
    /** What is left of the pool. */
    pool: z.int('a whole number would do').optional(),
    stunned: flag().optional(),
    out: flag().optional(),
    flipped: flag().optional(),
    prepared: count().optional(),
  },
  'facts such as { taken: 2.5, stunned: true } would do',
);

const last = fields(
  {
    attack: count().optional(),
    defence: count().optional(),
    success: flag().optional(),
    margin: count().optional(),
    effect: count().optional(),
    impact: halves.optional(),
  },
  'facts such as { attack: 9, success: true, impact: 4 } would do',
);

const seatOrNone = z.union([z.literal('none'), seat()], 'p1, p2 … or none would do');

export const EXPECTATION = fields(
  {
    turn: count().optional(),
    round: count().optional(),
    acts: ref.optional(),
    decision: seatOrNone.optional(),
    winner: seatOrNone.optional(),
    how: word(['standing', 'target', 'timeout'], 'standing, target or timeout would do').optional(),
    hand: z.array(count().nullable(), 'a number for each player would do').optional(),
    handCards: z.array(ranks.nullable(), 'a list of cards for each player would do').optional(),
    deck: count().optional(),
    discard: ranks.optional(),
    contestants: z.record(z.string(), member, 'facts of contestants by name would do').optional(),
    last: last.optional(),
  },
  'expectations such as last: { attack: 9 } would do',
);

export type Expectation = z.output<typeof EXPECTATION>;

export type MemberExpectation = z.output<typeof member>;
