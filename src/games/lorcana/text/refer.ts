// What words like "they", "that character" and "this way" mean. The grammar leaves them as `?words`; here they become `this`, `subject`,
// `object` or the label of a target or step, and the words are remembered under `say`.
import type { Ability } from '../ir/ability.js';
import type { CardType } from '../ir/vocabulary.js';
import { Reader } from './pronouns/refer.js';
import type { Resolved } from './pronouns/resolver.js';
import { isNode, type Node } from './pronouns/pronoun-words.js';

/** The ability of a card of a type with all its words resolved, or the words that mean nothing here. */
export function refer(ability: Ability, type: CardType): Ability | { readonly unclear: string } {
  const reader = new Reader(type);
  const resolved = reader.read(ability);
  if (reader.unclear !== undefined) return { unclear: reader.unclear };
  try {
    return rebuild(ability, resolved) as Ability;
  } catch (error) {
    if (error instanceof Unclear) return { unclear: error.message };
    throw error;
  }
}

class Unclear extends Error {}

function rebuild(value: unknown, resolved: Resolved): unknown {
  if (Array.isArray(value)) return value.map((one) => rebuild(one, resolved));
  if (!isNode(value)) return value;
  const found = resolved.refs.get(value);
  const label = resolved.labels.get(value);
  const swapped = resolved.swaps.get(value);
  if (swapped !== undefined) return swapped;
  const result: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(value)) {
    if (key === 'say') continue;
    const ref = found?.[key];
    if (ref !== undefined) result[key] = ref;
    else if (typeof inner === 'string' && key !== 'as' && inner.startsWith('?')) throw new Unclear(inner);
    else if (key === 'ability') result[key] = quoted(inner as Ability);
    else result[key] = rebuild(inner, resolved);
  }
  if (label !== undefined) result.as = label;
  const say = { ...(value.say as object | undefined), ...wordsOf(value, found) };
  if (Object.keys(say).length > 0) result.say = say;
  return result;
}

/** An ability in quotes has its own "this", a character. */
function quoted(ability: Ability): Ability {
  const inner = refer(ability, 'character');
  if ('unclear' in inner) throw new Unclear(inner.unclear);
  return inner;
}

const wordsOf = (node: Node, found: Readonly<Record<string, string>> | undefined): Record<string, string> =>
  found === undefined
    ? {}
    : Object.fromEntries(
        Object.keys(found).flatMap((key) => {
          const words = node[key] as string;
          return key === 'ownerOf' || !words.startsWith('?') ? [] : [[key, words.slice(1)]];
        }),
      );
