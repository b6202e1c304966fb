// What a rule says about a card: "gets +1 {S} and gains Ward", "can't quest or challenge", "enters play exerted".
import type { Amount } from '../../ir/amount.js';
import type { Filter } from '../../ir/filter.js';
import type { AboutCard, CardRule, Restriction } from '../../ir/rule.js';
import type { KeywordName } from '../../ir/keyword.js';
import type { Say } from '../../ir/say.js';
import {
  anyOf,
  constant,
  field,
  fixed,
  forms,
  listOf,
  mapped,
  marked,
  node,
  nothing,
  oneOf,
  remember,
  same,
  seq,
  ways,
  within,
  wording,
  words,
  type Nil,
  type Part,
  type Syntax,
} from '../grammar.js';
import { knot } from '../knot.js';
import { described } from './filter.js';
import { reference } from './reference.js';
import {
  cardName,
  classification,
  keyword,
  keywordWords,
  number,
  PLAIN_KEYWORDS,
  signed,
  stat,
  type Num,
} from './word.js';

/** The form of a verb after a subject. */
export const verb = (num: Num, base: string, third = `${base}s`): Part<Nil> => words(num === 'one' ? third : base);

const value = knot('value');

/** "loses {S} equal to X", beside "gets -1 {S} for each X". */
const LOSES: Say = { verb: 'lose' };
const isLoss = (amount: Amount): boolean =>
  typeof amount === 'object' && 'times' in amount && amount.say?.verb === 'lose';

/** "gets -{S} equal to X". */
const MINUS: Say = { verb: 'minus' };

/** An amount taken away, by the verb that says so. */
const lessBy = (say: Say): Syntax<Amount> =>
  mapped(
    value,
    (amount): Amount => ({ times: -1, amount, say }),
    (amount) =>
      typeof amount === 'object' && 'times' in amount && amount.say?.verb === say.verb ? amount.amount : undefined,
  );

const negative = lessBy(LOSES);

const statRule: Syntax<CardRule> = node<AboutCard>(
  oneOf<readonly Part<AboutCard>[]>(
    seq(fixed({ rule: 'stat' }), field('by', signed), field('stat', stat)),
    seq(fixed({ rule: 'stat' }), words('+'), field('stat', stat), words('equal to'), field('by', value)),
    seq(fixed({ rule: 'stat' }), words('-'), field('stat', stat), words('equal to'), field('by', lessBy(MINUS))),
  ),
);

const quoted: Part<AboutCard> = seq(
  fixed({ rule: 'ability' }),
  words('"'),
  field('ability', knot('ability')),
  ways('stop', { '"': words('"'), '."': words('. "') }),
);

const stacking: Syntax<KeywordName> = anyOf<KeywordName>(
  constant('Challenger', 'challenger'),
  constant('Resist', 'resist'),
);
const numbered: Syntax<KeywordName> = anyOf<KeywordName>(
  constant('Singer', 'singer'),
  constant('Shift', 'shift'),
  constant('Boost', 'boost'),
);
/** Those without a number. */
const plainKeyword: Syntax<KeywordName> = anyOf<KeywordName>(
  ...PLAIN_KEYWORDS.map((name) => constant<KeywordName>(keywordWords(name), name)),
);

const gainedKeyword: readonly Part<AboutCard>[] = [
  seq(fixed({ rule: 'keyword' }), field('keyword', stacking), field('n', signed)),
  seq(fixed({ rule: 'keyword' }), field('keyword', numbered), field('n', number), wording('ink', '', '{I}')),
  seq(fixed({ rule: 'keyword' }), field('keyword', plainKeyword)),
];

/** "has Evasive", where "gains Evasive" is usual. */
const HAS: Say = { verb: 'have' };
const isHad = (rule: CardRule): boolean => rule.say?.verb === HAS.verb;

const hadRule: Syntax<CardRule> = mapped(
  node<AboutCard>(oneOf<readonly Part<AboutCard>[]>(...gainedKeyword)),
  (rule): CardRule => ({ ...rule, say: { ...(rule as CardRule).say, ...HAS } }),
  (rule) => (isHad(rule) ? rule : undefined),
);

const gainedRule: Syntax<CardRule> = node<AboutCard>(
  oneOf<readonly Part<AboutCard>[]>(
    ...gainedKeyword,
    quoted,
    seq(
      fixed({ rule: 'classes' }),
      words('the'),
      field('classes', listOf(classification, 'and')),
      words('classification'),
    ),
  ),
);

const lostRule: Syntax<CardRule> = node<AboutCard>(
  oneOf<readonly Part<AboutCard>[]>(
    seq(fixed({ rule: 'noKeyword' }), field('keyword', keyword)),
    seq(fixed({ rule: 'noAbilities' }), wording('all', 'all abilities', 'all their abilities', 'all its abilities')),
    seq(fixed({ rule: 'noAbility' }), words('the'), field('name', cardName), words('ability')),
    seq(fixed({ rule: 'stat' }), field('stat', stat), words('equal to'), field('by', negative)),
  ),
);

const cant = (what: Restriction, ...phrases: readonly string[]): Part<AboutCard> =>
  seq(fixed({ rule: 'cant', what }), wording('cant', ...phrases));

/** Other cards in a restriction: "your characters", "this character", "characters with cost 2 or less". */
const only: Part<{ readonly only: Filter }> = ways<{ readonly only: Filter }>('only', {
  '': within('only', described('many')),
  "opponents'": seq(words("opponents'"), within('only', seq(fixed({ of: 'opponents' }), described('many')))),
  your: seq(words('your'), within('only', seq(fixed({ of: 'you' }), described('many')))),
  ref: within('only', field('is', reference('object'))),
});

/** All others than these. */
const exceptThese: Part<{ readonly only: Filter }> = within('only', within('not', described('many')));

/** "(lose Evasive and can't gain) it", until the keyword before is known. */
const LOST = '?it' as string as KeywordName;

const forbidden: Syntax<CardRule> = node<AboutCard>(
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
    marked('keyword', 'it', seq(fixed({ rule: 'cantGain', keyword: LOST }), words('gain it'))),
    seq(fixed({ rule: 'cantGain' }), words('gain'), field('keyword', keyword)),
  ),
);

const ready: Part<AboutCard> = seq(
  fixed({ rule: 'challengeReady' }),
  wording('may', 'can challenge ready', 'may challenge ready', 'can also challenge ready'),
  oneOf<readonly Part<{ readonly only?: Filter }>[]>(words('characters'), within('only', described('many'))),
);

const ON_THEM = ['him', 'her', 'it', 'them'].map((them) => ` on ${them}`);

/** "deals damage with her {W} instead of her {S}". */
const willpowerAsDamage = (num: Num): Part<AboutCard> =>
  seq(
    fixed({ rule: 'willpowerAsDamage' }),
    verb(num, 'deal'),
    wording(
      'whose',
      ...['their', 'his', 'her', 'its'].map((whose) => `damage with ${whose} {W} instead of ${whose} {S}`),
    ),
  );

/** The same by itself, for what is said of challenges alone. */
export const dealingWillpower = (num: Num): Syntax<readonly CardRule[]> =>
  mapped(
    node<AboutCard>(willpowerAsDamage(num)),
    (rule): readonly CardRule[] => [rule],
    (rules) => (rules.length === 1 ? rules[0] : undefined),
  );

/** Everything that is one verb and one thing. */
const single = (num: Num): Syntax<CardRule> =>
  node<AboutCard>(
    oneOf<readonly Part<AboutCard>[]>(
      ready,
      seq(
        fixed({ rule: 'questDrying' }),
        wording(
          'pronoun',
          ...['can', 'may'].flatMap((may) =>
            ["he's", "she's", "it's", "they're"].map((they) => `${may} quest the turn ${they} played`),
          ),
        ),
      ),
      seq(fixed({ rule: 'moveFree' }), wording('may', 'may move here for free', 'can move here for free')),
      seq(
        fixed({ rule: 'moveFree', anywhere: true }),
        wording(
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
        verb(num, 'count'),
        words('as having'),
        field('by', signed),
        words('cost to sing songs'),
      ),
      seq(
        fixed({ rule: 'countsAsNamed' }),
        wording('also', 'also', ''),
        verb(num, 'count'),
        words('as being named'),
        field('names', listOf(cardName, 'or')),
        words('for Shift'),
      ),
      seq(fixed({ rule: 'enters', exerted: true }), verb(num, 'enter'), words('play exerted')),
      seq(
        fixed({ rule: 'enters' }),
        verb(num, 'enter'),
        words('play with'),
        field('damage', number),
        wording(
          'damage',
          ...['', ' counters', ' counter'].flatMap((counters) =>
            ['', ...ON_THEM].map((on) => `damage${counters}${on}`),
          ),
        ),
      ),
      seq(
        fixed({ rule: 'cant', what: 'takeChallengeDamage' }),
        forms<object>(
          'form',
          seq(verb(num, 'take'), words('no damage from challenges')),
          ...['from challenges', 'in challenges', 'in a challenge'].map((where) =>
            words(`can't be dealt damage ${where}`),
          ),
        ),
      ),
      seq(
        fixed({ rule: 'cant', what: 'takeDamage' }),
        ways<object>('how', { '': seq(verb(num, 'take'), words('no damage')), cant: words("can't take damage") }),
        oneOf<readonly Part<object>[]>(seq(words('from'), only), words('')),
      ),
      seq(
        fixed({ rule: 'must', what: 'quest' }),
        words('must quest'),
        wording('able', 'if able', '', 'each turn if able'),
      ),
      willpowerAsDamage(num),
    ),
  );

/** A verb and a list of what it governs. */
const group = (lead: Part<unknown>, item: Syntax<CardRule>, conjunction: string): Syntax<readonly CardRule[]> =>
  mapped(
    node(seq(lead as Part<object>, field('items', listOf(item, conjunction)))),
    ({ items }) => items,
    (items) => ({ items }),
  );

/** "doesn't ready", where "can't ready" is usual. */
const doesntReady = (num: Num): Syntax<readonly CardRule[]> =>
  mapped(
    node<AboutCard>(
      marked(
        'verb',
        "doesn't",
        seq(
          fixed({ rule: 'cant', what: 'readyAtTurnStart' }),
          words(num === 'one' ? "doesn't ready at the start of" : "don't ready at the start of"),
          wording('whose', 'your turn', 'their turn', "their players' turns"),
        ),
      ),
    ),
    (rule): readonly CardRule[] => [rule],
    (rules) => (rules.length === 1 && rules[0]!.say?.verb === "doesn't" ? rules[0] : undefined),
  );

/** "can only be challenged by", where "can't be challenged except by" is usual. */
const onlyThese: Syntax<readonly CardRule[]> = mapped(
  node<AboutCard>(
    marked(
      'verb',
      'only',
      oneOf<readonly Part<AboutCard>[]>(
        seq(cant('beChallenged', 'can only be challenged by'), exceptThese),
        seq(cant('challenge', 'can only challenge'), exceptThese),
      ),
    ),
  ),
  (rule): readonly CardRule[] => [rule],
  (rules) => (rules.length === 1 && rules[0]!.say?.verb === 'only' ? rules[0] : undefined),
);

const groups = (num: Num): Syntax<readonly CardRule[]> =>
  anyOf<readonly CardRule[]>(
    doesntReady(num),
    onlyThese,
    group(verb(num, 'have', 'has'), hadRule, 'and'),
    group(verb(num, 'get'), statRule, 'and'),
    group(verb(num, 'gain'), gainedRule, 'and'),
    group(verb(num, 'lose'), lostRule, 'and'),
    group(words("can't"), forbidden, 'or'),
    mapped(
      single(num),
      (rule): readonly CardRule[] => [rule],
      (rules) => (rules.length === 1 ? rules[0] : undefined),
    ),
  );

/** Rules that share a verb stand together. */
function lead(rule: CardRule): string {
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

function together(rules: readonly CardRule[]): readonly (readonly CardRule[])[] {
  const result: CardRule[][] = [];
  for (const rule of rules) {
    const last = result.at(-1);
    if (last !== undefined && lead(last[0]!) === lead(rule) && rule.say?.verb !== 'again') last.push(rule);
    else result.push([rule]);
  }
  return result;
}

const all = (num: Num): Syntax<readonly CardRule[]> =>
  mapped(
    listOf(groups(num), 'and'),
    (several) => withKeywordLost(several.flatMap(said)),
    (rules) => (rules.length === 0 ? undefined : together(rules.map(unnamed))),
  );

/** "can't challenge and can't be challenged": where the verb is said again, that is remembered. */
const said = (
  rules: readonly CardRule[],
  at: number,
  several: readonly (readonly CardRule[])[],
): readonly CardRule[] => {
  const [first, ...more] = rules;
  const before = several[at - 1]?.at(-1);
  return before === undefined || lead(before) !== lead(first!) || first!.say?.verb !== undefined
    ? rules
    : [{ ...first!, say: { ...first!.say, verb: 'again' } }, ...more];
};

const isGainOfIt = (rule: CardRule): rule is CardRule & { readonly rule: 'cantGain' } =>
  rule.rule === 'cantGain' && rule.say?.keyword === 'it';

/** What can't be gained again is the keyword just lost, where one is. */
function withKeywordLost(rules: readonly CardRule[]): readonly CardRule[] | undefined {
  if (!rules.some(isGainOfIt)) return rules;
  const lost = rules.filter((rule) => rule.rule === 'noKeyword');
  return lost.length === 1
    ? rules.map((rule) => (isGainOfIt(rule) ? { ...rule, keyword: lost[0]!.keyword } : rule))
    : undefined;
}

const unnamed = (rule: CardRule): CardRule => (isGainOfIt(rule) ? { ...rule, keyword: LOST } : rule);

const RULES: Readonly<Record<Num, Syntax<readonly CardRule[]>>> = {
  one: remember(all('one')),
  many: remember(all('many')),
};

/** After a subject of that number. */
export const cardRules = (num: Num): Syntax<readonly CardRule[]> => RULES[num];

/** After "give": "chosen character +2 {S}", "them Evasive". */
export const givenRules: Syntax<readonly CardRule[]> = mapped(
  listOf(anyOf<readonly CardRule[]>(group(nothing, statRule, 'and'), group(nothing, gainedRule, 'and')), 'and'),
  (several) => several.flat(),
  (rules) => (rules.length === 0 ? undefined : together(rules)),
);

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

/** The opposite: the rules with plain numbers, and what they were multiplied by. */
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
