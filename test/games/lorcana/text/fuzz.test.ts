// Broken texts do not crash the compiler, and do not compile to an ability with another text.
import { runs } from '../../../support/long.js';
import { referenceCards } from '../../../support/reference-cards.js';
import fc from 'fast-check';
import { test, expect } from 'vitest';
import { compile } from '../../../../src/games/lorcana/text/compile.js';
import { normalise } from '../../../../src/games/lorcana/text/words/lexer.js';
import { render } from '../../../../src/games/lorcana/text/render.js';

const OWN: readonly string[] = [
  'When you play this character, you may draw 4 cards, then choose and discard a card.',
  "Exert chosen opposing character. They can't ready at the start of their next turn.",
  'Your other Wibble characters get +1 {S} and gain Resist +1.',
  'LOUD NAME {E}, 1 {I} — Deal 2 damage to chosen character. If a Wibble character is chosen, deal 4 damage instead.',
  'Choose one: • Draw 2 cards. • Each opponent loses 1 lore.',
  'Whenever this character quests, each opponent chooses one of their characters and returns that card to their hand.',
  'Look at the top 3 cards of your deck. Put one into your hand and the rest on the bottom of your deck in any order.',
  'While you have a character named Pip in play, this character gains "When this character is banished, draw a card."',
];

const reference = referenceCards().flatMap(({ text }) => text.split('\n').filter((line) => line !== ''));

const lines = [...OWN, ...reference];

/** A text with words swapped, cut, doubled, or taken from another text. */
const broken = fc
  .record({
    line: fc.constantFrom(...lines),
    other: fc.constantFrom(...lines),
    kind: fc.constantFrom('swap', 'cut', 'double', 'graft', 'truncate'),
    at: fc.nat(),
    to: fc.nat(),
  })
  .map(({ line, other, kind, at, to }) => {
    const words = line.split(' ');
    const i = at % words.length;
    const j = to % words.length;
    if (kind === 'swap') [words[i], words[j]] = [words[j]!, words[i]!];
    else if (kind === 'cut') words.splice(i, 1 + (j % 3));
    else if (kind === 'double') words.splice(i, 0, words[i]!);
    else if (kind === 'truncate') words.splice(i + 1);
    else words.splice(i, words.length, ...other.split(' ').slice(to % other.split(' ').length));
    return words.join(' ');
  });

test('a broken text is refused, or survives the round trip', () => {
  fc.assert(
    fc.property(broken, fc.constantFrom('character' as const, 'action' as const, 'item' as const), (text, type) => {
      const compiled = compile(text, type);
      if ('abilities' in compiled) expect(normalise(render(compiled.abilities, type))).toBe(normalise(text));
      else expect(compiled.stoppedAt).not.toBe('');
    }),
    { numRuns: runs(3000, 30_000), seed: 7 },
  );
});

test('random characters are refused without an exception', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), (text) => {
      expect(() => compile(text, 'character')).not.toThrow();
    }),
    { numRuns: runs(500, 5000), seed: 7 },
  );
});
