// Names within a component.
import { test, expect } from 'vitest';
import { namesInComponent } from '../../../src/report/model/page-model.js';

test('the common part of all names becomes the title', () => {
  expect(namesInComponent(['a/greedy', 'a/random'])).toEqual({ title: 'a', names: ['greedy', 'random'] });
  expect(namesInComponent(['a/greedy', 'b/greedy'])).toEqual({ title: 'greedy', names: ['a', 'b'] });
  expect(namesInComponent(['a/greedy', 'b/random'])).toEqual({ title: '', names: ['a/greedy', 'b/random'] });
  expect(namesInComponent(['a', 'b'])).toEqual({ title: '', names: ['a', 'b'] });
});
