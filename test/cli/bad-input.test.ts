// Bad input: exit code 2, nothing on stdout, one sentence on stderr with the place, the value found and the value expected.
import { expect, test } from 'vitest';
import { tempolabHere, workplace, EXPERIMENT, tempolab } from '../support/command.js';
import { join } from 'node:path';
import { writeFileSync, readFileSync, appendFileSync } from 'node:fs';

const RUSH = 'decks/lorcana/vanilla/amber-ruby-rush.txt';

const SWARM = 'decks/lorcana/vanilla/ruby-steel-swarm.txt';

const FILE = 'reports/mine/experiment.yaml';

const refusal = (sentence: string) => ({ status: 2, stdout: '', stderr: `${sentence}\n` });

/** Runs in this process, which is faster: errors are found before any game is played. */
async function expectRefusal(folder: string, words: readonly string[], sentence: string): Promise<void> {
  expect(await tempolabHere(folder, ...words)).toEqual(refusal(sentence));
}

const TWO_VALUES =
  'two normalised Elo values from -200 to 200, the smaller first, such as 0,10, or with error rates below 0.5: 0,10,0.05,0.05';

const COMMANDS: readonly [name: string, command: string, sentence: string][] = [
  ['unknown command', 'rnu', "tempolab: unknown command 'rnu'; did you mean run?"],
  ['a command without a near name', 'frobnicate', "tempolab: unknown command 'frobnicate'; see tempolab --help"],
  ['unknown option', 'duel --gmaes 10', "tempolab duel: unknown option '--gmaes'; did you mean --games?"],
  ['run without a folder', 'run', "tempolab run: missing required argument 'dir'; see tempolab run --help"],
  [
    'option without a value',
    'duel --games',
    "tempolab duel: option '--games <n>' argument missing; see tempolab duel --help",
  ],
  ['one deck', `duel --deck ${RUSH}`, '--deck: found 1; expected two: --deck A.txt --deck B.txt'],
  [
    'three agents',
    `duel --deck ${RUSH} --deck ${SWARM} --agent random --agent random --agent greedy`,
    '--agent: found 3; expected one or two',
  ],
  [
    'unknown agent',
    `duel --deck ${RUSH} --deck ${SWARM} --agent gredy`,
    '--agent: no agent "gredy"; did you mean "greedy"?',
  ],
  [
    'unknown game',
    `duel --deck ${RUSH} --deck ${SWARM} --game locarna`,
    '--game: no game "locarna"; did you mean "lorcana"?',
  ],
  [
    'missing deck',
    `duel --deck ${RUSH} --deck decks/lorcana/vanilla/ruby-steel-swrm.txt`,
    '--deck: no deck file "decks/lorcana/vanilla/ruby-steel-swrm.txt"; did you mean "ruby-steel-swarm.txt"?',
  ],
  [
    'odd number of games',
    'duel --games 7',
    '--games: found 7; expected an even number from 2 up, as each deal is played from both seats',
  ],
  [
    'games that are not a number',
    'duel --games many',
    '--games: found "many"; expected an even number from 2 up, as each deal is played from both seats',
  ],
  ['a sequential test with one value', 'duel --sprt 5', `--sprt: found "5"; expected ${TWO_VALUES}`],
  ['a sequential test with the greater value first', 'duel --sprt 5,0', `--sprt: found "5,0"; expected ${TWO_VALUES}`],
  ['a sequential test with words', 'duel --sprt x,y', `--sprt: found "x,y"; expected ${TWO_VALUES}`],
  [
    'a sequential test with five values',
    'duel --sprt 0,5,0.05,0.05,9',
    `--sprt: found "0,5,0.05,0.05,9"; expected ${TWO_VALUES}`,
  ],
  ['an interval of 0.0.5', 'duel --until 0.0.5', '--until: found "0.0.5"; expected a number above 0 and below 0.5'],
  ['an interval of 0.5', 'duel --until 0.5', '--until: found "0.5"; expected a number above 0 and below 0.5'],
  [
    'a folder that is a file',
    `duel --deck ${RUSH} --deck ${SWARM} --out ${RUSH}`,
    `${RUSH}: cannot be written to (EEXIST)`,
  ],
  [
    'a folder in a file',
    `duel --deck ${RUSH} --deck ${SWARM} --out ${RUSH}/here`,
    `${RUSH}/here: cannot be written to (ENOTDIR)`,
  ],
  [
    'two stopping rules',
    `duel --deck ${RUSH} --deck ${SWARM} --until 0.05 --sprt 0,5`,
    '--sprt: found --until and --sprt; expected one stopping rule',
  ],
  [
    'two folders with one folder for the tables',
    'run reports/mine reports/mine --out elsewhere',
    '--out: found 2 folders; expected one',
  ],
  ['no workers', 'duel --workers 0', '--workers: found 0; expected a whole number from 1 to 256'],
  ['a missing folder', 'run reports/yours', 'reports/yours: no such folder; expected a folder with an experiment.yaml'],
  [
    'a folder without an experiment',
    'run reports/mine',
    'reports/mine: no experiment.yaml in this folder; expected one such as reports/first-look/experiment.yaml',
  ],
];

const bare = workplace();

for (const [name, command, sentence] of COMMANDS)
  test(`bad command line: ${name}`, async () => {
    await expectRefusal(bare, command.split(' '), sentence);
  });

const FILES: readonly [name: string, from: string, to: string, sentence: string][] = [
  [
    'odd number of games',
    'games: 40',
    'games: 41',
    `${FILE}:6: games: found 41; expected an even number from 2 up, as each deal is played from both seats`,
  ],
  [
    'wrong type',
    'games: 40',
    'games: forty',
    `${FILE}:6: games: found "forty"; expected an even number from 2 up, as each deal is played from both seats`,
  ],
  ['field left out', 'seed: 7\n', '', `${FILE}:1: seed: not given; expected a whole number or a text`],
  ['unknown field', 'games:', 'gmaes:', `${FILE}:6: gmaes: no such field; did you mean "games"?`],
  [
    'unknown field below limits',
    'games: 40',
    'games: 40\nlimits:\n  turn: 9',
    `${FILE}:8: limits.turn: no such field; did you mean "turns"?`,
  ],
  [
    'limit of the wrong type',
    'games: 40',
    'games: 40\nlimits: { turns: no }',
    `${FILE}:7: limits.turns: found "no"; expected a whole number from 1 up`,
  ],
  [
    'a text for a list',
    '[random]',
    'random',
    `${FILE}:4: agents: found "random"; expected a list of agents such as [greedy, random]`,
  ],
  ['unknown agent', '[random]', '[random, gredy]', `${FILE}:4: agents: no agent "gredy"; did you mean "greedy"?`],
  [
    'an unknown agent in a YAML list',
    '[random]',
    '\n  - random\n  - gredy',
    `${FILE}:6: agents: no agent "gredy"; did you mean "greedy"?`,
  ],
  ['unknown game', 'lorcana\n', 'locarna\n', `${FILE}:1: game: no game "locarna"; did you mean "lorcana"?`],
  [
    'unknown kind of tournament',
    'round-robin',
    'round-robbin',
    `${FILE}:5: pairing: found "round-robbin"; did you mean "round-robin"?`,
  ],
  [
    'gauntlet without mine',
    'round-robin',
    'gauntlet',
    `${FILE}:1: mine: not given; expected a list of your deck files for a gauntlet, such as [mine.txt]`,
  ],
  [
    'mine outside a gauntlet',
    'games: 40',
    'games: 40\nmine: [decks/lorcana/vanilla/amber-ruby-rush.txt]',
    `${FILE}:7: mine: allowed only in a gauntlet`,
  ],
  [
    'weight of an unknown deck',
    'pairing: round-robin',
    'pairing: gauntlet\nmine: [decks/lorcana/vanilla/amber-ruby-rush.txt]\nweights: { ruby-steel-swrm: 2 }',
    `${FILE}:7: weights.ruby-steel-swrm: no deck "ruby-steel-swrm"; did you mean "ruby-steel-swarm"?`,
  ],
  [
    'ladder with one agent',
    'round-robin',
    'ladder',
    `${FILE}:5: pairing: a ladder without two agents on one deck; expected a second agent`,
  ],
  [
    'rungs outside a ladder',
    'games: 40',
    'games: 40\nrungs: [[random, greedy]]',
    `${FILE}:7: rungs: allowed only in a ladder`,
  ],
  [
    'ladder step with an unknown agent',
    '[random]\npairing: round-robin',
    '[random, greedy]\npairing: ladder\nrungs:\n  - [gredy, random]',
    `${FILE}:7: rungs: no agent is called "gredy"; did you mean "greedy"?`,
  ],
  [
    'ladder step with one agent',
    '[random]\npairing: round-robin',
    '[random, greedy]\npairing: ladder\nrungs: [[greedy, greedy]]',
    `${FILE}:6: rungs: found "greedy" twice; expected two agents`,
  ],
  [
    'no number of games',
    'games: 40\n',
    '',
    `${FILE}:1: games: not given; expected an even number from 2 up, as each deal is played from both seats`,
  ],
  [
    'two stopping rules',
    'games: 40',
    'until: { halfWidth: 0.1 }\nsprt: { elo0: 0, elo1: 10 }',
    `${FILE}:7: sprt: found until and sprt; expected one stopping rule`,
  ],
  [
    'Elo values in the wrong order',
    'games: 40',
    'sprt: { elo0: 10, elo1: 0 }',
    `${FILE}:6: sprt.elo1: found 0; expected a number above elo0, up to 200`,
  ],
  [
    'a width in per cent',
    'games: 40',
    'until: { halfWidth: 2 }',
    `${FILE}:6: until.halfWidth: found 2; expected a number above 0 and below 0.5`,
  ],
  [
    'a misspelt field of a stopping rule',
    'games: 40',
    'until: { halfwidth: 0.1 }',
    `${FILE}:6: until.halfwidth: no such field; did you mean "halfWidth"?`,
  ],
  [
    'entrants besides decks',
    'games: 40',
    'games: 40\nentrants: [{ deck: decks/lorcana/vanilla/amber-ruby-rush.txt, agent: random }]',
    `${FILE}:7: entrants: entrants name their own decks and agents; remove decks and agents`,
  ],
  [
    'an entrant without an agent',
    'games: 40',
    'games: 40\nentrants: [{ deck: decks/lorcana/vanilla/amber-ruby-rush.txt }]',
    `${FILE}:7: entrants.agent: not given; expected an agent such as greedy or { use: mcts, iterations: 200 }`,
  ],
  [
    'missing deck',
    '*.txt',
    'none.txt',
    `${FILE}:3: decks: no deck file "decks/lorcana/vanilla/none.txt"; there are: amber-ruby-rush.txt, amethyst-emerald-midrange.txt, ruby-steel-swarm.txt, sapphire-steel-giants.txt`,
  ],
  [
    'a single entrant',
    '*.txt',
    'amber-ruby-rush.txt',
    `${FILE}:5: pairing: round-robin with "amber-ruby-rush/random" alone; expected a second deck or agent, or mirror`,
  ],
  [
    'unreadable YAML',
    '[random]',
    '[random',
    `${FILE}:5: not readable as YAML: Flow sequence in block collection must be sufficiently indented and end with a ]; expected lines such as "games: 200"`,
  ],
  [
    'the same field twice',
    'games: 40',
    'games: 40\nseed: 8',
    `${FILE}:7: not readable as YAML: Map keys must be unique; expected lines such as "games: 200"`,
  ],
  [
    'several errors, one a line',
    'games: 40',
    'games: 41\nlimits: { turn: 9 }\nuntil: { halfWidth: 2 }',
    [
      `${FILE}:6: games: found 41; expected an even number from 2 up, as each deal is played from both seats`,
      `${FILE}:7: limits.turn: no such field; did you mean "turns"?`,
      `${FILE}:8: until.halfWidth: found 2; expected a number above 0 and below 0.5`,
    ].join('\n'),
  ],
  [
    'an empty file',
    EXPERIMENT,
    '',
    `${FILE}:1: found null; expected fields such as game, seed, decks, agents, pairing and games`,
  ],
];

for (const [name, from, to, sentence] of FILES)
  test(`bad experiment: ${name}`, async () => {
    expect(EXPERIMENT).toContain(from);
    await expectRefusal(workplace(EXPERIMENT.replace(from, to)), ['run', 'reports/mine'], sentence);
  });

test('bad deck: 59 cards', async () => {
  const folder = workplace(EXPERIMENT);
  const path = join(folder, RUSH);
  writeFileSync(path, readFileSync(path, 'utf8').replace('4 Lilo', '3 Lilo'));
  await expectRefusal(folder, ['run', 'reports/mine'], `${RUSH}: a deck of 59 cards; at least 60 are needed`);
});

test('bad deck: an unknown card is named with its line and the nearest name', async () => {
  const folder = workplace(EXPERIMENT);
  appendFileSync(join(folder, RUSH), '2 Stich - New Dog\n');
  await expectRefusal(
    folder,
    ['run', 'reports/mine'],
    `${RUSH}:17: no card "Stich - New Dog"; did you mean "Stitch - New Dog"?`,
  );
});

test('the built command prints the same errors', () => {
  const [, command, sentence] = COMMANDS[0]!;
  expect(tempolab(workplace(), command)).toEqual(refusal(sentence));
});
