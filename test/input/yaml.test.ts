import { parseYaml } from '../../src/input/yaml.js';
import { test, expect } from 'vitest';

const read = (text: string) => parseYaml({ file: 'some.yaml', text }).value;

test('an alias can be used 500 times', () => {
  const text = `all: &all [1, 2]\nmore: [${Array(500).fill('*all').join(', ')}]\n`;
  expect((read(text) as { more: number[][] }).more[499]).toEqual([1, 2]);
});

const levels = Array.from({ length: 9 }, (_, i) => `x${i + 1}: &x${i + 1} [${Array(9).fill(`*x${i}`).join(', ')}]`);

const MISTAKES: readonly [what: string, text: string, sentence: RegExp][] = [
  ['no YAML', 'a: [1', /^some\.yaml:1: not readable as YAML: /],
  ['an alias without its anchor', 'a: *b\n', /^some\.yaml: not readable as YAML: Unresolved alias .*b$/],
  [
    'aliases that multiply',
    `x0: &x0 [1]\n${levels.join('\n')}\n`,
    /^some\.yaml: not readable as YAML: Excessive alias/,
  ],
];

for (const [what, text, sentence] of MISTAKES)
  test(`${what}: the error is one sentence`, () => {
    expect(() => read(text)).toThrow(sentence);
  });
