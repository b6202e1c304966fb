// Combines known parts of texts in new ways: each combination is understood, survives the round trip, and is valid IR.
import { runs } from '../../../support/long.js';
import fc from 'fast-check';
import { ACTIONS_ON_TARGET, TARGETS, EFFECTS, CONDITIONS, TRIGGERS, STATICS } from './wordings.js';
import type { CardType } from '../../../../src/games/lorcana/ir/vocabulary.js';
import { test } from 'vitest';
import { expectUnderstood } from './understood.js';

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

const sentence = (text: string): string => (text.endsWith('"') ? text : `${text}.`);

const actionOnTarget = fc
  .tuple(fc.constantFrom(...ACTIONS_ON_TARGET), fc.constantFrom(...TARGETS))
  // Items have no damage.
  .filter(([words, target]) => !words.includes('damage') || !target.includes('item'))
  .map(([words, target]) => words.replace('TARGET', target));

const may = fc.constantFrom('', 'you may ');

const effect = fc.oneof(
  fc.constantFrom(...EFFECTS),
  fc.tuple(may, actionOnTarget).map(([lead, words]) => `${lead}${words}`),
);

const condition = fc.constantFrom(...CONDITIONS);

const KINDS: readonly (readonly [string, CardType, fc.Arbitrary<string>])[] = [
  ['an effect alone', 'action', effect.map((words) => capital(sentence(words)))],
  [
    'a trigger and an effect',
    'character',
    fc.tuple(fc.constantFrom(...TRIGGERS), effect).map(([trigger, words]) => `${trigger}, ${sentence(words)}`),
  ],
  [
    'a trigger, a condition and an effect',
    'character',
    fc
      .tuple(fc.constantFrom(...TRIGGERS), condition, actionOnTarget)
      .map(([trigger, holds, words]) => `${trigger}, if ${holds}, ${words}.`),
  ],
  [
    'costs and an effect',
    'character',
    fc
      .tuple(
        fc.constantFrom('{E}', '{E}, 2 {I}', '1 {I}, Banish one of your items', 'Choose and discard a card'),
        effect,
      )
      .map(([costs, words]) => `${costs} — ${capital(sentence(words))}`),
  ],
  ['a static rule', 'character', fc.constantFrom(...STATICS).map((words) => capital(sentence(words)))],
  [
    'a condition and a static rule',
    'character',
    fc.tuple(condition, fc.constantFrom(...STATICS)).map(([holds, words]) => `While ${holds}, ${sentence(words)}`),
  ],
  [
    'a static rule and its exception',
    'character',
    condition.map((holds) => `This character can't quest unless ${holds}.`),
  ],
  [
    'a condition and a cost reduction',
    'character',
    condition.map((holds) => `If ${holds}, you pay 2 {I} less to play this character.`),
  ],
];

for (const [name, type, texts] of KINDS)
  test(name, () => {
    fc.assert(
      fc.property(texts, (text) => {
        expectUnderstood(text, type);
      }),
      { numRuns: runs(150, 1500), seed: 11 },
    );
  });
