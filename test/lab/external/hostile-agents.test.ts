// Hostile agents, in runs with honest ones: no crash, no hang, no process left, and not a byte of the other games changed.
import { describe, expect, test } from 'vitest';
import { type AttackedRun, nameOf, playAttacked } from '../../support/attacked-run.js';
import { hasBubblewrap } from '../../support/bubblewrap.js';
import { type Ending, groupsToPlay, refusedToPlay } from '../../support/hostile-ways.js';

/** Lines of a stack; an agent's own output has a prefix. */
const STACK = /^\s+at .*[:\w>]\)?$/m;

/** Characters that change the terminal or the direction of text. */
const CONTROL = /[\0-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]/u;

const isHonest = (row: string): boolean => !row.includes('~hostile-');

/** Rows of the honest games, and the files of a report; by seconds. */
const references = new Map<number, Promise<AttackedRun>>();

function referenceOf(seconds: number): Promise<AttackedRun> {
  const reference = references.get(seconds) ?? playAttacked({ hostile: [], seconds });
  references.set(seconds, reference);
  return reference;
}

function expectUnharmed({ stdout, stderr, processes, strays }: AttackedRun): void {
  expect(stdout + stderr).not.toMatch(STACK);
  expect(stdout + stderr).not.toMatch(CONTROL);
  expect(processes).toEqual([]);
  expect(strays).toEqual([]);
}

function expectEnding(rows: readonly string[], file: string, ending: Ending): void {
  const hows = rows.filter((row) => row.startsWith(`mine~${nameOf(file)}#`)).map((row) => row.split(',')[10]!);
  expect(hows, file).toHaveLength(2);
  expect(hows, file).not.toContain('bug');
  const faults = hows.filter((how) => how === 'forfeit' || how === 'time');
  if (ending === 'plays') expect(faults, file).toEqual([]);
  else if (ending !== 'any') expect(faults, file).toContain(ending);
}

describe.concurrent('hostile agents harm only their own games:', () => {
  for (const { name, seconds = 60, sandbox = false, ways } of groupsToPlay())
    test.skipIf(sandbox && !hasBubblewrap())(name, async () => {
      const run = await playAttacked({ hostile: Object.keys(ways), seconds, sandbox });
      const reference = await referenceOf(seconds);
      expectUnharmed(run);
      expect(run.status, run.stderr).toBe(0);
      expect(run.files).toEqual(reference.files);
      expect(run.rows.filter(isHonest)).toEqual(reference.rows);
      expect(reference.rows).toHaveLength(4);
      for (const [file, ending] of Object.entries(ways)) expectEnding(run.rows, file, ending);
    });
});

describe.concurrent('an agent that cannot be used is refused in one sentence:', () => {
  for (const file of refusedToPlay())
    test(file, async () => {
      const run = await playAttacked({ hostile: [file], seconds: 60 });
      expectUnharmed(run);
      expect(run.status, run.stderr).toBe(2);
      expect(run.stderr).toContain(file);
      expect(run.files.filter((name) => name !== 'games.journal')).toEqual(['experiment.yaml']);
    });
});
