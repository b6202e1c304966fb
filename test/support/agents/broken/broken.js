// Agents that break down: they answer three decisions, then misbehave.
import { writeSync } from 'node:fs';

const forever = () => {
  for (;;);
};

/** By way: the fourth decision; a number is its answer. */
const WAYS = {
  throws: () => {
    throw new Error('lost my\n glasses');
  },
  'throws-nothing': () => {
    throw undefined;
  },
  beyond: (count) => count,
  between: () => 0.5,
  nothing: () => undefined,
  promise: () => Promise.resolve(0),
  loops: forever,
  // Atomics.wait blocks without any work.
  sleeps: () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0),
  exits: () => process.exit(0),
  kills: () => process.kill(process.pid, 'SIGTERM'),
  later: () => {
    setTimeout(() => {
      throw new Error('after the answer');
    }, 0);
    return 0;
  },
  recurses: function again() {
    return again() + 1;
  },
  floods: () => {
    for (let i = 0; i < 3000; i++) console.log('x'.repeat(1000));
    return 0;
  },
  'floods-forever': () => {
    for (;;) console.log('x'.repeat(1000));
  },
  // In a worker thread, this way ends the whole process.
  'eats-map': () => {
    const all = new Map();
    for (let i = 0; ; i++) all.set(i, [i]);
  },
  'eats-buffers': () => {
    const all = [];
    for (;;) all.push(Buffer.alloc(10_000_000, 1));
  },
  // All code in the process can write to the pipe of the lab.
  'speaks-up': () => {
    writeSync(3, 'hello lab\n');
    return 0;
  },
  vandal: () => {
    for (const key of Reflect.ownKeys(Array.prototype)) Reflect.deleteProperty(Array.prototype, key);
    JSON.stringify = () => '{"choice": 0}';
    return 0;
  },
};

export default {
  about: 'breaks down at its fourth decision',
  parameters: { way: { usual: 'throws', words: [...Object.keys(WAYS), 'sits-forever', 'sits-badly'], about: 'how' } },
  sitDown({ settings: { way } }) {
    if (way === 'sits-forever') forever();
    if (way === 'sits-badly') throw new Error('no chair');
    let decisions = 0;
    return { choose: (_view, { count }) => (++decisions < 4 ? 0 : WAYS[way](count)) };
  },
};
