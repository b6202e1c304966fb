// Cards between zones: return, put, shuffle, reveal, search, play.
import type { Person } from '../target/person.js';
import type { Part } from '../../grammar/index.js';
import type { Effect } from '../../../ir/effect.js';
import { move, topForEach } from './move.js';
import { reveal } from './reveal.js';
import { play } from './play.js';
import { search } from './search.js';

export const zoneEffects = (person: Person): readonly Part<Effect>[] => [
  move(person),
  topForEach(person),
  reveal(person),
  play(person),
  ...(person === 'you' ? [search] : []),
];
