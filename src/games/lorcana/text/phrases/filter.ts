// Which cards: adjectives, noun and what follows the noun. Determiners are in `target.ts`.
import type { Filter, ZoneName } from '../../ir/filter.js';
import type { PlayerRef } from '../../ir/reference.js';
import {
  absent,
  again,
  anyOf,
  constant,
  field,
  fixed,
  forms,
  laterPart,
  listOf,
  mapped,
  modifiers,
  node,
  oneOf,
  rememberPart,
  seq,
  ways,
  within,
  wording,
  words,
  type Part,
  type Syntax,
} from '../grammar.js';
import { didThisTurn } from './filter/history.js';
import { bounds, compared } from './filter/range.js';
import { reference } from './reference.js';
import { cardName, cardType, classification, ink, keyword, number, type Num } from './word.js';

type Some = Partial<Filter>;

/** At least two, where one would read the same by another rule. */
export function several<T>(list: Syntax<readonly T[]>): Syntax<readonly T[]> {
  const two = (value: readonly T[]): readonly T[] | undefined => (value.length > 1 ? value : undefined);
  return mapped(list, two, two);
}

const classes: Part<Some> = ways<Some>('classes', {
  or: field('classes', listOf(classification, 'or')),
  and: field('classes', several(listOf(classification, 'and'))),
});

const adjectives: Part<Some> = modifiers<Some>('adj', {
  other: seq(words('other'), fixed({ other: true })),
  opposing: seq(words('opposing'), absent('zone'), fixed({ of: 'opponents' })),
  exerted: seq(words('exerted'), fixed({ exerted: true })),
  ready: seq(words('ready'), fixed({ exerted: false })),
  damaged: seq(words('damaged'), fixed({ damaged: true })),
  undamaged: seq(words('undamaged'), fixed({ damaged: false })),
  inks: field('inks', listOf(ink, 'or')),
  classes,
});

/** "character", "items or locations", "action card", "card"; a classification may stand alone for a character. */
function noun(num: Num): Part<Some> {
  const card = num === 'one' ? 'card' : 'cards';
  return oneOf<readonly Part<Some>[]>(
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
    seq(words('non-character'), wording('nonCard', card, ''), fixed({ notTypes: ['character'] })),
    words(card),
  );
}

const zone: Syntax<ZoneName> = anyOf<ZoneName>(
  constant('discard', 'discard'),
  constant('hand', 'hand'),
  constant('inkwell', 'inkwell'),
  constant('deck', 'deck'),
);

const ZONE_OWNERS: readonly (readonly [string, PlayerRef])[] = [
  ['your', 'you'],
  ['their', 'they'],
  ["chosen player's", { choose: 'player' }],
  ["chosen opponent's", { choose: 'opponent' }],
  ["each opponent's", 'opponents'],
];

/** "from your discard", "in their inkwell", "from chosen player's hand". */
const ownedZone = (preposition: string): Part<Some> =>
  forms<Some>(
    preposition,
    ...ZONE_OWNERS.map(([phrase, of]): Part<Some> =>
      seq(words(`${preposition} ${phrase}`), again({ of }), field('zone', zone)),
    ),
    seq(words(`${preposition} any discard`), fixed({ zone: 'discard' })),
    seq(
      words(`${preposition} your hand or discard`),
      fixed({ of: 'you', anyOf: [{ zone: 'hand' }, { zone: 'discard' }] }),
    ),
    seq(
      words(preposition),
      wording('opponents', "opponents'", "your opponents'"),
      words('hands'),
      again({ of: 'opponents' }),
      fixed({ zone: 'hand' }),
    ),
  );

const under: Part<Some> = seq(
  fixed({ zone: 'under' }),
  wording('under', 'under', 'from under', 'that was under', 'that were under'),
  oneOf<readonly Part<Some>[]>(
    field('underneath', reference('object')),
    seq(
      words('your'),
      within(
        'coveredBy',
        seq(
          fixed({ of: 'you' }),
          laterPart(() => described('many')),
        ),
      ),
    ),
    seq(
      words('chosen'),
      fixed({ underneath: '?chosen' }),
      within(
        'coveredBy',
        laterPart(() => described('one')),
      ),
    ),
  ),
);

const sameName: Part<Some> = oneOf<readonly Part<Some>[]>(
  seq(words('with the same name as'), field('sameNameAs', reference('object'))),
  seq(words('with the same name'), fixed({ sameNameAs: '?the same' })),
  seq(words('with that name'), fixed({ isNamedCard: true })),
);

const covers = (has: string): Part<Some> =>
  seq(words(`${has} a card under`), wording('them', 'them', 'it', 'him', 'her'), fixed({ covers: true }));

const each = wording('each', '', 'each');

const traits: Readonly<Record<string, Part<Some>>> = {
  named: seq(words('named'), field('named', listOf(cardName, 'or'))),
  'not named': seq(words('not named'), field('notNamed', listOf(cardName, 'or'))),
  cost: seq(words('with cost'), within('cost', bounds('')), each),
  strength: seq(words('with'), within('strength', bounds('{S}')), each),
  willpower: seq(words('with'), within('willpower', bounds('{W}')), each),
  lore: seq(words('with'), within('lore', bounds('{L}')), each),
  keyword: seq(words('with'), field('keyword', keyword)),
  without: seq(words('without'), field('withoutKeyword', keyword)),
};

const ONE = laterPart(() => described('one'));

export const afterNoun: Part<Some> = modifiers<Some>(
  'post',
  {
    'of yours': seq(words('of yours'), absent('zone'), fixed({ of: 'you' })),
    'of theirs': seq(words('of theirs'), absent('zone'), fixed({ of: 'they' })),
    ...traits,
    either: field('anyOf', several(listOf(node(oneOf(...Object.values(traits))), 'or'))),
    'either keyword': seq(words('with'), field('anyOf', several(listOf(node(field('keyword', keyword)), 'or')))),
    'same cost': seq(words('with the same cost or less'), fixed({ cost: { max: { stat: 'cost', of: '?the same' } } })),
    'compared cost': compared('cost', 'cost', ONE),
    'compared strength': compared('strength', '{S}', ONE),
    'compared willpower': compared('willpower', '{W}', ONE),
    'compared lore': compared('lore', '{L}', ONE),
    'with damage': seq(words('with damage'), fixed({ damaged: true })),
    'no damage': seq(words('with no damage'), fixed({ damaged: false })),
    'some damage': seq(words('with'), within('damage', seq(field('min', number), words('or more damage')))),
    covers: covers('with'),
    'covers nothing': seq(
      words('with no cards under'),
      wording('them', 'them', 'it', 'him', 'her'),
      fixed({ covers: false }),
    ),
    'have under': covers('that have'),
    inkable: seq(words('with {IW}'), fixed({ inkable: true })),
    sameName,
    'not song': seq(words("that isn't a song"), wording('isntCard', '', 'card'), fixed({ notTypes: ['song'] })),
    ...didThisTurn,
    'you have': seq(words('you have'), absent('zone'), fixed({ of: 'you' })),
    'opponents have': seq(words('opponents have'), absent('zone'), fixed({ of: 'opponents' })),
    'at location': seq(wording('at', 'at a location', 'at locations'), fixed({ atLocation: true })),
    here: seq(words('here'), fixed({ here: true })),
    from: ownedZone('from'),
    in: ownedZone('in'),
    under,
    'in play': words('in play'),
  },
  ['with damage', 'no damage', 'opponents have', 'not song'],
);

/** A classification alone: "a Knight". */
const classAlone: Part<Filter> = seq(classes, fixed({ types: ['character'] }), afterNoun);

/** Outside play, "character card" is usual and "character" is remembered: "play a character from your discard". */
function simple(num: Num): Part<Filter> {
  const part = seq(adjectives, noun(num), afterNoun);
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

/** Two kinds side by side: "item card or a Robot character card". */
const kinds = (num: Num): Part<Filter> =>
  ways<Filter>('kinds', {
    or: field('anyOf', several(listOf(node(SIMPLE[num]), 'or'))),
    and: field('anyOf', several(listOf(node(SIMPLE[num]), 'and'))),
    'or a': field('anyOf', several(listOf(node(SIMPLE[num]), 'or a'))),
  });

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
