// Rules after "gets", "gains", "has" and "loses": "+1 {S}", "Ward", "all abilities".
import { forwardRef } from '../../words/forward-references.js';
import type { Say, KeywordName } from '../../../ir/vocabulary.js';
import type { Amount } from '../../../ir/amount.js';
import {
  type Syntax,
  mapped,
  node,
  oneOf,
  type Part,
  seq,
  fixed,
  field,
  words,
  synonyms,
  anyOf,
  constant,
  variant,
  listOf,
} from '../../grammar/index.js';
import type { CardRule, AboutCard } from '../../../ir/rule.js';
import {
  signed,
  stat,
  PLAIN_KEYWORDS,
  keywordWords,
  number,
  classification,
  keyword,
  cardName,
} from '../../words/word.js';

const value = forwardRef('value');

/** Remembers "loses {S} equal to X". The default is "gets -1 {S} for each X". */
const LOSES: Say = { verb: 'lose' };

export const isLoss = (amount: Amount): boolean =>
  typeof amount === 'object' && 'times' in amount && amount.say?.verb === 'lose';

/** Remembers "gets -{S} equal to X". */
const MINUS: Say = { verb: 'minus' };

/** A subtracted amount, with the remembered wording. */
const subtracted = (say: Say): Syntax<Amount> =>
  mapped(
    value,
    (amount): Amount => ({ times: -1, amount, say }),
    (amount) =>
      typeof amount === 'object' && 'times' in amount && amount.say?.verb === say.verb ? amount.amount : undefined,
  );

const negative = subtracted(LOSES);

export const statRule: Syntax<CardRule> = node<AboutCard>(
  oneOf<readonly Part<AboutCard>[]>(
    seq(fixed({ rule: 'stat' }), field('by', signed), field('stat', stat)),
    seq(fixed({ rule: 'stat' }), words('+'), field('stat', stat), words('equal to'), field('by', value)),
    seq(fixed({ rule: 'stat' }), words('-'), field('stat', stat), words('equal to'), field('by', subtracted(MINUS))),
  ),
);

const quotedAbility: Part<AboutCard> = seq(
  fixed({ rule: 'ability' }),
  words('"'),
  field('ability', forwardRef('ability')),
  synonyms('stop', { '"': words('"'), '."': words('. "') }),
);

const signedKeyword: Syntax<KeywordName> = anyOf<KeywordName>(
  constant('Challenger', 'challenger'),
  constant('Resist', 'resist'),
);

const numberedKeyword: Syntax<KeywordName> = anyOf<KeywordName>(
  constant('Singer', 'singer'),
  constant('Shift', 'shift'),
  constant('Boost', 'boost'),
);

/** Keywords without a number. */
const plainKeyword: Syntax<KeywordName> = anyOf<KeywordName>(
  ...PLAIN_KEYWORDS.map((name) => constant<KeywordName>(keywordWords(name), name)),
);

const gainedKeyword: readonly Part<AboutCard>[] = [
  seq(fixed({ rule: 'keyword' }), field('keyword', signedKeyword), field('n', signed)),
  seq(fixed({ rule: 'keyword' }), field('keyword', numberedKeyword), field('n', number), variant('ink', '', '{I}')),
  seq(fixed({ rule: 'keyword' }), field('keyword', plainKeyword)),
];

/** Remembers "has Evasive". The default is "gains Evasive". */
const HAS: Say = { verb: 'have' };

export const isHad = (rule: CardRule): boolean => rule.say?.verb === HAS.verb;

export const hadRule: Syntax<CardRule> = mapped(
  node<AboutCard>(oneOf<readonly Part<AboutCard>[]>(...gainedKeyword)),
  (rule): CardRule => ({ ...rule, say: { ...(rule as CardRule).say, ...HAS } }),
  (rule) => (isHad(rule) ? rule : undefined),
);

export const gainedRule: Syntax<CardRule> = node<AboutCard>(
  oneOf<readonly Part<AboutCard>[]>(
    ...gainedKeyword,
    quotedAbility,
    seq(
      fixed({ rule: 'classes' }),
      words('the'),
      field('classes', listOf(classification, 'and')),
      words('classification'),
    ),
  ),
);

export const lostRule: Syntax<CardRule> = node<AboutCard>(
  oneOf<readonly Part<AboutCard>[]>(
    seq(fixed({ rule: 'noKeyword' }), field('keyword', keyword)),
    seq(fixed({ rule: 'noAbilities' }), variant('all', 'all abilities', 'all their abilities', 'all its abilities')),
    seq(fixed({ rule: 'noAbility' }), words('the'), field('name', cardName), words('ability')),
    seq(fixed({ rule: 'stat' }), field('stat', stat), words('equal to'), field('by', negative)),
  ),
);
