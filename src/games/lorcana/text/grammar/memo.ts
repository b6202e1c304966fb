// Readings and writings done before.
import { type Found, type Part, type Syntax } from './types.js';

/** Writings too are remembered, by value: alternatives around a value try it again and again. */
export function rememberAll<T>(syntax: Syntax<T>): Syntax<T> {
  const written = new WeakMap<object, string | false>();
  return remember({
    read: (source, at) => syntax.read(source, at),
    begin: () => syntax.begin(),
    write(value) {
      if (typeof value !== 'object' || value === null) return syntax.write(value);
      let text = written.get(value);
      if (text === undefined) written.set(value, (text = syntax.write(value) ?? false));
      return text === false ? undefined : text;
    },
  });
}

let remembered = 0;

export function remember<T>(syntax: Syntax<T>): Syntax<T> {
  const id = remembered++;
  return {
    read(source, at) {
      const places = (source.memo[id] ??= []);
      return (places[at] ??= syntax.read(source, at)) as readonly Found<T>[];
    },
    begin: () => syntax.begin(),
    write: (value) => syntax.write(value),
  };
}

/** A part that is tried from many places: its readings are remembered by place. */
export function rememberPart<T>(part: Part<T>): Part<T> {
  const memo = remember<T>({
    read: (source, at) => part.read(source, at),
    begin: () => part.begin(),
    write: () => undefined,
  });
  return { ...part, read: (source, at) => memo.read(source, at) };
}
