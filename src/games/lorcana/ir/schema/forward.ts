// Forward references between schemas that contain each other: a filter compares amounts, an amount counts the matches of a filter.
// Other files import the references from here; `define` gives each its check.
import { type Check, type Labels, mistake } from './kit.js';
import type { Ability } from '../ability.js';
import type { Amount } from '../amount.js';
import type { Condition } from '../condition.js';
import type { Effect, Target } from '../effect.js';
import type { EventPattern } from '../event.js';
import type { CardRule } from '../rule.js';
import type { Filter } from '../filter.js';

/** Maximum nesting: far more than texts need, far less than would overflow the stack. */
const DEEPEST = 60;

/** A check that `define` sets later. */
interface ForwardCheck<T> extends Check<T> {
  check: Check<T> | undefined;
}

function forward<T>(): ForwardCheck<T> {
  const self: ForwardCheck<T> = Object.assign(
    (value: unknown, labels: Labels) => {
      if (labels.depth === DEEPEST) return mistake(`nested more than ${DEEPEST} levels deep`);
      labels.depth++;
      const found = self.check!(value, labels);
      labels.depth--;
      return found;
    },
    { check: undefined },
  );
  return self;
}

export function define<T>(reference: ForwardCheck<T>, check: Check<T>): void {
  reference.check = check;
}

export const ability = forward<Ability>();

export const amount = forward<Amount>();

export const condition = forward<Condition>();

export const effect = forward<Effect>();

export const event = forward<EventPattern>();

export const cardRule = forward<CardRule>();

export const filter = forward<Filter>();

export const target = forward<Target>();
