// Static rules about cards: "Your other characters get +1 {S}".
import type { Filter } from '../../../ir/filter.js';
import {
  type Part,
  synonyms,
  within,
  field,
  seq,
  words,
  fixed,
  inflections,
  requireWord,
  lazyPart,
  variant,
  oneOf,
  asPart,
  mapped,
  node,
} from '../../grammar/index.js';
import { reference, possessive } from '../../words/reference.js';
import { described } from '../filter/filter.js';
import type { BareRule } from '../../../ir/rule.js';
import { asCardsRule, withFilter, clause } from './subject.js';
import { againstBefore, payToAct, whileEach, againstAfter } from './card-conditions.js';
import { agreeing } from '../target/target.js';
import { type Num, cardName } from '../../words/word.js';
import { adjectives } from '../filter/kind.js';
import { dealingWillpower, cardRules } from './card-rule.js';
import { forEach } from '../amount/for-each.js';
import { abilityOwners } from './costs-of-cards.js';

/** A phrase, its place, and the filter that it adds to the cards of a rule: "while here", "while being challenged". */
type Where = readonly [string, 'before' | 'after', Partial<Filter>];

const WHERE: readonly Where[] = [
  ['while here', 'after', { here: true }],
  ['while being challenged ,', 'before', { inChallenge: 'challenged' }],
  ['while challenging ,', 'before', { inChallenge: 'challenger' }],
];

/** States after the rule. Each card of a group is tested separately. */
const STATES: readonly Where[] = [
  ['while at a location', 'after', { atLocation: true }],
  ['while being challenged', 'after', { inChallenge: 'challenged' }],
  ['while challenging', 'after', { inChallenge: 'challenger' }],
  ['while exerted', 'after', { exerted: true }],
  ['while ready', 'after', { exerted: false }],
  ['while damaged', 'after', { damaged: true }],
  ['while undamaged', 'after', { damaged: false }],
];

/** The cards of a rule, after its verb: "this character", "your items", "opposing characters". */
const these: Part<{ readonly cards: Filter }> = synonyms<{ readonly cards: Filter }>('whose', {
  this: within('cards', field('is', reference('object'))),
  'your other': seq(words('your other'), within('cards', seq(fixed({ of: 'you', other: true }), described('many')))),
  your: seq(words('your'), within('cards', seq(fixed({ of: 'you' }), described('many')))),
  '': within('cards', described('many')),
});

export const aboutCards: Part<BareRule> = inflections<BareRule>(
  'form',
  ...WHERE.map(([phrase, place, extra]) => requireWord('while', asCardsRule(withFilter(clause, phrase, place, extra)))),
  asCardsRule(withFilter(clause, '', 'after', {})),
  requireWord(
    'challenging',
    lazyPart(() => asCardsRule(againstBefore.challenger)),
  ),
  requireWord(
    'unless',
    lazyPart(() =>
      asCardsRule(
        withFilter(
          agreeing('to', () => field('rules', payToAct)),
          '',
          'after',
          {},
        ),
      ),
    ),
  ),
  lazyPart(() =>
    asCardsRule(
      withFilter(
        agreeing('to', (num: Num) => field('rules', whileEach(num))),
        '',
        'after',
        {},
      ),
    ),
  ),
  lazyPart(() => freeUse),
  seq(
    words('opponents must choose'),
    fixed({ about: 'cards', rules: [{ rule: 'must', what: 'beChosen' }] }),
    these,
    words('for actions and abilities if able'),
  ),
  seq(
    words("opponents can't choose"),
    fixed({ about: 'cards', rules: [{ rule: 'cant', what: 'beChosen' }] }),
    these,
    variant('for', 'for abilities or effects', 'for actions or abilities', 'for actions and abilities'),
  ),
  seq(
    variant('damage', "damage counters can't be removed", "damage can't be removed"),
    fixed({ about: 'cards', rules: [{ rule: 'cant', what: 'haveDamageRemoved' }] }),
    oneOf<readonly Part<{ readonly cards: Filter }>[]>(fixed({ cards: {} }), seq(words('from'), these)),
  ),
  seq(
    words('your'),
    fixed({ about: 'cards', rules: [{ rule: 'strengthFloor' }] }),
    within(
      'cards',
      seq(
        fixed({ of: 'you' }),
        adjectives,
        words("characters' {S} can't be reduced below their printed value"),
        fixed({ types: ['character'] }),
      ),
    ),
  ),
  seq(
    words('during challenges ,'),
    words('your'),
    fixed({ about: 'cards', rules: [{ rule: 'willpowerAsDamage' }] }),
    within('cards', seq(fixed({ of: 'you' }), described('many'))),
    words('deal damage with their {W} instead of their {S}'),
  ),
  seq(
    words('you may play any character with Shift on'),
    fixed({ about: 'cards', rules: [{ rule: 'anyShift' }] }),
    within('cards', field('is', reference('object'))),
    words('as if this character had any name'),
  ),
  ...STATES.map(([phrase, place, extra]) =>
    requireWord('while', asCardsRule(withFilter(clause, phrase, place, extra))),
  ),
  requireWord(
    'challenging',
    lazyPart(() => asCardsRule(againstAfter.challenger)),
  ),
  ...[() => againstBefore.challenged, () => againstAfter.challenged].map((part) =>
    requireWord(
      'challenged',
      lazyPart(() => asCardsRule(part())),
    ),
  ),
  seq(
    variant('move', 'you can move', 'you may move'),
    fixed({ about: 'cards', rules: [{ rule: 'moveFree' }] }),
    synonyms<{ readonly cards: Filter }>('whose', {
      your: seq(words('your'), within('cards', seq(fixed({ of: 'you' }), described('many')))),
      '': within('cards', seq(fixed({ of: 'you' }), described('many'))),
    }),
    words('here for free'),
  ),
  requireWord(
    'here',
    lazyPart(() => asCardsRule(hereForEach)),
  ),
  seq(
    variant('who', ...['opponents', 'each opponent', 'your opponents'].map((who) => `${who} can't sing songs`)),
    fixed({
      about: 'cards',
      cards: { of: 'opponents', types: ['character'] },
      rules: [{ rule: 'cant', what: 'sing' }],
    }),
  ),
  seq(
    within('cards', field('is', possessive)),
    fixed({ about: 'cards', rules: [{ rule: 'strengthFloor' }] }),
    words("{S} can't be reduced below"),
    variant('its', 'its', 'his', 'her', 'their'),
    words('printed value'),
  ),
  seq(
    variant('damage', 'damage on', 'damage counters on'),
    fixed({ about: 'cards', rules: [{ rule: 'cant', what: 'haveDamageRemoved' }] }),
    these,
    words("can't be removed"),
  ),
  requireWord(
    'challenges',
    lazyPart(() =>
      asCardsRule(
        withFilter(
          agreeing('to', (num: Num) => field('rules', dealingWillpower(num))),
          'during challenges ,',
          'before',
          {},
        ),
      ),
    ),
  ),
  lazyPart(() => boostMore),
);

/** "get +1 {L} while here for each card under this location". */
const hereForEach: Part<BareRule> = withFilter(
  seq(
    agreeing('to', (num: Num) => field('rules', cardRules(num))),
    words('while here'),
    forEach,
  ),
  '',
  'after',
  { here: true },
);

/** "you may use this character's Boost ability twice each turn": one use more than the keyword allows. */
const boostMore: Part<BareRule> = seq(
  words('you may use'),
  abilityOwners as Part<{ readonly cards: Filter }>,
  variant('boost', 'Boost ability', 'Boost abilities'),
  variant(
    'times',
    'twice each turn',
    'twice during your turn',
    'twice per turn',
    'a additional time each turn',
    'one additional time each turn',
    'a additional time during your turn',
    'one more time each turn',
  ),
  fixed({ about: 'cards', rules: [{ rule: 'boostMore', times: 1 }] }),
);

/** "you may use this item's X ability for free". */
const freeUse: Part<BareRule> = asPart(
  mapped(
    node(
      seq(
        words('you may use'),
        within('cards', field('is', reference('object'))),
        words("'s"),
        field('name', cardName),
        words('ability for free'),
      ),
    ),
    ({ cards, name }): BareRule => ({ about: 'cards', cards, rules: [{ rule: 'freeAbility', name }] }),
    (full) => {
      const rule = full.about === 'cards' ? full.rules[0] : undefined;
      return full.about === 'cards' && rule?.rule === 'freeAbility'
        ? { cards: { is: full.cards.is ?? 'this' }, name: rule.name }
        : undefined;
    },
  ),
);
