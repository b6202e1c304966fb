import { describe, test, expect } from 'vitest';
import { nearest, suggest } from '../../src/input/nearest.js';
import { Signature } from '../../src/core/signature.js';
import { ActionList } from '../../src/core/game.js';
import { Options } from '../../src/core/agent.js';
import { RulesError } from '../../src/core/errors.js';

describe('the nearest name', () => {
  const names = ['greedy', 'random', 'mcts', 'Stitch - New Dog', 'Mickey Mouse - Detective'];
  test.each([
    ['gredy', 'greedy'],
    ['RANDOM', 'random'],
    ['mtcs', 'mcts'],
    ['Stich - New Dog', 'Stitch - New Dog'],
    ['Micky Mouse Detective', 'Mickey Mouse - Detective'],
    ['xyzzy', undefined],
  ])('to "%s" is %s', (word, expected) => {
    expect(nearest(word, names)).toBe(expected);
  });

  test('is not looked for if the word is longer than 100 letters', () => {
    const name = 'x'.repeat(99);
    expect(nearest(`${name}y`, [name])).toBe(name);
    expect(nearest(`${name}yz`, [name])).toBeUndefined();
  });

  test('is suggested as a question; otherwise a short list of names is shown', () => {
    expect(suggest('rnadom', names)).toBe('; did you mean "random"?');
    expect(suggest('xyzzy', ['greedy', 'random'])).toBe('; there are: greedy, random');
  });
});

describe('a signature', () => {
  const of = (values: readonly number[]) => new Signature().addAll(values).toString();
  test('depends on values, order and grouping', () => {
    const all = [
      of([1, 2]),
      of([2, 1]),
      of([1, 2, 0]),
      of([1]),
      of([]),
      new Signature().addAll([1]).addAll([2]).toString(),
    ];
    expect(new Set(all).size).toBe(all.length);
  });

  test('is pinned: published signatures depend on it', () => {
    expect(new Signature().addAll([1, -2, 3]).addText('lore').toString()).toMatchInlineSnapshot(`"4371c18828fb5745"`);
  });
});

describe('an action list', () => {
  test('grows when `reserve` needs more room, and keeps its items', () => {
    const list = new ActionList();
    list.push(42);
    list.reserve(10_000);
    for (let i = 0; i < 10_000; i++) list.push(i);
    expect([list.items[0], list.items[10_000], list.count]).toEqual([42, 9_999, 10_001]);
  });

  test('is read-only for agents', () => {
    const list = new ActionList();
    list.push(7);
    const options = new Options(list);
    expect([options.count, options.action(0)]).toEqual([1, 7]);
    expect(Reflect.ownKeys(options)).toEqual([]);
  });
});

test('the message of a rules error names game, seed and decision', () => {
  const error = new RulesError('no such card', { game: 'lorcana', seed: '1/a~b/2', decision: 17 });
  expect(error.message).toBe('no such card (lorcana, seed 1/a~b/2, decision 17)');
});
