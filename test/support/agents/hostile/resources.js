// Memory, processor time and threads.
import { Worker } from 'node:worker_threads';

const LOOP = 'for (;;);';

/** A module with `(func (export "run") (loop (br 0)))` and a memory of 1 to 65,536 pages. */
const WASM = Buffer.from('AGFzbQEAAAABBAFgAAADAgEABQYBAQGAgAQHDQIDcnVuAAADbWVtAgAKCQEHAANADAALCw==', 'base64');

const wasm = () => new WebAssembly.Instance(new WebAssembly.Module(WASM)).exports;

export const RESOURCES = {
  'takes-shared-memory': {
    choose() {
      const all = [];
      for (;;) new Uint8Array(all[all.push(new SharedArrayBuffer(10_000_000)) - 1]).fill(1);
    },
  },
  'takes-wasm-memory': {
    choose() {
      const { mem } = wasm();
      for (;;) {
        mem.grow(100);
        new Uint8Array(mem.buffer).fill(1);
      }
    },
  },
  'takes-memory-at-load': {
    load() {
      const all = [];
      for (;;) all.push(Buffer.alloc(10_000_000, 1));
    },
  },
  'takes-memory-while-idle': {
    choose() {
      const all = [];
      setInterval(() => all.push(Buffer.alloc(20_000_000, 1)), 1);
      return 0;
    },
  },
  'takes-memory-in-threads': {
    choose() {
      for (let i = 0; i < 4; i++)
        new Worker(
          'const all = []; for (let i = 0; i < 40; i++) all.push(Buffer.alloc(5_000_000, 1)); setInterval(() => all, 1e6);',
          {
            eval: true,
            resourceLimits: { maxOldGenerationSizeMb: 1000 },
          },
        );
      const until = Date.now() + 900;
      while (Date.now() < until);
      return 0;
    },
  },
  'loops-in-wasm': { choose: () => wasm().run() },
  'loops-in-a-thread': {
    choose() {
      new Worker(LOOP, { eval: true });
      return 0;
    },
  },
  'thread-exits-process': {
    choose() {
      new Worker('process.exit(9); throw new Error("in a thread")', { eval: true });
      return 0;
    },
  },
  'thread-throws': {
    choose() {
      new Worker('throw new Error("in a thread")', { eval: true });
      return 0;
    },
  },
  backtracks: { choose: () => Number(/^(a+)+$/.test(`${'a'.repeat(60)}!`)) },
  'copies-states': {
    choose(_options, { view, rng }) {
      const all = [];
      for (;;) all.push(view.sample(rng));
    },
  },
};
