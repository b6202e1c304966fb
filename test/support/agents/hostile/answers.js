// Answers that are no options, and answers that come at the wrong time.
import { writeSync } from 'node:fs';

const LAB = 3;

const answer = (choice) => ({ choose: () => choice });

const deep = (depth) => {
  let value = 0;
  for (let i = 0; i < depth; i++) value = [value];
  return value;
};

export const ANSWERS = {
  'answers-nan': answer(NaN),
  'answers-negative': answer(-1),
  'answers-bigint': answer(0n),
  'answers-symbol': answer(Symbol('0')),
  'answers-thenable': answer({ then: (resolve) => resolve(0) }),
  'answers-proxy': {
    choose: () =>
      new Proxy(
        {},
        {
          get() {
            throw new Error('no property');
          },
        },
      ),
  },
  'answers-deep-to-lab': { choose: () => toLab(`{"choice":${'['.repeat(100_000)}${']'.repeat(100_000)}}\n`) },
  'answers-proto-to-lab': { choose: () => toLab('{"__proto__":{"choice":0,"seconds":0}}\n') },
  // The host believes the patched check; the lab must check again.
  'answers-past-host': {
    choose() {
      Number.isInteger = () => true;
      return 1e9;
    },
  },
  'answers-deep-past-host': {
    choose() {
      const value = deep(5000);
      value.valueOf = () => 0;
      JSON.stringify = () => `{"choice":${'{"a":'.repeat(50_000)}0${'}'.repeat(50_000)},"seconds":"fast"}`;
      return 0;
    },
  },
  // The line answers the current request, so the answer of the host becomes that of the next one.
  'answers-early': {
    sitDown() {
      toLab('{"choice":0,"seconds":0}\n');
    },
  },
  'answers-late': {
    choose() {
      const until = Date.now() + 8000;
      while (Date.now() < until);
      return 0;
    },
  },
  'answers-as-lab-error': { choose: () => toLab('{"wrong":"mine","fault":{"a":[1]},"choice":0}\n') },
  'answers-false-duration': {
    choose() {
      performance.now = () => NaN;
      return 0;
    },
  },
};

function toLab(text) {
  writeSync(LAB, text);
  return 0;
}
