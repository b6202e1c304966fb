// Anaphora: pronouns and phrases for cards mentioned before, such as "it" and "that character". The grammar keeps them as `?words`, and
// `pronouns/` resolves them.
import type { Num } from './word.js';
import { type Syntax, trieOf } from '../grammar/index.js';

export type Case = 'subject' | 'object';

const NOUNS_ONE = [
  'character',
  'item',
  'location',
  'card',
  'song',
  'action',
  'character card',
  'action card',
  'song card',
  'item card',
];

const NOUNS_MANY = ['characters', 'items', 'locations', 'cards'];

const SELF = ['this character', 'this item', 'this location', 'this card', 'this action', 'this song'];

const PARTICIPLES = [
  'chosen',
  'banished',
  'exerted',
  'moved',
  'revealed',
  'discarded',
  'played',
  'other',
  'returned',
  'readied',
  'damaged',
];

const SUBJECT_ONE = ['he', 'she', 'it'];

const OBJECT_ONE = ['him', 'her', 'it'];

const ONE = [
  ...SELF,
  ...NOUNS_ONE.map((noun) => `that ${noun}`),
  ...PARTICIPLES.flatMap((participle) => NOUNS_ONE.slice(0, 4).map((noun) => `the ${participle} ${noun}`)),
  'the challenging character',
  'the challenged character',
  'the challenging location',
  'the singer',
  'each character that sang this song',
  'each of your characters that sang this song',
  ...NOUNS_MANY.map((noun) => `each of those ${noun}`),
];

/** The characters that sang the song that is resolving. */
const SINGERS = [
  'the characters that sang this song',
  'your characters that sang this song',
  'all characters that sang this song',
  'all your characters that sang this song',
];

/** Before "this way". */
const PARTICIPLES_THIS_WAY = ['exerted', 'readied', 'damaged', 'moved'];

const MANY = [
  ...NOUNS_MANY.map((noun) => `those ${noun}`),
  ...NOUNS_MANY.slice(0, 3).flatMap((noun) =>
    PARTICIPLES_THIS_WAY.map((participle) => `${noun} ${participle} this way`),
  ),
  ...PARTICIPLES.flatMap((participle) => NOUNS_MANY.map((noun) => `the ${participle} ${noun}`)),
];

/** The phrases of each case, with their grammatical number. */
const PHRASES: Readonly<Record<Case, ReadonlyMap<string, Num>>> = {
  subject: new Map<string, Num>([
    ...[...SUBJECT_ONE, ...ONE].map((phrase): [string, Num] => [phrase, 'one']),
    ...['they', ...SINGERS, ...MANY].map((phrase): [string, Num] => [phrase, 'many']),
  ]),
  object: new Map<string, Num>([
    ...[...OBJECT_ONE, ...ONE].map((phrase): [string, Num] => [phrase, 'one']),
    ...['them', 'each of them', ...SINGERS, 'each character you removed damage from this way', ...MANY].map(
      (phrase): [string, Num] => [phrase, 'many'],
    ),
  ]),
};

const referenceSyntax = (phrases: Iterable<string>): Syntax<string> => {
  const known = [...new Set(phrases)];
  const written = new Map(known.map((phrase) => [`?${phrase}`, phrase]));
  const trie = trieOf(known);
  return {
    firstWords: () => trie.firstWords,
    read: (source, at) => trie.read(source, at).map(({ value, next }) => ({ value: `?${known[value]!}`, next })),
    write: (value) => written.get(value as string),
  };
};

export const reference = (grammatical: Case): Syntax<string> => REFERENCES[grammatical];

const REFERENCES = { subject: referenceSyntax(PHRASES.subject.keys()), object: referenceSyntax(PHRASES.object.keys()) };

/** Several cards mentioned before, after "one of". */
export const pluralReference: Syntax<string> = referenceSyntax(['them', ...NOUNS_MANY.map((noun) => `those ${noun}`)]);

export const numberOfReference = (ref: string): Num =>
  PHRASES.subject.get(ref.slice(1)) ?? PHRASES.object.get(ref.slice(1)) ?? 'one';

/** "his", "their", "that character's", "this item's". */
export const possessive: Syntax<string> = referenceSyntax([
  'his',
  'her',
  'its',
  'their',
  ...ONE.map((phrase) => `${phrase}'s`),
  ...['song', 'action', 'item', 'location'].map((noun) => `the ${noun}'s`),
]);

/** A pronoun contracted with "is" or "are": "he's", "they're". */
export const contractedBe: Syntax<string> = referenceSyntax(["he's", "she's", "it's", "they're"]);
