// The YAML schema of contest scenarios: positions, steps, expectations. Expands short forms to long ones.
import { short, text, flag, fields, whole, word, count, seat } from '../../input/fields.js';
import * as z from 'zod';
import { RANKS } from '../../games/contest/state/cards.js';
import { HENCHMEN_FIELDS, SHEET_FIELDS } from '../../games/contest/state/sheet.js';
import { OPTIONS } from '../../games/contest/state/options.js';

const RANK = 'expected a card such as A, 7, 10 or Q';

/** YAML parses most ranks as numbers. */
const rank = short(
  (value) => (typeof value === 'number' ? String(value) : typeof value === 'string' ? value.toUpperCase() : value),
  z.enum(RANKS, RANK),
);

const ranks = z.array(rank, 'expected a list of cards such as [3, Q]');

const ref = text('expected the name of a contestant, or p1, p2 …');

const halves = z.number('expected a number of points such as 2.5').min(0).multipleOf(0.5);

const asList = (value: unknown): unknown => (Array.isArray(value) || value === undefined ? value : [value]);

/** Fields of a unit: its action card, and whether the card is flipped. */
const ACTING = { action: rank.optional(), flipped: flag().default(false) };

const preparing = fields(
  { attack: text('expected the name of an attack form'), cards: whole(1, 5) },
  'expected { attack: Bow, cards: 1 }',
);

const squad = fields(
  {
    ...HENCHMEN_FIELDS,
    ...ACTING,
    /** Impact taken by each henchman, in order; missing numbers are 0. */
    taken: z.array(halves, 'expected a list such as [0, 1.5]').default([]),
  },
  'expected a squad such as { name: Thug, count: 2, speed: 4, base: 4, power: 2, pool: 2 }',
);

/** The fields of a sheet, with a default for each, and the state of the contestant. */
const player = fields(
  {
    ...SHEET_FIELDS,
    name: SHEET_FIELDS.name.optional(),
    speed: SHEET_FIELDS.speed.default(5),
    pool: SHEET_FIELDS.pool.default(10),
    power: SHEET_FIELDS.power.default(5),
    henchmen: z.array(squad, 'expected a list of squads').max(4).default([]),
    ...ACTING,
    hand: ranks.max(4, 'expected up to four cards').default([]),
    taken: halves.default(0),
    dealt: halves.default(0),
    stunned: flag().default(false),
    preparing: preparing.optional(),
  },
  'expected a contestant such as { skill: 6, hand: [3, Q, 8], action: 7 }',
);

export const SETTING = {
  players: z
    .array(player, 'expected a list of contestants')
    .min(2, 'expected two to eight')
    .max(8, 'expected two to eight'),
  options: OPTIONS.prefault({}),
  /** The top of the draw pile, top first. The other cards of the 52 follow below; with `only` they are in the discard pile. */
  deck: short(
    (value) => (Array.isArray(value) ? { top: value } : value),
    fields({ top: ranks.default([]), only: ranks.optional() }, 'expected a list of cards, or { only: [4, K] }'),
  ).prefault({}),
  discard: ranks.default([]),
  turn: whole(1, 500).default(2),
};

const CARDS = {
  cards: short(asList, ranks).optional(),
  boosts: short(asList, ranks).default([]),
  draw: flag().default(false),
};

/** `draw`, a list of cards, or an object with cards and boosts. */
const play = short(
  (value) => {
    if (value === 'draw') return { draw: true };
    return Array.isArray(value) || typeof value !== 'object' ? { cards: value } : value;
  },
  fields(CARDS, 'expected draw, a list of cards such as [3, Q], or { cards: [3], boosts: [9] }'),
);

const form = text('expected the name of an attack form');

const by = ref.optional();

const simpleStep = (expected: string) => short((value) => (value === true ? {} : value), fields({ by }, expected));

export const STEPS = {
  place: short(asList, ranks),
  challenge: short(
    (value) => (typeof value === 'string' ? { target: value } : value),
    fields({ by, target: ref, with: form.optional(), ...CARDS }, 'expected { target: p2, with: Jab, cards: [3] }'),
  ),
  task: short(
    (value) => (value === true ? {} : value),
    fields({ by, with: form.optional(), ...CARDS }, 'expected { cards: [3] }'),
  ),
  attack: play,
  defend: play,
  prepare: short(
    (value) => (typeof value === 'string' ? { with: value } : value),
    fields({ by, with: form }, 'expected the name of an attack form'),
  ),
  replenish: simpleStep('expected true'),
  recover: simpleStep('expected true'),
  pass: simpleStep('expected true'),
  second: flag(),
  use: word(['first', 'second', 'both'], 'expected first, second or both'),
};

export type Fixture = { readonly [K in keyof typeof SETTING]: z.output<(typeof SETTING)[K]> };

export type PlayerSetting = z.output<typeof player>;

export type StepValues = { readonly [K in keyof typeof STEPS]: z.output<(typeof STEPS)[K]> };

export type PlayedCards = z.output<typeof play>;

const member = fields(
  {
    taken: halves.optional(),
    dealt: halves.optional(),
    /** Points of the pool that are left. */
    pool: z.int('expected a whole number').optional(),
    stunned: flag().optional(),
    out: flag().optional(),
    flipped: flag().optional(),
    prepared: count().optional(),
  },
  'expected facts such as { taken: 2.5, stunned: true }',
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
  'expected facts such as { attack: 9, success: true, impact: 4 }',
);

const seatOrNone = z.union([z.literal('none'), seat()], 'expected p1, p2 … or none');

export const EXPECTATION = fields(
  {
    turn: count().optional(),
    round: count().optional(),
    acts: ref.optional(),
    decision: seatOrNone.optional(),
    winner: seatOrNone.optional(),
    how: word(['standing', 'target', 'timeout'], 'expected standing, target or timeout').optional(),
    hand: z.array(count().nullable(), 'expected a number for each player').optional(),
    handCards: z.array(ranks.nullable(), 'expected a list of cards for each player').optional(),
    deck: count().optional(),
    discard: ranks.optional(),
    contestants: z.record(z.string(), member, 'expected facts of contestants by name').optional(),
    last: last.optional(),
  },
  'expected fields such as last: { attack: 9 }',
);

export type Expectation = z.output<typeof EXPECTATION>;

export type MemberExpectation = z.output<typeof member>;
