// The exerciser: records which abilities were seen, and reports violated invariants.
import type { Card } from '../../../../src/games/lorcana/cards/card.js';
import { compile } from '../../../../src/games/lorcana/text/compile.js';
import { character } from '../../../support/lorcana.js';
import { Exerciser } from '../../../../src/games/lorcana/exercise/exercise.js';
import { test, expect } from 'vitest';
import { unseenIn } from '../../../../src/games/lorcana/exercise/report.js';

const card = (name: string, text: string): Card => {
  const compiled = compile(text, 'character');
  if (!('abilities' in compiled)) throw new Error(`not understood from "${compiled.stoppedAt}" on`);
  return character(1, 3, { name, version: 'Piece', abilities: compiled.abilities });
};

const CARDS: readonly Card[] = [
  card('Scout', 'Whenever this character quests, you may draw a card.'),
  card('Smith', '{E} — Gain 1 lore.'),
  card('Guard', 'While you have a character named Scout in play, this character gets +1 {S}.'),
  card('Hermit', 'While you have a character named Nobody in play, this character gets +1 {S}.'),
];

function exercised(cards: readonly Card[], games: number): Exerciser {
  const exerciser = new Exerciser(cards, 'some seed');
  for (let game = 0; game < games; game++) exerciser.play();
  return exerciser;
}

test('reports an ability that cannot be in force, with the reason', () => {
  const { ledger, violations } = exercised(CARDS, 10);
  expect(violations).toEqual([]);
  expect(unseenIn(ledger)).toEqual({
    cards: [],
    abilities: [
      {
        card: 'Hermit - Piece',
        ability: 'While you have a character named Nobody in play, this character gets +1 {S}.',
        reason: 'its condition never held',
      },
    ],
    kinds: [],
  });
});

test('reports a broken card with seed, decision and choices', () => {
  const broken = character(1, 3, {
    name: 'Broken',
    abilities: [{ kind: 'activated', costs: [], effects: [{ kind: 'nonsense' } as never] }],
  });
  const { violations } = exercised([...CARDS, broken], 5);
  expect(violations.length).toBeGreaterThan(0);
  const [{ seed, decision, choices, decks }] = violations as [(typeof violations)[number]];
  expect(seed).toMatch(/^some seed\/\d+$/);
  expect(choices).toHaveLength(decision);
  expect(decks[0]).toHaveLength(60);
});
