// Invented cards whose texts, together, say everything that the ability IR can say.
import type { Card } from '../../src/games/lorcana/cards/card.js';
import { EFFECTS } from './ir-cards/effects.js';
import { RULES } from './ir-cards/rules.js';
import { FURTHER_EFFECTS } from './ir-cards/further-effects.js';
import { WATCHERS } from './ir-cards/watchers.js';
import { OTHER_TYPES } from './ir-cards/other-types.js';

export { action, card, keyword, may, onPlay, onQuest, when } from './ir-cards/build.js';

export const IR_CARDS: readonly Card[] = [...EFFECTS, ...RULES, ...FURTHER_EFFECTS, ...WATCHERS, ...OTHER_TYPES];
