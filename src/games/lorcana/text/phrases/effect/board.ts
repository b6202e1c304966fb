// Effects on cards in play: banish, exert, ready, choose, move to a location, prevent damage.
import {
  type Fields,
  type Part,
  fixed,
  synonyms,
  seq,
  field,
  words,
  type Syntax,
  within,
  node,
  oneOf,
  variant,
} from '../../grammar/index.js';
import type { Filter } from '../../../ir/filter.js';
import type { Effect, Target, EffectOf } from '../../../ir/effect.js';
import { type Person, does, objectOf, chosenBy } from '../target/person.js';
import type { Num } from '../../words/word.js';
import { described } from '../filter/filter.js';
import { reference } from '../../words/reference.js';
import { object, subject } from '../target/target.js';
import { durationFirst, duration } from '../../words/duration.js';
import { give } from './give.js';

/** Only cards in play can be banished, exerted or readied. Cards in an inkwell have effects of their own (`exertInk`, `readyInk`). */
const isInPlay = ({ choose, all, random, top }: Fields): boolean =>
  top === undefined && ((choose ?? all ?? random ?? {}) as Filter).zone === undefined;

const inPlay = (part: Part<Effect>): Part<Effect> => ({
  ...part,
  read: (source, at) =>
    part.read(source, at).filter(({ value }) => isInPlay((value as unknown as { what: Fields }).what)),
});

const verbEffect =
  (kind: 'banish' | 'exert' | 'ready', third: string) =>
  (person: Person): Part<Effect> =>
    inPlay(verbForms(kind, third, person));

const verbForms = (kind: 'banish' | 'exert' | 'ready', third: string, person: Person): Part<Effect> => {
  const base = fixed({ kind }) as Part<{ readonly kind: 'banish' }>;
  return synonyms<Effect>('verb', {
    [kind]: seq(base, does(person, kind, third), field('what', objectOf(person))),
    'choose and': seq(
      base,
      does(person, 'choose'),
      words('and'),
      does(person, kind, third),
      field('what', chosenBy(person)),
    ),
    ...(kind === 'exert' ? { '{E}': seq(base, words('{E}'), field('what', objectOf(person))) } : {}),
  });
};

const choose = (person: Person): Part<Effect> =>
  seq(fixed({ kind: 'choose' }), does(person, 'choose'), field('cards', chosenBy(person)));

function onlyLocations(num: Num, whose?: 'you'): Part<Partial<Filter>> {
  const part = described(num);
  const isLocation = ({ types, of }: Filter): boolean =>
    types?.length === 1 && types[0] === 'location' && (whose === undefined || of === whose);
  return { ...part, read: (source, at) => part.read(source, at).filter(({ value }) => isLocation(value)) };
}

/** The location that a character moves to. Players can move characters to their own locations only (4.7.1). */
function location(person: Person): Syntax<Target> {
  const of = person === 'you' ? 'you' : 'they';
  const own = (determiner: Part<Partial<Filter>>): Part<Target> =>
    within('choose', seq(determiner, fixed({ of }), onlyLocations('one')));
  const among = person === 'you' ? 'one of your' : 'one of their';
  return node<Target>(
    oneOf<readonly Part<Target>[]>(
      field('ref', reference('object')),
      synonyms<Target>('det', {
        a: own(words('a')),
        another: own(seq(words('another'), fixed({ other: true }))),
        same: own(words('the same')),
        chosen: own(words('chosen')),
        ...(person === 'you'
          ? { 'chosen of yours': within('choose', seq(words('chosen'), onlyLocations('one', 'you'))) }
          : {}),
        [among]: within('choose', seq(words(among), fixed({ of }), onlyLocations('many'))),
      }),
    ),
  );
}

/** "here" is the location with this text. */
const here: Part<{ readonly location: Target }> = seq(words('here'), fixed({ location: { ref: '?this location' } }));

const there: Part<{ readonly location: Target }> = seq(words('there'), fixed({ location: { ref: '?there' } }));

const toLocation = (person: Person): Part<Effect> =>
  seq(
    fixed({ kind: 'toLocation' }),
    does(person, 'move'),
    field('what', object),
    oneOf<readonly Part<{ readonly location: Target }>[]>(
      here,
      there,
      seq(words('to'), field('location', location(person))),
    ),
    words('for free'),
  );

/** A list of one effect, as the field `do` of the effect around it. */
function singleStep(part: Part<Effect>): Part<{ readonly do: readonly Effect[] }> {
  const step = node(part);
  return {
    read: (source, at) => step.read(source, at).map(({ value, next }) => ({ value: { do: [value] }, next })),
    firstWords: () => step.firstWords(),
    write(record) {
      const steps = record.do as readonly Effect[] | undefined;
      const text = steps?.length === 1 ? step.write(steps[0]) : undefined;
      return text === undefined ? [] : [{ words: text, used: ['do'] }];
    },
  };
}

/** "this character may move there for free": optional for you. */
export const mayMove: Part<Effect> = seq(
  fixed({ kind: 'may' }),
  singleStep(
    seq(
      fixed({ kind: 'toLocation' }),
      field('what', subject),
      words('may move'),
      oneOf<readonly Part<object>[]>(there, seq(words('to'), field('location', location('you')))),
      words('for free'),
    ) as Part<Effect>,
  ),
);

const readyAfterChallenge: Part<Effect> = seq(
  fixed({ kind: 'later', at: 'afterChallenge' }),
  singleStep(seq(fixed({ kind: 'ready' }), words('ready'), field('what', object), words('after the challenge'))),
);

const TAKES = ['they take', 'he takes', 'she takes', 'it takes', 'that character takes', 'this character takes'];

const takesNone = variant('again', ...TAKES, ...TAKES.map((words) => `, ${words}`));

/** "Until …, the next time they would be dealt damage they take no damage instead." */
const prevent: Part<Effect> = seq(
  fixed({ kind: 'prevent' }),
  synonyms<Pick<EffectOf<'prevent'>, 'to' | 'for'>>('time', {
    first: seq(durationFirst, words(', the next time'), field('to', subject), words('would be dealt damage')),
    last: seq(words('the next time'), field('to', subject), words('would be dealt damage'), duration),
  }),
  takesNone,
  words('no damage instead'),
);

export const boardEffects = (person: Person): readonly Part<Effect>[] => [
  verbEffect('banish', 'banishes')(person),
  verbEffect('exert', 'exerts')(person),
  verbEffect('ready', 'readies')(person),
  choose(person),
  toLocation(person),
  ...(person === 'you' ? [give, readyAfterChallenge, prevent] : []),
];
