// Preloaded into a command (`node --import`): one of its calls of the file system fails that concern the folder FAIL_FOLDER, number FAIL_CALL
// from 1. At the end, FAIL_LOG gets the names of all these calls.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { isMainThread } from 'node:worker_threads';

const { FAIL_FOLDER: folder, FAIL_CALL: call, FAIL_LOG: log } = process.env;

const CODES = {
  openSync: 'EACCES',
  open: 'EACCES',
  writeSync: 'ENOSPC',
  fsyncSync: 'EIO',
  fdatasync: 'EIO',
  ftruncateSync: 'EIO',
  readSync: 'EIO',
  readdirSync: 'EIO',
  renameSync: 'EACCES',
  unlinkSync: 'EACCES',
  linkSync: 'EIO',
  mkdirSync: 'EACCES',
  readFileSync: 'EIO',
  writeFileSync: 'ENOSPC',
};

const calls = [];

/** Descriptors of files in the folder. */
const descriptors = new Set();

const concerns = (target) =>
  typeof target === 'number'
    ? descriptors.has(target)
    : String(target).includes(folder) && !String(target).includes('/dist/');

function errorOf(name) {
  const code = CODES[name];
  return Object.assign(new Error(`${code}: made to fail, ${name}`), { code, syscall: name, errno: -1 });
}

function patch(name) {
  const original = fs[name];
  fs[name] = (...args) => {
    if (!concerns(args[0])) return original(...args);
    calls.push(`${name} ${args[0]}`);
    if (calls.length === Number(call)) {
      const callback = args.at(-1);
      if (typeof callback !== 'function') throw errorOf(name);
      process.nextTick(callback, errorOf(name));
      return undefined;
    }
    const result = original(...args);
    if (name === 'openSync') descriptors.add(result);
    return result;
  };
}

if (isMainThread) {
  for (const name of Object.keys(CODES)) patch(name);
  const close = fs.closeSync;
  fs.closeSync = (descriptor) => {
    descriptors.delete(descriptor);
    close(descriptor);
  };
  syncBuiltinESMExports();
  const write = fs.appendFileSync;
  process.on('exit', () => {
    if (log !== undefined) write(log, `${calls.join('\n')}\n`);
  });
}
