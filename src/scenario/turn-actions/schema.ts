// The YAML schema of turn-actions scenarios: that of Lorcana, with missions, Bag, defenders and activity.
import * as z from 'zod';
import { count, short, fields, flag, word } from '../../input/fields.js';
import {
  SETTING as LORCANA_SETTING,
  playersWith,
  PLAYER_FIELDS,
  cardName,
  STEPS as LORCANA_STEPS,
  byCard,
  ref,
  choose,
  expected,
  EXPECTED_FIELDS,
  namesEach,
  perPlayer,
  cardsWith,
  CARD_FIELDS,
  inZone,
} from '../lorcana/schema.js';
import { TURN_ACTIONS_OPTIONS } from '../../games/lorcana/turn-actions/parameters.js';

const points = z.array(count(), 'expected a list of points such as [3, 1, 2]');

export const SETTING = {
  ...LORCANA_SETTING,
  players: playersWith({
    ...PLAYER_FIELDS,
    bag: z.array(cardName, 'expected a list of card names').default([]),
    missions: points.default([]),
  }),
  options: short((value) => value ?? {}, TURN_ACTIONS_OPTIONS),
};

export type Fixture = { readonly [K in keyof typeof SETTING]: z.output<(typeof SETTING)[K]> };

/** Destinations of a card from Bag. */
export const EXITS = ['play', 'hand', 'deckTop', 'deckBottom', 'inkwell', 'discard'] as const;

export const STEPS = {
  ...LORCANA_STEPS,
  use: short(byCard, LORCANA_STEPS.use.out.extend({ as: ref.nullish() })),
  quest: short(
    byCard,
    fields({ card: ref, mission: count().optional(), choose }, 'expected a REF, or { card: REF, mission: 3 }'),
  ),
  challenge: short(
    (value) => (typeof value === 'string' ? { with: value } : value),
    fields({ with: ref, target: ref.optional(), choose }, 'expected a REF, or { with: REF, target: p2 }'),
  ),
  defend: short(byCard, fields({ card: ref }, 'expected a REF')),
  move: fields(
    { character: ref, to: ref, as: ref.nullish(), exerted: flag().default(false), choose },
    `expected { character: REF, to: REF }, { character: NAME, to: bag } or { character: NAME, to: ${EXITS.join(' | ')} }`,
  ),
};

export type StepValues = { readonly [K in keyof typeof STEPS]: z.output<(typeof STEPS)[K]> };

const missionsExpected = fields(
  { row: points.optional(), discard: points.optional(), deck: count().optional() },
  'expected { row: [3, 1, 2], discard: [], deck: 9 }',
);

export const EXPECTATION = expected({
  ...EXPECTED_FIELDS,
  activity: count().optional(),
  bag: namesEach,
  missions: perPlayer(missionsExpected, 'expected { row: [3, 1, 2] } for each player'),
  cards: cardsWith({
    ...CARD_FIELDS,
    zone: inZone('play', 'hand', 'deck', 'discard', 'inkwell', 'under', 'bag'),
    mission: z.union([count(), word(['none'], 'none')], 'expected points or none').optional(),
    inChallenge: flag().optional(),
  }),
});

export type Expectation = z.output<typeof EXPECTATION>;
