// A small kit for grammars that run both ways: what describes how a text is read also describes how it is written. A `Part` reads some
// words into fields of a record and writes those fields back; a `Syntax` reads and writes one whole value. Reading finds all readings.
export {
  Source,
  type Fields,
  type Nil,
  type Found,
  type Written,
  type Begin,
  type Syntax,
  type Part,
} from './grammar/types.js';

export { join, merge, same, unworded, without, wordingOf } from './grammar/record.js';

export {
  nothing,
  words,
  fixed,
  again,
  absent,
  field,
  within,
  reshaped,
  ifSaid,
  laterPart,
  eachWritten,
  whole,
} from './grammar/part.js';

export { seq } from './grammar/sequence.js';

export { oneOf, marked, maybe, ways, forms, wording, anyOf } from './grammar/choice.js';

export { modifiers } from './grammar/modifiers.js';

export { node, inFull, constant, mapped, later, token } from './grammar/syntax.js';

export { alone, commas, listOf, several } from './grammar/list.js';

export { bookOf } from './grammar/book.js';

export { phrases } from './grammar/phrases.js';

export { beginOfAll, beginOfAny, beginWith, lazyBegin } from './grammar/begin.js';

export { lazySays, saysOf, saysOfAny } from './grammar/says.js';

export { remember, rememberAll, rememberEndings, rememberPart, rememberWritings } from './grammar/memo.js';
