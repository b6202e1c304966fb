// Places of cards: at which location ("here", "at the same location as this character"), or in which zone ("from your discard").
import type { Filter, ZoneName } from '../../../ir/filter.js';
import {
  type Part,
  synonyms,
  seq,
  words,
  field,
  constant,
  within,
  variant,
  fixed,
  type Syntax,
  anyOf,
  sameValue,
  oneOf,
} from '../../grammar/index.js';
import { reference, possessive } from '../../words/reference.js';
import { forwardPart } from '../../words/forward-references.js';
import type { Num } from '../../words/word.js';
import type { PlayerRef } from '../../../ir/reference.js';

type FilterFields = Partial<Filter>;

export const sameLocation: Part<FilterFields> = synonyms<FilterFields>('there', {
  as: seq(words('at the same location as'), field('sameLocationAs', reference('object'))),
  "'s": seq(words('at'), field('sameLocationAs', possessive), words('location')),
  that: seq(words('at'), field('sameLocationAs', constant('that location', '?that location'))),
});

/** "at a location named X". A location without a qualifier is read by `atLocation`. */
export const atQualifiedLocation: Part<FilterFields> = requireQualifier(
  seq(words('at a'), within('at', forwardPart('described'))),
);

/** "(characters) at your locations". */
export const atYourLocations: Part<FilterFields> = seq(
  variant('at your', 'at your', 'at one of your'),
  within('at', seq(fixed({ of: 'you' }), forwardPart('describedMany'))),
);

function requireQualifier(part: Part<FilterFields>): Part<FilterFields> {
  const isQualified = ({ at }: FilterFields): boolean =>
    at?.types?.length === 1 && at.types[0] === 'location' && Object.keys(at).some((key) => !NOT_QUALIFIERS.has(key));
  return { ...part, read: (source, at) => part.read(source, at).filter(({ value }) => isQualified(value)) };
}

const NOT_QUALIFIERS = new Set(['types', 'say']);

/** Rejects a reading that ends before "named" or "with": in "characters at a location named X" the name is the location's. */
function notBeforeQualifier(part: Part<FilterFields>): Part<FilterFields> {
  const isQualifier = (word: string | undefined): boolean => word !== undefined && QUALIFIERS.has(word);
  return {
    ...part,
    read: (source, at) => part.read(source, at).filter(({ next }) => !isQualifier(source.tokens[next]?.lower)),
  };
}

const QUALIFIERS = new Set(['named', 'with', 'without']);

export const atLocation: Part<FilterFields> = notBeforeQualifier(
  seq(variant('at', 'at a location', 'at locations'), fixed({ atLocation: true })),
);

export const notAtLocation: Part<FilterFields> = notBeforeQualifier(
  seq(variant('not at', 'not at a location', 'not at locations'), fixed({ atLocation: false })),
);

// Zones outside play: "from your discard", "in opponents' hands", "under this character".

const ZONES = ['discard', 'hand', 'inkwell', 'deck'] as const;

const zone = (num: Num): Syntax<ZoneName> =>
  anyOf<ZoneName>(...ZONES.map((name) => constant<ZoneName>(num === 'one' ? name : `${name}s`, name)));

/** Owners of a zone, and the number of the noun after them. `undefined`: the zones of all players. */
const OWNERS: readonly (readonly [phrase: string, of: PlayerRef | undefined, Num])[] = [
  ['your', 'you', 'one'],
  ['their', 'they', 'one'],
  ["that player's", 'they', 'one'],
  ["chosen player's", { choose: 'player' }, 'one'],
  ["chosen opponent's", { choose: 'opponent' }, 'one'],
  ["each opponent's", 'opponents', 'one'],
  ["a opponent's", 'opponents', 'one'],
  ["your opponent's", 'opponents', 'one'],
  ["opponents'", 'opponents', 'many'],
  ["your opponents'", 'opponents', 'many'],
  ["all opponents'", 'opponents', 'many'],
  ['any', undefined, 'one'],
  ["any player's", undefined, 'one'],
  ["a player's", undefined, 'one'],
  ["each player's", undefined, 'one'],
  ["all players'", undefined, 'many'],
  ['all', undefined, 'many'],
];

/** Pairs of your zones. */
const ZONE_PAIRS: readonly (readonly [ZoneName, ZoneName])[] = [
  ['hand', 'discard'],
  ['hand', 'inkwell'],
  ['discard', 'inkwell'],
  ['deck', 'discard'],
];

/** "from your discard", "in their inkwell", "from chosen player's hand". */
export const ownedZone = (preposition: string): Part<FilterFields> =>
  synonyms<FilterFields>(
    preposition,
    Object.fromEntries(
      OWNERS.map(([phrase, of, num]): [string, Part<FilterFields>] => [
        phrase,
        seq(
          words(`${preposition} ${phrase}`),
          of === undefined ? words('') : sameValue({ of }),
          field('zone', zone(num)),
        ),
      ]),
    ),
  );

/** "from your hand or discard". It sets other fields than a single zone, so it is a separate modifier. */
export const zonePair = (preposition: string): Part<FilterFields> =>
  oneOf<readonly Part<FilterFields>[]>(
    ...ZONE_PAIRS.map(([first, second]) =>
      seq(
        words(preposition),
        variant('pair', `your ${first} or ${second}`, `your ${first} or your ${second}`),
        fixed({ of: 'you', anyOf: [{ zone: first }, { zone: second }] }),
      ),
    ),
  );

/** "from under this character", "under your characters". */
export const under: Part<FilterFields> = seq(
  fixed({ zone: 'under' }),
  variant('under', 'under', 'from under', 'that was under', 'that were under'),
  oneOf<readonly Part<FilterFields>[]>(
    field('underneath', reference('object')),
    seq(
      variant('whose', 'your', 'one of your'),
      within('coveredBy', seq(fixed({ of: 'you' }), forwardPart('describedMany'))),
    ),
    seq(words('chosen'), fixed({ underneath: '?chosen' }), within('coveredBy', forwardPart('described'))),
  ),
);
