// Cards and players that a text speaks of, and the names it gives them.
import { type Check, wordOr, word, flag } from './shape.js';
import { wrong, type Mistake, mistake } from './mistake.js';
import { SPOKEN, type Labels } from './labels.js';
import type { CardRef, PlayerRef, Count } from '../../ir/reference.js';
import { nearest } from '../../../../input/nearest.js';
import { keyed, record, optional } from '../../ir/schema/kit.js';
import { natural } from '../../ir/schema/vocabulary.js';

const ADVICE = 'a name such as "a" would do';

/** `as`: the name of a step, or of the cards it chose. Names with # are those of the linker. */
export const label: Check<string> = (value, labels) => {
  if (typeof value !== 'string' || value === '' || value.startsWith('#')) return wrong(value, ADVICE);
  if (SPOKEN.has(value)) return wrong(value, `every text can speak of that card already: ${ADVICE}`);
  labels.give(value);
  return undefined;
};

/** Cards spoken of before. */
export const reference: Check<CardRef> = (value, labels) =>
  typeof value === 'string' && SPOKEN.has(value) ? undefined : named(value, labels, SPOKEN);

/** A step by its name. */
export const step: Check<string> = (value, labels) => named(value, labels, NOTHING);

const NOTHING: ReadonlySet<string> = new Set();

function named(value: unknown, labels: Labels, others: ReadonlySet<string>): Mistake | undefined {
  if (typeof value !== 'string') return wrong(value, ADVICE);
  if (labels.use(value)) return undefined;
  const near = nearest(value, [...labels.given, ...others]);
  const advice = near === undefined ? '' : `; did you mean "${near}"?`;
  return mistake(`found "${value}", a name that no step of the ability sets with "as"${advice}`);
}

export const player: Check<PlayerRef> = wordOr(
  word({ you: true, opponents: true, all: true, they: true, active: true, eventPlayer: true }),
  keyed<Exclude<PlayerRef, string>>()({
    ownerOf: { ownerOf: reference },
    choose: { choose: word({ opponent: true, player: true, ahead: true }) },
    chooseAny: { chooseAny: word({ player: true }) },
    most: { most: word({ hand: true, lore: true }) },
    ahead: { ahead: word({ lore: true }) },
  }),
);

export const count: Check<Count> = record({
  n: wordOr(word({ any: true, all: true }), natural),
  upTo: optional(flag),
  leaving: optional(natural),
});
