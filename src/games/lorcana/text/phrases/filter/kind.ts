// Kinds of cards: adjectives and noun, "exerted Hero characters".
import type { Filter } from '../../../ir/filter.js';
import {
  type Syntax,
  mapped,
  node,
  seq,
  words,
  field,
  type Part,
  synonyms,
  listOf,
  several,
  token,
  modifiers,
  fixed,
  absent,
  wordingOf,
  oneOf,
  lazyFirstWords,
  firstWordsOfSequence,
} from '../../grammar/index.js';
import { classification, ink, CARD_TYPES, keywordNamed, keywordWords, type Num, cardType } from '../../words/word.js';
import { type CardType, INKS, type Ink } from '../../../ir/vocabulary.js';

type FilterFields = Partial<Filter>;

/** "(a Princess or) a Prince (character)". */
const aClass: Syntax<string> = mapped(
  node(seq(words('a'), field('name', classification))),
  ({ name }) => name,
  (name) => ({ name }),
);

export const classes: Part<FilterFields> = synonyms<FilterFields>('classes', {
  or: field('classes', listOf(classification, 'or')),
  and: field('classes', several(listOf(classification, 'and'))),
  'or a': field('classes', several(listOf(classification, 'or', aClass))),
});

const inks: Part<FilterFields> = synonyms<FilterFields>('inks', {
  or: field('inks', listOf(ink, 'or')),
  and: field('inks', several(listOf(ink, 'and'))),
});

const NON = 'non-';

/** "non-Villain", "non-Ruby", "non-Evasive". */
const nonKind: Syntax<Filter> = token(
  'non',
  ({ text, lower }): Filter | undefined => {
    const name = lower.startsWith(NON) ? text.slice(NON.length) : '';
    if (name === '' || CARD_TYPES.has(name as CardType)) return undefined;
    const known = keywordNamed(name);
    if (known !== undefined) return { keyword: known };
    return INKS.includes(name as Ink) ? { inks: [name as Ink] } : { classes: [name] };
  },
  ({ inks: colors, classes: names, keyword: word }) => {
    const name = colors?.[0] ?? names?.[0] ?? (word === undefined ? undefined : keywordWords(word));
    return name === undefined ? undefined : `${NON}${name}`;
  },
);

/** "non-song", "non-character". */
const nonType: Syntax<readonly CardType[]> = token(
  'non',
  ({ lower }) => {
    const name = lower.slice(NON.length) as CardType;
    return lower.startsWith(NON) && CARD_TYPES.has(name) ? [name] : undefined;
  },
  ([type, ...others]) => (type === undefined || others.length > 0 ? undefined : `${NON}${type}`),
);

export const adjectives: Part<FilterFields> = modifiers<FilterFields>('adj', {
  other: seq(words('other'), fixed({ other: true })),
  opposing: seq(words('opposing'), absent('zone'), fixed({ of: 'opponents' })),
  exerted: seq(words('exerted'), fixed({ exerted: true })),
  ready: seq(words('ready'), fixed({ exerted: false })),
  damaged: seq(words('damaged'), fixed({ damaged: true })),
  undamaged: seq(words('undamaged'), fixed({ damaged: false })),
  nonKind: field('not', nonKind),
  nonType: field('notTypes', nonType),
  inks,
  classes,
});

/** The noun: "character", "items or locations", "action card", and plain "card". */
const nouns = (num: Num): readonly [Part<FilterFields>, Part<FilterFields>] => {
  const card = num === 'one' ? 'card' : 'cards';
  return [
    synonyms<FilterFields>(
      'noun',
      {
        plain: field('types', listOf(cardType(num), 'or')),
        and: field('types', several(listOf(cardType(num), 'and'))),
        'and/or': field('types', several(listOf(cardType(num), 'and/or'))),
        card: seq(field('types', listOf(cardType('one'), 'or')), words(card)),
      },
      (record) => (record.zone === undefined || record.types === undefined ? undefined : 'card'),
    ),
    words(card),
  ];
};

/** "(play) a non-character": no noun, allowed only after a "non-" word. */
const noNoun: Part<FilterFields> = {
  read: (source, at) =>
    source.tokens[at - 1]?.lower.startsWith(NON) === true ? [{ value: { say: { noun: 'none' } }, next: at }] : [],
  firstWords: () => ({ words: new Set(), empty: true }),
  write: (record) => (wordingOf(record, 'noun') === 'none' ? [{ words: '', used: [] }] : []),
};

/** Adjectives and noun. The first set leaves out `noNoun`, because a missing noun needs an adjective before it. */
export function bareKind(num: Num): Part<FilterFields> {
  const [types, card] = nouns(num);
  return {
    ...seq(adjectives, oneOf(types, noNoun, card)),
    firstWords: lazyFirstWords(() => firstWordsOfSequence([adjectives, oneOf(types, card)])),
  };
}
