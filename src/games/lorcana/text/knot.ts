// Where the grammar contains itself (an amount counts cards whose cost is an amount …): files below ask here for what files above define.
import type { Ability } from '../ir/ability.js';
import type { Amount } from '../ir/amount.js';
import type { Effect, Target } from '../ir/effect.js';
import { later, type Syntax } from './grammar.js';

export interface Knots {
  /** A computed amount, as after "equal to". */
  value: Amount;
  /** A card to choose. */
  chosen: Target;
  /** What sentences do, without the last full stop. */
  body: readonly Effect[];
  /** What several players do: "lose 1 lore". */
  deeds: readonly Effect[];
  /** The text of an ability inside quotes. */
  ability: Ability;
}

const KNOTS = new Map<keyof Knots, Syntax<unknown>>();

export function tie<K extends keyof Knots>(name: K, syntax: Syntax<Knots[K]>): void {
  KNOTS.set(name, syntax);
}

export const knot = <K extends keyof Knots>(name: K): Syntax<Knots[K]> =>
  later(() => KNOTS.get(name) as Syntax<Knots[K]>);
