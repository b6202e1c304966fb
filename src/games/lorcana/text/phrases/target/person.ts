// Who does what a verb says: you (unsaid), or a player named before the verb, whom the effect calls `they`.
import {
  type Part,
  type Nil,
  words,
  absent,
  fixed,
  type Syntax,
  node,
  seq,
  lazyBegin,
  beginOfAny,
} from '../../grammar/index.js';
import type { PlayerRef } from '../../../ir/reference.js';
import type { Target } from '../../../ir/effect.js';
import { placed, object } from './target.js';
import { chosen } from './determiner.js';

/** `you`: "draw"; `it`: "(each opponent) draws"; `they`: "(they) draw". */
export type Person = 'you' | 'it' | 'they';

/** The verb in its form. */
export const does = (person: Person, base: string, third = `${base}s`): Part<Nil> =>
  words(person === 'it' ? third : base);

/** The player of an effect that names one. */
export const who = (person: Person): Part<{ readonly who?: PlayerRef }> =>
  person === 'you' ? absent('who') : fixed({ who: 'they' });

const CHOSEN_BY_THEM: Syntax<Target> = node(placed(seq(fixed({ by: 'they' }), chosen) as Part<Target>));

const CHOSEN: Syntax<Target> = node(placed(chosen));

const THEIRS: Syntax<Target> = {
  read: (source, at) => [...CHOSEN_BY_THEM.read(source, at), ...object.read(source, at)],
  firstWords: lazyBegin(() => beginOfAny([CHOSEN_BY_THEM, object])),
  write: (value) => CHOSEN_BY_THEM.write(value) ?? object.write(value),
};

/** What they act on; what is chosen, they choose. */
export const objectOf = (person: Person): Syntax<Target> => (person === 'you' ? object : THEIRS);

export const chosenBy = (person: Person): Syntax<Target> => (person === 'you' ? CHOSEN : CHOSEN_BY_THEM);
