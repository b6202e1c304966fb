// Invented cards that together use the whole IR.
import type { Card } from '../../src/games/lorcana/cards/card.js';
import { EFFECTS } from './ir-cards/effects.js';
import { RULES } from './ir-cards/rules.js';
import { RARE_EFFECTS } from './ir-cards/rare-effects.js';
import { ONE_PER_EVENT } from './ir-cards/events.js';
import { OTHER_TYPES } from './ir-cards/other-types.js';

export { action, card, keyword, may, onPlay } from './ir-cards/builders.js';

/** The order of the imports is the order of creation, and decides the cards' numbers (`builders.ts`). */
export const IR_CARDS: readonly Card[] = [...EFFECTS, ...RULES, ...RARE_EFFECTS, ...ONE_PER_EVENT, ...OTHER_TYPES];
