// Verb phrases by who acts: all that one clause can do.
import type { Person } from './target/person.js';
import { type Part, oneOf, rememberPart, type Syntax, node } from '../grammar/index.js';
import type { Effect } from '../../ir/effect.js';
import { playerEffects } from './effect/player.js';
import { damageEffects } from './effect/damage.js';
import { boardEffects } from './effect/board.js';
import { zoneEffects } from './effect/zone.js';
import { skipNext } from './rule/skipped-step.js';
import { look } from './effect/look.js';
import { revealUntil } from './effect/reveal-until.js';
import { otherEffects, cantNextTurn } from './effect/rules-for-a-while.js';

const verbs = (person: Person): Part<Effect> =>
  oneOf(
    ...playerEffects(person),
    ...damageEffects(person),
    ...boardEffects(person),
    ...zoneEffects(person),
    ...skipNext(person),
    ...(person === 'you' ? [look, revealUntil, ...otherEffects] : [cantNextTurn]),
  );

export const VERBS: Readonly<Record<Person, Part<Effect>>> = {
  you: rememberPart(verbs('you')),
  it: rememberPart(verbs('it')),
  they: rememberPart(verbs('they')),
};

export const VERB: Readonly<Record<Person, Syntax<Effect>>> = {
  you: node(VERBS.you),
  it: node(VERBS.it),
  they: node(VERBS.they),
};
