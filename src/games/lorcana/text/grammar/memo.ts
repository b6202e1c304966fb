// Readings and writings done before.
import type { Syntax, Part, Found } from './types.js';

/** Writings kept for each syntax. */
const MOST_WRITINGS = 10_000;

/** What a value says, as a key: alternatives around it ask again and again. */
const CONTENTS = new WeakMap<object, string>();

function contentOf(value: object): string {
  let content = CONTENTS.get(value);
  if (content === undefined) CONTENTS.set(value, (content = JSON.stringify(value)));
  return content;
}

/** Writings too are remembered, by what the value says: cards say the same as others ("chosen character", "when you play this character"). */
export function rememberWritings<T>(syntax: Syntax<T>): Syntax<T> {
  const written = new Map<string, string | false>();
  return {
    ...syntax,
    write(value) {
      if (typeof value !== 'object' || value === null) return syntax.write(value);
      const content = contentOf(value);
      let text = written.get(content);
      if (text === undefined) {
        text = syntax.write(value) ?? false;
        if (written.size >= MOST_WRITINGS) written.clear();
        written.set(content, text);
      }
      return text === false ? undefined : text;
    },
  };
}

export const rememberAll = <T>(syntax: Syntax<T>): Syntax<T> => remember(rememberWritings(syntax));

let remembered = 0;

export function remember<T>(syntax: Syntax<T>): Syntax<T> {
  const id = remembered++;
  const { read } = syntax;
  return { ...syntax, read: (source, at) => source.once(id, at, read) };
}

/** A part that is tried from many places: its readings are remembered by place. */
export function rememberPart<T>(part: Part<T>): Part<T> {
  const id = remembered++;
  const { read } = part;
  return { ...part, read: (source, at) => source.once(id, at, read) };
}

const MOST_ENDINGS = 10_000;

/** Readings that go to the end of a text are remembered for all texts that end so: effects are shared by cards more often than what leads to them. Not so where it matters how far other readings got. */
export function rememberEndings<T>(syntax: Syntax<T>): Syntax<T> {
  const endings = new Map<string, { readonly from: number; readonly found: readonly Found<T>[] }>();
  return remember({
    ...syntax,
    read(source, at) {
      if (source.isThorough) return syntax.read(source, at);
      const ending = source.ending(at);
      const known = endings.get(ending);
      if (known !== undefined) {
        const by = at - known.from;
        return by === 0 ? known.found : known.found.map(({ value, next }) => ({ value, next: next + by }));
      }
      const found = syntax.read(source, at);
      if (endings.size >= MOST_ENDINGS) endings.clear();
      endings.set(ending, { from: at, found });
      return found;
    },
  });
}
