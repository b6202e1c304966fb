// Files that are missing, unreadable, damaged or in each other's place, and folders that disappear during a run.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { EXPERIMENT, MAIN, tempolab, tempolabHere, workplace } from '../support/command.js';
import { Journal } from '../../src/lab/folder/journal.js';
import { unpackResults } from '../../src/lab/match/packed-results.js';
import { packResults } from '../support/packed-results.js';

const folder = workplace(EXPERIMENT.replace('games: 40', 'games: 2'));

expect(tempolab(folder, 'run', 'reports/mine')).toMatchObject({ status: 0 });

/** Replaces a file of a copy of the run. */
function copyWith(name: string, file: string, make: (path: string) => void): string {
  const copy = `reports/${name}`;
  cpSync(join(folder, 'reports/mine'), join(folder, copy), { recursive: true });
  const path = join(folder, copy, file);
  rmSync(path, { force: true });
  make(path);
  return copy;
}

const aFolder = (path: string) => {
  mkdirSync(path);
};

const aLoop = (path: string): void => {
  symlinkSync(path, path);
};

const aPipe = (path: string): void => {
  execFileSync('mkfifo', [path]);
};

const aText = (text: string) => (path: string) => {
  writeFileSync(path, text);
};

const aHeader = (bytes: Uint8Array) => (path: string) => {
  Journal.create(path, bytes).close();
};

const firstHalf = (file: string) => (path: string) => {
  const text = readFileSync(join(folder, 'reports/mine', file), 'utf8');
  writeFileSync(path, text.slice(0, text.indexOf('\n') / 2));
};

const OTHER = /games\.journal: not a journal of this version of tempolab; tempolab run \S+ --fresh moves it/;

const CASES: readonly [name: string, command: string, file: string, make: (path: string) => void, sentence: RegExp][] =
  [
    ['journal-folder', 'run', 'games.journal', aFolder, /games\.journal: not a file; expected a journal/],
    ['journal-pipe', 'run', 'games.journal', aPipe, /games\.journal: not a file; expected a journal/],
    ['journal-empty', 'run', 'games.journal', aText(''), OTHER],
    ['journal-zeros', 'replay', 'games.journal', aHeader(deflateSync(new Uint8Array(1000))), OTHER],
    ['journal-noise', 'run', 'games.journal', aHeader(new Uint8Array(1000)), OTHER],
    ['part-folder', 'run', '.games.csv.part', aFolder, /can no longer be written to \(E(ISDIR|PERM)\)/],
    ['report-part-folder', 'report', 'report.html.part', aFolder, /report\.html: cannot be written \(E(ISDIR|PERM)\)/],
    ['table-folder', 'run', 'decks.csv', aFolder, /can no longer be written to \(E\w+\)/],
    ['experiment-folder', 'run', 'experiment.yaml', aFolder, /experiment\.yaml: cannot be read; expected a file/],
    ['experiment-loop', 'run', 'experiment.yaml', aLoop, /experiment\.yaml: cannot be read \(ELOOP\)/],
    ['experiment-pipe', 'run', 'experiment.yaml', aPipe, /experiment\.yaml: cannot be read; expected a file/],
    ['decks-empty', 'report', 'decks.csv', aText(''), /decks\.csv: empty or cut: its last line has no line break/],
    ['decks-no-rows', 'report', 'decks.csv', aText('deck,rank\n'), /decks\.csv: a table without rows/],
    ['decks-folder', 'report', 'decks.csv', aFolder, /decks\.csv: cannot be read; expected a file/],
    ['tempo-cut', 'report', 'tempo.csv', firstHalf('tempo.csv'), /tempo\.csv: empty or cut/],
    ['games-cut', 'report', 'games.csv', firstHalf('games.csv'), /games\.csv: empty or cut/],
    ['games-folder', 'report', 'games.csv', aFolder, /games\.csv: cannot be read; expected a file/],
    ['manifest-loop', 'report', 'manifest.json', aLoop, /manifest\.json: cannot be read \(ELOOP\)/],
  ];

test.each(CASES)('%s', async (name, command, file, make, sentence) => {
  const copy = copyWith(name, file, make);
  const words = command === 'replay' ? [copy, '--check'] : [copy];
  const { status, stderr } = await tempolabHere(folder, command, ...words);
  expect(stderr).toMatch(sentence);
  expect(stderr).toMatch(/^[^\n]+\n$/);
  expect(status).toBe(2);
  // A folder that was in the way stays.
  const left = readdirSync(join(folder, copy)).filter((each) => each.startsWith('.') || each.endsWith('.part'));
  expect(left.filter((each) => each !== file)).toEqual([]);
});

test('a table with fewer games than the manifest says is refused', async () => {
  const copy = copyWith('fewer-games', 'games.csv', () => undefined);
  const lines = readFileSync(join(folder, 'reports/mine/games.csv'), 'utf8').split('\n');
  writeFileSync(join(folder, copy, 'games.csv'), `${lines.slice(0, 5).join('\n')}\n`);
  expect(await tempolabHere(folder, 'report', copy)).toEqual({
    status: 2,
    stdout: '',
    stderr: `${copy}/games.csv: found 4 rows; expected 12; tempolab run writes it again\n`,
  });
});

test('links under the names of parts are not followed', async () => {
  const target = join(folder, 'mine.txt');
  writeFileSync(target, 'mine');
  const copy = copyWith('links', '.games.csv.part', (path) => {
    symlinkSync(target, path);
  });
  symlinkSync(target, join(folder, copy, 'report.html.part'));
  expect(await tempolabHere(folder, 'report', copy)).toMatchObject({ status: 0 });
  expect(tempolab(folder, 'run', copy)).toMatchObject({ status: 0 });
  expect(readFileSync(target, 'utf8')).toBe('mine');
});

/** Root reads files of any mode, so the command runs as another user. */
const isOther = process.getuid?.() === 0 && existsSync('/usr/bin/setpriv');

test.runIf(isOther)('files without permission to read', () => {
  const copy = copyWith('forbidden', 'none', () => undefined);
  const path = join(folder, copy);
  execFileSync('chown', ['-R', '65534:65534', path]);
  for (let each = folder; each !== '/tmp' && each.length > 4; each = join(each, '..')) chmodSync(each, 0o755);
  const run = () => {
    const words = ['--reuid=65534', '--regid=65534', '--clear-groups', process.execPath, MAIN, 'run', copy];
    try {
      execFileSync('setpriv', words, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
      return { status: 0, stderr: '' };
    } catch (error) {
      const { status, stderr } = error as { status: number; stderr: string };
      return { status, stderr };
    }
  };
  for (const file of ['games.journal', 'experiment.yaml']) {
    chmodSync(join(path, file), 0);
    expect(run()).toEqual({ status: 2, stderr: `${copy}/${file}: cannot be read (EACCES)\n` });
    chmodSync(join(path, file), 0o644);
  }
});

describe('during a run', () => {
  const LONG = EXPERIMENT.replace('games: 40', 'games: 10000000');

  async function stopBy(damage: (path: string) => void) {
    const root = workplace(LONG);
    const path = join(root, 'reports/mine');
    const child: ChildProcess = spawn(process.execPath, [MAIN, 'run', 'reports/mine'], { cwd: root });
    let stderr = '';
    child.stderr!.on('data', (text: Buffer) => (stderr += text.toString()));
    child.stdout!.resume();
    const closed = once(child, 'close');
    const journal = join(path, 'games.journal');
    while ((statSync(journal, { throwIfNoEntry: false })?.size ?? 0) < 10_000 && child.exitCode === null)
      await sleep(10);
    damage(path);
    const timer = setTimeout(() => child.kill('SIGKILL'), 30_000);
    const [status] = (await closed) as [number | null];
    clearTimeout(timer);
    return { root, path, status, stderr };
  }

  const LOSSES: readonly [name: string, damage: (path: string) => void, sentence: RegExp][] = [
    [
      'the folder is removed',
      (path) => {
        rmSync(path, { recursive: true, maxRetries: 5 });
      },
      /^reports\/mine: games\.journal or its folder was deleted during the run: stopped after [\d,]+ of [\d,]+ games; they are lost\.\n$/,
    ],
    [
      'the folder is renamed',
      (path) => {
        renameSync(path, `${path}-moved`);
      },
      /^reports\/mine: games\.journal or its folder was moved or replaced during the run: stopped after [\d,]+ of [\d,]+ games; they are in the journal that was moved, if it still exists\.\n$/,
    ],
    [
      'the journal is removed',
      (path) => {
        rmSync(join(path, 'games.journal'));
      },
      /^reports\/mine: games\.journal or its folder was deleted during the run: .*; they are lost\.\n$/,
    ],
    [
      'the journal is emptied',
      (path) => {
        truncateSync(join(path, 'games.journal'));
      },
      /^reports\/mine: games\.journal was cut by another program during the run: stopped after .*; some of them are lost\. To resume: .*\n$|^\S+games\.journal: the record at byte \d+ was changed by another program during the run\n$/,
    ],
  ];

  test.each(LOSSES)('%s: it stops with a sentence', async (_, damage, sentence) => {
    const { status, stderr, path } = await stopBy(damage);
    expect(stderr).toMatch(sentence);
    expect(status).toBe(2);
    if (existsSync(path)) expect(readdirSync(path).filter((file) => file.startsWith('.'))).toEqual([]);
  });
});

/** The same results, each won by the other seat. */
const withOtherWinners = (rows: Uint8Array) =>
  packResults([...unpackResults(rows)].map((result) => ({ ...result, winner: 1 - result.winner! })));

test('a run with a forged winner does not pass the check', async () => {
  const copy = copyWith('forged', 'none', () => undefined);
  const file = join(folder, copy, 'games.journal');
  const journal = Journal.open(file, 'read');
  const header = journal.header();
  const batches = journal.stored.map((batch) => journal.read(batch));
  journal.close();
  rmSync(file);
  const forged = Journal.create(file, header);
  for (const batch of batches) forged.append({ ...batch, rows: withOtherWinners(batch.rows) });
  forged.close();
  const { status, stdout } = await tempolabHere(folder, 'replay', copy, '--check');
  expect(status).toBe(1);
  expect(stdout).toMatch(/: Does not agree: player [12] wins; recorded: player [12]\.$/m);
  expect(stdout).toMatch(/12 games played again: 12 games do not agree\.\n$/);
});
