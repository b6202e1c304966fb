import type { Card } from '../../../../src/games/lorcana/cards/card.js';
import { character } from '../../../support/lorcana.js';
import { Pool } from '../../../../src/games/lorcana/cards/card-pool.js';
import { CONSTRUCTED } from '../../../../src/games/lorcana/state/table.js';
import { checkDeck, readDeck } from '../../../../src/games/lorcana/deck/check.js';
import { describe, test, expect } from 'vitest';

const named = (name: string, facts: Partial<Card> = {}): Card =>
  character(1, 1, { name, version: 'Sample', inks: ['Ruby'], ...facts });

const copies = (of: string, n: number): Pick<Card, 'abilities'> => ({
  abilities: [{ kind: 'deckBuilding', copies: n, of }],
});

const POOL = new Pool([
  ...Array.from('ABCDEFGHIJKLMNO', (letter) => named(`Hero ${letter}`)),
  named('Éowyn’s Tester', { version: 'Half-Way There…' }),
  named('Blue', { inks: ['Sapphire'] }),
  named('Steel', { inks: ['Steel'] }),
  named('Both', { inks: ['Amber', 'Steel'] }),
  named('Many', copies('Many - Sample', 99)),
  named('Pair', copies('Pair - Sample', 2)),
  named('Host', {
    abilities: [{ kind: 'deckBuilding', anyInk: { other: true, classes: ['Guest'], types: ['character'] } }],
  }),
  named('Guest', { inks: ['Steel'], classifications: ['Guest'] }),
  named('Odd', { unsupported: 'dances on' }),
]);

/** Fourteen cards, four copies each: four more make a deck. */
const MOST_OF_IT = Array.from('ABCDEFGHIJKLMN', (letter) => `4 Hero ${letter} - Sample`).join('\n');

const check = (lines: string, rules = CONSTRUCTED) =>
  checkDeck({ file: 'd.txt', text: `${lines}\n${MOST_OF_IT}` }, POOL, rules);

const mistakes = (lines: string, rules = CONSTRUCTED) =>
  check(lines, rules).mistakes.map(({ line = '', message }) => `${line}: ${message}`);

const SOUND: readonly [name: string, lines: string][] = [
  ['sixty cards', '4 Hero O - Sample'],
  ['two inks', '2 Blue - Sample\n2 Hero O - Sample'],
  ['more than sixty', '4 Hero O - Sample\n4 Blue - Sample'],
  ['any case, other dashes', '4 HERO O – sample'],
  ['other quotes, accents and dots', "4 Eowyn's Tester - Half-Way There..."],
  ['a card that allows more copies of itself', '40 Many - Sample'],
  ['as many as a card allows', '2 Pair - Sample\n2 Hero O - Sample'],
  ['a card in two lines', '1 Hero O - Sample\n3 Hero O - Sample'],
  ['a card that lets others in whatever their ink', '1 Blue - Sample\n1 Host - Sample\n2 Guest - Sample'],
];

const UNSOUND: readonly [name: string, lines: string, mistakes: readonly string[]][] = [
  ['59 cards', '3 Hero O - Sample', [': a deck of 59 cards; at least 60 are needed']],
  ['five copies', '5 Hero O - Sample', ['1: 5 copies of "Hero O - Sample"; at most 4 are allowed']],
  [
    'five copies in two lines',
    '3 Hero O - Sample\n2 Hero O - Sample',
    ['2: 5 copies of "Hero O - Sample"; at most 4 are allowed'],
  ],
  [
    'more than a card allows',
    '3 Pair - Sample\n1 Hero O - Sample',
    ['1: 3 copies of "Pair - Sample"; at most 2 are allowed'],
  ],
  [
    'three inks',
    '2 Blue - Sample\n2 Steel - Sample',
    ['3: "Hero A - Sample" makes the deck Ruby, Sapphire, Steel; at most 2 ink types are allowed'],
  ],
  [
    'three inks by a card of two',
    '4 Both - Sample',
    ['2: "Hero A - Sample" makes the deck Amber, Ruby, Steel; at most 2 ink types are allowed'],
  ],
  [
    'three inks, and nobody who lets the third in',
    '2 Blue - Sample\n2 Guest - Sample',
    ['3: "Hero A - Sample" makes the deck Ruby, Sapphire, Steel; at most 2 ink types are allowed'],
  ],
  ['an unknown name', '4 Heroo O - Sample', ['1: no card "Heroo O - Sample"; did you mean "Hero O - Sample"?']],
  ['a name without its version', '4 Many', ['1: no card "Many" without a version; there is: Many - Sample']],
  ['a name like no other', '4 Xyzzyxyzzyxyzzy', ['1: no card "Xyzzyxyzzyxyzzy"']],
  [
    'no copies',
    '0 Blue - Sample\n4 Hero O - Sample',
    ['1: 0 copies of "Blue - Sample"; leave the line out, or write 1 or more'],
  ],
  [
    'too many cards',
    '99 Many - Sample\n99 Hero O - Sample',
    [
      '2: 99 copies of "Hero O - Sample"; at most 4 are allowed',
      ': a deck of 254 cards; tempolab plays decks of up to 128',
    ],
  ],
  [
    'all at once',
    '5 Hero O - Sample\nnonsense\n1 Heroo O - Sample',
    [
      '1: 5 copies of "Hero O - Sample"; at most 4 are allowed',
      '2: "nonsense" is not a card line; write "4 Name - Version"',
      '3: no card "Heroo O - Sample"; did you mean "Hero O - Sample"?',
    ],
  ],
];

describe('a legal deck', () => {
  for (const [name, lines] of SOUND)
    test(name, () => {
      expect(mistakes(lines)).toEqual([]);
    });
});

describe('a deck that is not legal', () => {
  for (const [name, lines, expected] of UNSOUND)
    test(name, () => {
      expect(mistakes(lines)).toEqual(expected);
    });
});

test('limits can be others', () => {
  const limited = { deckSize: 40, copies: 60, inkTypes: 6, allowUnsupported: false };
  expect(mistakes('9 Hero O - Sample\n3 Blue - Sample\n3 Both - Sample', limited)).toEqual([]);
});

describe('reading a deck to play with', () => {
  const read = (lines: string, allowUnsupported: boolean) => {
    const told: string[] = [];
    const source = { file: 'd.txt', text: `${lines}\n${MOST_OF_IT}` };
    const deck = readDeck(source, POOL, { ...CONSTRUCTED, allowUnsupported }, (notice) => told.push(notice));
    return { cards: deck.cards.length, told };
  };

  test('the first mistake is told', () => {
    expect(() => read('5 Hero O - Sample\nnonsense', false)).toThrow(
      /^d\.txt:1: 5 copies of "Hero O - Sample"; at most 4 are allowed$/,
    );
  });

  test('a card not understood in full is refused', () => {
    expect(() => read('4 Odd - Sample', false)).toThrow(
      'd.txt: the text of "Odd - Sample" is not understood from "dances on" on; ' +
        'add --allow-unsupported to play with the part that is understood',
    );
  });

  test('unless it is asked for, and then it is told', () => {
    expect(read('4 Odd - Sample', true)).toEqual({
      cards: 60,
      told: ['d.txt: played in part: the text of "Odd - Sample" is not understood from "dances on" on'],
    });
  });

  test('a sideboard is told', () => {
    expect(read('4 Hero O - Sample\nSB: 1 Blue - Sample', false)).toEqual({
      cards: 60,
      told: ['d.txt:2: the sideboard (1 card) is left out'],
    });
  });
});
