import type { Resolver } from '../pronouns/resolver.js';
import type { Node } from '../pronouns/pronoun-words.js';

/** An ability being read, in the order of its text: what is spoken of comes before the words for it. */
export interface Reading {
  readonly words: Resolver;
  readonly isStatic: boolean;
  /** What a static ability says of each card of a group is being read. */
  isOfEach: boolean;
  visit(value: unknown): void;
  /** Its fields in order, words resolved. */
  fields(node: Node, skip?: string): void;
}

/** Reads the nodes of one kind. */
export type ReadNode = (reading: Reading, node: Node) => void;
