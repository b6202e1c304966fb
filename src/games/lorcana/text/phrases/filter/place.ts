// Which location cards are at: "here", "at a location", "at the same location as this character".
import type { Filter } from '../../../ir/filter.js';
import { type Part, ways, seq, words, field, constant, within, wording, fixed } from '../../grammar/index.js';
import { reference, possessive } from '../../words/reference.js';
import { knotPart } from '../../words/forward.js';

type Some = Partial<Filter>;

export const sameLocation: Part<Some> = ways<Some>('there', {
  as: seq(words('at the same location as'), field('sameLocationAs', reference('object'))),
  "'s": seq(words('at'), field('sameLocationAs', possessive), words('location')),
  that: seq(words('at'), field('sameLocationAs', constant('that location', '?that location'))),
});

/** "at a location named X"; without more, any location is meant. */
export const atSuch: Part<Some> = such(seq(words('at a'), within('at', knotPart('described'))));

/** "(characters) at your locations". */
export const atYours: Part<Some> = seq(
  wording('at your', 'at your', 'at one of your'),
  within('at', seq(fixed({ of: 'you' }), knotPart('describedMany'))),
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

export const atLocation: Part<Some> = unfollowed(
  seq(wording('at', 'at a location', 'at locations'), fixed({ atLocation: true })),
);

export const notAtLocation: Part<Some> = unfollowed(
  seq(wording('not at', 'not at a location', 'not at locations'), fixed({ atLocation: false })),
);
