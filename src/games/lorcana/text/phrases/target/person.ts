// The player who acts: you (usually without a word), or a player named before the verb. Inside the effect, a named player is `they`.
import {
  type Part,
  type Nil,
  words,
  absent,
  fixed,
  type Syntax,
  node,
  seq,
  lazyFirstWords,
  firstWordsOfAny,
} from '../../grammar/index.js';
import type { PlayerRef } from '../../../ir/reference.js';
import type { Target } from '../../../ir/effect.js';
import { requireZone, object } from './target.js';
import { chosen } from './determiner.js';

/** `you`: "draw"; `it`: "(each opponent) draws"; `they`: "(they) draw". */
export type Person = 'you' | 'it' | 'they';

/** A verb in the form for its person. */
export const does = (person: Person, base: string, third = `${base}s`): Part<Nil> =>
  words(person === 'it' ? third : base);

/** The field `who` of an effect. It is absent for you. */
export const who = (person: Person): Part<{ readonly who?: PlayerRef }> =>
  person === 'you' ? absent('who') : fixed({ who: 'they' });

const CHOSEN_BY_THEM: Syntax<Target> = node(requireZone(seq(fixed({ by: 'they' }), chosen) as Part<Target>));

const CHOSEN: Syntax<Target> = node(requireZone(chosen));

const THEIRS: Syntax<Target> = {
  read: (source, at) => [...CHOSEN_BY_THEM.read(source, at), ...object.read(source, at)],
  firstWords: lazyFirstWords(() => firstWordsOfAny([CHOSEN_BY_THEM, object])),
  write: (value) => CHOSEN_BY_THEM.write(value) ?? object.write(value),
};

/** The object of a verb. The acting player makes the choices in it. */
export const objectOf = (person: Person): Syntax<Target> => (person === 'you' ? object : THEIRS);

export const chosenBy = (person: Person): Syntax<Target> => (person === 'you' ? CHOSEN : CHOSEN_BY_THEM);
