// Deck lists: lines of text, headings, sideboards and JSON.
import { readList } from '../../../../src/games/lorcana/deck/list.js';
import { describe, test, expect } from 'vitest';

const read = (text: string, file = 'deck.txt') => readList({ file, text });

const ENTRIES: readonly [name: string, line: string, count: number, card: string][] = [
  ['a count and a name', '4 Test Hero - Sample', 4, 'Test Hero - Sample'],
  ['4x', '4x Test Hero - Sample', 4, 'Test Hero - Sample'],
  ['4 x, with spaces around', '  4 X  Test Hero - Sample  ', 4, 'Test Hero - Sample'],
  ['x4', 'x4 Test Hero - Sample', 4, 'Test Hero - Sample'],
  ['no version', '2 Test Song', 2, 'Test Song'],
  ['a name that starts with x', '2 xylophone', 2, 'xylophone'],
  ['a name that starts with a number', '3 99 Tests', 3, '99 Tests'],
  ['a version that ends in a number', '3 Test Hero - Number 626', 3, 'Test Hero - Number 626'],
  ['a set in parentheses and a number', '4 Test Hero - Sample (TFC) 12', 4, 'Test Hero - Sample'],
  ['a set and number in brackets', '4 Test Hero - Sample [1-23]', 4, 'Test Hero - Sample'],
  ['marks of several kinds', '4 Test Hero - Sample (1) 23a *F* [foil]', 4, 'Test Hero - Sample'],
  ['a number out of a total', '4 Test Hero - Sample (TFC) 12/204', 4, 'Test Hero - Sample'],
  ['a comment after #', '4 Test Hero - Sample # the best', 4, 'Test Hero - Sample'],
  ['a comment after //', '4 Test Hero - Sample // the best', 4, 'Test Hero - Sample'],
  ['slashes inside a name', '4 Test/Hero - Yes//No', 4, 'Test/Hero - Yes//No'],
];

describe('card lines', () => {
  for (const [name, line, count, card] of ENTRIES)
    test(name, () => {
      expect(read(line)).toEqual({ entries: [{ line: 1, count, name: card }], mistakes: [], notices: [] });
    });
});

const IGNORED: readonly [name: string, text: string][] = [
  ['an empty file', ''],
  ['blank lines', '\n  \n\t\n'],
  ['comments', '# one\n// two\n   # three'],
  ['headings of types', 'Characters (24)\nActions:\nSongs: 4\nItem\n[Locations]'],
  ['headings of the deck', 'Deck\nMainboard\nMain Deck (60 cards)'],
  ['a byte order mark', '\uFEFF'],
];

describe('ignored lines', () => {
  for (const [name, text] of IGNORED)
    test(name, () => {
      expect(read(text)).toEqual({ entries: [], mistakes: [], notices: [] });
    });
});

const SIDEBOARDS: readonly [name: string, text: string, notices: readonly string[]][] = [
  ['a sideboard', '1 A\nSideboard\n2 B\n3 C', ['2: the sideboard (5 cards) is left out']],
  ['a sideboard in a comment', '1 A\n\n// Sideboard:\n2 B', ['3: the sideboard (2 cards) is left out']],
  ['a maybeboard with a count', '1 A\nMaybeboard (1)\n1 B', ['2: the maybeboard (1 card) is left out']],
  ['lines of a sideboard', '1 A\nSB: 2 B\nSB: 1 C', ['2: the sideboard (3 cards) is left out']],
  ['a sideboard before the deck', 'Sideboard\n2 B\nDeck\n1 A', ['1: the sideboard (2 cards) is left out']],
  ['types inside a sideboard', '1 A\nSideboard\nItems\n2 B', ['2: the sideboard (2 cards) is left out']],
  ['an invalid line in a sideboard', '1 A\nSideboard\nwhatever\n2 B', ['2: the sideboard (2 cards) is left out']],
  ['an empty sideboard', '1 A\nSideboard', []],
];

describe('sideboards', () => {
  for (const [name, text, notices] of SIDEBOARDS)
    test(name, () => {
      const list = read(text);
      expect(list.entries.map((entry) => entry.name)).toEqual(['A']);
      expect(list.notices.map(({ line, message }) => `${line}: ${message}`)).toEqual(notices);
      expect(list.mistakes).toEqual([]);
    });
});

test('accepts three kinds of line ends', () => {
  expect(read('1 A\r\n2 B\n3 C\r4 D').entries.map(({ line, name }) => `${line}${name}`)).toEqual([
    '1A',
    '2B',
    '3C',
    '4D',
  ]);
});

test('reports every invalid line', () => {
  const { mistakes } = read('1 A\nB\n4\n1 C\nfour D');
  expect(mistakes).toEqual(
    (
      [
        [2, 'B'],
        [3, '4'],
        [5, 'four D'],
      ] as const
    ).map(([line, text]) => ({
      line,
      message: `"${text}" is not a card line; write "4 Name - Version"`,
    })),
  );
});

const JSON_MISTAKES: readonly [name: string, text: string, mistake: string][] = [
  [
    'no list',
    '{"card": "A", "count": 4}',
    ': found no list; expected a list of {"card": "Name - Version", "count": 4}',
  ],
  ['an item that is not an object', '[\n"A"]', '2: found "A"; expected {"card": "Name - Version", "count": 4}'],
  ['a misspelt field', '[{\n"crad": "A", "count": 4}]', '2: crad: no such field; did you mean "card"?'],
  ['no card', '[{"count": 4}]', '1: card: found nothing; expected "Name - Version"'],
  ['a count in quotes', '[{"card": "A",\n"count": "4"}]', '2: count: found "4"; expected a whole number from 1 up'],
  ['a fractional count', '[{"card": "A", "count": 1.5}]', '1: count: found 1.5; expected a whole number from 1 up'],
];

describe('decks in JSON', () => {
  test('returns cards and counts with their lines', () => {
    const text = '[\n\t{ "card": "Test Hero - Sample", "count": 4 },\n\t{ "count": 2, "card": "Test Song" }\n]';
    const list = {
      mistakes: [],
      notices: [],
      entries: [
        { line: 2, count: 4, name: 'Test Hero - Sample' },
        { line: 3, count: 2, name: 'Test Song' },
      ],
    };
    expect(read(text)).toEqual(list);
    expect(read(text, 'deck.json')).toEqual(list);
  });

  for (const [name, text, mistake] of JSON_MISTAKES)
    test(name, () => {
      expect(
        read(text, 'd.json').mistakes.map(({ line = '', message }) => `${line}: ${message}`.replace(/^: :/, ':')),
      ).toEqual([mistake]);
    });

  test('the error for malformed JSON has line and column', () => {
    expect(() => read('[{"card": "A" "count": 4}]')).toThrow('deck.txt:1:15: not readable as JSON: found');
  });
});
