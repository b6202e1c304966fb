// Agents whose choices do not follow from view and seed, and one (`looks`) that only inspects its view.
import { createHash } from 'node:crypto';
import { Session } from 'node:inspector';
import { reachable } from './reachable.js';

/** A choice that depends on every character of the text. */
const choiceBy = (text, { count }) => createHash('sha256').update(text).digest().readUInt32BE() % count;

/** The state behind a view: a debugger can read private fields. */
function stateBehind(view) {
  const session = new Session();
  session.connect();
  const post = (method, words) => {
    let answer;
    session.post(method, words, (error, result) => (answer = result ?? error));
    return answer;
  };
  globalThis.peeked = view;
  const { objectId } = post('Runtime.evaluate', { expression: 'globalThis.peeked' }).result;
  const { privateProperties } = post('Runtime.getProperties', { objectId, ownProperties: true });
  const state = privateProperties.find(({ name }) => name === '#state');
  const functionDeclaration = 'function () { globalThis.peeked = this; }';
  post('Runtime.callFunctionOn', { objectId: state.value.objectId, functionDeclaration });
  session.disconnect();
  return globalThis.peeked;
}

/** All arrays on which the view calls `filter` while it makes its JSON. */
function overheard(view) {
  const { filter } = Array.prototype;
  const lists = [];
  Array.prototype.filter = function (...words) {
    lists.push(Array.from(this));
    return filter.apply(this, words);
  };
  view.toJSON();
  Array.prototype.filter = filter;
  return JSON.stringify(lists);
}

let decisions = 0;

const WAYS = {
  looks: (_game, view, options) =>
    choiceBy(reachable(view, { count: options.count, action: (i) => options.action(i) }), options),
  peeks: (game, view, options) => choiceBy(game.store(stateBehind(view)), options),
  overhears: (_game, view, options) => choiceBy(overheard(view), options),
  gambles: (_game, _view, { count }) => Math.floor(Math.random() * count),
  remembers: (_game, _view, { count }) => decisions++ % count,
};

export default {
  about: 'looks for what it must not know',
  parameters: { way: { usual: 'looks', words: Object.keys(WAYS), about: 'how' } },
  sitDown: ({ game, settings: { way } }) => ({ choose: (view, options) => WAYS[way](game, view, options) }),
};
