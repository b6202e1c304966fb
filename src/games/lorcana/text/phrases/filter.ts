// Which cards: adjectives, noun and what follows the noun. Determiners are in `target.ts`.
import { INKS, type CardType, type Ink } from '../../cards/card.js';
import type { Filter } from '../../ir/filter.js';
import type { PlayerRef } from '../../ir/reference.js';
import {
  absent,
  beginOfAll,
  constant,
  field,
  fixed,
  ifSaid,
  laterPart,
  lazyBegin,
  listOf,
  mapped,
  modifiers,
  node,
  oneOf,
  rememberPart,
  seq,
  several,
  token,
  ways,
  within,
  wording,
  wordingOf,
  words,
  type Part,
  type Syntax,
} from '../grammar.js';
import { extreme } from './filter/extreme.js';
import { didThisTurn } from './filter/history.js';
import { compared } from './filter/range.js';
import { relative } from './filter/state.js';
import { bothKeywords, traits, twoTraits } from './filter/traits.js';
import { ownedZone, under, zonePair } from './filter/zone.js';
import { possessive, reference } from './reference.js';
import {
  CARD_TYPES,
  cardType,
  classification,
  ink,
  keyword,
  keywordNamed,
  keywordWords,
  number,
  type Num,
} from './word.js';

type Some = Partial<Filter>;

/** "(a Princess or) a Prince (character)". */
const aClass: Syntax<string> = mapped(
  node(seq(words('a'), field('name', classification))),
  ({ name }) => name,
  (name) => ({ name }),
);

const classes: Part<Some> = ways<Some>('classes', {
  or: field('classes', listOf(classification, 'or')),
  and: field('classes', several(listOf(classification, 'and'))),
  'or a': field('classes', several(listOf(classification, 'or', aClass))),
});

const inks: Part<Some> = ways<Some>('inks', {
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
    const said = colors?.[0] ?? names?.[0] ?? (word === undefined ? undefined : keywordWords(word));
    return said === undefined ? undefined : `${NON}${said}`;
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

export const adjectives: Part<Some> = modifiers<Some>('adj', {
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

/** "character", "items or locations", "action card", "card"; what is not a character may go without a noun. */
const nounSaid = (num: Num): readonly [Part<Some>, Part<Some>] => {
  const card = num === 'one' ? 'card' : 'cards';
  return [
    ways<Some>(
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

/** "(play) a non-character": nothing, behind what it is not. */
const bare: Part<Some> = {
  read: (source, at) =>
    source.tokens[at - 1]?.lower.startsWith(NON) === true ? [{ value: { say: { noun: 'none' } }, next: at }] : [],
  begin: () => ({ words: new Set(), empty: true }),
  write: (record) => (wordingOf(record, 'noun') === 'none' ? [{ words: '', used: [] }] : []),
};

/** Adjectives and noun. No word but those begins it: where the noun is left out, an adjective is not. */
function kindOf(num: Num): Part<Some> {
  const [types, card] = nounSaid(num);
  return {
    ...seq(adjectives, oneOf(types, bare, card)),
    begin: lazyBegin(() => beginOfAll([adjectives, oneOf(types, card)])),
  };
}

/** "another character you have in play": it is never the card itself, so "another" says no more than "a". */
const namesake: Part<Some> = ways<Some>('namesake', {
  a: seq(
    wording('article', 'a', 'another'),
    laterPart(() => described('one')),
  ),
  'one of your': seq(
    wording('article', 'one of your', 'one of your other', 'any of your'),
    fixed({ of: 'you' }),
    laterPart(() => described('many')),
  ),
});

const sameName: Part<Some> = oneOf<readonly Part<Some>[]>(
  seq(words('with the same name as'), field('sameNameAs', reference('object'))),
  seq(words('with the same name as'), within('namesake', namesake)),
  seq(words('with the same name'), fixed({ sameNameAs: '?the same' })),
  seq(words('with that name'), fixed({ isNamedCard: true })),
);

const covers: Part<Some> = oneOf<readonly Part<Some>[]>(
  seq(
    wording('covered', 'with a card under', 'with cards under', 'with any cards under', 'with one or more cards under'),
    wording('them', 'them', 'it', 'him', 'her'),
    fixed({ covers: true }),
  ),
  seq(
    wording('without', 'with no cards under', 'without a card under', 'without cards under'),
    wording('them', 'them', 'it', 'him', 'her'),
    fixed({ covers: false }),
  ),
);

const ONE = laterPart(() => described('one'));

/** One of these is in every comparison. */
const COMPARING = ['than', 'equal', 'same'];

/** What cards have, apart from whose they are and where. */
const comparisons: Readonly<Record<string, Part<Some>>> = {
  'same cost': seq(words('with the same cost or less'), fixed({ cost: { max: { stat: 'cost', of: '?the same' } } })),
  'compared cost': ifSaid(COMPARING, compared('cost', 'cost', ONE)),
  'compared strength': ifSaid(COMPARING, compared('strength', '{S}', ONE)),
  'compared willpower': ifSaid(COMPARING, compared('willpower', '{W}', ONE)),
  'compared lore': ifSaid(COMPARING, compared('lore', '{L}', ONE)),
};

/** Whose cards in play they are, said behind them. */
const HAVING: readonly (readonly [string, PlayerRef])[] = [
  ['you have', 'you'],
  ['opponents have', 'opponents'],
  ['your opponents have', 'opponents'],
  ['a opponent has', 'opponents'],
  ['each opponent has', 'opponents'],
  ['they have', 'they'],
  ['chosen opponent has', { choose: 'opponent' }],
  ['chosen player has', { choose: 'player' }],
];

const owned = (phrase: string, of: PlayerRef): Part<Some> => seq(words(phrase), absent('zone'), fixed({ of }));

/** Cards that a step of the same text took to the discard, where they lie now. */
const WENT_TO_DISCARD: Readonly<Record<string, Part<Some>>> = Object.fromEntries(
  (['put into your discard', 'discarded', 'banished'] as const).map((done) => [
    done,
    ifSaid('way', seq(words(`${done} this way`), fixed({ zone: 'discard', is: `?${done}` }))),
  ]),
);

export const sameLocation: Part<Some> = ways<Some>('there', {
  as: seq(words('at the same location as'), field('sameLocationAs', reference('object'))),
  "'s": seq(words('at'), field('sameLocationAs', possessive), words('location')),
  that: seq(words('at'), field('sameLocationAs', constant('that location', '?that location'))),
});

/** "at a location named X"; without more, any location is meant. */
export const atSuch: Part<Some> = such(
  seq(
    words('at a'),
    within(
      'at',
      laterPart(() => described('one')),
    ),
  ),
);
const AT_SUCH = ['named', 'with'];

/** "(characters) at your locations". */
const atYours: Part<Some> = seq(
  wording('at your', 'at your', 'at one of your'),
  within(
    'at',
    seq(
      fixed({ of: 'you' }),
      laterPart(() => described('many')),
    ),
  ),
);

function such(part: Part<Some>): Part<Some> {
  const isTold = ({ at }: Some): boolean =>
    at?.types?.length === 1 && at.types[0] === 'location' && Object.keys(at).some((key) => !BARE.has(key));
  return { ...part, read: (source, at) => part.read(source, at).filter(({ value }) => isTold(value)) };
}
const BARE = new Set(['types', 'say']);

/** "Characters at a location named X": the name is the location's. */
function unfollowed(part: Part<Some>): Part<Some> {
  const isNamed = (word: string | undefined): boolean => word !== undefined && OF_LOCATION.has(word);
  return {
    ...part,
    read: (source, at) => part.read(source, at).filter(({ next }) => !isNamed(source.tokens[next]?.lower)),
  };
}
const OF_LOCATION = new Set(['named', 'with', 'without']);

/** "(characters challenging) this character", "your characters". */
const challengedCard: Part<Some> = ways<Some>('challenged', {
  this: field('is', reference('object')),
  your: seq(
    wording('your', 'your', 'one of your'),
    fixed({ of: 'you' }),
    laterPart(() => described('many')),
  ),
});

/** "(other than) the challenged character": a card spoken of before that is not the one that speaks. */
const otherCard: Syntax<string> = mapped(
  reference('object'),
  (ref) => (ref.startsWith('?this ') ? undefined : ref),
  (ref) => ref,
);

const AFTER: Readonly<Record<string, Part<Some>>> = {
  'of yours': owned('of yours', 'you'),
  'of theirs': owned('of theirs', 'they'),
  ...traits,
  either: field('anyOf', several(listOf(node(oneOf(...Object.values(traits))), 'or'))),
  'either keyword': seq(words('with'), field('anyOf', several(listOf(node(field('keyword', keyword)), 'or')))),
  ...twoTraits,
  'both keywords': bothKeywords,
  ...comparisons,
  'other than this': seq(
    wording(
      'other than',
      ...['character', 'item', 'location', 'card', 'song', 'action'].map((noun) => `other than this ${noun}`),
    ),
    fixed({ other: true }),
  ),
  'other than': ifSaid('than', seq(words('other than'), field('isNot', otherCard))),
  'with damage': seq(words('with damage'), fixed({ damaged: true })),
  'no damage': seq(wording('without', 'with no damage', 'without damage'), fixed({ damaged: false })),
  'some damage': seq(words('with'), within('damage', seq(field('min', number), words('or more damage')))),
  covers,
  'some under': seq(
    words('with'),
    within('under', seq(field('min', number), words('or more cards under'))),
    wording('them', 'them', 'it', 'him', 'her'),
  ),
  inkable: seq(words('with {IW}'), fixed({ inkable: true })),
  'not inkable': seq(words('without {IW}'), fixed({ inkable: false })),
  sameName,
  'not song': seq(
    wording('that', "that isn't a song", "that aren't songs"),
    wording('isntCard', '', 'card'),
    fixed({ notTypes: ['song'] }),
  ),
  ...didThisTurn,
  ...Object.fromEntries(HAVING.map(([phrase, of]) => [phrase, owned(phrase, of)])),
  'at location': unfollowed(seq(wording('at', 'at a location', 'at locations'), fixed({ atLocation: true }))),
  challenging: ifSaid(
    'challenging',
    seq(words('challenging'), fixed({ inChallenge: 'challenger' }), within('against', challengedCard)),
  ),
  'not at location': unfollowed(
    seq(wording('not at', 'not at a location', 'not at locations'), fixed({ atLocation: false })),
  ),
  here: seq(words('here'), fixed({ here: true })),
  at: ifSaid(AT_SUCH, atSuch),
  'at your': atYours,
  'same location': sameLocation,
  'sang this song': seq(wording('that', 'that sang this song', 'who sang this song'), fixed({ is: '?the singers' })),
  extreme,
  from: ownedZone('from'),
  in: ownedZone('in'),
  'from pair': zonePair('from'),
  'in pair': zonePair('in'),
  ...WENT_TO_DISCARD,
  under: under((num) => laterPart(() => described(num))),
  'in play': words('in play'),
};

/** Those that say what a modifier of another place would say by default. */
const REMEMBERED = [
  'other than this',
  'with damage',
  'no damage',
  'not song',
  'not at location',
  'challenging',
  'who',
  ...HAVING.slice(1).map(([phrase]) => phrase),
];

const KIND = laterPart((): Part<Some> => indefinite);

const after = (num: Num): Part<Some> => modifiers<Some>('post', { ...AFTER, who: relative(num, KIND) }, REMEMBERED);

const AFTER_NOUN: Readonly<Record<Num, Part<Some>>> = {
  one: rememberPart(after('one')),
  many: rememberPart(after('many')),
};

export const afterNoun = (num: Num): Part<Some> => AFTER_NOUN[num];

/** A classification alone: "a Knight". */
const classAlone: Part<Filter> = seq(classes, fixed({ types: ['character'] }), afterNoun('one'));

/** Outside play, "character card" is usual and "character" is remembered: "play a character from your discard". */
function simple(num: Num): Part<Filter> {
  const part = seq(kindOf(num), afterNoun(num));
  return {
    ...part,
    read: (source, at) =>
      part
        .read(source, at)
        // "Locations and characters at locations" are two kinds: no location is at another.
        .filter(
          ({ value: { atLocation, types = [] } }) => !atLocation || types.length < 2 || !types.includes('location'),
        )
        .map(({ value: filter, next }) =>
          filter.zone === undefined || filter.types === undefined || filter.say?.noun !== undefined
            ? { value: filter, next }
            : { value: { ...filter, say: { ...filter.say, noun: 'plain' } }, next },
        ),
  };
}

/** Without what follows the noun. */
export const bareKind = kindOf;

/** Two kinds side by side: "item card or a Robot character card". */
const kinds = (num: Num): Part<Filter> =>
  ways<Filter>('kinds', {
    or: field('anyOf', several(listOf(node(SIMPLE[num]), 'or'))),
    and: field('anyOf', several(listOf(node(SIMPLE[num]), 'and'))),
    'or a': field('anyOf', several(listOf(node(SIMPLE[num]), 'or', articled('a', num)))),
    'or chosen': field('anyOf', several(listOf(node(SIMPLE[num]), 'or', articled('chosen', num)))),
  });

/** Those after the first, each with the word that the first has in front of the list: "an item card, or a location card". */
const articled = (word: string, num: Num): Syntax<Filter> => node(seq(words(word), SIMPLE[num]));

const SIMPLE: Readonly<Record<Num, Part<Filter>>> = {
  one: rememberPart(simple('one')),
  many: rememberPart(simple('many')),
};
const DESCRIBED: Readonly<Record<Num, Part<Filter>>> = {
  one: rememberPart(ways<Filter>('noun', { kind: oneOf(SIMPLE.one, kinds('one')), class: classAlone })),
  many: rememberPart(oneOf(SIMPLE.many, kinds('many'))),
};

/** Adjectives, noun, and what follows. */
export const described = (num: Num): Part<Filter> => DESCRIBED[num];

/** "a Robot character card", "another Ally character", "any card". */
export const indefinite: Part<Filter> = seq(
  oneOf<readonly Part<Some>[]>(seq(words('another'), fixed({ other: true })), wording('article', 'a', 'any')),
  described('one'),
);

export const aCard: Syntax<Filter> = node(indefinite);
