// A sheet is checked like a deck: file, line, field, value found, value expected.
import { readSheet } from '../../../../src/games/contest/state/sheet.js';
import { readdirSync, readFileSync } from 'node:fs';
import { test, expect } from 'vitest';
import { sheetNamed } from '../../../support/contest.js';
import { contest, loadContest } from '../../../../src/games/contest/index.js';

const read = (text: string) => readSheet({ file: 'some.yaml', text });

const GOOD = 'name: Some\nspeed: 5\nskill: 6\ndefence: 5\npower: 4\npool: 10\n';

for (const file of readdirSync('decks/contest', { encoding: 'utf8', recursive: true }).filter((name) =>
  name.endsWith('.yaml'),
))
  test(`decks/contest/${file} is a sheet`, () => {
    const sheet = readSheet({ file, text: readFileSync(`decks/contest/${file}`, 'utf8') });
    expect(sheet.contestant.forms.length).toBeGreaterThan(0);
  });

test('an untrained skill is half the base attribute, rounded down; an untrained defence is all of it', () => {
  const { contestant } = read('name: Barnes\nspeed: 4\nbase: 5\npower: 2\npool: 8\n');
  expect(contestant).toMatchObject({ defence: 5, recovery: 5, encumbrance: 0 });
  expect(contestant.forms).toEqual([{ name: 'attack', skill: 2, power: 2, length: 0, hold: false }]);
});

test('an attack form has its own skill and power, or those of the sheet', () => {
  const { contestant } = read(`${GOOD}attacks: [{ name: Bow, skill: 8, length: 2, hold: true }, { name: Knife }]\n`);
  expect(contestant.forms).toEqual([
    { name: 'Bow', skill: 8, power: 4, length: 2, hold: true },
    { name: 'Knife', skill: 6, power: 4, length: 0, hold: false },
  ]);
  expect(contestant.recovery).toBe(5);
});

const MISTAKES: readonly [name: string, text: string, sentence: string][] = [
  [
    'a skill out of range',
    GOOD.replace('skill: 6', 'skill: 21'),
    'some.yaml:3: skill: found 21; expected a whole number from 0 to 20',
  ],
  [
    'half a point',
    GOOD.replace('pool: 10', 'pool: 9.5'),
    'some.yaml:6: pool: found 9.5; expected a whole number from 1 to 200',
  ],
  ['a misspelt field', GOOD.replace('speed', 'sped'), 'some.yaml:2: sped: no such field; did you mean "speed"?'],
  [
    'a missing field',
    GOOD.replace('pool: 10\n', ''),
    'some.yaml:1: pool: found nothing; expected a whole number from 1 to 200',
  ],
  ['an unknown team', `${GOOD}team: purpel\n`, 'some.yaml:7: team: found "purpel"; did you mean "purple"?'],
  ['a number as team', `${GOOD}team: 7\n`, 'some.yaml:7: team: found 7; expected a team such as red'],
  [
    'an attack form without skill',
    'name: Some\nspeed: 5\ndefence: 5\npower: 4\npool: 10\nattacks:\n  - name: Bow\n    length: 1\n',
    'some.yaml:7: attacks.skill: none given for "Bow"; expected a whole number from 0 to 20, or a base attribute',
  ],
  [
    'an attack form without power',
    `${GOOD.replace('power: 4\n', '')}attacks: [{ name: Bow }]\n`,
    'some.yaml:6: attacks.power: none given for "Bow"; expected a whole number from 1 to 50',
  ],
  [
    'no defence',
    GOOD.replace('defence: 5\n', ''),
    'some.yaml:1: defence: none given; expected a whole number from 0 to 20, or a base attribute',
  ],
  [
    'an attack form that is too long',
    `${GOOD}attacks: [{ name: Bow, length: 9 }]\n`,
    'some.yaml:7: attacks.length: found 9; expected a whole number from 0 to 5',
  ],
  [
    'an empty list of attacks',
    `${GOOD}attacks: []\n`,
    'some.yaml:7: attacks: found []; expected one to 6 attack forms',
  ],
  [
    'a squad of five',
    `${GOOD}henchmen:\n  - { name: Thug, count: 5, speed: 4, base: 4, power: 2, pool: 2 }\n`,
    'some.yaml:8: henchmen.count: found 5; expected a whole number from 1 to 4',
  ],
  [
    'a list',
    '- name: Some\n',
    'some.yaml:1: found [{"name":"Some"}]; expected fields such as name, speed, skill, defence, power and pool',
  ],
  ['invalid YAML', 'name: [Some\n', 'some.yaml:2: not readable as YAML:'],
];

for (const [name, text, sentence] of MISTAKES)
  test(`a sheet is refused: ${name}`, () => {
    expect(() => read(text)).toThrow(sentence);
  });

test('contestants of a single team cannot meet', () => {
  const red = { ...sheetNamed('boxer'), team: 'red' };
  expect(() => contest().table([red, red])).toThrow('Boxer and Boxer are all in team red; expected at least two teams');
});

test('a table has at most 32 members', () => {
  const brute = sheetNamed('brute');
  expect(() => contest().table(Array(7).fill(brute))).toThrow(
    '35 contestants and henchmen at one table; expected at most 32',
  );
});

const OPTIONS: readonly [options: Record<string, unknown>, sentence: string][] = [
  [{ maxTurns: 0 }, 'maxTurns: found 0; expected a whole number from 1 to 500'],
  [{ stun: 'yes' }, 'stun: found "yes"; expected true or false'],
  [{ ties: 'luck' }, 'ties: found "luck"; expected hand or speed'],
  [{ timeot: 'pool' }, 'timeot: no such field; did you mean "timeout"?'],
  [{ weakMargin: -1 }, 'weakMargin: found -1; expected a whole number from 0 to 10'],
  [{ target: 501 }, 'target: found 501; expected a whole number from 1 to 500'],
];

for (const [options, sentence] of OPTIONS)
  test(`a parameter is refused: ${JSON.stringify(options)}`, () => {
    const fail = (path: readonly PropertyKey[], message: string): never => {
      throw new Error(`${path.join('.')}: ${message}`);
    };
    expect(() => loadContest({ options, fail, files: [] })).toThrow(sentence);
  });

test('a contest refuses card files', () => {
  const fail = (): never => expect.fail();
  expect(() => loadContest({ options: {}, fail, files: [{ file: 'cards.yaml', text: '' }] })).toThrow(
    'cards.yaml: a contest is played with 52 playing cards; none can be added',
  );
});
