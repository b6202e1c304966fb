// Writes the outputs of commands into the pages (*.md), so that a page shows only what the command prints.
//
//   npm run docs                     run the quick commands and rewrite their blocks
//   npm run docs -- --long           run the long commands, too (minutes)
//   npm run docs -- --check          change nothing; exit code 1 if a quick block differs (a test does this)
//   npm run docs -- decks/README.md  these pages only
//
// A comment marks the fenced block that follows it:
//
//   <!-- output: tempolab games -->                                  the block holds the command and its output
//   <!-- output (long): tempolab run reports/variant -->             run only with --long
//   <!-- output (lines 1-4 -2 /Pongo/+1): tempolab deck check … -->  lines 1 to 4, the last two, and the line with "Pongo" and
//                                                                    one more; "…" stands for what is left out
//   <!-- output (width 90): tempolab run … -->                       tables end with the last column that fits into 90 characters
//   <!-- output (chars 90; exit 1): tempolab deck check … -->        lines end after 90 characters; the exit code must be 1
//   <!-- file: pilot.yaml -->                                        the block is written to this file, for later commands
//   <!-- run: cp agents/samples/first-agent.js mine.js -->           no block: a command whose output is not shown
//
// Options are separated by ";": `long`, `lines`, `width`, `chars`, `exit`, and `bare` (leave out the "$ command" line). Commands whose
// output depends on the machine, such as milliseconds, must be `long`, unless `lines` leaves that part out.
//
// The commands of a page run in order in one temporary folder, in a shell. It holds `decks`, `agents`, `test`, `src` and the experiments
// of `reports`. `tempolab` is the built command (run `npm run build` first).
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { globSync } from 'tinyglobby';

const root = resolve(import.meta.dirname, '..');

/** Pages that are the output of a command as a whole. */
const WHOLE = { 'reports/columns.md': 'tempolab columns --markdown' };

const MARKER = /^<!-- (output|file|run)(?: \((.+?)\))?: (.+) -->$/;
const FENCE = /^(`{3,})/;

const flags = process.argv.slice(2).filter((word) => word.startsWith('--'));
const named = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const isLong = flags.includes('--long');
const isCheck = flags.includes('--check');

const pages =
  named.length > 0
    ? named.map((page) => relative(root, resolve(page)))
    : globSync('**/*.md', { cwd: root, ignore: ['**/node_modules/**', 'dist/**'] }).sort();

let problems = 0;
for (const page of pages) update(page);
process.exitCode = problems > 0 ? 1 : 0;

function update(page) {
  const before = readFileSync(join(root, page), 'utf8');
  const isWhole = page in WHOLE;
  const lines = before.split('\n');
  const blocks = isWhole ? [] : blocksOf(lines, page);
  if (!isWhole && blocks.length === 0) return;
  const folder = workplace();
  try {
    const after = isWhole ? execute(WHOLE[page], folder, {}, page) : rewrite(lines, blocks, folder, page);
    if (after === before) return;
    if (isCheck) reportDifference(page, before, after);
    else writeFileSync(join(root, page), after);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Blocks with their marker: `first` and `end` are the lines inside the fence. */
function blocksOf(lines, page) {
  const blocks = [];
  for (let i = 0; i < lines.length; i++) {
    const marker = MARKER.exec(lines[i]);
    if (marker === null) {
      // Skip other fenced blocks: they may show markers.
      if (FENCE.test(lines[i])) i = closing(lines, i, page);
      continue;
    }
    const [, kind, words, text] = marker;
    const block = { kind, text, options: optionsOf(words ?? '', `${page}:${i + 1}`), line: i + 1 };
    blocks.push(block);
    if (kind === 'run') continue;
    let open = i + 1;
    while (lines[open] === '') open++;
    if (!FENCE.test(lines[open] ?? '')) throw new Error(`${page}:${i + 1}: no fenced block after this marker`);
    block.first = open + 1;
    block.end = closing(lines, open, page);
    i = block.end;
  }
  return blocks;
}

function closing(lines, open, page) {
  const [, fence] = FENCE.exec(lines[open]);
  const end = lines.findIndex((line, i) => i > open && line === fence);
  if (end < 0) throw new Error(`${page}:${open + 1}: this fence is not closed`);
  return end;
}

function optionsOf(words, place) {
  const options = {};
  for (const word of words.split(';').map((each) => each.trim())) {
    if (word === '') continue;
    const [name, ...values] = word.split(/ +/);
    if (name === 'long' || name === 'bare') options[name] = true;
    else if (name === 'width' || name === 'chars' || name === 'exit') options[name] = Number(values[0]);
    else if (name === 'lines') options.lines = values.join(' ').match(/\/[^/]*\/(\+\d+)?|\S+/g);
    else throw new Error(`${place}: no option "${name}"`);
  }
  return options;
}

function rewrite(lines, blocks, folder, page) {
  const result = [...lines];
  // Commands run in order; the page is rewritten from its end, so that line numbers stay valid.
  const outputs = blocks.map((block) => {
    const { kind, text, options } = block;
    if (kind === 'file') {
      mkdirSync(dirname(join(folder, text)), { recursive: true });
      writeFileSync(join(folder, text), lines.slice(block.first, block.end).join('\n') + '\n');
      return undefined;
    }
    if (options.long && !isLong) return undefined;
    const output = execute(text, folder, options, `${page}:${block.line}`);
    if (kind === 'run') return undefined;
    const shown = cut(output.replace(/\n+$/, '').split('\n'), options, `${page}:${block.line}`);
    return options.bare ? shown : [`$ ${text.replace(/(^|&& )tempolab\b/g, '$1npx tempolab')}`, ...shown];
  });
  blocks.toReversed().forEach((block, i) => {
    const output = outputs.at(-1 - i);
    if (output !== undefined) result.splice(block.first, block.end - block.first, ...output);
  });
  return result.join('\n');
}

function execute(command, folder, { exit = 0 }, place) {
  const env = { ...process.env, PATH: `${join(folder, '.bin')}:${process.env.PATH}`, COLUMNS: '80' };
  const { status, stdout } = spawnSync('sh', ['-c', `{ ${command}\n} 2>&1`], { cwd: folder, env, encoding: 'utf8' });
  if (status !== exit) {
    problems++;
    process.stderr.write(`${place}: exit code ${status}, expected ${exit}: ${command}\n${stdout}`);
  }
  return stdout;
}

/** The chosen lines, with "…" for what is left out. */
function cut(output, { lines: parts, width = Infinity, chars = Infinity }, place) {
  const chosen = new Set(parts === undefined ? output.keys() : parts.flatMap((part) => numbersOf(part, output, place)));
  const result = [];
  let skipped = [];
  narrowTables(output, width).forEach((line, i) => {
    if (!chosen.has(i)) return skipped.push(line);
    const isText = skipped.some((each) => each.trim() !== '');
    if (isText) result.push('…');
    else if (skipped.length > 0 && result.length > 0) result.push('');
    result.push([...line].length > chars ? `${[...line].slice(0, chars).join('').trimEnd()} …` : line);
    skipped = [];
  });
  return skipped.some((line) => line.trim() !== '') ? [...result, '…'] : result;
}

/** Columns are three spaces apart in all rows. The first row of a narrowed table ends with "…". */
function narrowTables(output, width) {
  const result = [...output];
  output.forEach((rule, at) => {
    if (!/^─+$/.test(rule) || rule.length <= width) return;
    const length = output.slice(at).findIndex((line) => line.trim() === '');
    const end = length < 0 ? output.length : at + length;
    const rows = output.slice(at - 1, end).filter((line) => line !== rule);
    let edge = width;
    while (edge > 0 && !rows.every((row) => row.slice(edge, edge + 3).trim() === '')) edge--;
    for (let i = at - 1; i < end; i++) result[i] = output[i].slice(0, edge).trimEnd() + (i === at - 1 ? '   …' : '');
  });
  return result;
}

function numbersOf(part, output, place) {
  const range = (first, last) => Array.from({ length: last - first + 1 }, (_, i) => first + i);
  const found = /^\/(.*)\/(?:\+(\d+))?$/.exec(part);
  if (found !== null) {
    const at = output.findIndex((line) => new RegExp(found[1]).test(line));
    if (at >= 0) return range(at, at + Number(found[2] ?? 0));
  }
  const numbers = /^(-?)(\d+)(?:-(\d+))?$/.exec(part);
  if (numbers === null) {
    problems++;
    process.stderr.write(`${place}: no line for ${part}\n`);
    return [];
  }
  const [, isFromEnd, first, last = first] = numbers;
  if (isFromEnd) return range(output.length - Number(first), output.length - 1);
  return range(Number(first) - 1, Number(last) - 1);
}

/** A folder with what commands need. Results go to copies, so that the project's folder stays as it is. */
function workplace() {
  const folder = mkdtempSync(join(tmpdir(), 'tempolab-docs-'));
  for (const name of ['dist', 'agents', 'test', 'src', 'package.json'])
    symlinkSync(join(root, name), join(folder, name));
  cpSync(join(root, 'decks'), join(folder, 'decks'), { recursive: true });
  for (const file of globSync('reports/*/experiment.yaml', { cwd: root }))
    cpSync(join(root, file), join(folder, file), { recursive: true });
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  mkdirSync(join(folder, '.bin'));
  shim('tempolab', `exec "${process.execPath}" "${join(root, 'dist/bundle/main.js')}" "$@"`);
  shim('npm', `[ "$*" = start ] && ${scripts.start}`);
  return folder;

  function shim(name, line) {
    const file = join(folder, '.bin', name);
    writeFileSync(file, `#!/bin/sh\n${line}\n`);
    chmodSync(file, 0o755);
  }
}

function reportDifference(page, before, after) {
  problems++;
  const [old, now] = [before.split('\n'), after.split('\n')];
  const at = old.findIndex((line, i) => line !== now[i]);
  process.stderr.write(
    `${page}:${at + 1}: not what the command prints; run npm run docs\n  page:    ${old[at]}\n  command: ${now[at]}\n`,
  );
}
