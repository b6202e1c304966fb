// Where descriptions contain each other (a filter compares amounts, an amount counts what a filter lets through …): files below ask
// here for what files above tie.
import { type Check, type Labels, mistake } from './kit.js';
import type { Ability } from '../ability.js';
import type { Amount } from '../amount.js';
import type { Condition } from '../condition.js';
import type { Effect, Target } from '../effect.js';
import type { EventPattern } from '../event.js';
import type { CardRule } from '../rule.js';
import type { Filter } from '../filter.js';

/** Far above what texts need, far below what the stack holds. */
const DEEPEST = 60;

/** Stands for a check that is given later, where descriptions contain each other. */
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

export function define<T>(knot: ForwardCheck<T>, check: Check<T>): void {
  knot.check = check;
}

export const ability = forward<Ability>();

export const amount = forward<Amount>();

export const condition = forward<Condition>();

export const effect = forward<Effect>();

export const event = forward<EventPattern>();

export const cardRule = forward<CardRule>();

export const filter = forward<Filter>();

export const target = forward<Target>();
