// `tempolab cards`. All card texts are invented.
import { workplace, tempolabHere, tempolab } from '../support/command.js';
import { writeFileSync, readFileSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test, expect } from 'vitest';

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
  classifications: ['Storyborn'],
  text: 'Rush\nLOUD CRY Whenever this character quests, you may draw 2 cards.',
  printings: [{ set: '1', number: '7' }],
};

const RIDDLE = { ...HERO, name: 'Test Riddle', text: 'Ward\nFrobnicate every card in a way that nobody can explain.' };

/** A folder with a file of these cards. */
function folderWith(cards: unknown): string {
  const folder = workplace();
  writeFileSync(join(folder, 'mine.json'), typeof cards === 'string' ? cards : JSON.stringify(cards));
  return folder;
}

describe('cards compile', () => {
  test('writes facts and abilities, one file a set, and no sentence of the texts', async () => {
    const folder = folderWith([HERO, RIDDLE]);
    const { status, stdout } = await tempolabHere(folder, 'cards', 'compile', '--from', 'mine.json', '--out', 'pool');
    expect({ status, stdout }).toEqual({
      status: 0,
      stdout: '1 of 2 cards are understood in full.\nWritten to pool: set-01.json.\n',
    });
    const text = readFileSync(join(folder, 'pool/set-01.json'), 'utf8');
    expect(text.split('\n')).toHaveLength(5);
    expect(text).not.toMatch(/LOUD CRY|quests|nobody can explain/);
    expect(JSON.parse(text)).toMatchObject({
      ir: 1,
      cards: [{ name: 'Test Hero' }, { unsupported: expect.any(String) as string }],
    });
  });

  test('the same input gives the same bytes', async () => {
    const folder = folderWith([RIDDLE, HERO]);
    for (const out of ['a', 'b']) await tempolabHere(folder, 'cards', 'compile', '--from', 'mine.json', '--out', out);
    expect(readFileSync(join(folder, 'a/set-01.json'), 'utf8')).toBe(
      readFileSync(join(folder, 'b/set-01.json'), 'utf8'),
    );
  });

  // prettier-ignore
  const REFUSED: readonly [problem: string, cards: unknown, message: string][] = [
    ['malformed JSON', '[{]', 'mine.json:1:3: not readable as JSON: found "]"; expected a field name in quotes or "}"\n'],
    ['a missing field', [{ ...HERO, cost: undefined }], 'mine.json: card "Test Hero - Sample": cost: found nothing; expected a whole number from 0 up\n'],
    ['a name twice', [HERO, HERO], 'mine.json: card "Test Hero - Sample": name: there twice, as card 1 and card 2; expected once\n'],
    ['a character without strength', [{ ...HERO, strength: null }], 'mine.json: card "Test Hero - Sample": strength: found nothing; a character has a strength from 0 up\n'],
    ['an unknown keyword', [{ ...HERO, text: 'Rsuh' }], 'mine.json: card "Test Hero - Sample": text: no keyword "Rsuh"; did you mean "Rush"?\n'],
    ['an unknown symbol', [{ ...HERO, text: '{Q} — Draw a card.' }], 'mine.json: card "Test Hero - Sample": text: no symbol {Q}; there are: {E} {I} {S} {W} {L} {IW}\n'],
  ];
  for (const [problem, cards, message] of REFUSED)
    test(`refuses ${problem} and writes nothing`, async () => {
      const folder = folderWith(cards);
      mkdirSync(join(folder, 'pool'));
      const result = await tempolabHere(folder, 'cards', 'compile', '--from', 'mine.json', '--out', 'pool');
      expect(result).toEqual({ status: 2, stdout: '', stderr: message });
      expect(readdirSync(join(folder, 'pool'))).toEqual([]);
    });
});

describe('cards coverage', () => {
  test('as JSON: counts, unsupported cards, missing phrases', async () => {
    const folder = folderWith([HERO, RIDDLE]);
    const { status, stdout } = await tempolabHere(folder, 'cards', 'coverage', '--from', 'mine.json', '--json');
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toEqual({
      total: 2,
      supported: 1,
      bySet: { 1: { total: 2, supported: 1 } },
      byType: { character: { total: 2, supported: 1 } },
      unsupported: [{ card: 'Test Riddle - Sample', stoppedAt: expect.any(String) as string }],
      missing: [{ phrase: expect.any(String) as string, cards: 1 }],
    });
  });

  test('as text, with decks', async () => {
    const folder = folderWith([HERO, RIDDLE]);
    writeFileSync(join(folder, 'whole.txt'), '4 Test Hero - Sample\n');
    writeFileSync(join(folder, 'half.txt'), '4 Test Hero - Sample\n4 Test Riddle - Sample\n');
    const { stdout } = await tempolabHere(folder, 'cards', 'coverage', '--from', 'mine.json', '--decks', '*.txt');
    expect(stdout).toContain('1 (50.0 %) of 2 cards are understood in full.');
    expect(stdout).toContain('1 of 2 decks contain only such cards.');
    expect(stdout).toMatch(/^Test Riddle - Sample {3}/m);
  });

  test('a future keyword makes its card unsupported and does not refuse the file', async () => {
    const { status, stdout } = await tempolabHere(
      folderWith([{ ...HERO, text: 'Hovering 3' }]),
      'cards',
      'coverage',
      '--from',
      'mine.json',
      '--json',
    );
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ total: 1, supported: 0 });
  });
});

describe('cards show and render', () => {
  test('a shipped card', async () => {
    const { status, stdout } = await tempolabHere('.', 'cards', 'show', 'stitch - NEW DOG');
    expect(status).toBe(0);
    expect(stdout).toMatch(
      /^Stitch - New Dog\ncharacter, Amber, cost 1, inkable, 2 strength, 2 willpower, 1 lore\nStoryborn, Hero, Alien\n/,
    );
    expect(stdout).toContain('Supported');
  });

  test('a card of a file, as JSON', async () => {
    const { stdout } = await tempolabHere(
      folderWith([HERO]),
      'cards',
      'show',
      'Test Hero',
      '--from',
      'mine.json',
      '--json',
    );
    expect(JSON.parse(stdout)).toMatchObject({ name: 'Test Hero', text: HERO.text, supported: true });
  });

  test('abilities of compiled cards as English text', async () => {
    const folder = folderWith([HERO]);
    await tempolabHere(folder, 'cards', 'compile', '--from', 'mine.json', '--out', 'pool');
    expect((await tempolabHere(folder, 'cards', 'render', 'pool/set-01.json')).stdout).toBe(
      'Test Hero - Sample\nRush\nWhenever this character quests, you may draw 2 cards.\n',
    );
  });

  // prettier-ignore
  const MISSES: readonly [words: string, message: RegExp][] = [
    ['cards show Stich - New Dog', /^no card "Stich - New Dog"; did you mean "Stitch - New Dog"\?\n$/],
    ['cards show Stitch', /^no card "Stitch"; there are: Stitch - .*; Stitch - .* more\n$/],
    ['cards render none.json', /^none\.json: cannot be read; expected a file that exists\n$/],
    ['cards coverage --from none.json', /^none\.json: cannot be read/],
    ['cards compile', /--from <file>/],
    ['cards exercise --games 0', /^--games: found 0; expected a whole number from 1 to/],
  ];
  for (const [words, message] of MISSES)
    test(`refused: ${words}`, async () => {
      const { status, stderr } = await tempolabHere('.', ...words.split(' '));
      expect(status).toBe(2);
      expect(stderr).toMatch(message);
    });
});

describe('cards exercise', () => {
  test('plays games and reports coverage, the same on any number of workers', () => {
    const play = (workers: string) =>
      tempolab('.', 'cards', 'exercise', '--games', '24', '--seed', '5', '--workers', workers, '--json');
    const { status, stdout } = play('1');
    expect(status).toBe(0);
    const found = JSON.parse(stdout) as { games: number; cards: number; played: number; violations: unknown[] };
    expect(found).toMatchObject({ games: 24, violations: [] });
    expect(found.played).toBeGreaterThan(100);
    expect(found.played).toBeLessThan(found.cards);
    expect(play('2').stdout).toBe(stdout);
  });
});
