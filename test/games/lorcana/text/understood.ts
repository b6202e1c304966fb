// The check that a text is understood, for several tests.
import type { CardType } from '../../../../src/games/lorcana/ir/vocabulary.js';
import { compile } from '../../../../src/games/lorcana/text/compile.js';
import { expect } from 'vitest';
import { normalise } from '../../../../src/games/lorcana/text/words/lexer.js';
import { render } from '../../../../src/games/lorcana/text/render.js';
import { card as checkCard } from '../../../../src/games/lorcana/cards/load.js';
import { Labels } from '../../../../src/games/lorcana/ir/schema/kit.js';

const VALUES: Readonly<Record<string, object>> = {
  character: { strength: 1, willpower: 1, lore: 1, moveCost: 0 },
  location: { strength: 0, willpower: 1, lore: 1, moveCost: 1 },
};

const NO_VALUES = { strength: 0, willpower: 0, lore: 0, moveCost: 0 };

/** The text compiles, survives the round trip, and is valid IR. */
export function expectUnderstood(text: string, type: CardType): void {
  const compiled = compile(text, type);
  if (!('abilities' in compiled)) throw new Error(`"${text}" stopped at "${compiled.stoppedAt}"`);
  expect(normalise(render(compiled.abilities, type))).toBe(normalise(text));
  const card = {
    name: 'Pip',
    version: 'Of Parts',
    type,
    inks: ['Amber'],
    cost: 1,
    inkable: true,
    classifications: [],
    ...(VALUES[type] ?? NO_VALUES),
    abilities: JSON.parse(JSON.stringify(compiled.abilities)) as unknown,
  };
  expect(checkCard(card, new Labels()), text).toBeUndefined();
}
