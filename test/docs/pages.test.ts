// The Markdown pages: length of the README, links, plain English, and outputs of commands.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';

const PAGES = globSync('**/*.md', { ignore: ['**/node_modules/**', 'dist/**'] }).sort();

/** Pages written by a command. Their texts come from the source code. */
const GENERATED = ['reports/columns.md'];

const MAX_BYTES = 8192;

const BANNED = [
  'whoever',
  'anew',
  'at hand',
  'is told',
  'are told',
  'would do',
  'nobody',
  'somebody',
  'anybody',
  'by lot',
  'hangs on',
  'amounts to',
  'goes along with',
  'so many',
];

const read = (page: string): string => readFileSync(page, 'utf8');

/** The lines of a page outside its fenced blocks, with their numbers. */
function prose(page: string): [line: string, number: number][] {
  let fence: string | undefined;
  const lines: [string, number][] = [];
  read(page)
    .split('\n')
    .forEach((line, i) => {
      const [mark] = /^`{3,}/.exec(line) ?? [];
      if (mark !== undefined && fence === undefined) fence = mark;
      else if (mark === fence && fence !== undefined) fence = undefined;
      else if (fence === undefined) lines.push([line, i + 1]);
    });
  return lines;
}

/** The anchors that GitHub makes of headings. */
function anchors(page: string): Set<string> {
  const found = new Set<string>();
  for (const [line] of prose(page)) {
    const [, heading] = /^#+ (.*)$/.exec(line) ?? [];
    if (heading === undefined) continue;
    const slug = heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\- _]/gu, '')
      .replaceAll(' ', '-');
    let name = slug;
    for (let n = 1; found.has(name); n++) name = `${slug}-${n}`;
    found.add(name);
  }
  return found;
}

test('the README is short', () => {
  expect(Buffer.byteLength(read('README.md'))).toBeLessThanOrEqual(MAX_BYTES);
});

test('the README names every command', () => {
  const { stdout } = spawnSync(process.execPath, ['dist/bundle/main.js', '--help'], { encoding: 'utf8' });
  const names = [...stdout.matchAll(/^ {2}([a-z]+) /gm)].map(([, name]) => name!);
  expect(names).toContain('run');
  expect(names.filter((name) => !read('README.md').includes(`\`${name}`))).toEqual([]);
});

test.each(PAGES)('%s: links lead to files and headings', (page) => {
  const broken = prose(page).flatMap(([line, number]) =>
    [...line.replaceAll(/`[^`]*`/g, '').matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, target]) => target!)
      .filter((target) => !/^[a-z]+:/.test(target) && !leadsSomewhere(page, target))
      .map((target) => `${page}:${number}: ${target}`),
  );
  expect(broken).toEqual([]);
});

function leadsSomewhere(page: string, target: string): boolean {
  const [path, anchor] = target.split('#') as [string, string?];
  const file = path === '' ? page : join(dirname(page), path);
  return existsSync(file) && (anchor === undefined || anchors(file).has(anchor));
}

test.each(PAGES)('%s: no commit hashes', (page) => {
  // The key of a repeated check or run is no commit.
  const hashes = read(page)
    .replaceAll(/(--key|Key) [0-9a-f]{32}/g, '')
    .match(/\b(?=[0-9a-f]*[a-f])(?=[0-9a-f]*\d)[0-9a-f]{7,40}\b/g);
  expect(hashes).toBeNull();
});

test.each(PAGES.filter((page) => !GENERATED.includes(page)))('%s: plain English', (page) => {
  const word = new RegExp(`\\b(?:${BANNED.join('|')})\\b`, 'i');
  const found = prose(page)
    .filter(([line]) => word.test(line))
    .map(([line, number]) => `${page}:${number}: ${line}`);
  expect(found).toEqual([]);
});

test('outputs in pages are what the commands print', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/docs.js', '--check'], { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(status).toBe(0);
});
