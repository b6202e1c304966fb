// The grammar kit: one description of a phrase both reads (parses) and writes (renders) it. A `Part` reads some words into fields of a
// record and writes those fields back; a `Syntax` reads and writes one whole value. Reading returns all readings: ambiguity is kept.
export { Source, type Fields, type Nil, type Found, type Syntax, type Part } from './types.js';

export { join, merge, same, unworded, without, wordingOf } from './record.js';

export {
  nothing,
  words,
  fixed,
  sameValue,
  absent,
  field,
  within,
  reshaped,
  requireWord,
  lazyPart,
  mapWritten,
  asPart,
} from './part.js';

export { seq } from './sequence.js';

export { oneOf, marked, maybe, synonyms, inflections, variant, anyOf } from './choice.js';

export { modifiers } from './modifiers.js';

export {
  node,
  uncachedNode,
  constant,
  mapped,
  lazySyntax,
  token,
  cacheReads,
  cacheReadsAndWrites,
  cacheReadsToEnd,
  cachePartReads,
  cacheWrites,
} from './syntax.js';

export { listOfOne, commas, listOf, several } from './list.js';

export { trieOf, phrases } from './trie.js';

export {
  firstWordsOfSequence,
  firstWordsOfAny,
  firstOfSort,
  lazyFirstWords,
  lazyRequiredWords,
  requiredWordsOf,
  requiredWordsOfAny,
} from './prune-reading.js';
