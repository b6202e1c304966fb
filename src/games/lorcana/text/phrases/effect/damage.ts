// Damage effects: deal, put, remove, move.
import type { Amount } from '../../../ir/amount.js';
import type { Target, Effect } from '../../../ir/effect.js';
import {
  type Part,
  oneOf,
  seq,
  words,
  fixed,
  absent,
  type Syntax,
  node,
  field,
  inflections,
  variant,
  marked,
} from '../../grammar/index.js';
import { type Person, objectOf, does } from '../target/person.js';
import { multiplied, capped } from '../amount/effect-amount.js';
import { number } from '../../words/word.js';
import { object, agreeing } from '../target/target.js';
import { value } from '../amount/amount.js';
import type { Filter } from '../../../ir/filter.js';

interface WithNumber {
  readonly n: Amount;
}

interface To {
  readonly to: Target;
}

/** A separate sentence: "This damage can't be reduced." */
const unreducible: Part<object> = oneOf<readonly Part<object>[]>(
  seq(words(". this damage can't be reduced"), fixed({ inFull: true })),
  absent('inFull'),
);

const deal = (person: Person): Part<Effect> => seq(absent('source'), dealt(person), unreducible);

/** "(deal 2 damage to chosen character) and 1 damage to another": without a verb. */
export const elidedDamage: Syntax<Effect> = node<Effect>(
  seq(
    fixed({ kind: 'damage' }),
    absent('source'),
    multiplied(seq(field('n', number), words('damage to'), field('to', object))),
  ),
);

/** "Chosen character of yours deals damage equal to their {S} to chosen opposing character." */
const dealtBy: Part<Effect> = agreeing('source', (num) => {
  const to = field('to', object);
  const verb = words(num === 'one' ? 'deals' : 'deal');
  return seq(
    fixed({ kind: 'damage' }),
    inflections<{ readonly n: Amount; readonly to: Target }>(
      'form',
      seq(verb, words('damage equal to'), field('n', value), words('to'), to),
      seq(verb, words('damage to'), to, words('equal to'), field('n', value)),
      seq(verb, multiplied(seq(field('n', number), words('damage to'), to))),
      seq(verb, words('that much damage to'), to, fixed({ n: { done: '?that much' } })),
    ),
    unreducible,
  );
});

/** "…, to a maximum of 5 damage". */
const atMost = <T extends WithNumber>(part: Part<T>): Part<T> => capped(part, 'damage', '');

const dealt = (person: Person): Part<Effect> => {
  const to: Part<To> = field('to', objectOf(person));
  const base = seq(fixed({ kind: 'damage' }), does(person, 'deal'));
  return inflections<Effect>(
    'form',
    seq(
      base,
      atMost(multiplied(seq(field('n', number), words('damage'), variant('each', '', 'each'), words('to'), to))),
    ),
    seq(base, multiplied(seq(to, field('n', number), words('damage')))),
    seq(base, atMost(seq(words('damage to'), to, words('equal to'), field('n', value)))),
    seq(base, words('damage equal to'), field('n', value), words('to'), to),
    seq(base, words('that much damage to'), to, fixed({ n: { done: '?that much' } })),
    seq(base, words('the same amount of damage to'), to, fixed({ n: { done: '?that much' } })),
  );
};

/** An "instead" clause can leave out its target: "deal 2 damage instead". `desugar/branches.ts` puts the target back. */
const SAME: Target = { ref: '?the same target' };

const dealSame: Part<Effect> = seq(
  fixed({ kind: 'damage', to: SAME }),
  words('deal'),
  field('n', number),
  words('damage'),
);

const removeSame: Part<Effect> = seq(
  fixed({ kind: 'removeDamage', from: SAME, upTo: true }),
  words('remove up to'),
  field('n', number),
  words('damage'),
);

const counters = (n: string): Part<WithNumber> =>
  inflections<WithNumber>(
    'form',
    seq(words(`1 ${n}`), fixed({ n: 1 })),
    seq(words(`a ${n}`), fixed({ n: 1 })),
    seq(field('n', number), words(`${n}s`)),
  );

const put = (person: Person): Part<Effect> =>
  seq(
    fixed({ kind: 'putDamage' }),
    does(person, 'put'),
    multiplied(seq(counters('damage counter'), words('on'), field('to', objectOf(person)))),
  );

const remove = (person: Person): Part<Effect> => {
  const from: Part<{ readonly from: Target }> = seq(words('from'), field('from', objectOf(person)));
  const base = seq(fixed({ kind: 'removeDamage' }), does(person, 'remove'));
  return oneOf<readonly Part<Effect>[]>(
    seq(base, multiplied(seq(words('up to'), fixed({ upTo: true }), field('n', number), words('damage'), from))),
    seq(base, words('all damage'), fixed({ n: 'all' }), absent('upTo'), from),
    seq(base, words('any amount of damage'), fixed({ n: 'all', upTo: true }), from),
    seq(base, multiplied(seq(field('n', number), words('damage'), variant('each', '', 'each'), from))),
  );
};

const damageWord = variant('damage', 'damage', 'damage counter', 'damage counters');

const move = (person: Person): Part<Effect> => {
  const way: Part<{ readonly from: Target; readonly to: Target }> = seq(
    words('from'),
    field('from', objectOf(person)),
    words('to'),
    field('to', object),
  );
  const base = seq(fixed({ kind: 'moveDamage' }), does(person, 'move'));
  return oneOf<readonly Part<Effect>[]>(
    seq(base, words('up to'), fixed({ upTo: true }), field('n', number), damageWord, way),
    seq(base, words('all'), fixed({ n: 'all' }), absent('upTo'), damageWord, way),
    seq(base, variant('any', 'any amount of', 'any number of'), fixed({ n: 'all', upTo: true }), damageWord, way),
    seq(base, field('n', number), damageWord, way),
    ...(person === 'you' ? [thatDamage] : []),
  );
};

/** "(Whenever one of your other characters is dealt damage, you may) move that damage to this character": from that other one. */
const thatDamage: Part<Effect> = marked(
  'damage',
  'that',
  seq(
    fixed({ kind: 'moveDamage', n: { done: '?that much' }, from: { ref: '?the damaged character' } }),
    words('move that damage to'),
    field('to', object),
  ),
);

/** Only characters and locations can have damage (1.9). */
const isItem = (target: Target | undefined): boolean => {
  if (target === undefined || 'top' in target) return false;
  if ('ref' in target) return /\bitem\b/.test(target.ref);
  if ('both' in target) return target.both.some(isItem);
  return isOfItems('choose' in target ? target.choose : 'all' in target ? target.all : target.random);
};

const isOfItems = ({ types, anyOf }: Filter): boolean =>
  types?.includes('item') === true || anyOf?.some(isOfItems) === true;

const isManyCards = (target: Target): boolean =>
  'all' in target || 'both' in target || ('choose' in target && target.count !== undefined && target.count.n !== 1);

/** Rejects damage on items, and damage moved to several cards, because no text says how to divide it. */
const isPlausible = (effect: Effect): boolean => {
  const { to, from } = effect as { readonly to?: Target; readonly from?: Target };
  return !isItem(to) && !isItem(from) && (effect.kind !== 'moveDamage' || !isManyCards(effect.to));
};

const plausibleOnly = (part: Part<Effect>): Part<Effect> => ({
  ...part,
  read: (source, at) => part.read(source, at).filter(({ value: effect }) => isPlausible(effect)),
});

export const damageEffects = (person: Person): readonly Part<Effect>[] =>
  [
    deal(person),
    put(person),
    remove(person),
    move(person),
    ...(person === 'you' ? [dealSame, removeSame, dealtBy] : []),
  ].map(plausibleOnly);
