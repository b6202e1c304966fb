// Where the grammar contains itself (an amount counts cards whose cost is an amount …): files below ask here for what files above define.
import type { Amount } from '../../ir/amount.js';
import type { Target, Effect } from '../../ir/effect.js';
import type { Ability } from '../../ir/ability.js';
import { type Syntax, lazySyntax, type Part, lazyPart } from '../grammar/index.js';
import type { Filter } from '../../ir/filter.js';

export interface ForwardSyntaxes {
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

const SYNTAXES = new Map<keyof ForwardSyntaxes, Syntax<unknown>>();

export function define<K extends keyof ForwardSyntaxes>(name: K, syntax: Syntax<ForwardSyntaxes[K]>): void {
  SYNTAXES.set(name, syntax);
}

export const forwardRef = <K extends keyof ForwardSyntaxes>(name: K): Syntax<ForwardSyntaxes[K]> =>
  lazySyntax(() => SYNTAXES.get(name) as Syntax<ForwardSyntaxes[K]>);

/** Descriptions of cards, which contain others: "characters at a location named X". */
export interface ForwardParts {
  /** Adjectives, noun and what follows, said of one card. */
  described: Filter;
  /** The same of many. */
  describedMany: Filter;
  /** With an article: "a Hero character". */
  indefinite: Filter;
}

const PARTS = new Map<keyof ForwardParts, Part<unknown>>();

export function definePart<K extends keyof ForwardParts>(name: K, part: Part<ForwardParts[K]>): void {
  PARTS.set(name, part);
}

export const forwardPart = <K extends keyof ForwardParts>(name: K): Part<ForwardParts[K]> =>
  lazyPart(() => PARTS.get(name) as Part<ForwardParts[K]>);
