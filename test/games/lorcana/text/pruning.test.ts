// Pruning changes no result: a thorough reading, which prunes less, finds the same readings.
import { test, expect } from 'vitest';
import { NEW_TEXTS } from './new-texts.js';
import { paragraphs } from '../../../../src/games/lorcana/text/compile.js';
import { tokenize } from '../../../../src/games/lorcana/text/words/lexer.js';
import { paragraph } from '../../../../src/games/lorcana/text/phrases/ability/ability.js';
import {
  Source,
  token,
  node,
  oneOf,
  seq,
  fixed,
  field,
  words,
} from '../../../../src/games/lorcana/text/grammar/index.js';

test('a thorough reading of new texts finds the same readings', () => {
  let read = 0;
  for (const [type, , texts] of NEW_TEXTS)
    for (const line of texts.flatMap(paragraphs)) {
      const tokens = tokenize(line).slice(0, -1);
      const syntax = paragraph(type === 'action' || type === 'song');
      const found = syntax.read(new Source(tokens), 0);
      expect(syntax.read(new Source(tokens, true), 0), line).toEqual(found);
      if (found.length > 0) read++;
    }
  expect(read).toBeGreaterThan(100);
});

test('an option without its required words is skipped, except in a thorough reading', () => {
  let tried = 0;
  const count = token(
    'number',
    ({ text }) => {
      tried++;
      return Number(text);
    },
    String,
  );
  const syntax = node(
    oneOf(
      seq(fixed({ kind: 'apples' }), field('n', count), words('red apples')),
      seq(fixed({ kind: 'pears' }), field('n', count), words('pears')),
    ),
  );
  const tokens = tokenize('3 red pears');
  expect(syntax.read(new Source(tokens), 0)).toEqual([]);
  expect(tried).toBe(1);
  const thorough = new Source(tokens, true);
  expect(syntax.read(thorough, 0)).toEqual([]);
  expect(tried).toBe(3);
  expect(thorough.furthest).toBe(2);
});
