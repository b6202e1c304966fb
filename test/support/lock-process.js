// Locks and unlocks folders as the test says, one line each: {"folder": …, "at": <time>} or "unlock". Between its system calls it pauses at
// random, so that several of these processes meet in every order.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { createInterface } from 'node:readline';

const cell = new Int32Array(new SharedArrayBuffer(4));

for (const name of [
  'linkSync',
  'lstatSync',
  'readFileSync',
  'readdirSync',
  'renameSync',
  'unlinkSync',
  'writeFileSync',
]) {
  const call = fs[name];
  fs[name] = (...args) => {
    if (String(args[0]).includes('.running') && Math.random() < 0.5) Atomics.wait(cell, 0, 0, 2 * Math.random());
    return call(...args);
  };
}
syncBuiltinESMExports();

const { lockFolder } = await import(process.argv[2]);

let unlock;

function answer(line) {
  if (line === 'unlock') {
    unlock?.();
    unlock = undefined;
    return 'unlocked';
  }
  const { folder, at } = JSON.parse(line);
  while (Date.now() < at);
  try {
    unlock = lockFolder(folder);
    return 'owner';
  } catch (error) {
    return error.message;
  }
}

process.stdout.write('ready\n');
for await (const line of createInterface({ input: process.stdin })) process.stdout.write(`${answer(line)}\n`);
