// Agents of strangers run in a sandbox: no network, no other processes, read-only files without results, and a scratch folder that
// disappears with the process. Bubblewrap (`bwrap`) makes it from namespaces of the Linux kernel.
import { spawnSync } from 'node:child_process';
import { lstatSync, readdirSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { InputError } from '../../input/input-error.js';
import { SCRATCH } from './environment.js';
import { SYSTEM_FOLDERS, SYSTEM_SETTINGS, visibleFiles } from './visible-files.js';

/** Size of each of the two places where an agent can write: files in memory are not part of the memory of its processes. */
const SCRATCH_BYTES = 64 << 20;

/** The command that runs `words` in a sandbox. `folders`: what the agent may read beside programs. */
export function sandboxed(words: readonly string[], folders: readonly string[]): string[] {
  const folder = process.cwd();
  return [
    ...border(),
    ...visibleFiles(words, folders).flatMap((path) => ['--ro-bind', path, path]),
    ...['--dir', folder, '--chdir', folder],
    // Last: all mount points exist by now.
    ...['--remount-ro', '/', '--', ...words],
  ];
}

function border(): string[] {
  const settings = readdirSync('/etc').filter((name) => SYSTEM_SETTINGS.test(name));
  return [
    ...['bwrap', '--unshare-all', '--die-with-parent'],
    ...[...SYSTEM_FOLDERS, ...settings.map((name) => join('/etc', name))].flatMap(shownAsIs),
    ...['--proc', '/proc', '--dev', '/dev'],
    ...['--size', String(SCRATCH_BYTES), '--tmpfs', '/dev/shm', '--remount-ro', '/dev'],
    ...['--size', String(SCRATCH_BYTES), '--tmpfs', SCRATCH],
  ];
}

/** A folder or file of the system; `/bin` may be a link to `/usr/bin`. */
function shownAsIs(path: string): string[] {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (found === undefined) return [];
  return found.isSymbolicLink() ? ['--symlink', readlinkSync(path), path] : ['--ro-bind', path, path];
}

/** Throws if this machine cannot make sandboxes. */
export function checkSandbox(): void {
  const [program, ...words] = [...border(), '--remount-ro', '/', '--', 'true'];
  const { error, status, stderr } = spawnSync(program, words, { encoding: 'utf8' });
  if ((error as { code?: string } | undefined)?.code === 'ENOENT')
    throw new InputError('limits.sandbox: no program "bwrap"; expected bubblewrap: apt-get install bubblewrap');
  if (status !== 0)
    throw new InputError(
      `limits.sandbox: bwrap does not work here: ${error?.message ?? stderr.trim()}; expected bubblewrap 0.7 or newer, and user namespaces`,
    );
}
