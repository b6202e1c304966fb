// Changed built-in objects in the process of the host. They must harm that process alone.
import events from 'node:events';
import net from 'node:net';
import timers from 'node:timers';

const patch = (change) => ({
  choose() {
    change();
    return 0;
  },
});

const nothing = () => undefined;

export const PATCHES = {
  'patches-json-parse': patch(() => {
    JSON.parse = () => ({ type: 'hello', file: '/', game: '__proto__' });
  }),
  'patches-json-stringify': patch(() => {
    JSON.stringify = () => '\n\n{}\n"';
  }),
  'patches-to-json': patch(() => {
    Object.prototype.toJSON = () => ({ choice: -1 });
  }),
  'patches-object-prototype': patch(() => {
    for (const name of ['fault', 'wrong', 'choice', 'then', 'files', 'get', 'value'])
      Object.defineProperty(Object.prototype, name, { value: 'mine', configurable: true });
  }),
  'patches-split': patch(() => {
    String.prototype.split = () => ['mine'];
    RegExp.prototype[Symbol.split] = () => ['mine'];
  }),
  'patches-then': patch(() => {
    Promise.prototype.then = nothing;
  }),
  'patches-iterator': patch(() => {
    Array.prototype[Symbol.iterator] = function* () {
      yield* [];
    };
  }),
  'patches-emit': patch(() => {
    events.prototype.emit = () => true;
  }),
  'patches-socket-write': patch(() => {
    net.Socket.prototype.write = () => true;
  }),
  'patches-timers': patch(() => {
    timers.setTimeout = nothing;
    globalThis.setTimeout = nothing;
    globalThis.queueMicrotask = nothing;
  }),
  'patches-map': patch(() => {
    Map.prototype.get = nothing;
    Map.prototype.set = nothing;
    Set.prototype.has = () => true;
  }),
  'freezes-prototypes': patch(() => {
    for (const type of [Object, Array, Promise, Map, Error, Function, events]) Object.freeze(type.prototype);
  }),
  'patches-process': patch(() => {
    for (const name of ['emitWarning', 'nextTick', 'stdout', 'stderr', 'exit', 'env', 'argv'])
      Object.defineProperty(process, name, { value: null, configurable: true });
  }),
  // The rules belong to the process of the agent; the game of the lab must not change.
  'patches-game': {
    sitDown({ game }) {
      for (const name of ['legal', 'advance', 'view', 'restore', 'outcome', 'toMove'])
        Object.defineProperty(game, name, { value: () => 0, configurable: true });
    },
  },
  'patches-options': {
    choose(options, { view }) {
      for (const object of [options, view, Object.getPrototypeOf(options), Object.getPrototypeOf(view)])
        for (const name of Reflect.ownKeys(object))
          if (name !== 'constructor')
            try {
              Object.defineProperty(object, name, { value: 7, configurable: true });
            } catch {
              // Not configurable.
            }
      return 0;
    },
  },
  'patches-random': {
    choose(_options, { rng }) {
      Math.random = () => 2;
      Date.now = () => -1;
      rng.int = () => -1;
      rng.real = () => NaN;
      return 0;
    },
  },
};
