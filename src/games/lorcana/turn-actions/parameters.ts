// The parameters of the variant, in addition to the options of `lorcana`: types, defaults and checks.
import type { LorcanaOptions } from '../state/table.js';
import { short, whole, fields, type Fail, readAs } from '../../../input/fields.js';
import * as z from 'zod';
import { OPTION_FIELDS, checkOptions } from '../load.js';

export interface TurnActionsParameters {
  /** Actions in a turn (S1). */
  readonly activity: number;
  /** The points of each mission of a player. */
  readonly missions: readonly number[];
  /** The number of faceup missions to pick from. */
  readonly missionRow: number;
  /** Damage to a challenger without a defender: its own strength, or that of the strongest Evasive character (T-12). */
  readonly noDefenderDamage: 'own' | 'evasive';
  /** The zones from which a character can be moved to Bag (T-14). */
  readonly moveFrom: 'inkwell' | 'inkwell+play';
}

export const DEFAULT_PARAMETERS: TurnActionsParameters = {
  activity: 3,
  missions: [1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3],
  missionRow: 3,
  noDefenderDamage: 'own',
  moveFrom: 'inkwell',
};

export type TurnActionsOptions = LorcanaOptions & TurnActionsParameters;

const MOST_ACTIVITY = 20;

const MOST_MISSIONS = 60;

/** The points on offer are stored as a bit mask. */
const MOST_POINTS = 20;

const MISSIONS = `expected the points of up to ${MOST_MISSIONS} missions, each from 1 to ${MOST_POINTS}, such as 1,1,2,2,3,3, or a number of missions divisible by 3`;

/** A command line separates points by commas. A single number of missions stands for equal thirds of 1, 2 and 3 points. */
function widen(value: unknown): unknown {
  if (typeof value === 'string' && /^\d+(,\d+)+$/.test(value)) return value.split(',').map(Number);
  if (typeof value !== 'number' || value % 3 !== 0 || value <= 0 || value > MOST_MISSIONS) return value;
  return [1, 2, 3].flatMap((points) => Array.from({ length: value / 3 }, () => points));
}

const missions = short(
  widen,
  z
    .array(z.int(MISSIONS).min(1, MISSIONS).max(MOST_POINTS, MISSIONS), MISSIONS)
    .min(1, MISSIONS)
    .max(MOST_MISSIONS, MISSIONS),
);

const oneOf = <const W extends readonly string[]>(...words: W) => z.enum(words, `expected ${words.join(' or ')}`);

/** The fields that the variant adds to the options. */
const PARAMETER_FIELDS = {
  activity: whole(1, MOST_ACTIVITY).default(DEFAULT_PARAMETERS.activity),
  missions: missions.default([...DEFAULT_PARAMETERS.missions]),
  missionRow: whole(1, MOST_MISSIONS).default(DEFAULT_PARAMETERS.missionRow),
  noDefenderDamage: oneOf('own', 'evasive').default(DEFAULT_PARAMETERS.noDefenderDamage),
  moveFrom: oneOf('inkwell', 'inkwell+play').default(DEFAULT_PARAMETERS.moveFrom),
} satisfies Record<keyof TurnActionsParameters, z.ZodType>;

export const TURN_ACTIONS_OPTIONS: z.ZodType<TurnActionsOptions> = fields(
  { ...OPTION_FIELDS, ...PARAMETER_FIELDS },
  'expected options such as { activity: 3, missionRow: 3 }',
);

export const readTurnActionsOptions = (given: unknown, fail: Fail): TurnActionsOptions =>
  checkOptions(readAs(TURN_ACTIONS_OPTIONS, given, fail), fail);
