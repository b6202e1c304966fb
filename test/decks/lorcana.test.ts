// The decks of the project are legal, all their cards are supported, and together they cover every ink and many plans.
import { readFileSync, readdirSync } from 'node:fs';
import { checkDeck } from '../../src/games/lorcana/deck/check.js';
import { shippedPool } from '../../src/games/lorcana/cards/shipped.js';
import { CONSTRUCTED } from '../../src/games/lorcana/state/table.js';
import { profileOf } from '../../src/games/lorcana/deck/profile.js';
import { test, expect, describe } from 'vitest';
import { lorcana } from '../../src/games/lorcana/index.js';
import { wordsOf, Rng } from '../../src/core/rng.js';
import { playOut, ActionList } from '../../src/core/game.js';
import { cardsConserved } from '../support/lorcana.js';

const FOLDER = 'decks/lorcana';

function load(file: string) {
  const text = readFileSync(file, 'utf8');
  const checked = checkDeck({ file, text }, shippedPool(), CONSTRUCTED);
  return { text, ...checked, profile: profileOf(checked.cards, 7) };
}

const PLANS: readonly [inks: string, plan: string][] = [
  ['amber-amethyst', 'songs'],
  ['amber-emerald', 'discard'],
  ['amber-ruby', 'fast-lore'],
  ['amber-steel', 'bodyguards'],
  ['amethyst-emerald', 'bounce'],
  ['amethyst-sapphire', 'shift'],
  ['amethyst-steel', 'challengers'],
  ['emerald-ruby', 'evasive'],
  ['emerald-sapphire', 'support'],
  ['ruby-sapphire', 'ramp'],
  ['ruby-steel', 'locations'],
  ['sapphire-steel', 'items'],
];

test('the table above has every deck', () => {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.txt'));
  expect(files.sort()).toEqual(PLANS.map(([inks, plan]) => `${inks}-${plan}.txt`));
});

describe('decks with all kinds of cards', () => {
  for (const [inks, plan] of PLANS)
    test(`${inks}: ${plan}`, () => {
      const { text, mistakes, notices, unsupported, profile } = load(`${FOLDER}/${inks}-${plan}.txt`);
      expect({ mistakes, notices, unsupported }).toEqual({ mistakes: [], notices: [], unsupported: [] });
      expect(profile.cards).toBe(60);
      expect(Object.keys(profile.inks).map((ink) => ink.toLowerCase())).toEqual(inks.split('-'));
      expect(profile.inkable).toBeGreaterThanOrEqual(40);
      expect(text).toMatch(/^# .{40,}/);
    });
});

describe('decks of characters without text', () => {
  for (const file of readdirSync(`${FOLDER}/vanilla`))
    test(file, () => {
      const { cards, mistakes, unsupported } = load(`${FOLDER}/vanilla/${file}`);
      expect({ mistakes, unsupported }).toEqual({ mistakes: [], unsupported: [] });
      expect(cards.every(({ type, abilities }) => type === 'character' && abilities.length === 0)).toBe(true);
    });
});

describe('random games between each deck and the next', () => {
  const game = lorcana();
  const decks = PLANS.map(([inks, plan]) => load(`${FOLDER}/${inks}-${plan}.txt`));
  PLANS.forEach(([inks, plan], i) => {
    test(`${inks}-${plan}`, () => {
      const table = game.table([decks[i]!, decks[(i + 1) % decks.length]!]);
      for (let seed = 0; seed < 3; seed++) {
        const state = game.setup(table, { decks: [wordsOf(seed), wordsOf(seed + 1)], chance: wordsOf(seed + 2) });
        playOut(game, state, new Rng(wordsOf(seed + 3)), new ActionList());
        cardsConserved(state);
        expect(['lore', 'deck']).toContain(game.outcome(state).how);
      }
    });
  });
});
