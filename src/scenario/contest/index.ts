// Contests for scenarios. The header of test/scenarios/contest.yaml tells how to write them.
import type { State } from '../../games/contest/state.js';
import type { Play, ScenarioGame } from '../scenario.js';
import { unmet } from './expect.js';
import { makePosition } from './position.js';
import { EXPECTATION, SETTING, STEPS, type Expectation, type Setting, type StepValues } from './schema.js';
import { signature } from './situation.js';
import { takeStep } from './steps.js';

export const contestScenarios = (indirect: boolean): ScenarioGame => ({
  setting: SETTING,
  steps: STEPS,
  expectation: EXPECTATION,
  start: (setting) => playOf(makePosition(setting as Setting, indirect)),
});

const playOf = (s: State): Play => ({
  take: ({ key, value }) => playOf(takeStep(s, key as keyof StepValues, value as StepValues[keyof StepValues])),
  unmet: (expectation) => unmet(s, expectation as Expectation),
  signature: () => signature(s),
});
