// Changed costs with the cards as subject: "songs cost opponents 1 {I} more to play", "your items' abilities cost 1 {I} less to use".
import {
  type Part,
  within,
  synonyms,
  seq,
  words,
  field,
  fixed,
  variant,
  inflections,
  type Syntax,
  node,
  marked,
  oneOf,
} from '../../grammar/index.js';
import type { Filter } from '../../../ir/filter.js';
import { described } from '../filter/filter.js';
import { reference, possessive } from '../../words/reference.js';
import { change } from './cost.js';
import { perEach } from '../amount/for-each.js';
import type { PlayerRule } from '../../../ir/rule.js';
import { adjectives } from '../filter/kind.js';

type Payer = 'you' | 'opponents' | 'all';

const kind = (num: 'one' | 'many'): Part<{ readonly cards: Filter }> => within('cards', described(num));

/** The cards with the verb "cost". */
const SUBJECTS: Readonly<Record<Payer, Part<object>>> = {
  you: synonyms<object>('cost', {
    your: seq(words('your'), kind('many'), words('cost')),
    this: seq(within('cards', field('is', reference('subject'))), words('costs')),
    'cost you': seq(kind('many'), words('cost you')),
    'you play': seq(kind('many'), words('you play cost')),
    first: seq(
      fixed({ once: 'firstEachTurn' }),
      words('the first'),
      kind('one'),
      variant('each', 'you play each turn', 'you play during each of your turns'),
      words('costs'),
    ),
  }),
  opponents: synonyms<object>('cost', {
    'cost opponents': seq(kind('many'), variant('whom', 'cost opponents', 'cost your opponents', 'cost each opponent')),
    "opponents'": seq(variant('whose', "opponents'", "your opponents'"), kind('many'), words('cost')),
  }),
  all: seq(kind('many'), words('cost')),
};

/** "1 {I} less to play", with an optional "for each …". */
const changed = (subject: Part<object>, purpose: Part<unknown>): Part<object> => {
  const aim = purpose as Part<object>;
  return inflections<object>(
    'form',
    seq(subject, change('by'), aim),
    seq(subject, within('by', change('times')), aim, within('by', seq(words('for each'), field('amount', perEach)))),
    seq(
      words('for each'),
      within('by', field('amount', perEach)),
      words(','),
      subject,
      within('by', change('times')),
      aim,
    ),
  );
};

/** Changed costs of playing cards. */
export const costsByCard = (who: Payer): Syntax<PlayerRule> =>
  node<PlayerRule>(
    marked(
      'how',
      'costs',
      seq(
        fixed({ rule: 'cost', for: 'play' }),
        changed(SUBJECTS[who], who === 'you' ? variant('to', 'to play', '') : words('to play')),
      ),
    ) as Part<PlayerRule>,
  );

/** "The next action you play this turn costs 2 {I} less", "your next song this turn costs 1 {I} less". */
export const nextCosts = (way: 'play' | 'shift'): Part<object> =>
  seq(
    inflections<object>(
      'next',
      seq(words('the next'), kind('one'), words(`you ${way} this turn`)),
      ...(way === 'play' ? [seq(words('your next'), kind('one'), words('this turn'))] : []),
    ),
    words('costs'),
    change('by'),
    variant('to', '', 'to play'),
    fixed({ once: 'next' }),
  );

/** The cards whose abilities are used: "your other characters'", "this item's". */
export const abilityOwners: Part<object> = oneOf<readonly Part<object>[]>(
  within('cards', field('is', possessive)),
  ...(['character', 'item', 'location'] as const).map((type) =>
    seq(words('your'), within('cards', seq(fixed({ of: 'you', types: [type] }), adjectives, words(`${type}s'`)))),
  ),
);

const BOOST = fixed({ for: 'boost' });

const USE = fixed({ for: 'use' });

/** Changed costs of using abilities: Boost, or all abilities of certain cards. */
export const abilityCosts: Syntax<PlayerRule> = node<PlayerRule>(
  marked(
    'how',
    'use',
    seq(
      fixed({ rule: 'cost' }),
      synonyms<object>('use', {
        'pay boost': seq(
          BOOST,
          words('you pay'),
          change('by'),
          synonyms<object>('boosted', {
            all: seq(
              variant('boost', 'to use Boost abilities', 'to use your Boost abilities'),
              fixed({ cards: { of: 'you' } }),
            ),
            "'": seq(words('to use'), abilityOwners, variant('boost', 'Boost abilities', 'Boost ability', 'Boost')),
            of: seq(
              variant('boost', 'to use Boost abilities of', 'to use the Boost abilities of'),
              synonyms<object>('of', {
                your: seq(words('your'), within('cards', seq(fixed({ of: 'you' }), described('many')))),
                '': kind('many'),
              }),
            ),
          }),
        ),
        'boost costs': seq(
          BOOST,
          abilityOwners,
          variant('boost', 'Boost abilities cost', 'Boost ability costs', 'Boost costs'),
          change('by'),
          variant('to', 'to use', ''),
        ),
        'your boosts cost': seq(
          BOOST,
          words('your Boost abilities cost'),
          fixed({ cards: { of: 'you' } }),
          change('by'),
          variant('to', 'to use', ''),
        ),
        'pay use': seq(USE, words('you pay'), change('by'), words('to use'), abilityOwners, words('abilities')),
        'use costs': seq(USE, abilityOwners, words('abilities cost'), change('by'), words('to use')),
      }),
    ),
  ) as Part<PlayerRule>,
);
