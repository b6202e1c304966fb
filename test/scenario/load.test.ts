// Errors of scenario files name file, line, scenario and field; wrong cards fail their scenario.
import { test, expect } from 'vitest';
import { problemIn, problemsIn, scenario } from '../support/some-scenario.js';

const PLAYERS = 'players: [{ deck: 5 }, { deck: 5 }]';

const AT = 'scenario "this one": ';

const MISTAKES: readonly [name: string, body: string, sentence: string][] = [
  ['an unknown field', `${PLAYERS}\nplayer: []\ndo: []`, 'player: no such field; did you mean "players"?'],
  ['no players', 'do: []', 'players: found nothing; expected two to four players'],
  ['one player', 'players: [{ deck: 5 }]\ndo: []', 'players: found [{"deck":5}]; expected two to four players'],
  [
    'an unknown field of a player',
    'players: [{ dek: 5 }, {}]\ndo: []',
    'players.dek: no such field; did you mean "deck"?',
  ],
  [
    'a negative number',
    'players: [{ lore: -1 }, {}]\ndo: []',
    'players.lore: found -1; expected a whole number from 0 up',
  ],
  ['an unknown step', `${PLAYERS}\ndo: [{ qest: a }]`, 'do.qest: no such step; did you mean "quest"?'],
  ['two steps in one', `${PLAYERS}\ndo: [{ quest: a, ink: b }]`, 'do: a step has one field; found quest, ink'],
  ['a step that is no map', `${PLAYERS}\ndo: [quest]`, 'do: found "quest"; expected a step such as "quest: REF"'],
  [
    '`expect` inside `illegal`',
    `${PLAYERS}\ndo: [{ illegal: { expect: {} } }]`,
    'do.illegal.expect: no such step; there are: ink, play, use, quest, challenge, move, choose, endTurn',
  ],
  [
    'an unknown field of a step',
    `${PLAYERS}\ndo: [{ challenge: { with: a, targt: b } }]`,
    'do.challenge.targt: no such field; did you mean "target"?',
  ],
  [
    'an unknown expectation',
    `${PLAYERS}\ndo: [{ expect: { lor: [0] } }]`,
    'do.expect.lor: no such field; did you mean "lore"?',
  ],
  [
    'an unknown zone',
    `${PLAYERS}\ndo: [{ expect: { cards: { a: { zone: ply } } } }]`,
    'do.expect.cards.a.zone: found "ply"; did you mean "play"?',
  ],
  [
    'an unknown game',
    `game: contst\n${PLAYERS}\ndo: []`,
    'game: no game "contst" for scenarios; did you mean "contest"?',
  ],
  ['an unknown seat', `${PLAYERS}\nactive: first\ndo: []`, 'active: found "first"; expected p1, p2 …'],
];

for (const [name, body, sentence] of MISTAKES)
  test(`refused: ${name}`, () => {
    expect(() => problemIn(body)).toThrow(new RegExp(`^some\\.yaml:\\d+: ${escape(AT + sentence)}$`));
  });

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

test('the error names the line of the field', () => {
  const yaml = '- name: one\n  players:\n    - deck: 5\n    - dek: 5\n  do: []\n';
  expect(() => problemsIn(yaml)).toThrow(
    'some.yaml:4: scenario "one": players.dek: no such field; did you mean "deck"?',
  );
});

test('refused: a file that is no list, or no YAML', () => {
  expect(() => problemsIn('name: one')).toThrow('some.yaml:1: found {"name":"one"}; expected a list of scenarios');
  expect(() => problemsIn('- name: [')).toThrow(/^some\.yaml:1: not readable as YAML: /);
});

const CARDS: readonly [name: string, body: string, problem: string][] = [
  ['an unknown card', 'players: [{ hand: [Zpa] }, {}]\ndo: []', 'no card "Zpa"; did you mean "Zap"?'],
  [
    'an ambiguous name',
    'players: [{ hand: [Scout] }, {}]\ndo: []',
    '"Scout" is ambiguous: Scout - One, Scout - Two; expected name and version',
  ],
  [
    'one name for two cards',
    'players: [{ play: [{ card: Zap, as: a }, { card: Zap, as: a }] }, {}]\ndo: []',
    'two cards are called "a"',
  ],
];

for (const [name, body, problem] of CARDS)
  test(`fails: ${name}`, () => {
    expect(problemIn(body)).toBe(problem);
  });

test('fails: a text that is not understood', () => {
  const yaml = scenario(`${PLAYERS}\ndo: []`).replace('Gain 2 lore', 'Sing 2 lore').replace('deck: 5', 'deck: [Fork]');
  expect(problemsIn(yaml)[0]).toMatch(/^Fork: text not understood from ".*Sing 2 lore.*" on$/);
});

test('shipped characters are named by name and version, without regard to case', () => {
  const steps = 'do: [{ quest: a }, { expect: { lore: [2, 0] } }]';
  expect(problemIn(`players: [{ play: [{ card: lilo - making a wish, as: a }] }, {}]\n${steps}`)).toBeUndefined();
});
