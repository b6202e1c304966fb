// Parses JSON. Errors name line and column, which many messages of `JSON.parse` leave out.
import { type Source, InputError } from './input-error.js';

/** Throws an InputError with line and column if the text is not JSON. */
export function parseJson({ file, text }: Source): unknown {
  const json = text.replace(/^\uFEFF/, '');
  try {
    return JSON.parse(json) as unknown;
  } catch (cause) {
    const { at, wanted } = firstMistake(json);
    const lines = json.slice(0, at).split('\n');
    const where = `${file}:${lines.length}:${lines.at(-1)!.length + 1}`;
    const found = at === json.length ? 'the file ends' : `found ${JSON.stringify(wordAt(json, at))}`;
    throw new InputError(`${where}: not readable as JSON: ${found}; expected ${wanted}`, { cause });
  }
}

const wordAt = (json: string, at: number): string => /^(?:[\w"]{1,20}|.)/s.exec(json.slice(at))![0];

const SPACE = /[ \t\n\r]*/y;

const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/y;

const SCALAR = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.])/y;

// The expected next token, as messages name it. The parser below also uses these texts as its states.
const VALUE = 'a value';

const FIRST_ITEM = 'a value or "]"';

const KEY = 'a field name in quotes';

const FIRST_KEY = 'a field name in quotes or "}"';

const COLON = 'a ":"';

const COMMA = 'a "," or the closing bracket';

const END = 'the end of the file';

/** Parses like `JSON.parse`, without building a value, up to the first error. */
function firstMistake(json: string): { readonly at: number; readonly wanted: string } {
  const open: string[] = [];
  const after = () => (open.length === 0 ? END : COMMA);
  let wanted = VALUE;
  let at = past(SPACE, json, 0);
  while (at < json.length) {
    const c = json[at]!;
    const isValue = wanted === VALUE || wanted === FIRST_ITEM;
    let end = at + 1;
    let next: string | undefined;
    if (isValue && (c === '{' || c === '[')) {
      open.push(c);
      next = c === '{' ? FIRST_KEY : FIRST_ITEM;
    } else if (closes(c, wanted, open.at(-1))) {
      open.pop();
      next = after();
    } else if (isValue) {
      end = past(c === '"' ? STRING : SCALAR, json, at);
      next = after();
    } else if (wanted === KEY || wanted === FIRST_KEY) {
      end = past(STRING, json, at);
      next = COLON;
    } else if (wanted === COLON && c === ':') next = VALUE;
    else if (wanted === COMMA && c === ',') next = open.at(-1) === '{' ? KEY : VALUE;
    if (next === undefined || end === at) break;
    wanted = next;
    at = past(SPACE, json, end);
  }
  return { at, wanted };
}

const closes = (c: string, wanted: string, open: string | undefined): boolean =>
  (c === '}' && open === '{' && (wanted === COMMA || wanted === FIRST_KEY)) ||
  (c === ']' && open === '[' && (wanted === COMMA || wanted === FIRST_ITEM));

/** The end of the match that begins at `at`, or `at` if there is none. */
function past(pattern: RegExp, json: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(json) ? pattern.lastIndex : at;
}
