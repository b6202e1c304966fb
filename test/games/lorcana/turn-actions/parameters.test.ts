// Defaults and checks of the parameters of the variant.
import { readTurnActionsOptions, DEFAULT_PARAMETERS } from '../../../../src/games/lorcana/turn-actions/parameters.js';
import { InputError } from '../../../../src/input/input-error.js';
import { test, expect } from 'vitest';

const read = (options: unknown) =>
  readTurnActionsOptions(options, (path, message) => {
    throw new InputError(`${path.join('.')}: ${message}`);
  });

test('missing parameters have the defaults of the variant', () => {
  expect(read({})).toMatchObject({ ...DEFAULT_PARAMETERS, loreToWin: 20 });
  expect(DEFAULT_PARAMETERS).toEqual({
    ...{ activity: 3, missions: [1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3], missionRow: 3 },
    ...{ noDefenderDamage: 'own', moveFrom: 'inkwell' },
  });
});

const MISSIONS: readonly [given: unknown, missions: readonly number[]][] = [
  [
    [3, 1],
    [3, 1],
  ],
  ['1,2,20', [1, 2, 20]],
  [6, [1, 1, 2, 2, 3, 3]],
];

test.each(MISSIONS)('missions: %j', (missions, points) => {
  expect(read({ missions }).missions).toEqual(points);
});

const EXPECTED_MISSIONS =
  'expected the points of up to 60 missions, each from 1 to 20, such as 1,1,2,2,3,3, or a number of missions divisible by 3';

const MISTAKES: readonly [options: object, sentence: string][] = [
  [{ activity: 21 }, 'activity: found 21; expected a whole number from 1 to 20'],
  [{ activity: 2.5 }, 'activity: found 2.5; expected a whole number from 1 to 20'],
  [{ missionRow: 0 }, 'missionRow: found 0; expected a whole number from 1 to 60'],
  [{ missions: 4 }, `missions: found 4; ${EXPECTED_MISSIONS}`],
  [{ missions: [] }, `missions: found []; ${EXPECTED_MISSIONS}`],
  [{ missions: [1, 21] }, `missions.1: found 21; ${EXPECTED_MISSIONS}`],
  [{ noDefenderDamage: 'none' }, 'noDefenderDamage: found "none"; expected own or evasive'],
  [{ moveFrom: 'play' }, 'moveFrom: found "play"; expected inkwell or inkwell+play'],
  [{ missionsRow: 3 }, 'missionsRow: no such field; did you mean "missionRow"?'],
];

test.each(MISTAKES)('%j is an error', (options, sentence) => {
  expect(() => read(options)).toThrow(new InputError(sentence));
});
