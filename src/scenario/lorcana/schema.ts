// The YAML schema of Lorcana scenarios: positions, steps, expectations. Expands short forms to long ones.
import { text, short, fields, count, flag, seat, word } from '../../input/fields.js';
import * as z from 'zod';
import { FACT_FIELDS, factsOf } from '../../games/lorcana/cards/facts.js';
import { OPTIONS } from '../../games/lorcana/load.js';

export const cardName = text('expected a card name such as "Mickey Mouse - True Friend"');

export const ref = text('expected the name of a card in play, or one given by "as"');

const asList = (value: unknown): unknown => (Array.isArray(value) || value === undefined ? value : [value]);

/** A list; a single item stands for a list of one. */
const several = <T extends z.ZodType>(item: T, expected: string) => short(asList, z.array(item, expected));

const inlineCard = fields(
  { ...FACT_FIELDS, ink: FACT_FIELDS.ink.default(['Amber']), inkable: FACT_FIELDS.inkable.default(true) },
  'expected a card with name, type and cost',
).transform(factsOf);

/** An empty field, as in `hand:`, is an empty list. */
const orNone = (value: unknown): unknown => (value === null ? [] : value);

/** Card names, or a number of filler cards: null is a filler card. */
const pile = short(
  (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= 0 ? Array(value).fill(null) : orNone(value),
  z.array(cardName.nullable(), 'expected a number of cards or a list of card names'),
).default([]);

const inkwell = short(
  (value) => {
    if (typeof value === 'number') return { ready: value };
    if (value === null) return {};
    return Array.isArray(value) ? { cards: value } : value;
  },
  fields(
    { ready: count().default(0), exerted: count().default(0), cards: z.array(cardName).default([]) },
    'expected a number, { ready: 3, exerted: 2 } or a list of card names',
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
    'expected a card such as { card: NAME, as: a, damage: 1 }',
  ),
);

export const PLAYER_FIELDS = {
  lore: count().default(0),
  ink: inkwell,
  hand: pile,
  deck: pile,
  discard: pile,
  play: short(orNone, z.array(inPlay, 'expected a list of cards such as { card: NAME, as: a }')).default([]),
};

const PLAYERS = 'expected two to four players';

export const playersWith = <S extends z.core.$ZodShape>(shape: S) => {
  const player = fields(shape, 'expected fields such as lore, ink, hand, deck, discard and play');
  return z.array(player, PLAYERS).min(2, PLAYERS).max(4, PLAYERS);
};

export const SETTING = {
  cards: short(orNone, z.array(inlineCard, 'expected a list of cards')).default([]),
  players: playersWith(PLAYER_FIELDS),
  active: seat().default(0),
  startAt: word(['beginning', 'main'], 'expected beginning or main').default('main'),
  turnNumber: z.int('expected the number of a turn').min(1, 'expected the number of a turn').optional(),
  options: short((value) => value ?? {}, OPTIONS),
};

const scalar = z.union([z.string(), z.number(), z.boolean()], 'expected a name, a number, yes or no').transform(String);

const answers = z.array(scalar, 'expected a list of answers such as [a, b] or ["yes"]');

/** The field `choose` of a step: each element is the answer, or the list of answers, to one choice. */
const inOrder = z.array(short(asList, answers), 'expected a list of answers in order');

export const choose = short(asList, inOrder).default([]);

/** The step `choose`: the answers to one choice, or a list of lists for several choices. */
const choices = short(asList, z.union([answers, inOrder], 'expected a list of answers such as [a, b] or ["yes"]'));

export const byCard = (value: unknown): unknown => (typeof value === 'object' ? value : { card: value });

const ZONES = ['hand', 'discard', 'deck', 'play', 'inkwell'] as const;

export const STEPS = {
  ink: short(
    byCard,
    fields(
      { card: cardName, from: word(ZONES, 'expected a zone such as discard').default('hand'), choose },
      'expected a card name, or { card: NAME, from: discard }',
    ),
  ),
  play: short(
    byCard,
    fields(
      {
        card: cardName,
        as: ref.nullish(),
        shiftOnto: several(ref, 'expected a REF or a list of them').default([]),
        sungBy: several(ref, 'expected a list of REFs').default([]),
        free: flag().default(false),
        choose,
      },
      'expected a card name, or { card: NAME, as: REF, … }',
    ),
  ),
  use: short(
    byCard,
    fields({ card: ref, ability: text('expected the name of an ability').nullish(), choose }, 'expected a card'),
  ),
  quest: short(byCard, fields({ card: ref, choose }, 'expected a REF')),
  challenge: fields({ with: ref, target: ref, choose }, 'expected { with: REF, target: REF }'),
  move: fields({ character: ref, to: ref, choose }, 'expected { character: REF, to: REF }'),
  choose: choices,
  endTurn: short(
    (value) => (value === true || value === null ? {} : value),
    fields({ choose }, 'expected endTurn: true'),
  ),
};

export type Fixture = { readonly [K in keyof typeof SETTING]: z.output<(typeof SETTING)[K]> };

export type PlayerSetting = Fixture['players'][number];

export type StepValues = { readonly [K in keyof typeof STEPS]: z.output<(typeof STEPS)[K]> };

export const perPlayer = <T extends z.ZodType>(item: T, expected: string) =>
  z.array(item.nullable(), expected).optional();

const numbers = perPlayer(count(), 'expected a number for each player, such as [0, 2]');

export const namesEach = perPlayer(
  z.array(cardName, 'expected a list of card names'),
  'expected a list of card names for each player',
);

const seatOrNone = z.union([z.literal('none'), seat()], 'expected p1, p2 … or none');

export const inZone = <const W extends readonly string[]>(...zones: W) =>
  word(zones, 'expected a zone such as play').optional();

export const CARD_FIELDS = {
  zone: inZone('play', 'hand', 'deck', 'discard', 'inkwell', 'under'),
  owner: seat().optional(),
  damage: count().optional(),
  exerted: flag().optional(),
  drying: flag().optional(),
  strength: z.int('expected a whole number').optional(),
  willpower: z.int('expected a whole number').optional(),
  loreValue: z.int('expected a whole number').optional(),
  keywords: several(text('expected a keyword such as Evasive'), 'expected a list of keywords').optional(),
  lacks: several(text('expected a keyword such as Evasive'), 'expected a list of keywords').optional(),
  at: ref.nullable().optional(),
  under: count().optional(),
};

export const cardsWith = <S extends z.core.$ZodShape>(shape: S) => {
  const card = fields(shape, 'expected facts such as { zone: play, damage: 3 }');
  return z.record(z.string(), card, 'expected facts of cards by REF').optional();
};

export const EXPECTED_FIELDS = {
  lore: numbers,
  hand: numbers,
  deck: numbers,
  inkwell: perPlayer(
    fields({ ready: count().optional(), exerted: count().optional() }, 'expected { ready: 2, exerted: 1 }'),
    'expected { ready: 2, exerted: 1 } for each player',
  ),
  discard: namesEach,
  handCards: namesEach,
  deckTop: namesEach,
  cards: cardsWith(CARD_FIELDS),
  decision: seatOrNone.optional(),
  turn: seat().optional(),
  winner: seatOrNone.optional(),
};

export const expected = <S extends z.core.$ZodShape>(shape: S) => fields(shape, 'expected fields such as lore: [0, 2]');

export const EXPECTATION = expected(EXPECTED_FIELDS);

export type Expectation = z.output<typeof EXPECTATION>;

export type CardExpectation = NonNullable<Expectation['cards']>[string];
