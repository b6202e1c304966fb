// Forward references for the recursive grammar (an amount counts cards whose cost is an amount …): a file uses a syntax or part by name,
// and a later file defines it.
import type { Amount } from '../../ir/amount.js';
import type { Target, Effect } from '../../ir/effect.js';
import type { Ability } from '../../ir/ability.js';
import { type Syntax, lazySyntax, type Part, lazyPart } from '../grammar/index.js';
import type { Filter } from '../../ir/filter.js';

export interface ForwardSyntaxes {
  /** A computed amount: the words after "equal to". */
  value: Amount;
  /** A target with a choice: "chosen character". */
  chosen: Target;
  /** The effects of one or more sentences, without the last full stop. */
  body: readonly Effect[];
  /** Effects with you as the subject: "gain 1 lore". */
  yourDeeds: readonly Effect[];
  /** Effects with several players as the subject: "lose 1 lore". */
  deeds: readonly Effect[];
  /** Effects with one player as the subject: "loses 1 lore". */
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

/** Descriptions of cards, which may contain descriptions: "characters at a location named X". */
export interface ForwardParts {
  /** Adjectives, a singular noun, and the modifiers after it. */
  described: Filter;
  /** The same with a plural noun. */
  describedMany: Filter;
  /** A singular description with its article: "a Hero character". */
  indefinite: Filter;
}

const PARTS = new Map<keyof ForwardParts, Part<unknown>>();

export function definePart<K extends keyof ForwardParts>(name: K, part: Part<ForwardParts[K]>): void {
  PARTS.set(name, part);
}

export const forwardPart = <K extends keyof ForwardParts>(name: K): Part<ForwardParts[K]> =>
  lazyPart(() => PARTS.get(name) as Part<ForwardParts[K]>);
