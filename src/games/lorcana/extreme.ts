// "With the highest {S}": of all that a filter describes otherwise, those that reach the highest or lowest value among them.
import type { Filter } from './ir/filter.js';
import type { Amount } from './ir/amount.js';

/** The filter with a bound in place of its superlative. */
export function withBound(filter: Filter): Filter {
  if (filter.extreme === undefined) return filter;
  const {
    extreme: { stat, take },
    ...over
  } = filter;
  const bound: Amount = { stat, over, take };
  return { ...over, [stat]: { ...over[stat], [take === 'most' ? 'min' : 'max']: bound } };
}
