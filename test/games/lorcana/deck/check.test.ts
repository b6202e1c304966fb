// Deck check: legal and illegal lists, and reading a deck to play with. All cards are invented.
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

/** Four copies each of fourteen cards; a test adds the last four cards. */
const FIRST_56 = Array.from('ABCDEFGHIJKLMN', (letter) => `4 Hero ${letter} - Sample`).join('\n');

const check = (lines: string, rules = CONSTRUCTED) =>
  checkDeck({ file: 'd.txt', text: `${lines}\n${FIRST_56}` }, POOL, rules);

const mistakes = (lines: string, rules = CONSTRUCTED) =>
  check(lines, rules).mistakes.map(({ line = '', message }) => `${line}: ${message}`);

const LEGAL: readonly [name: string, lines: string][] = [
  ['sixty cards', '4 Hero O - Sample'],
  ['two inks', '2 Blue - Sample\n2 Hero O - Sample'],
  ['more than sixty', '4 Hero O - Sample\n4 Blue - Sample'],
  ['other case and dashes', '4 HERO O – sample'],
  ['other quotes, accents and dots', "4 Eowyn's Tester - Half-Way There..."],
  ['a card that allows more copies of itself', '40 Many - Sample'],
  ['as many copies as the card allows', '2 Pair - Sample\n2 Hero O - Sample'],
  ['two lines for one card', '1 Hero O - Sample\n3 Hero O - Sample'],
  ['a card that allows other cards with any ink', '1 Blue - Sample\n1 Host - Sample\n2 Guest - Sample'],
];

const ILLEGAL: readonly [name: string, lines: string, mistakes: readonly string[]][] = [
  ['59 cards', '3 Hero O - Sample', [': a deck of 59 cards; at least 60 are needed']],
  ['five copies', '5 Hero O - Sample', ['1: 5 copies of "Hero O - Sample"; at most 4 are allowed']],
  [
    'five copies in two lines',
    '3 Hero O - Sample\n2 Hero O - Sample',
    ['2: 5 copies of "Hero O - Sample"; at most 4 are allowed'],
  ],
  [
    'more copies than the card allows',
    '3 Pair - Sample\n1 Hero O - Sample',
    ['1: 3 copies of "Pair - Sample"; at most 2 are allowed'],
  ],
  [
    'three inks',
    '2 Blue - Sample\n2 Steel - Sample',
    ['3: "Hero A - Sample" makes the deck Ruby, Sapphire, Steel; at most 2 ink types are allowed'],
  ],
  [
    'three inks through a card with two inks',
    '4 Both - Sample',
    ['2: "Hero A - Sample" makes the deck Amber, Ruby, Steel; at most 2 ink types are allowed'],
  ],
  [
    'three inks without a card that allows the third',
    '2 Blue - Sample\n2 Guest - Sample',
    ['3: "Hero A - Sample" makes the deck Ruby, Sapphire, Steel; at most 2 ink types are allowed'],
  ],
  ['an unknown name', '4 Heroo O - Sample', ['1: no card "Heroo O - Sample"; did you mean "Hero O - Sample"?']],
  ['a name without its version', '4 Many', ['1: no card "Many" without a version; there is: Many - Sample']],
  ['an unknown name without a similar one', '4 Xyzzyxyzzyxyzzy', ['1: no card "Xyzzyxyzzyxyzzy"']],
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
    'several mistakes',
    '5 Hero O - Sample\nnonsense\n1 Heroo O - Sample',
    [
      '1: 5 copies of "Hero O - Sample"; at most 4 are allowed',
      '2: "nonsense" is not a card line; write "4 Name - Version"',
      '3: no card "Heroo O - Sample"; did you mean "Hero O - Sample"?',
    ],
  ],
];

describe('a legal deck', () => {
  for (const [name, lines] of LEGAL)
    test(name, () => {
      expect(mistakes(lines)).toEqual([]);
    });
});

describe('an illegal deck', () => {
  for (const [name, lines, expected] of ILLEGAL)
    test(name, () => {
      expect(mistakes(lines)).toEqual(expected);
    });
});

test('other limits', () => {
  const limited = { deckSize: 40, copies: 60, inkTypes: 6, allowUnsupported: false };
  expect(mistakes('9 Hero O - Sample\n3 Blue - Sample\n3 Both - Sample', limited)).toEqual([]);
});

describe('reading a deck to play with', () => {
  const read = (lines: string, allowUnsupported: boolean) => {
    const notices: string[] = [];
    const source = { file: 'd.txt', text: `${lines}\n${FIRST_56}` };
    const deck = readDeck(source, POOL, { ...CONSTRUCTED, allowUnsupported }, (notice) => notices.push(notice));
    return { cards: deck.cards.length, notices };
  };

  test('throws for the first mistake', () => {
    expect(() => read('5 Hero O - Sample\nnonsense', false)).toThrow(
      /^d\.txt:1: 5 copies of "Hero O - Sample"; at most 4 are allowed$/,
    );
  });

  test('throws for an unsupported card', () => {
    expect(() => read('4 Odd - Sample', false)).toThrow(
      'd.txt: the text of "Odd - Sample" is not understood from "dances on" on; ' +
        'add --allow-unsupported to play with the part that is understood',
    );
  });

  test('allowUnsupported accepts the card with a notice', () => {
    expect(read('4 Odd - Sample', true)).toEqual({
      cards: 60,
      notices: ['d.txt: played in part: the text of "Odd - Sample" is not understood from "dances on" on'],
    });
  });

  test('reports a sideboard as a notice', () => {
    expect(read('4 Hero O - Sample\nSB: 1 Blue - Sample', false)).toEqual({
      cards: 60,
      notices: ['d.txt:2: the sideboard (1 card) is left out'],
    });
  });
});
