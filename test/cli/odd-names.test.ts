// Names from outside that are properties of every object, contain control characters, or are very long: exit code 2, and one sentence.
import { expect, test } from 'vitest';
import { EXPERIMENT, tempolab, tempolabHere, workplace } from '../support/command.js';
import { join } from 'node:path';
import { readFileSync, renameSync, writeFileSync, appendFileSync } from 'node:fs';

const FILE = 'reports/mine/experiment.yaml';

const RUSH = 'decks/lorcana/vanilla/amber-ruby-rush.txt';

const DECKS = ['--deck', RUSH, '--deck', 'decks/lorcana/vanilla/ruby-steel-swarm.txt'];

const refusal = (sentence: string) => ({ status: 2, stdout: '', stderr: `${sentence}\n` });

const OPTIONS =
  'no such field; there are: loreToWin, openingHand, alterHand, startingInk, emptyDeck, mergeCopies, deckSize, copies, inkTypes, allowUnsupported';

const INHERITED: readonly [from: string, to: string, sentence: string][] = [
  ['games: 40', 'games: 40\noptions: { __proto__: { loreToWin: 1 } }', `${FILE}:7: options.__proto__: no such field`],
  ['games: 40', 'games: 40\noptions: { constructor: 1 }', `${FILE}:7: options.constructor: ${OPTIONS}`],
  ['games: 40', 'games: 40\n__proto__: 3', `${FILE}:7: __proto__: no such field`],
  [
    'games: 40',
    'games: 40\nlimits:\n  constructor: 3',
    `${FILE}:8: limits.constructor: no such field; there are: turns, decisions, seconds, megabytes, sandbox`,
  ],
  ['[random]', '[{ use: random, __proto__: 1 }]', `${FILE}:4: agents.__proto__: no such field`],
  ['[random]', '["random:__proto__=1"]', `${FILE}:4: agents: random __proto__: no such field`],
  ['[random]', '[{ use: random, constructor: 1 }]', `${FILE}:4: agents: random constructor: no such field`],
  [
    'round-robin',
    `gauntlet\nmine: [${RUSH}]\nweights: { __proto__: 2 }`,
    `${FILE}:7: weights.__proto__: no such field`,
  ],
];

for (const [from, to, sentence] of INHERITED)
  test(`in an experiment: ${to.split('\n').at(-1)!}`, async () => {
    expect(await tempolabHere(workplace(EXPERIMENT.replace(from, to)), 'run', 'reports/mine')).toEqual(
      refusal(sentence),
    );
  });

const bare = workplace();

const WORDS: readonly [words: string[], sentence: string][] = [
  [['--option', '__proto__=1'], '--option __proto__: no such field'],
  [['--option', 'constructor=1'], `--option constructor: ${OPTIONS}`],
  [
    ['--option', 'loreToWin=constructor'],
    '--option loreToWin: found "constructor"; expected a whole number from 1 to 99',
  ],
  [['--agent', 'random:__proto__=1'], '--agent: random __proto__: no such field'],
  [['--agent', 'mcts:__proto__.iterations=1'], '--agent: mcts __proto__: no such field'],
  [['--agent', '{use: random, __proto__: 1}'], '--agent: random __proto__: no such field'],
  [
    ['--agent', 'mcts:iterations=toString'],
    '--agent: mcts iterations: found "toString"; expected a whole number from 1 to 10000000',
  ],
];

for (const [words, sentence] of WORDS)
  test(`on a command line: ${words.join(' ')}`, async () => {
    expect(await tempolabHere(bare, 'duel', ...DECKS, ...words)).toEqual(refusal(sentence));
  });

test('in card files, scenarios and decks', async () => {
  const folder = workplace();
  const refused = async (file: string, text: string, words: string[], sentence: string) => {
    writeFileSync(join(folder, file), text);
    expect(await tempolabHere(folder, ...words)).toEqual(refusal(sentence));
  };
  const duel = ['duel', ...DECKS, '--cards', 'cards.yaml'];
  const ariel = '"Ariel - On Human Legs"';
  await refused(
    'cards.yaml',
    `${ariel}:\n  __proto__: 1\n`,
    duel,
    'cards.yaml:2: card "Ariel - On Human Legs": __proto__: no such field',
  );
  await refused('cards.yaml', 'constructor: { cost: 1 }\n', duel, 'cards.yaml:1: card "constructor": no such card');
  const scenario = ['scenario', 'scenario.yaml'];
  await refused(
    'scenario.yaml',
    '- name: a\n  game: constructor\n  do: []\n',
    scenario,
    'scenario.yaml:2: scenario "a": game: no game "constructor" for scenarios; there are: lorcana, lorcana/turn-actions, contest, contest/indirect',
  );
  await refused(
    'scenario.yaml',
    '- name: a\n  __proto__: 1\n  do: []\n',
    scenario,
    'scenario.yaml:2: scenario "a": __proto__: no such field',
  );
});

test('a gauntlet without weights plays a deck called constructor', () => {
  const folder = workplace();
  renameSync(join(folder, RUSH), join(folder, 'decks/lorcana/vanilla/constructor.txt'));
  const words = ['gauntlet', DECKS[3]!, 'decks/lorcana/vanilla/*.txt', '--games', '2', '--agent', 'random'];
  expect(tempolab(folder, ...words)).toMatchObject({ status: 0, stderr: '' });
});

const UNPRINTABLE: readonly [name: string, character: string, shown: string][] = [
  ['a line feed', '\n', '\\n'],
  ['a carriage return', '\r', '\\r'],
  ['an escape sequence', '\u001b[31m', '\\u001b[31m'],
];

for (const [name, character, shown] of UNPRINTABLE) {
  test(`refused in the name of a deck file: ${name}`, async () => {
    const folder = workplace(EXPERIMENT);
    renameSync(join(folder, RUSH), join(folder, `decks/lorcana/vanilla/a${character}b.txt`));
    expect(await tempolabHere(folder, 'run', 'reports/mine')).toEqual(
      refusal(
        `${FILE}:3: decks: deck file "decks/lorcana/vanilla/a${shown}b.txt": found the name "a${shown}b"; expected one without line breaks and control characters`,
      ),
    );
  });

  test(`refused in the name of an entrant and of an agent: ${name}`, async () => {
    const text = JSON.stringify(`a${character}b`);
    const expected = `found the name "a${shown}b"; expected one without line breaks and control characters`;
    const entrants = `entrants:\n  - { deck: ${RUSH}, agent: random, name: ${text} }`;
    const listed = EXPERIMENT.replace(/decks:.*\nagents:.*/, entrants);
    expect(await tempolabHere(workplace(listed), 'run', 'reports/mine')).toEqual(
      refusal(`${FILE}:4: entrants.name: ${expected}`),
    );
    const named = EXPERIMENT.replace('[random]', `[{ use: random, name: ${text} }]`);
    expect(await tempolabHere(workplace(named), 'run', 'reports/mine')).toEqual(
      refusal(`${FILE}:4: agents: ${expected}`),
    );
  });
}

test('a deck file with 3,000 unknown cards', async () => {
  const folder = workplace();
  writeFileSync(
    join(folder, 'many.txt'),
    Array.from({ length: 3000 }, (_, i) => `1 Stich ${i} - New Dog ${i}`).join('\n'),
  );
  const begin = performance.now();
  const { status, stdout } = await tempolabHere(folder, 'deck', 'check', 'many.txt');
  expect({ status, mistakes: stdout.match(/no card/g)?.length }).toEqual({ status: 1, mistakes: 3000 });
  // With advice for each name it takes half a minute.
  expect(performance.now() - begin).toBeLessThan(20_000);
});

test('no advice for a name of 32,000 letters', async () => {
  const folder = workplace(EXPERIMENT);
  appendFileSync(join(folder, RUSH), `2 ${'Stich '.repeat(5000)}\n`);
  const begin = performance.now();
  const { status, stderr } = await tempolabHere(folder, 'run', 'reports/mine');
  expect({ status, stderr: stderr.slice(0, 100) }).toMatchObject({ status: 2 });
  expect(stderr).not.toContain('did you mean');
  expect(performance.now() - begin).toBeLessThan(5000);
  expect(readFileSync(join(folder, RUSH), 'utf8').length).toBeGreaterThan(30_000);
});
