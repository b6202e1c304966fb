// Contests for scenarios. The header of test/scenarios/contest.yaml tells how to write them.
import type { ScenarioGame, Play } from '../scenario.js';
import { SETTING, STEPS, EXPECTATION, type Setting, type StepValues, type Expectation } from './schema.js';
import { makePosition } from './position.js';
import type { State } from '../../games/contest/state/state.js';
import { takeStep } from './steps.js';
import { unmet } from './expect.js';
import { signature } from './situation.js';

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
