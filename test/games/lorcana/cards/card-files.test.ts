// Card files: the accepted forms, and the errors for all others. All cards are invented.
import { readCardFile } from '../../../../src/games/lorcana/cards/card-file.js';
import { InputError } from '../../../../src/input/input-error.js';
import { test, expect, describe } from 'vitest';
import { compileCard, findTypo } from '../../../../src/games/lorcana/text/compile.js';

type Json = Record<string, unknown>;

const HERO = {
  name: 'Test Hero',
  version: 'Sample',
  type: 'character',
  inks: ['Amber'],
  cost: 3,
  inkable: true,
  strength: 2,
  willpower: 3,
  lore: 1,
  moveCost: null,
  classifications: ['Storyborn', 'Hero'],
  text: 'Rush',
  printings: [{ set: '1', number: '7', rarity: 'common' }],
};

const FACTS = { ...HERO, moveCost: 0, printings: [{ set: '1', number: '7' }] };

const without = (data: Json, key: string): Json =>
  Object.fromEntries(Object.entries(data).filter(([name]) => name !== key));

const json = (...cards: readonly unknown[]) => readCardFile({ file: 'cards.json', text: JSON.stringify(cards) });

const yaml = (text: string) => readCardFile({ file: 'cards.yaml', text });

function errorOf(read: () => unknown): string {
  try {
    read();
    return '';
  } catch (error) {
    if (error instanceof InputError) return error.message;
    throw error;
  }
}

test('a JSON list of cards', () => {
  expect(json(HERO)).toEqual([FACTS]);
});

test('empty fields are optional in YAML', () => {
  const [hero, song] = yaml(`
- { name: Test Hero, version: Sample, type: Character, ink: amber, cost: 3, strength: 2, willpower: 3, lore: 1,
    classifications: [Storyborn, Hero], text: Rush, printings: [{ set: "1", number: 7 }] }
- { name: Test Tune, type: song, ink: [Ruby, STEEL], cost: 2, inkable: false }`);
  expect(hero).toEqual(FACTS);
  expect(song).toMatchObject({ version: '', inks: ['Ruby', 'Steel'], inkable: false, strength: 0, text: '' });
});

// prettier-ignore
const REFUSED: readonly [problem: string, read: () => unknown, message: string][] = [
  ['broken JSON', () => readCardFile({ file: 'cards.json', text: '[{"name": }]' }),
    'cards.json:1:11: not readable as JSON: found "}"; expected a value'],
  ['broken YAML', () => yaml('- [a'), 'cards.yaml:1: not readable as YAML:'],
  ['no list', () => readCardFile({ file: 'cards.json', text: '{"a": 1}' }),
    'cards.json: found {a}; expected a list of cards, or an export of LorcanaJSON'],
  ['compiled cards', () => readCardFile({ file: 'cards.json', text: '{"ir": 1, "cards": []}' }), 'found {ir, cards}'],
  ['no name', () => json(without(HERO, 'name')), 'cards.json: card number 1: name: found nothing; expected a card name'],
  ['no cost', () => json(without(HERO, 'cost')), 'cards.json: card "Test Hero - Sample": cost: found nothing; expected a whole number'],
  ['no text', () => json(without(HERO, 'text')), 'card "Test Hero - Sample": text: found nothing'],
  ['a character without strength', () => json({ ...HERO, strength: null }),
    'card "Test Hero - Sample": strength: found nothing; a character has a strength from 0 up'],
  ['a character without willpower', () => json({ ...HERO, willpower: 0 }), 'willpower: found 0; a character has a willpower from 1 up'],
  ['an action with lore', () => json({ ...HERO, type: 'action', strength: null, willpower: null }),
    'lore: found 1; a card of the type action has none'],
  ['an unknown ink', () => json({ ...HERO, inks: ['Gold'] }), 'inks: found "Gold"; expected one of amber, amethyst'],
  ['three inks', () => json({ ...HERO, inks: ['Ruby', 'Steel', 'Amber'] }), 'inks: found ["Ruby","Steel","Amber"]; expected one or two inks'],
  ['an unknown type', () => json({ ...HERO, type: 'charakter' }), 'type: found "charakter"; did you mean "character"?'],
  ['a duplicate name', () => json(HERO, { ...HERO, name: 'TEST HERO' }), 'card "TEST HERO - Sample": name: there twice, as card 1 and card 2'],
  ['a misspelt field', () => yaml('- { name: A, type: item, ink: amber, cots: 1 }'), 'cards.yaml:1: card "A": cots: no such field; did you mean "cost"?'],
  ['the line of a mistake', () => yaml('- name: A\n  type: item\n  ink: amber\n  cost: x'), 'cards.yaml:4: card "A": cost: found "x"; expected a whole number'],
];

describe('errors', () => {
  for (const [problem, read, message] of REFUSED)
    test(problem, () => {
      expect(errorOf(read)).toContain(message);
    });
});

describe('LorcanaJSON', () => {
  const ENTRY = {
    id: 1,
    name: 'Test Hero',
    version: 'Sample',
    fullName: 'Test Hero - Sample',
    type: 'Character',
    color: 'Amber-Steel',
    colors: ['Amber', 'Steel'],
    cost: 3,
    inkwell: true,
    strength: 2,
    willpower: 3,
    lore: 1,
    subtypes: ['Storyborn', 'Hero'],
    setCode: '1',
    number: 7,
    rarity: 'Common',
    fullText: '',
    fullTextSections: [
      'Rush (Invented reminder\nover two lines.)',
      'Evasive, Resist +1',
      'LOUD\nSTEP ⟳, 2 ⬡ – Chosen character gets +1\n¤ this turn.',
      'FORK IN THE ROAD When you play this character, choose\none:\n• Draw a card.\n• Gain 1 lore.',
    ],
  };
  const read = (...cards: readonly unknown[]) =>
    readCardFile({ file: 'all.json', text: JSON.stringify({ metadata: {}, sets: {}, cards }) });

  test('converts symbols, reminder text, line breaks and lists to plain text', () => {
    const [hero] = read(ENTRY);
    expect(hero).toEqual({
      ...FACTS,
      inks: ['Amber', 'Steel'],
      text: [
        'Rush',
        'Evasive',
        'Resist +1',
        'LOUD STEP {E}, 2 {I} — Chosen character gets +1 {S} this turn.',
        'FORK IN THE ROAD When you play this character, choose one: • Draw a card. • Gain 1 lore.',
      ].join('\n'),
    });
    expect(compileCard(hero!).unsupported).toBeUndefined();
  });

  test('an action with the subtype Song is a song', () => {
    const song = {
      ...ENTRY,
      type: 'Action',
      subtypes: ['Song'],
      strength: undefined,
      willpower: undefined,
      lore: undefined,
    };
    expect(read({ ...song, version: undefined, fullTextSections: ['(How to sing.)', 'Draw a card.'] })).toMatchObject([
      { type: 'song', version: '', classifications: [], text: 'Draw a card.' },
    ]);
  });

  test('merges printings into one card with the wording of the newest ordinary printing', () => {
    const [hero, ...more] = read(
      { ...ENTRY, fullTextSections: ['Rush'] },
      { ...ENTRY, id: 2, number: 205, baseId: 1, fullTextSections: ['Ward'] },
      { ...ENTRY, id: 3, setCode: '1', promoGrouping: 'P1', number: 4, baseId: 1 },
      { ...ENTRY, id: 4, setCode: '9', number: 3, variant: 'b', fullTextSections: ['Support'] },
    );
    expect(more).toEqual([]);
    expect(hero).toMatchObject({
      text: 'Support',
      printings: [
        { set: '1', number: '7' },
        { set: '9', number: '3b' },
        { set: '1', number: '205' },
        { set: 'P1', number: '4' },
      ],
    });
  });

  // prettier-ignore
  const MISTAKES: readonly [problem: string, entry: Json, message: string][] = [
    ['an unknown color', { color: 'Amber-Gold' }, 'all.json: card "Test Hero - Sample": color: found "Amber-Gold"; expected ink types such as'],
    ['an unknown type', { type: 'Spell' }, 'type: found "Spell"; expected one of Character, Action, Item, Location'],
    ['a character without strength', { strength: undefined }, 'strength: found nothing; a character has'],
    ['no inkwell', { inkwell: undefined }, 'inkwell: found nothing; expected true or false'],
  ];
  for (const [problem, change, message] of MISTAKES)
    test(`error: ${problem}`, () => {
      expect(errorOf(() => read({ ...ENTRY, ...change }))).toContain(message);
    });

  test('error: a duplicate id', () => {
    expect(errorOf(() => read(ENTRY, { ...ENTRY, name: 'Other' }))).toContain(
      'id: found 1, which another card has too',
    );
  });

  test('skips cards without ink from the co-operative boxes', () => {
    expect(read({ ...ENTRY, color: '' })).toEqual([]);
  });
});

describe('texts', () => {
  // prettier-ignore
  const TYPOS: readonly [text: string, typo: string | undefined][] = [
    ['Rush\nDraw a card.', undefined],
    ['Puppy Shift 3', undefined],
    ['Evasiv', 'no keyword "Evasiv"; did you mean "Evasive"?'],
    ['Hovering 3', 'no keyword "Hovering 3"; there are: Alert,'],
    ['{X} — Draw a card.', 'no symbol {X}; there are: {E}'],
    ['☀ — Draw a card.', 'no symbol ☀; there are: {E}'],
    ['Something that nobody understands.', undefined],
  ];
  for (const [text, typo] of TYPOS)
    test(`"${text.replace('\n', ' / ')}"`, () => {
      const found = findTypo({ text, type: 'character' });
      if (typo === undefined) expect(found).toBeUndefined();
      else expect(found).toContain(typo);
    });

  test('a card keeps the abilities before and after an unknown paragraph', () => {
    const card = compileCard({ ...json(HERO)[0]!, text: 'Rush\nFrobnicate a card.\nWard' });
    expect(card.unsupported).toBe('a card.');
    expect(card.abilities.map((ability) => ability.kind === 'keyword' && ability.keyword)).toEqual(['rush', 'ward']);
  });
});
