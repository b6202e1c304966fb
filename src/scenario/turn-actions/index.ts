// The turn-actions variant for scenarios.
import { type Dialect, scenariosIn } from '../lorcana/index.js';
import { type Setting, SETTING, STEPS, EXPECTATION } from './schema.js';
import { turnActions } from '../../games/lorcana/turn-actions/index.js';
import { arrange } from './position.js';
import { HANDLERS } from './steps.js';
import { unmet } from './expect.js';
import type { CardFacts } from '../../games/lorcana/cards/facts.js';
import type { ScenarioGame } from '../scenario.js';

const TURN_ACTIONS: Dialect<Setting> = {
  setting: SETTING,
  steps: STEPS,
  expectation: EXPECTATION,
  game: (options) => turnActions({ ...options, mergeCopies: false }),
  arrange,
  handlers: HANDLERS,
  answers: ['choose', 'defend'],
  unmet,
};

export const turnActionsScenarios = (cards: readonly CardFacts[]): ScenarioGame => scenariosIn(TURN_ACTIONS, cards);
