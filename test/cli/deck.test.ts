import { workplace, tempolab } from '../support/command.js';
import { readFileSync, writeFileSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test, expect } from 'vitest';
import { tmpdir } from 'node:os';

const folder = workplace();

const EVASIVE = 'decks/lorcana/emerald-ruby-evasive.txt';

const text = readFileSync(EVASIVE, 'utf8');

const put = (name: string, content: string) => {
  writeFileSync(join(folder, name), content);
  return name;
};

describe('deck check', () => {
  test('a legal deck: curve, inks and the chance of an ink drop', () => {
    const { status, stdout, stderr } = tempolab(folder, 'deck', 'check', EVASIVE);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/^decks\/lorcana\/emerald-ruby-evasive\.txt: legal\n/);
    expect(stdout).toContain('60 cards: 28 Emerald, 32 Ruby\n');
    expect(stdout).toContain('57 inkable (95 %)');
    expect(stdout).toMatch(/^ {3}1 {7}4 {3}████$/m);
    expect(stdout).toMatch(/^going second +100\.0 %( +\d+\.\d %){6}$/m);
  });

  test('all mistakes are reported at once', () => {
    const wrong = text
      .replace("4 Pongo - Ol' Rascal", '5 Pongo - Ol’ Rascal')
      .replace('4 You Can Fly!', '4 You Can Flyy!');
    const file = put('wrong.txt', `${wrong}2 Lilo - Making a Wish\nSideboard\n1 Stitch - New Dog\n`);
    const { status, stdout } = tempolab(folder, 'deck', 'check', file);
    expect(status).toBe(1);
    expect(stdout.split('\n').slice(0, 6)).toEqual([
      'wrong.txt: not legal (3 mistakes)',
      '  wrong.txt:11: 5 copies of "Pongo - Ol\' Rascal"; at most 4 are allowed',
      '  wrong.txt:17: no card "You Can Flyy!"; did you mean "You Can Fly!"?',
      '  wrong.txt:19: "Lilo - Making a Wish" makes the deck Amber, Emerald, Ruby; at most 2 ink types are allowed',
      '  wrong.txt:20: the sideboard (1 card) is left out',
      '',
    ]);
  });

  test('as JSON, several decks', () => {
    const file = put('short.json', '[{ "card": "Pongo - Ol\' Rascal", "count": 4 }]');
    const { status, stdout } = tempolab(folder, 'deck', 'check', EVASIVE, file, '--json');
    expect(status).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject([
      { file: EVASIVE, legal: true, mistakes: [], unsupported: [], cards: 60, inkable: 57 },
      { file, legal: false, mistakes: [{ message: 'a deck of 4 cards; at least 60 are needed' }], cards: 4 },
    ]);
  });

  test('cards not understood are named, and do not make a deck illegal', () => {
    const cards = put('odd.yaml', 'You Can Fly!: { text: Everybody dances. }');
    const { status, stdout } = tempolab(folder, 'deck', 'check', EVASIVE, '--cards', cards);
    expect(status).toBe(0);
    expect(stdout).toContain(
      ': legal, 1 card not understood in full\n  You Can Fly!: its text is not understood from "',
    );
  });

  test('a missing file', () => {
    expect(tempolab(folder, 'deck', 'check', EVASIVE, 'no.txt')).toEqual({
      status: 2,
      stdout: '',
      stderr: 'no.txt: cannot be read; expected a file that exists\n',
    });
  });
});

const HERO = 'decks/lorcana/vanilla/amber-ruby-rush.txt';

const SWARM = 'decks/lorcana/vanilla/ruby-steel-swarm.txt';

const duel = (...words: string[]) =>
  tempolab(folder, 'duel', '--deck', HERO, '--deck', SWARM, '--agent', 'random', '--games', '20', ...words);

interface Printed {
  readonly cards: Readonly<Record<string, string>>;
  readonly options: unknown;
  readonly notices: readonly string[];
  readonly matchups: readonly { readonly winsA: number }[];
}

describe('duels with changed cards', () => {
  test('a patch that changes nothing changes nothing; a strong one wins', () => {
    const same = put('same.yaml', 'Lilo - Making a Wish: { lore: 2 }');
    const strong = put('strong.yaml', 'Lilo - Making a Wish: { lore: 20 }');
    const games = [[], ['--cards', same], ['--cards', strong]].map((words) => {
      const out = mkdtempSync(join(tmpdir(), 'duel-'));
      expect(duel(...words, '--out', out).status).toBe(0);
      return readFileSync(join(out, 'games.csv'), 'utf8');
    });
    expect(games[1]).toBe(games[0]);
    expect(games[2]).not.toBe(games[0]);
    const wins = (csv: string) => csv.match(/,amber-ruby-rush\/random,lore/g)?.length ?? 0;
    expect(wins(games[2]!)).toBeGreaterThan(wins(games[0]!));
  });

  test('the manifest names the file with its hash, and the options', () => {
    const cards = put('patch.yaml', 'Lilo - Making a Wish: { cost: 2 }');
    const { status, stdout } = duel('--cards', cards, '--option', 'loreToWin=15', '--json');
    expect(status).toBe(0);
    const { cards: named, options } = JSON.parse(stdout) as Printed;
    expect(named).toEqual({ 'patch.yaml': expect.stringMatching(/^[\da-f]{64}$/) as string });
    expect(options).toEqual({ loreToWin: 15 });
  });

  test('a text that is not understood is refused, or played in part with a notice', () => {
    const cards = put('part.yaml', 'Lilo - Making a Wish: { text: "Rush\\nThis character dances." }');
    expect(duel('--cards', cards)).toEqual({
      status: 2,
      stdout: '',
      stderr:
        'part.yaml:1: card "Lilo - Making a Wish": text: not understood from "dances." on; ' +
        '--allow-unsupported would play the rest\n',
    });
    const { status, stdout } = duel('--cards', cards, '--allow-unsupported', '--json');
    expect(status).toBe(0);
    const { notices, options } = JSON.parse(stdout) as Printed;
    const notice = `${HERO}: played in part: the text of "Lilo - Making a Wish" is not understood from "dances." on`;
    expect(notices).toEqual([notice]);
    expect(options).toEqual({ allowUnsupported: true });
    expect(duel('--cards', cards, '--allow-unsupported').stdout).toContain(`\n${notice}\n`);
  });
});

describe('experiments with changed cards and rules', () => {
  const experiment = (more: string) => `game: lorcana
seed: 7
decks: [${HERO}, ${SWARM}]
agents: [random]
pairing: round-robin
games: 20
${more}`;

  test('cards of the folder, and options', () => {
    const place = workplace(experiment('cards: [mine.yaml]\noptions: { loreToWin: 5, alterHand: false }\n'));
    writeFileSync(join(place, 'reports/mine/mine.yaml'), 'Lilo - Making a Wish: { lore: 5 }');
    const { status, stdout, stderr } = tempolab(place, 'run', 'reports/mine', '--json');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const { cards, options } = JSON.parse(stdout) as Printed;
    expect(Object.keys(cards)).toEqual(['reports/mine/mine.yaml']);
    expect(options).toEqual({ loreToWin: 5, alterHand: false });
  });

  const MISTAKES: readonly [name: string, more: string, words: readonly string[], sentence: string][] = [
    [
      'an unknown option',
      'options:\n  loretowin: 15\n',
      [],
      'reports/mine/experiment.yaml:8: options.loretowin: no such field; did you mean "loreToWin"?',
    ],
    [
      'an option out of range',
      'options: { inkTypes: 9 }\n',
      [],
      'reports/mine/experiment.yaml:7: options.inkTypes: found 9; expected a whole number from 1 to 6',
    ],
    [
      'options that are not fields',
      'options: 15\n',
      [],
      'reports/mine/experiment.yaml:7: options: found 15; expected rules of the game by name such as { loreToWin: 15 }',
    ],
    [
      'an option of the command line',
      '',
      ['--option', 'loreToWin=many'],
      '--option loreToWin: found "many"; expected a whole number from 1 to 99',
    ],
    [
      'an option without a value',
      '',
      ['--option', 'loreToWin'],
      '--option: found "loreToWin"; expected a name and a value such as loreToWin=15',
    ],
    [
      'a missing file of cards',
      'cards: [mine.yml]\n',
      [],
      'reports/mine/experiment.yaml:7: cards: no card file "mine.yml"; did you mean "mine.yaml"?',
    ],
    [
      'a missing file of cards on the command line',
      '',
      ['--cards', 'reports/mine/mine.yml'],
      '--cards: no card file "reports/mine/mine.yml"; did you mean "mine.yaml"?',
    ],
    [
      'an unknown card',
      'cards: [reports/mine/mine.yaml]\n',
      [],
      'reports/mine/mine.yaml:1: card "Lilo - Making a Wihs": no such card; did you mean "Lilo - Making a Wish"?',
    ],
  ];
  for (const [name, more, words, sentence] of MISTAKES)
    test(name, () => {
      const place = workplace(experiment(more));
      writeFileSync(join(place, 'reports/mine/mine.yaml'), 'Lilo - Making a Wihs: { lore: 5 }');
      expect(tempolab(place, 'run', 'reports/mine', ...words)).toEqual({
        status: 2,
        stdout: '',
        stderr: `${sentence}\n`,
      });
    });
});
