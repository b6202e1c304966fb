// Everything that an agent can read from its view.
import { inspect } from 'node:util';
import { serialize } from 'node:v8';

/** Action numbers to try. */
const ACTIONS = 200;

const attempt = (work) => {
  try {
    return work();
  } catch (error) {
    return String(error);
  }
};

/** All own and inherited keys of an object, with their owners. */
function* keysOf(object) {
  for (let owner = object; owner !== null && owner !== Object.prototype; owner = Object.getPrototypeOf(owner))
    for (const key of Reflect.ownKeys(owner)) yield [owner, key];
}

/** All that code can read from a view, as text: keys, getters, results of methods, copies. */
export function reachable(view, { count, action }) {
  const found = [];
  const add = (what) =>
    found.push(inspect(what, { depth: Infinity, showHidden: true, getters: true, maxArrayLength: null }));
  add(view);
  add(attempt(() => JSON.stringify(view)));
  add(attempt(() => structuredClone(view)));
  add(attempt(() => serialize(view).toString('base64')));
  add(Object.getOwnPropertyDescriptors(view));
  for (const [owner, key] of keysOf(view)) {
    if (key === 'constructor' || key === 'sample') continue;
    const { get, value } = Object.getOwnPropertyDescriptor(owner, key);
    if (get !== undefined) add(attempt(() => get.call(view)));
    if (typeof value !== 'function') add(value);
    else for (const argument of [undefined, 0, 1, view]) add(attempt(() => value.call(view, argument)));
    // Other receivers lack the private fields.
    add(attempt(() => (get ?? value).call(new Proxy(view, {}))));
    add(attempt(() => (get ?? value).call(Object.create(view))));
  }
  for (let i = 0; i < count; i++) add(view.describe(action.call(undefined, i)));
  for (let i = 0; i < ACTIONS; i++) add(attempt(() => view.describe(i)));
  return found.join('\n');
}
