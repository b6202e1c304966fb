// Where the grammar contains itself (an amount counts cards whose cost is an amount …): files below ask here for what files above define.
import type { Amount } from '../../ir/amount.js';
import type { Target, Effect } from '../../ir/effect.js';
import type { Ability } from '../../ir/ability.js';
import { type Syntax, later, type Part, lazyPart } from '../grammar/index.js';
import type { Filter } from '../../ir/filter.js';

export interface Knots {
  /** A computed amount, as after "equal to". */
  value: Amount;
  /** A card to choose. */
  chosen: Target;
  /** What sentences do, without the last full stop. */
  body: readonly Effect[];
  /** What you do: "gain 1 lore". */
  yourDeeds: readonly Effect[];
  /** What several players do: "lose 1 lore". */
  deeds: readonly Effect[];
  /** What one player does: "loses 1 lore". */
  deedsOfOne: readonly Effect[];
  /** The text of an ability inside quotes. */
  ability: Ability;
}

const KNOTS = new Map<keyof Knots, Syntax<unknown>>();

export function define<K extends keyof Knots>(name: K, syntax: Syntax<Knots[K]>): void {
  KNOTS.set(name, syntax);
}

export const forwardRef = <K extends keyof Knots>(name: K): Syntax<Knots[K]> =>
  later(() => KNOTS.get(name) as Syntax<Knots[K]>);

/** Descriptions of cards, which contain others: "characters at a location named X". */
export interface PartKnots {
  /** Adjectives, noun and what follows, said of one card. */
  described: Filter;
  /** The same of many. */
  describedMany: Filter;
  /** With an article: "a Hero character". */
  indefinite: Filter;
}

const PART_KNOTS = new Map<keyof PartKnots, Part<unknown>>();

export function tiePart<K extends keyof PartKnots>(name: K, part: Part<PartKnots[K]>): void {
  PART_KNOTS.set(name, part);
}

export const knotPart = <K extends keyof PartKnots>(name: K): Part<PartKnots[K]> =>
  lazyPart(() => PART_KNOTS.get(name) as Part<PartKnots[K]>);
