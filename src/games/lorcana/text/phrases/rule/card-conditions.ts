// Rules with a condition on each card: "while challenging a damaged character", "unless they're at a location", "unless you pay 1 {I}".
import {
  type Part,
  seq,
  words,
  field,
  reshaped,
  type Fields,
  without,
  type Syntax,
  mapped,
  node,
  listOf,
  anyOf,
  constant,
  variant,
  within,
  marked,
  synonyms,
  fixed,
} from '../../grammar/index.js';
import type { BareRule, CardRule } from '../../../ir/rule.js';
import { opposite } from '../event/event.js';
import { clause, type Subjected, cardsOf, withoutFilter } from './subject.js';
import type { Filter } from '../../../ir/filter.js';
import { multiply, cardRules } from './card-rule.js';
import { number, type Num } from '../../words/word.js';
import { afterIs, afterHas, afterIsNot, afterHasNot } from '../filter/state.js';
import { indefinite } from '../filter/filter.js';

type Role = 'challenger' | 'challenged';

const IN_CHALLENGE: Readonly<Record<Role, string>> = {
  challenger: 'while challenging',
  challenged: 'while being challenged by',
};

/** "While challenging a damaged character, this character gets +2 {S}". */
export const againstBefore: Readonly<Record<Role, Part<BareRule>>> = {
  challenger: inChallengeWith('challenger', 'before'),
  challenged: inChallengeWith('challenged', 'before'),
};

/** "gets +2 {S} while challenging a damaged character". */
export const againstAfter: Readonly<Record<Role, Part<BareRule>>> = {
  challenger: inChallengeWith('challenger', 'after'),
  challenged: inChallengeWith('challenged', 'after'),
};

function inChallengeWith(role: Role, place: 'before' | 'after'): Part<BareRule> {
  const other = seq(words(IN_CHALLENGE[role]), field('against', opposite));
  return reshaped(
    place === 'before' ? seq(other, words(','), clause) : seq(clause, other),
    (value) => withOpponent(value, role),
    (record) => withoutOpponent(record, role),
  );
}

function withOpponent(value: Subjected & { readonly against: Filter }, role: Role): BareRule | undefined {
  const cards = cardsOf(value.to);
  const rules = value.per === undefined ? value.rules : multiply(value.rules, value.per);
  if (cards === undefined || rules === undefined) return undefined;
  return { about: 'cards', cards: { ...cards, inChallenge: role, against: value.against }, rules };
}

function withoutOpponent(record: Fields, role: Role): Fields | undefined {
  const { cards } = record as { readonly cards?: Filter };
  if (cards?.against === undefined) return undefined;
  const plain = withoutFilter({ ...record, cards: without(cards, 'against') }, { inChallenge: role });
  return plain && { ...plain, against: cards.against };
}

// Conditions on each card of a group, and payments for it: "can't quest unless they're at a location".

/** "can't quest or challenge unless you pay 1 {I}". */
export const payToAct: Syntax<readonly CardRule[]> = mapped(
  node(
    seq(
      words("can't"),
      field(
        'what',
        listOf(anyOf<'quest' | 'challenge'>(constant('quest', 'quest'), constant('challenge', 'challenge')), 'or'),
      ),
      variant('payer', 'unless you pay', 'unless their player pays', 'unless its player pays'),
      field('n', number),
      words('{I}'),
    ),
  ),
  ({ what, n, ...rest }): readonly CardRule[] => [{ rule: 'costTo', what, costs: [{ pay: 'ink', n }], ...rest }],
  ([rule]) =>
    rule?.rule === 'costTo' && rule.costs[0]?.pay === 'ink'
      ? { what: rule.what, n: rule.costs[0].n, ...(rule.say === undefined ? {} : { say: rule.say }) }
      : undefined,
);

/** "can't be dealt damage unless they're being challenged": each card of the group is tested separately. */
export const whileEach = (num: Num): Syntax<readonly CardRule[]> =>
  anyOf(
    mapped(
      node(seq(field('rules', cardRules(num)), theTurnPlayed)),
      ({ rules, ...rest }): readonly CardRule[] => [
        { rule: 'while', while: { is: 'matches', ref: 'group', filter: PLAYED }, rules, ...rest },
      ],
      ([rule]) =>
        rule?.rule === 'while' && rule.while.is === 'matches' && rule.say?.turn === 'played'
          ? { rules: rule.rules, say: rule.say }
          : undefined,
    ),
    mapped(
      node(seq(field('rules', cardRules(num)), words('unless'), within('filter', cardState))),
      ({ rules, filter }): readonly CardRule[] => [
        { rule: 'while', while: { is: 'not', condition: { is: 'matches', ref: 'group', filter } }, rules },
      ],
      ([rule]) =>
        rule?.rule === 'while' && rule.while.is === 'not' && rule.while.condition.is === 'matches'
          ? { rules: rule.rules, filter: rule.while.condition.filter }
          : undefined,
    ),
    mapped(
      node(seq(field('rules', cardRules(num)), words('while'), within('filter', cardState))),
      ({ rules, filter }): readonly CardRule[] => [
        { rule: 'while', while: { is: 'matches', ref: 'group', filter }, rules },
      ],
      ([rule]) =>
        rule?.rule === 'while' && rule.while.is === 'matches'
          ? { rules: rule.rules, filter: rule.while.filter }
          : undefined,
    ),
  );

const PLAYED: Filter = { thisTurn: 'play' };

/** "(can't be challenged) during the turn she's played". */
const theTurnPlayed: Part<object> = marked(
  'turn',
  'played',
  variant(
    'played',
    ...['during the turn', 'the turn'].flatMap((turn) =>
      ["they're", "she's", "he's", "it's"].map((they) => `${turn} ${they} played`),
    ),
  ),
);

/** The state of each card: "they're exerted", "they have damage". */
const cardState: Part<Partial<Filter>> = synonyms<Partial<Filter>>('they', {
  "they're": seq(words("they're"), afterIs(indefinite)),
  'they have': seq(words('they have'), afterHas),
  "they aren't": seq(words("they aren't"), afterIsNot(indefinite)),
  "they don't have": seq(words("they don't have"), afterHasNot),
  "there's": seq(words("there's a card under them"), fixed({ covers: true })),
  'there are no': seq(
    variant('no', 'there are no cards under them', "there isn't a card under them"),
    fixed({ covers: false }),
  ),
  'there are': seq(words('there are'), within('under', seq(field('min', number), words('or more cards under them')))),
});
