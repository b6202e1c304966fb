// Rules of a card as predicates: "gets +1 {S} and gains Ward", "can't quest or challenge", "enters play exerted".
import { type Num, signed, cardName, number } from '../../words/word.js';
import {
  type Part,
  type Nil,
  words,
  seq,
  fixed,
  variant,
  oneOf,
  within,
  type Syntax,
  mapped,
  node,
  field,
  listOf,
  inflections,
  synonyms,
  anyOf,
  cacheReads,
  nothing,
  same,
} from '../../grammar/index.js';
import type { AboutCard, CardRule } from '../../../ir/rule.js';
import type { Filter } from '../../../ir/filter.js';
import { described } from '../filter/filter.js';
import { only, doesntReady, onlyThese, forbidden, LOST_KEYWORD } from './restriction.js';
import { hadRule, statRule, gainedRule, lostRule, isLoss, isHad } from './gain.js';
import type { Amount } from '../../../ir/amount.js';

/** A verb that agrees with its subject. */
const verbFor = (num: Num, base: string, third = `${base}s`): Part<Nil> => words(num === 'one' ? third : base);

const ready: Part<AboutCard> = seq(
  fixed({ rule: 'challengeReady' }),
  variant('may', 'can challenge ready', 'may challenge ready', 'can also challenge ready'),
  oneOf<readonly Part<{ readonly only?: Filter }>[]>(words('characters'), within('only', described('many'))),
);

const ON_THEM = ['him', 'her', 'it', 'them'].map((them) => ` on ${them}`);

/** "deals damage with her {W} instead of her {S}". */
const willpowerAsDamage = (num: Num): Part<AboutCard> =>
  seq(
    fixed({ rule: 'willpowerAsDamage' }),
    verbFor(num, 'deal'),
    variant(
      'whose',
      ...['their', 'his', 'her', 'its'].map((whose) => `damage with ${whose} {W} instead of ${whose} {S}`),
    ),
  );

/** The same as the only rule of a sentence: "during challenges, … deals damage with her {W} …". */
export const dealingWillpower = (num: Num): Syntax<readonly CardRule[]> =>
  mapped(
    node<AboutCard>(willpowerAsDamage(num)),
    (rule): readonly CardRule[] => [rule],
    (rules) => (rules.length === 1 ? rules[0] : undefined),
  );

/** What a character must do, if able. */
const DUTIES = ['quest', 'challenge'] as const;

/** Rules that share their verb with no other rule. */
const singleRule = (num: Num): Syntax<CardRule> =>
  node<AboutCard>(
    oneOf<readonly Part<AboutCard>[]>(
      ready,
      seq(
        fixed({ rule: 'questDrying' }),
        variant(
          'pronoun',
          ...['can', 'may'].flatMap((may) =>
            ["he's", "she's", "it's", "they're"].map((they) => `${may} quest the turn ${they} played`),
          ),
        ),
      ),
      seq(fixed({ rule: 'moveFree' }), variant('may', 'may move here for free', 'can move here for free')),
      seq(
        fixed({ rule: 'moveFree', anywhere: true }),
        variant(
          'may',
          ...['can', 'may'].flatMap((may) =>
            ['locations', 'a location', 'any location', 'any of your locations'].map(
              (there) => `${may} move to ${there} for free`,
            ),
          ),
        ),
      ),
      seq(
        fixed({ rule: 'singCost' }),
        verbFor(num, 'count'),
        words('as having'),
        field('by', signed),
        words('cost to sing songs'),
      ),
      seq(
        fixed({ rule: 'countsAsNamed' }),
        variant('also', 'also', ''),
        verbFor(num, 'count'),
        words('as being named'),
        field('names', listOf(cardName, 'or')),
        words('for Shift'),
      ),
      seq(fixed({ rule: 'enters', exerted: true }), verbFor(num, 'enter'), words('play exerted')),
      seq(
        fixed({ rule: 'enters' }),
        verbFor(num, 'enter'),
        words('play with'),
        field('damage', number),
        variant(
          'damage',
          ...['', ' counters', ' counter'].flatMap((counters) =>
            ['', ...ON_THEM].map((on) => `damage${counters}${on}`),
          ),
        ),
      ),
      seq(
        fixed({ rule: 'cant', what: 'takeChallengeDamage' }),
        inflections<object>(
          'form',
          seq(verbFor(num, 'take'), words('no damage from challenges')),
          ...['from challenges', 'in challenges', 'in a challenge'].map((where) =>
            words(`can't be dealt damage ${where}`),
          ),
        ),
      ),
      seq(
        fixed({ rule: 'cant', what: 'takeDamage' }),
        synonyms<object>('how', {
          '': seq(verbFor(num, 'take'), words('no damage')),
          cant: words("can't take damage"),
        }),
        oneOf<readonly Part<object>[]>(seq(words('from'), only), words('')),
      ),
      seq(
        oneOf(...DUTIES.map((what) => seq(fixed({ rule: 'must', what }), words(`must ${what}`)))),
        variant('able', 'if able', '', 'each turn if able'),
      ),
      willpowerAsDamage(num),
    ),
  );

/** A verb and a list of its objects: "gets +1 {S} and +1 {W}". */
const group = (lead: Part<unknown>, item: Syntax<CardRule>, conjunction: string): Syntax<readonly CardRule[]> =>
  mapped(
    node(seq(lead as Part<object>, field('items', listOf(item, conjunction)))),
    ({ items }) => items,
    (items) => ({ items }),
  );

const groups = (num: Num): Syntax<readonly CardRule[]> =>
  anyOf<readonly CardRule[]>(
    doesntReady(num),
    onlyThese,
    group(verbFor(num, 'have', 'has'), hadRule, 'and'),
    group(verbFor(num, 'get'), statRule, 'and'),
    group(verbFor(num, 'gain'), gainedRule, 'and'),
    group(verbFor(num, 'lose'), lostRule, 'and'),
    group(words("can't"), forbidden, 'or'),
    mapped(
      singleRule(num),
      (rule): readonly CardRule[] => [rule],
      (rules) => (rules.length === 1 ? rules[0] : undefined),
    ),
  );

/** The verb of a rule. Neighbouring rules with the same verb are written with one verb. */
function verbOf(rule: CardRule): string {
  if (rule.rule === 'stat') return isLoss(rule.by) ? 'lose' : 'get';
  if (isHad(rule)) return 'have';
  if (rule.say?.verb === 'only') return 'only';
  if (rule.rule === 'keyword' || rule.rule === 'ability' || rule.rule === 'classes') return 'gain';
  if (rule.rule === 'noKeyword' || rule.rule === 'noAbility' || rule.rule === 'noAbilities') return 'lose';
  if (
    (rule.rule === 'cant' && rule.what !== 'takeChallengeDamage' && rule.what !== 'takeDamage') ||
    rule.rule === 'cantGain'
  )
    return "can't";
  return rule.rule;
}

function groupByVerb(rules: readonly CardRule[]): readonly (readonly CardRule[])[] {
  const result: CardRule[][] = [];
  for (const rule of rules) {
    const last = result.at(-1);
    if (last !== undefined && verbOf(last[0]!) === verbOf(rule) && rule.say?.verb !== 'again') last.push(rule);
    else result.push([rule]);
  }
  return result;
}

const ruleList = (num: Num): Syntax<readonly CardRule[]> =>
  mapped(
    listOf(groups(num), 'and'),
    (several) => withKeywordLost(several.flatMap(markRepeatedVerb)),
    (rules) => (rules.length === 0 ? undefined : groupByVerb(rules.map(withPronoun))),
  );

/** "can't challenge and can't be challenged": remembers that the verb is repeated. */
const markRepeatedVerb = (
  rules: readonly CardRule[],
  at: number,
  several: readonly (readonly CardRule[])[],
): readonly CardRule[] => {
  const [first, ...more] = rules;
  const before = several[at - 1]?.at(-1);
  return before === undefined || verbOf(before) !== verbOf(first!) || first!.say?.verb !== undefined
    ? rules
    : [{ ...first!, say: { ...first!.say, verb: 'again' } }, ...more];
};

const isGainOfLostKeyword = (rule: CardRule): rule is CardRule & { readonly rule: 'cantGain' } =>
  rule.rule === 'cantGain' && rule.say?.keyword === 'it';

/** "loses Evasive and can't gain it": "it" becomes the keyword that was lost. */
function withKeywordLost(rules: readonly CardRule[]): readonly CardRule[] | undefined {
  if (!rules.some(isGainOfLostKeyword)) return rules;
  const lost = rules.filter((rule) => rule.rule === 'noKeyword');
  return lost.length === 1
    ? rules.map((rule) => (isGainOfLostKeyword(rule) ? { ...rule, keyword: lost[0]!.keyword } : rule))
    : undefined;
}

const withPronoun = (rule: CardRule): CardRule =>
  isGainOfLostKeyword(rule) ? { ...rule, keyword: LOST_KEYWORD } : rule;

const RULES: Readonly<Record<Num, Syntax<readonly CardRule[]>>> = {
  one: cacheReads(ruleList('one')),
  many: cacheReads(ruleList('many')),
};

/** The rules after a subject, which is singular or plural. */
export const cardRules = (num: Num): Syntax<readonly CardRule[]> => RULES[num];

/** After "give": "chosen character +2 {S}", "them Evasive". */
export const givenRules: Syntax<readonly CardRule[]> = mapped(
  listOf(anyOf<readonly CardRule[]>(group(nothing, statRule, 'and'), group(nothing, gainedRule, 'and')), 'and'),
  (several) => several.flat(),
  (rules) => (rules.length === 0 ? undefined : groupByVerb(rules)),
);

// Rules with a number that "for each …" multiplies.

/** "for each …" after a list of rules multiplies every number in it. */
export function multiply(rules: readonly CardRule[], per: Amount): readonly CardRule[] | undefined {
  const multiplied = rules.map((rule): CardRule => {
    if (rule.rule === 'stat' && typeof rule.by === 'number') return { ...rule, by: { times: rule.by, amount: per } };
    if (rule.rule === 'keyword' && typeof rule.n === 'number') return { ...rule, n: { times: rule.n, amount: per } };
    if (rule.rule === 'singCost' && typeof rule.by === 'number')
      return { ...rule, by: { times: rule.by, amount: per } };
    if (rule.rule === 'enters' && typeof rule.damage === 'number')
      return { ...rule, damage: { times: rule.damage, amount: per } };
    return rule;
  });
  return multiplied.some((rule, i) => rule !== rules[i]) ? multiplied : undefined;
}

/** The field of a rule that holds its number. */
const MULTIPLIED: Readonly<Record<string, string>> = { stat: 'by', keyword: 'n', enters: 'damage', singCost: 'by' };

/** The inverse: the rules with plain numbers, and the amount that multiplies them. */
export function divide(
  rules: readonly CardRule[],
): { readonly rules: readonly CardRule[]; readonly per: Amount } | undefined {
  let per: Amount | undefined;
  const divided: CardRule[] = [];
  for (const rule of rules) {
    const key = MULTIPLIED[rule.rule];
    const by = key === undefined ? undefined : (rule as unknown as Readonly<Record<string, Amount | undefined>>)[key];
    if (typeof by !== 'object' || !('times' in by) || by.say?.verb !== undefined) {
      divided.push(rule);
      continue;
    }
    if (per !== undefined && !same(per, by.amount)) return undefined;
    per = by.amount;
    divided.push({ ...rule, [key!]: by.times });
  }
  return per === undefined ? undefined : { rules: divided, per };
}
