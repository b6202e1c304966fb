// Verb phrases by who acts: all that one clause can do.
import type { Effect } from '../../ir/effect.js';
import { node, oneOf, rememberPart, type Part, type Syntax } from '../grammar.js';
import { boardEffects } from './effect/board.js';
import { damageEffects } from './effect/damage.js';
import { look } from './effect/look.js';
import { cantNextTurn, otherEffects } from './effect/other.js';
import { playerEffects } from './effect/player.js';
import { revealUntil } from './effect/reveal-until.js';
import { zoneEffects } from './effect/zone.js';
import { skipNext } from './rule/skipped-step.js';
import type { Person } from './person.js';

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
