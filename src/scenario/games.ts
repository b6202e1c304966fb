import type { CardFacts } from '../games/lorcana/cards/facts.js';
import type { ScenarioGames } from './load.js';
import { lorcanaScenarios } from './lorcana/index.js';
import { turnActionsScenarios } from './turn-actions/index.js';
import { contestScenarios } from './contest/index.js';

/** The games that a scenario can name. A new game is a line here. */
export const scenarioGames = (cards: readonly CardFacts[] = []): ScenarioGames => ({
  lorcana: lorcanaScenarios(cards),
  'lorcana/turn-actions': turnActionsScenarios(cards),
  contest: contestScenarios(false),
  'contest/indirect': contestScenarios(true),
});
