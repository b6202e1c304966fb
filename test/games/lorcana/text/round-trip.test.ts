// The round trip of reference cards: each text that is understood renders as printed.
import { referenceCards, referenceDecks } from '../../../support/reference-cards.js';
import { test, expect } from 'vitest';
import { compile } from '../../../../src/games/lorcana/text/compile.js';
import { normalise } from '../../../../src/games/lorcana/text/words/lexer.js';
import { render } from '../../../../src/games/lorcana/text/render.js';
import { coverage } from '../../../../src/games/lorcana/text/coverage.js';

const cards = referenceCards();

if (cards.length === 0) console.log('round trip: skipped, no reference cards beside the project');

test.skipIf(cards.length === 0)('each understood text renders as printed', () => {
  let ran = 0;
  for (const { text, type } of cards) {
    const compiled = compile(text, type);
    if (!('abilities' in compiled)) continue;
    ran++;
    expect(normalise(render(compiled.abilities, type))).toBe(normalise(text));
  }
  console.log(`round trip: ${ran} cards ran`);
});

test.skipIf(cards.length === 0)('coverage is at least 95 %', () => {
  const found = coverage(cards);
  const unsupported = new Set(found.unsupported.map(({ card }) => card));
  const decks = [...referenceDecks().values()];
  const whole = decks.filter((names) => names.every((name) => !unsupported.has(name)));
  console.log(`coverage: ${found.supported} of ${found.total} cards, ${whole.length} of ${decks.length} decks whole`);
  expect(found.supported / found.total).toBeGreaterThan(0.95);
  expect(whole.length).toBeGreaterThanOrEqual(95);
});
