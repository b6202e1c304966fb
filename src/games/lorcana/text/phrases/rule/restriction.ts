// Restrictions after "can't": "quest or challenge", "be challenged except by …", "gain it".
import type { Restriction, AboutCard, CardRule } from '../../../ir/rule.js';
import {
  type Part,
  seq,
  fixed,
  variant,
  synonyms,
  within,
  words,
  field,
  type Syntax,
  node,
  oneOf,
  marked,
  mapped,
} from '../../grammar/index.js';
import type { Filter } from '../../../ir/filter.js';
import { described } from '../filter/filter.js';
import { reference } from '../../words/reference.js';
import type { KeywordName } from '../../../ir/vocabulary.js';
import { keyword, type Num } from '../../words/word.js';

const cant = (what: Restriction, ...phrases: readonly string[]): Part<AboutCard> =>
  seq(fixed({ rule: 'cant', what }), variant('cant', ...phrases));

/** The other cards of a restriction: "(challenge) your characters", "(be challenged by) characters with cost 2 or less". */
export const only: Part<{ readonly only: Filter }> = synonyms<{ readonly only: Filter }>('only', {
  '': within('only', described('many')),
  "opponents'": seq(words("opponents'"), within('only', seq(fixed({ of: 'opponents' }), described('many')))),
  your: seq(words('your'), within('only', seq(fixed({ of: 'you' }), described('many')))),
  ref: within('only', field('is', reference('object'))),
});

/** All cards except the described ones. */
const exceptThese: Part<{ readonly only: Filter }> = within('only', within('not', described('many')));

/** Stands for "it" in "loses Evasive and can't gain it", until `card-rule.ts` puts in the keyword. */
export const LOST_KEYWORD = '?it' as string as KeywordName;

export const forbidden: Syntax<CardRule> = node<AboutCard>(
  oneOf<readonly Part<AboutCard>[]>(
    cant('quest', 'quest'),
    seq(cant('challenge', 'challenge'), only),
    cant('challenge', 'challenge'),
    seq(cant('beChallenged', 'be challenged except by'), exceptThese),
    seq(cant('beChallenged', 'be challenged by'), only),
    cant('beChallenged', 'be challenged'),
    cant(
      'beChosen',
      'be chosen by opponents',
      'be chosen by opponents for abilities or effects',
      'be chosen by opponents for actions or abilities',
      "be chosen by opponents' actions or abilities",
      "be chosen for opponents' actions or abilities",
    ),
    cant('haveDamageRemoved', 'have damage removed'),
    cant('beBanished', 'be banished'),
    cant(
      'readyAtTurnStart',
      'ready at the start of your turn',
      'ready at the start of their turn',
      "ready at the start of their players' turns",
    ),
    cant('ready', 'ready', 'be readied'),
    cant('sing', 'exert to sing songs', '{E} to sing songs', 'sing songs', 'be exerted to sing songs'),
    seq(cant('beDealtDamage', 'be dealt damage by', 'be dealt damage from'), only),
    cant('beDealtDamage', 'be dealt damage'),
    cant('move', 'move to locations', 'move'),
    marked('keyword', 'it', seq(fixed({ rule: 'cantGain', keyword: LOST_KEYWORD }), words('gain it'))),
    seq(fixed({ rule: 'cantGain' }), words('gain'), field('keyword', keyword)),
  ),
);

/** "doesn't ready". The default is "can't ready". */
export const doesntReady = (num: Num): Syntax<readonly CardRule[]> =>
  mapped(
    node<AboutCard>(
      marked(
        'verb',
        "doesn't",
        seq(
          fixed({ rule: 'cant', what: 'readyAtTurnStart' }),
          words(num === 'one' ? "doesn't ready at the start of" : "don't ready at the start of"),
          variant('whose', 'your turn', 'their turn', "their players' turns"),
        ),
      ),
    ),
    (rule): readonly CardRule[] => [rule],
    (rules) => (rules.length === 1 && rules[0]!.say?.verb === "doesn't" ? rules[0] : undefined),
  );

/** "can only be challenged by". The default is "can't be challenged except by". */
export const onlyThese: Syntax<readonly CardRule[]> = mapped(
  node<AboutCard>(
    marked(
      'verb',
      'only',
      oneOf<readonly Part<AboutCard>[]>(
        seq(cant('beChallenged', 'can only be challenged by', 'can be challenged only by'), exceptThese),
        seq(cant('challenge', 'can only challenge'), exceptThese),
      ),
    ),
  ),
  (rule): readonly CardRule[] => [rule],
  (rules) => (rules.length === 1 && rules[0]!.say?.verb === 'only' ? rules[0] : undefined),
);
