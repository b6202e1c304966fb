// Players as subjects ("each opponent") and possessors ("their"). The record that has the player remembers the wording.
import type { PlayerRef } from '../../ir/reference.js';
import type { Num } from './word.js';
import {
  trieOf,
  words,
  same,
  type Fields,
  wordingOf,
  type Part,
  oneOf,
  phrases,
  seq,
  absent,
} from '../grammar/index.js';

interface Phrase {
  readonly words: string;
  readonly means: PlayerRef;
  /** Number of the verb that follows. */
  readonly num: Num;
}

const one = (text: string, means: PlayerRef): Phrase => ({ words: text, means, num: 'one' });

const many = (text: string, means: PlayerRef): Phrase => ({ words: text, means, num: 'many' });

const PHRASES: readonly Phrase[] = [
  one('each opponent', 'opponents'),
  one('each player', 'all'),
  one('chosen opponent', { choose: 'opponent' }),
  one('chosen player', { choose: 'player' }),
  many('they', 'they'),
  one('that player', { ownerOf: '?that player' }),
  one('that opponent', { ownerOf: '?that player' }),
  one('their player', { ownerOf: '?their' }),
  one('its player', { ownerOf: '?its' }),
  one('his player', { ownerOf: '?his' }),
  one('her player', { ownerOf: '?her' }),
  one("that character's player", { ownerOf: '?that character' }),
  one("that card's player", { ownerOf: '?that card' }),
  one("that item's player", { ownerOf: '?that item' }),
  one("that location's player", { ownerOf: '?that location' }),
  one('the challenging player', { ownerOf: '?the challenging character' }),
  one("the challenging character's player", { ownerOf: '?the challenging character' }),
  one("the challenged character's player", { ownerOf: '?the challenged character' }),
  one('the challenged player', { ownerOf: '?the challenged character' }),
  one('each opponent with more lore than you', { ahead: 'lore' }),
  one('chosen opponent with more lore than you', { choose: 'ahead' }),
  one('the player or players with the most cards in their hand', { most: 'hand' }),
  many('the player or players with the most cards in their hands', { most: 'hand' }),
  one('the player or players with the most lore', { most: 'lore' }),
  one('each player with the most lore', { most: 'lore' }),
  many('opponents', 'opponents'),
  one('each opposing player', 'opponents'),
  many('all opponents', 'opponents'),
  many('your opponents', 'opponents'),
  many('all players', 'all'),
  many('players', 'all'),
  many('any number of players', { chooseAny: 'player' }),
];

const TRIE = trieOf(PHRASES.map(({ words }) => words));

/** An `ownerOf` phrase matches every `ownerOf` value: it has a pronoun for the card, and a resolved ability has a reference. */
const means = (phrase: Phrase, value: unknown): boolean =>
  typeof phrase.means === 'object' && 'ownerOf' in phrase.means
    ? typeof value === 'object' && value !== null && 'ownerOf' in value
    : same(phrase.means, value);

function phraseFor(record: Fields, key: string): Phrase | undefined {
  const value = record[key];
  if (value === undefined) return undefined;
  const remembered = wordingOf(record, key);
  return (
    PHRASES.find((phrase) => phrase.words === remembered && (means(phrase, value) || value === 'they')) ??
    (same(value, { ownerOf: 'object' })
      ? PHRASES.find((phrase) => phrase.words === 'the challenging player')
      : undefined) ??
    PHRASES.find((phrase) => means(phrase, value))
  );
}

/** "That player" is always remembered: the resolver may replace the value by one with another default wording. */
const isDefault = (phrase: Phrase): boolean =>
  phrase.words !== 'that player' && PHRASES.find((other) => means(other, phrase.means)) === phrase;

/** One or more players as the subject, other than you alone. */
export function playerAs<K extends string>(key: K): Part<Readonly<Record<K, PlayerRef>>> {
  const values = PHRASES.map((phrase) => ({
    [key]: phrase.means,
    ...(isDefault(phrase) ? {} : { say: { [key]: phrase.words } }),
  })) as unknown as readonly Record<K, PlayerRef>[];
  return {
    firstWords: () => TRIE.firstWords,
    can: (record) => record[key] !== undefined,
    read: (source, at) => TRIE.read(source, at).map(({ value, next }) => ({ value: values[value]!, next })),
    write(record, used) {
      const phrase = used.includes(key) ? undefined : phraseFor(record, key);
      return phrase === undefined ? [] : [{ words: phrase.words, used: [key] }];
    },
  };
}

export const playerNumber = (record: Fields, key: string): Num => phraseFor(record, key)?.num ?? 'many';

const OWNERS: readonly (readonly [string, PlayerRef])[] = [
  ['their', 'they'],
  ["that player's", 'they'],
  ["chosen player's", { choose: 'player' }],
  ["chosen opponent's", { choose: 'opponent' }],
  ["each opponent's", 'opponents'],
  ["each player's", 'all'],
  ["their player's", { ownerOf: '?their' }],
];

/** "your", "their", "chosen player's". "Your" sets no field. */
export const ownerAs = <K extends string>(key: K): Part<Readonly<Partial<Record<K, PlayerRef>>>> =>
  oneOf<readonly Part<Readonly<Partial<Record<K, PlayerRef>>>>[]>(
    phrases(
      key,
      OWNERS.map(([text, who]) => [text, { [key]: who } as Partial<Record<K, PlayerRef>>]),
    ),
    seq(words('your'), absent(key)) as Part<Partial<Record<K, PlayerRef>>>,
  );
