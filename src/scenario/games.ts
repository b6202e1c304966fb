// The games that scenarios can be written for, by their name in the field `game`.
import type { CardFacts } from '../games/lorcana/cards/facts.js';
import type { ScenarioGames } from './load.js';
import { lorcanaScenarios } from './lorcana/index.js';
import { turnActionsScenarios } from './turn-actions/index.js';
import { contestScenarios } from './contest/index.js';

/** A new game adds a line here. `cards` can be named in every scenario of Lorcana. */
export const scenarioGames = (cards: readonly CardFacts[] = []): ScenarioGames => ({
  lorcana: lorcanaScenarios(cards),
  'lorcana/turn-actions': turnActionsScenarios(cards),
  contest: contestScenarios(false),
  'contest/indirect': contestScenarios(true),
});
