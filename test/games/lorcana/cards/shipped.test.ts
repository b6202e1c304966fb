// The card pool that ships with tempolab.
import { readdirSync, readFileSync } from 'node:fs';
import { SHIPPED_FOLDER, shippedPool } from '../../../../src/games/lorcana/cards/shipped.js';
import { test, expect } from 'vitest';
import { readCards } from '../../../../src/games/lorcana/cards/load.js';
import { render } from '../../../../src/games/lorcana/text/render.js';
import { referenceSource } from '../../../support/reference-cards.js';
import { poolFiles } from '../../../../src/games/lorcana/cards/card-pool.js';
import { readCardFile } from '../../../../src/games/lorcana/cards/card-file.js';
import { compileCard } from '../../../../src/games/lorcana/text/compile.js';

const files = new Map(
  readdirSync(SHIPPED_FOLDER).map((file) => [file, readFileSync(new URL(file, SHIPPED_FOLDER), 'utf8')]),
);

test('all cards pass the schema', () => {
  const cards = [...files].flatMap(([file, text]) => readCards({ file, text }, shippedPool()));
  expect(cards).toEqual(shippedPool().cards());
  expect(cards.length).toBeGreaterThanOrEqual(2269);
});

test('95 % of the cards are fully understood, and all abilities can be rendered', () => {
  const cards = shippedPool().cards();
  const supported = cards.filter((card) => card.unsupported === undefined);
  expect(supported.length / cards.length).toBeGreaterThan(0.95);
  for (const card of cards) expect(render(card.abilities, card.type)).not.toContain('no words');
});

test('stores fewer than five words of an unsupported text', () => {
  for (const { unsupported = '' } of shippedPool().cards()) expect(unsupported.split(' ').length).toBeLessThan(5);
});

test.skipIf(referenceSource === undefined)(
  'the files equal the output of "cards compile"; run it after changes to the text compiler',
  () => {
    const compiled = poolFiles(readCardFile(referenceSource!).map(compileCard));
    expect([...compiled.keys()].sort()).toEqual([...files.keys()].sort());
    for (const [file, text] of compiled) expect(files.get(file) === text, file).toBe(true);
  },
);
