import { Pool } from '../../../../src/games/lorcana/cards/card-pool.js';
import { character } from '../../../support/lorcana.js';
import { withCustomCards } from '../../../../src/games/lorcana/text/custom-cards.js';
import { test, expect, describe } from 'vitest';
import { lorcana } from '../../../../src/games/lorcana/index.js';
import { wordsOf } from '../../../../src/core/rng.js';
import { zone, Zone } from '../../../../src/games/lorcana/state/state.js';
import { fullName } from '../../../../src/games/lorcana/cards/card.js';
import { cardIn } from '../../../../src/games/lorcana/state/entry.js';

const POOL = new Pool([
  character(2, 3, {
    name: 'Test Hero',
    version: 'Sample',
    inks: ['Ruby'],
    abilities: [{ kind: 'keyword', keyword: 'rush' }],
  }),
  character(0, 0, { name: 'Test Song', version: '', type: 'song', lore: 0 }),
  character(1, 1, { name: 'Odd', version: 'One', unsupported: 'dances' }),
]);

const read = (text: string, allowUnsupported = false, file = 'c.yaml') =>
  withCustomCards(POOL, [{ file, text }], allowUnsupported);

const BRUISER = `- name: Test Bruiser
  version: Sample
  type: character
  ink: [ruby]
  cost: 3
  strength: 3
  willpower: 4
  lore: 1
  text: |
    Rush
    Ward
`;

test('a list adds cards and compiles their texts', () => {
  const pool = read(BRUISER);
  expect(pool.find('test bruiser - sample')).toMatchObject({
    inks: ['Ruby'],
    cost: 3,
    inkable: true,
    abilities: [{ keyword: 'rush' }, { keyword: 'ward' }],
  });
  expect(pool.cards()).toHaveLength(4);
});

test('reads a JSON list with the field names of exports', () => {
  const card = { name: 'New', version: null, type: 'item', inks: ['Steel'], cost: 1, inkable: false };
  const text = JSON.stringify([{ ...card, classifications: [], text: '{E} — Draw a card.' }]);
  expect(read(text, false, 'c.json').find('New')).toMatchObject({ type: 'item', abilities: [{ kind: 'activated' }] });
});

// prettier-ignore
const CHANGES: readonly [name: string, text: string, card: string, facts: object][] = [
  ['one number', 'Test Hero - Sample: { cost: 7 }', 'Test Hero - Sample',
    { cost: 7, strength: 2, willpower: 3, inks: ['Ruby'], abilities: [{ keyword: 'rush' }] }],
  ['a name in another case', 'test hero – SAMPLE: { inkable: false }', 'Test Hero - Sample', { name: 'Test Hero', inkable: false }],
  ['the text', 'Test Hero - Sample:\n  text: Ward', 'Test Hero - Sample', { strength: 2, abilities: [{ keyword: 'ward' }] }],
  ['no text', 'Test Hero - Sample: { text: "" }', 'Test Hero - Sample', { abilities: [] }],
  ['the inks', 'Test Hero - Sample: { ink: [amber, steel] }', 'Test Hero - Sample', { inks: ['Amber', 'Steel'] }],
  ['a number of an unsupported card', 'Odd - One: { cost: 2 }', 'Odd - One', { cost: 2, unsupported: 'dances' }],
];

describe('patches', () => {
  for (const [name, text, card, facts] of CHANGES)
    test(name, () => {
      expect(read(text).find(card)).toMatchObject(facts);
    });

  test('a new text makes an unsupported card supported', () => {
    expect(read('Odd - One: { text: Rush }').find('Odd - One')).not.toHaveProperty('unsupported');
  });

  test('a file can change a card that an earlier file added', () => {
    const files = [
      { file: 'a.yaml', text: BRUISER },
      { file: 'b.yaml', text: 'Test Bruiser - Sample: { cost: 4 }' },
    ];
    expect(withCustomCards(POOL, files, false).find('Test Bruiser - Sample')).toMatchObject({ cost: 4, strength: 3 });
  });

  test('the original pool stays unchanged', () => {
    read('Test Hero - Sample: { cost: 7 }');
    expect(POOL.find('Test Hero - Sample')).toMatchObject({ cost: 1 });
  });
});

// prettier-ignore
const MISTAKES: readonly [name: string, text: string, message: string][] = [
  ['an unknown card', '\nTest Heroo - Sample: { cost: 7 }',
    'c.yaml:2: card "Test Heroo - Sample": no such card; did you mean "Test Hero - Sample"?'],
  ['a misspelt field', 'Test Hero - Sample:\n  csot: 7',
    'c.yaml:2: card "Test Hero - Sample": csot: no such field; did you mean "cost"?'],
  ['a wrong value', 'Test Hero - Sample:\n  lore: 1\n  cost: seven',
    'c.yaml:3: card "Test Hero - Sample": cost: found "seven"; expected a whole number from 0 up'],
  ['a patch that is not an object', 'Test Hero - Sample: 7',
    'c.yaml:1: card "Test Hero - Sample": found 7; expected changes such as { cost: 7 }'],
  ['a number that the card type does not have', 'Test Song: { strength: 3 }',
    'c.yaml:1: card "Test Song": strength: found 3; a card of the type song has none'],
  ['an unsupported text', 'Test Hero - Sample:\n  text: |\n    Rush\n    This character dances.',
    'c.yaml:2: card "Test Hero - Sample": text: not understood from "dances." on; --allow-unsupported would play the rest'],
  ['an unknown keyword', 'Test Hero - Sample: { text: Rsuh }',
    'c.yaml:1: card "Test Hero - Sample": text: no keyword "Rsuh"; did you mean "Rush"?'],
  ['a card that exists in the pool', BRUISER.replace('Test Bruiser', 'Test Hero'),
    'c.yaml:1: card "Test Hero - Sample": name: this card exists; to change it, write "Test Hero - Sample: { … }"'],
  ['a duplicate card', BRUISER + BRUISER,
    'c.yaml:12: card "Test Bruiser - Sample": name: this card exists; to change it, write "Test Bruiser - Sample: { … }"'],
  ['a character without strength', BRUISER.replace('  strength: 3\n', ''),
    'c.yaml:1: card "Test Bruiser - Sample": strength: found nothing; a character has a strength from 0 up'],
  ['an unknown ink', BRUISER.replace('ruby', 'rubi'),
    'c.yaml:4: card "Test Bruiser - Sample": ink: found "rubi"; expected one of amber, amethyst, emerald, ruby, sapphire, steel'],
  ['broken YAML', 'a: [', 'c.yaml:1: not readable as YAML'],
  ['a text instead of cards', 'hello', 'c.yaml:1: found "hello"; expected a list of cards, or changes such as "Name - Version: { cost: 7 }"'],
];

describe('errors', () => {
  for (const [name, text, message] of MISTAKES)
    test(name, () => {
      expect(() => read(text)).toThrow(message);
    });

  test('malformed JSON', () => {
    expect(() => read('{"Test Hero - Sample": {"cost" 7}}', false, 'c.json')).toThrow(
      'c.json:1:32: not readable as JSON',
    );
  });
});

test('allowUnsupported keeps the understood abilities of a text', () => {
  const card = read(BRUISER.replace('Ward', 'This character dances.'), true).find('Test Bruiser - Sample');
  expect(card).toMatchObject({ unsupported: 'dances.', abilities: [{ keyword: 'rush' }] });
});

test('patched cards do not change the shuffle, which depends on names', () => {
  const text = '6 Test Hero - Sample\n6 Test Song\n6 Test Bruiser - Sample';
  const order = (change: string) => {
    const files = [BRUISER, change].map((each, i) => ({ file: `${i}.yaml`, text: each }));
    const rules = { deckSize: 18, copies: 6 };
    const game = lorcana(rules, withCustomCards(POOL, files, false));
    const deck = game.readDeck({ file: 'd.txt', text });
    const table = game.table([deck, deck]);
    const state = game.setup(table, { decks: [wordsOf(1), wordsOf(2)], chance: wordsOf(3) });
    return [...zone(state, 0, Zone.HAND), ...zone(state, 0, Zone.DECK)].map((entry) =>
      fullName(table.cards[cardIn(entry)]!),
    );
  };
  const before = order('Test Hero - Sample: { cost: 1 }');
  expect(new Set(before).size).toBe(3);
  expect(order('Test Hero - Sample: { cost: 7, ink: [steel], text: Ward }')).toEqual(before);
});
