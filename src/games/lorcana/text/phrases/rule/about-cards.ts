// What a static ability says about cards: "Your other characters get +1 {S}".
import type { Amount } from '../../../ir/amount.js';
import type { Target } from '../../../ir/effect.js';
import type { Filter } from '../../../ir/filter.js';
import type { CardRule, Saying } from '../../../ir/rule.js';
import type { Say } from '../../../ir/say.js';
import {
  anyOf,
  constant,
  field,
  fixed,
  forms,
  ifSaid,
  laterPart,
  listOf,
  mapped,
  node,
  oneOf,
  rememberPart,
  reshaped,
  seq,
  ways,
  whole,
  within,
  without,
  wording,
  words,
  type Fields,
  type Part,
  type Syntax,
} from '../../grammar.js';
import { forEach, perEach } from '../amount.js';
import { cardRules, divide, multiply } from '../card-rule.js';
import { hasWhat, isNotWhat, isWhat, lacksWhat } from '../filter/state.js';
import { agreeing } from '../target.js';
import { opposite } from '../event.js';
import { adjectives, described, indefinite } from '../filter.js';
import { reference } from '../reference.js';
import { cardName, number, type Num } from '../word.js';

interface Subjected {
  readonly to: Target;
  readonly rules: readonly CardRule[];
  readonly per?: Amount;
  readonly here?: string;
}

/** "this character and your other Pirate characters". */
const BOTH = 'both';

/** A subject as the cards of a rule: the determiner is remembered with the filter. */
function cardsOf(target: Target): Filter | undefined {
  if ('ref' in target) return { is: target.ref };
  if ('both' in target) {
    const each = target.both.map(cardsOf);
    return each.includes(undefined) ? undefined : { anyOf: each as Filter[], say: { det: BOTH } };
  }
  if (!('all' in target)) return undefined;
  return target.say === undefined ? target.all : { ...target.all, say: { ...target.all.say, ...target.say } };
}

function targetOf(cards: Filter): Target | undefined {
  const { say, ...filter } = cards;
  if (say?.det === BOTH) {
    const both = filter.anyOf?.map(targetOf) ?? [];
    return both.length === 0 || both.includes(undefined) ? undefined : { both: both as Target[] };
  }
  if (filter.is !== undefined) return Object.keys(filter).length === 1 ? { ref: filter.is } : undefined;
  const { det, ...other } = say ?? {};
  const all = Object.keys(other).length === 0 ? filter : { ...filter, say: other };
  return det === undefined ? { all } : { all, say: { det } };
}

/** "while here": the cards are those at the location that speaks. "While being challenged": those in a challenge. */
type Where = readonly [string, 'before' | 'after', Partial<Filter>];

const WHERE: readonly Where[] = [
  ['while here', 'after', { here: true }],
  ['while being challenged ,', 'before', { inChallenge: 'challenged' }],
  ['while challenging ,', 'before', { inChallenge: 'challenger' }],
];

/** The same for every card of a group by itself, behind the rule. */
const STATES: readonly Where[] = [
  ['while at a location', 'after', { atLocation: true }],
  ['while being challenged', 'after', { inChallenge: 'challenged' }],
  ['while challenging', 'after', { inChallenge: 'challenger' }],
  ['while exerted', 'after', { exerted: true }],
  ['while ready', 'after', { exerted: false }],
  ['while damaged', 'after', { damaged: true }],
  ['while undamaged', 'after', { damaged: false }],
];

function restricted(
  part: Part<Subjected>,
  phrase: string,
  place: 'before' | 'after',
  extra: Partial<Filter>,
): Part<Saying> {
  const whole = place === 'after' ? seq(part, words(phrase)) : seq(words(phrase), part);
  return reshaped(
    whole,
    (value): Saying | undefined => {
      const cards = cardsOf(value.to);
      if (cards === undefined) return undefined;
      const rules = value.per === undefined ? value.rules : multiply(value.rules, value.per);
      const { say } = value as { readonly say?: Say };
      // Shift is used from the hand: no card in play is the better for gaining it.
      if (cards.is === undefined && value.rules.some(isShift)) return undefined;
      return rules && { about: 'cards', cards: { ...cards, ...extra }, rules, ...(say === undefined ? {} : { say }) };
    },
    (record) => unrestricted(record, extra),
  );
}

const isShift = (rule: CardRule): boolean => rule.rule === 'keyword' && rule.keyword === 'shift';

function unrestricted(record: Fields, extra: Partial<Filter>): Fields | undefined {
  const { about, cards, rules, ...rest } = record as unknown as {
    about: string;
    cards: Filter;
    rules: readonly CardRule[];
  };
  if (about !== 'cards') return undefined;
  const bare = { ...cards } as Record<string, unknown>;
  for (const [key, value] of Object.entries(extra)) {
    if (bare[key] !== value) return undefined;
    Reflect.deleteProperty(bare, key);
  }
  const to = targetOf(bare);
  if (to === undefined) return undefined;
  const divided = divide(rules);
  return { ...rest, to, ...(divided ?? { rules }) };
}

const clause: Part<Subjected> = rememberPart(
  oneOf<readonly Part<Subjected>[]>(
    forms<Subjected>(
      'each',
      seq(
        agreeing('to', (num: Num) => field('rules', cardRules(num))),
        forEach,
      ) as Part<Subjected>,
      seq(
        words('for each'),
        field('per', perEach),
        words(','),
        agreeing('to', (num: Num) => field('rules', cardRules(num))),
      ) as Part<Subjected>,
    ),
    seq(
      agreeing('to', (num: Num) => field('rules', cardRules(num))),
      wording('turn', '', 'this turn'),
    ),
  ),
);

/** Written from a subject and rules, told as the cards and rules of the IR. */
const told = (part: Part<Saying>): Part<Saying> => ({
  read: (source, at) => part.read(source, at),
  begin: () => part.begin(),
  can: (record) => record.about === 'cards',
  *write(record, used) {
    for (const written of part.write(record, used)) yield { words: written.words, used: ['about', 'cards', 'rules'] };
  },
});

/** The cards of a rule behind its verb: "this character", "your items", "opposing characters". */
const these: Part<{ readonly cards: Filter }> = ways<{ readonly cards: Filter }>('whose', {
  this: within('cards', field('is', reference('object'))),
  'your other': seq(words('your other'), within('cards', seq(fixed({ of: 'you', other: true }), described('many')))),
  your: seq(words('your'), within('cards', seq(fixed({ of: 'you' }), described('many')))),
  '': within('cards', described('many')),
});

export const aboutCards: Part<Saying> = forms<Saying>(
  'form',
  ...WHERE.map(([phrase, place, extra]) => ifSaid('while', told(restricted(clause, phrase, place, extra)))),
  told(restricted(clause, '', 'after', {})),
  ifSaid(
    'challenging',
    laterPart(() => told(against.challenger)),
  ),
  ifSaid(
    'unless',
    laterPart(() =>
      told(
        restricted(
          agreeing('to', () => field('rules', tolls)),
          '',
          'after',
          {},
        ),
      ),
    ),
  ),
  laterPart(() =>
    told(
      restricted(
        agreeing('to', (num: Num) => field('rules', guarded(num))),
        '',
        'after',
        {},
      ),
    ),
  ),
  laterPart(() => freeUse),
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
    wording('for', 'for abilities or effects', 'for actions or abilities', 'for actions and abilities'),
  ),
  seq(
    wording('damage', "damage counters can't be removed", "damage can't be removed"),
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
  ...STATES.map(([phrase, place, extra]) => ifSaid('while', told(restricted(clause, phrase, place, extra)))),
  ifSaid(
    'challenging',
    laterPart(() => told(againstLast.challenger)),
  ),
  ...[() => against.challenged, () => againstLast.challenged].map((part) =>
    ifSaid(
      'challenged',
      laterPart(() => told(part())),
    ),
  ),
  seq(
    wording('move', 'you can move', 'you may move'),
    fixed({ about: 'cards', rules: [{ rule: 'moveFree' }] }),
    ways<{ readonly cards: Filter }>('whose', {
      your: seq(words('your'), within('cards', seq(fixed({ of: 'you' }), described('many')))),
      '': within('cards', seq(fixed({ of: 'you' }), described('many'))),
    }),
    words('here for free'),
  ),
  ifSaid(
    'here',
    laterPart(() => told(hereForEach)),
  ),
);

/** "get +1 {L} while here for each card under this location". */
const hereForEach: Part<Saying> = restricted(
  seq(
    agreeing('to', (num: Num) => field('rules', cardRules(num))),
    words('while here'),
    forEach,
  ),
  '',
  'after',
  { here: true },
);

/** "can't quest or challenge unless you pay 1 {I}". */
const tolls: Syntax<readonly CardRule[]> = mapped(
  node(
    seq(
      words("can't"),
      field(
        'what',
        listOf(anyOf<'quest' | 'challenge'>(constant('quest', 'quest'), constant('challenge', 'challenge')), 'or'),
      ),
      words('unless you pay'),
      field('n', number),
      words('{I}'),
    ),
  ),
  ({ what, n }): readonly CardRule[] => [{ rule: 'costTo', what, costs: [{ pay: 'ink', n }] }],
  ([rule]) =>
    rule?.rule === 'costTo' && rule.costs[0]?.pay === 'ink' ? { what: rule.what, n: rule.costs[0].n } : undefined,
);

/** "can't be dealt damage unless they're being challenged": for each card of the group by itself. */
const guarded = (num: Num): Syntax<readonly CardRule[]> =>
  anyOf(
    mapped(
      node(seq(field('rules', cardRules(num)), words('unless'), within('filter', theirState))),
      ({ rules, filter }): readonly CardRule[] => [
        { rule: 'while', while: { is: 'not', condition: { is: 'matches', ref: 'group', filter } }, rules },
      ],
      ([rule]) =>
        rule?.rule === 'while' && rule.while.is === 'not' && rule.while.condition.is === 'matches'
          ? { rules: rule.rules, filter: rule.while.condition.filter }
          : undefined,
    ),
    mapped(
      node(seq(field('rules', cardRules(num)), words('while'), within('filter', theirState))),
      ({ rules, filter }): readonly CardRule[] => [
        { rule: 'while', while: { is: 'matches', ref: 'group', filter }, rules },
      ],
      ([rule]) =>
        rule?.rule === 'while' && rule.while.is === 'matches'
          ? { rules: rule.rules, filter: rule.while.filter }
          : undefined,
    ),
  );

/** What each of them is or has. */
const theirState: Part<Partial<Filter>> = ways<Partial<Filter>>('they', {
  "they're": seq(words("they're"), isWhat(indefinite)),
  'they have': seq(words('they have'), hasWhat),
  "they aren't": seq(words("they aren't"), isNotWhat(indefinite)),
  "they don't have": seq(words("they don't have"), lacksWhat),
  "there's": seq(words("there's a card under them"), fixed({ covers: true })),
  'there are no': seq(
    wording('no', 'there are no cards under them', "there isn't a card under them"),
    fixed({ covers: false }),
  ),
  'there are': seq(words('there are'), within('under', seq(field('min', number), words('or more cards under them')))),
});

/** "you may use this item's X ability for free". */
const freeUse: Part<Saying> = whole(
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
    ({ cards, name }): Saying => ({ about: 'cards', cards, rules: [{ rule: 'freeAbility', name }] }),
    (saying) => {
      const rule = saying.about === 'cards' ? saying.rules[0] : undefined;
      return saying.about === 'cards' && rule?.rule === 'freeAbility'
        ? { cards: { is: saying.cards.is ?? 'this' }, name: rule.name }
        : undefined;
    },
  ),
);

type Role = 'challenger' | 'challenged';

const IN_CHALLENGE: Readonly<Record<Role, string>> = {
  challenger: 'while challenging',
  challenged: 'while being challenged by',
};

/** The same while in a challenge with such a card. */
const against: Readonly<Record<Role, Part<Saying>>> = {
  challenger: facing('challenger', 'before'),
  challenged: facing('challenged', 'before'),
};

/** "gets +2 {S} while challenging a damaged character". */
const againstLast: Readonly<Record<Role, Part<Saying>>> = {
  challenger: facing('challenger', 'after'),
  challenged: facing('challenged', 'after'),
};

function facing(role: Role, place: 'before' | 'after'): Part<Saying> {
  const other = seq(words(IN_CHALLENGE[role]), field('against', opposite));
  return reshaped(
    place === 'before' ? seq(other, words(','), clause) : seq(clause, other),
    (value) => withOpponent(value, role),
    (record) => withoutOpponent(record, role),
  );
}

function withOpponent(value: Subjected & { readonly against: Filter }, role: Role): Saying | undefined {
  const cards = cardsOf(value.to);
  const rules = value.per === undefined ? value.rules : multiply(value.rules, value.per);
  if (cards === undefined || rules === undefined) return undefined;
  return { about: 'cards', cards: { ...cards, inChallenge: role, against: value.against }, rules };
}

function withoutOpponent(record: Fields, role: Role): Fields | undefined {
  const { cards } = record as { readonly cards?: Filter };
  if (cards?.against === undefined) return undefined;
  const plain = unrestricted({ ...record, cards: without(cards, 'against') }, { inChallenge: role });
  return plain && { ...plain, against: cards.against };
}
