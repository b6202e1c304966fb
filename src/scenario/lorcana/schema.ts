// The shape of Lorcana scenarios: positions, steps, expectations. What may be written short is made long here.
import { text, short, fields, count, flag, seat, word } from '../../input/fields.js';
import * as z from 'zod';
import { FACT_FIELDS, factsOf } from '../../games/lorcana/cards/facts.js';
import { OPTIONS } from '../../games/lorcana/load.js';

export const cardName = text('a card name such as "Mickey Mouse - True Friend" would do');

export const ref = text('the name of a card in play, or one given by "as", would do');

const asList = (value: unknown): unknown => (Array.isArray(value) || value === undefined ? value : [value]);

/** A list; one item alone may stand for a list of one. */
export const several = <T extends z.ZodType>(item: T, would: string) => short(asList, z.array(item, would));

const inlineCard = fields(
  { ...FACT_FIELDS, ink: FACT_FIELDS.ink.default(['Amber']), inkable: FACT_FIELDS.inkable.default(true) },
  'a card with name, type and cost would do',
).transform(factsOf);

/** A list with nothing in it may stand empty, as in `hand:`. */
const orNone = (value: unknown): unknown => (value === null ? [] : value);

/** Card names, or how many cards of no importance: null stands for one of those. */
const pile = short(
  (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= 0 ? Array(value).fill(null) : orNone(value),
  z.array(cardName.nullable(), 'a number of cards or a list of card names would do'),
).default([]);

const inkwell = short(
  (value) => {
    if (typeof value === 'number') return { ready: value };
    if (value === null) return {};
    return Array.isArray(value) ? { cards: value } : value;
  },
  fields(
    { ready: count().default(0), exerted: count().default(0), cards: z.array(cardName).default([]) },
    'a number, { ready: 3, exerted: 2 } or a list of card names would do',
  ),
).prefault({});

const inPlay = short(
  (value) => (typeof value === 'string' ? { card: value } : value),
  fields(
    {
      card: cardName,
      as: ref.nullish(),
      exerted: flag().default(false),
      drying: flag().default(false),
      damage: count().default(0),
      at: ref.nullish(),
      under: pile,
    },
    'a card such as { card: NAME, as: a, damage: 1 } would do',
  ),
);

export const PLAYER_FIELDS = {
  lore: count().default(0),
  ink: inkwell,
  hand: pile,
  deck: pile,
  discard: pile,
  play: short(orNone, z.array(inPlay, 'a list of cards such as { card: NAME, as: a } would do')).default([]),
};

const PLAYERS = 'two to four players would do';

export const playersWith = <S extends z.core.$ZodShape>(shape: S) => {
  const player = fields(shape, 'fields such as lore, ink, hand, deck, discard and play would do');
  return z.array(player, PLAYERS).min(2, PLAYERS).max(4, PLAYERS);
};

export const SETTING = {
  cards: short(orNone, z.array(inlineCard, 'a list of cards would do')).default([]),
  players: playersWith(PLAYER_FIELDS),
  active: seat().default(0),
  startAt: word(['beginning', 'main'], 'beginning or main would do').default('main'),
  turnNumber: z.int('the number of a turn would do').min(1, 'the number of a turn would do').optional(),
  options: short((value) => value ?? {}, OPTIONS),
};

const scalar = z.union([z.string(), z.number(), z.boolean()], 'a name, a number, yes or no would do').transform(String);

const answers = z.array(scalar, 'a list of answers such as [a, b] or ["yes"] would do');

/** In a step of another kind each element is the answer to one choice, or a list that is. */
const inOrder = z.array(short(asList, answers), 'a list of answers in order would do');

export const choose = short(asList, inOrder).default([]);

/** As a step of its own it is one choice; with lists in it, several. */
const choices = short(asList, z.union([answers, inOrder], 'a list of answers such as [a, b] or ["yes"] would do'));

export const byCard = (value: unknown): unknown => (typeof value === 'object' ? value : { card: value });

const ZONES = ['hand', 'discard', 'deck', 'play', 'inkwell'] as const;

export const STEPS = {
  ink: short(
    byCard,
    fields(
      { card: cardName, from: word(ZONES, 'a zone such as discard would do').default('hand'), choose },
      'a card name, or { card: NAME, from: discard }, would do',
    ),
  ),
  play: short(
    byCard,
    fields(
      {
        card: cardName,
        as: ref.nullish(),
        shiftOnto: several(ref, 'a REF or a list of them would do').default([]),
        sungBy: several(ref, 'a list of REFs would do').default([]),
        free: flag().default(false),
        choose,
      },
      'a card name, or { card: NAME, as: REF, … }, would do',
    ),
  ),
  use: short(
    byCard,
    fields({ card: ref, ability: text('the name of an ability would do').nullish(), choose }, 'a card would do'),
  ),
  quest: short(byCard, fields({ card: ref, choose }, 'a REF would do')),
  challenge: fields({ with: ref, target: ref, choose }, '{ with: REF, target: REF } would do'),
  move: fields({ character: ref, to: ref, choose }, '{ character: REF, to: REF } would do'),
  choose: choices,
  endTurn: short(
    (value) => (value === true || value === null ? {} : value),
    fields({ choose }, 'endTurn: true would do'),
  ),
};

export type Fixture = { readonly [K in keyof typeof SETTING]: z.output<(typeof SETTING)[K]> };

export type PlayerSetting = Fixture['players'][number];

export type StepValues = { readonly [K in keyof typeof STEPS]: z.output<(typeof STEPS)[K]> };

export const perPlayer = <T extends z.ZodType>(item: T, would: string) => z.array(item.nullable(), would).optional();

const numbers = perPlayer(count(), 'a number for each player, such as [0, 2], would do');

export const namesEach = perPlayer(
  z.array(cardName, 'a list of card names would do'),
  'a list of card names for each player would do',
);

const seatOrNone = z.union([z.literal('none'), seat()], 'p1, p2 … or none would do');

export const inZone = <const W extends readonly string[]>(...zones: W) =>
  word(zones, 'a zone such as play would do').optional();

export const CARD_FIELDS = {
  zone: inZone('play', 'hand', 'deck', 'discard', 'inkwell', 'under'),
  owner: seat().optional(),
  damage: count().optional(),
  exerted: flag().optional(),
  drying: flag().optional(),
  strength: z.int('a whole number would do').optional(),
  willpower: z.int('a whole number would do').optional(),
  loreValue: z.int('a whole number would do').optional(),
  keywords: several(text('a keyword such as Evasive would do'), 'a list of keywords would do').optional(),
  lacks: several(text('a keyword such as Evasive would do'), 'a list of keywords would do').optional(),
  at: ref.nullable().optional(),
  under: count().optional(),
};

export const cardsWith = <S extends z.core.$ZodShape>(shape: S) => {
  const card = fields(shape, 'facts such as { zone: play, damage: 3 } would do');
  return z.record(z.string(), card, 'facts of cards by REF would do').optional();
};

export const EXPECTED_FIELDS = {
  lore: numbers,
  hand: numbers,
  deck: numbers,
  inkwell: perPlayer(
    fields({ ready: count().optional(), exerted: count().optional() }, '{ ready: 2, exerted: 1 } would do'),
    '{ ready: 2, exerted: 1 } for each player would do',
  ),
  discard: namesEach,
  handCards: namesEach,
  deckTop: namesEach,
  cards: cardsWith(CARD_FIELDS),
  decision: seatOrNone.optional(),
  turn: seat().optional(),
  winner: seatOrNone.optional(),
};

export const expected = <S extends z.core.$ZodShape>(shape: S) =>
  fields(shape, 'expectations such as lore: [0, 2] would do');

export const EXPECTATION = expected(EXPECTED_FIELDS);

export type Expectation = z.output<typeof EXPECTATION>;

export type CardExpectation = NonNullable<Expectation['cards']>[string];
