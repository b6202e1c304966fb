// Static abilities: rules that apply while the card is in play, and the conditions of these rules.
import {
  type Syntax,
  cacheReadsAndWrites,
  anyOf,
  uncachedNode,
  type Part,
  cachePartReads,
  field,
  listOf,
  mapped,
  node,
  seq,
  words,
  fixed,
  synonyms,
  requireWord,
  without,
} from '../../grammar/index.js';
import type { Rule } from '../../../ir/rule.js';
import { aboutCards } from '../rule/about-cards.js';
import { aboutPlayers, players } from '../rule/about-players.js';
import type { Condition } from '../../../ir/condition.js';
import { condition } from '../condition/condition.js';
import type { Ability } from '../../../ir/ability.js';
import { withFrame, frame, turnFrame, DURING_YOUR_TURN, TURNS_AFTER } from './trigger.js';
import { onceRule } from '../rule/cost.js';

const staticRule: Syntax<Rule> = cacheReadsAndWrites(anyOf<Rule>(uncachedNode(aboutCards), aboutPlayers));

/** True for rules about the card itself that apply before it is in play (6.1.12). */
const isEverywhere = (rules: readonly Rule[]): boolean =>
  rules.every((rule) =>
    rule.about === 'cards'
      ? rule.cards.is !== undefined &&
        rule.rules.every((one) => one.rule === 'enters' || (one.rule === 'keyword' && one.keyword === 'shift'))
      : rule.rules.every((one) => (one.rule === 'cost' || one.rule === 'cantPlay') && one.cards.is !== undefined),
  );

/** True for the condition that this card is outside play. A static ability works in play, so it would never apply. */
const isElsewhere = (test: Condition | undefined): boolean =>
  test?.is === 'all'
    ? test.of.some(isElsewhere)
    : test?.is === 'matches' && test.ref.startsWith('?this') && test.filter.zone !== undefined;

const rules: Part<{ readonly rules: readonly Rule[] }> = cachePartReads(field('rules', listOf(staticRule, 'and')));

const negated: Syntax<Condition> = mapped(
  condition,
  (inner): Condition => ({ is: 'not', condition: inner }),
  (outer) => (outer.is === 'not' ? outer.condition : undefined),
);

/** "While C1, if C2, …". */
const whileIf: Syntax<Condition> = mapped(
  node(seq(field('first', condition), words(', if'), field('second', condition))),
  ({ first, second }): Condition => ({ is: 'all', of: [first, second], say: { and: ', if' } }),
  (both) => (both.is === 'all' && both.of.length === 2 ? { first: both.of[0]!, second: both.of[1]! } : undefined),
);

const STATIC = fixed({ kind: 'static' });

const state = field('state', condition);

export const staticAbility: Syntax<Ability> = mapped(
  uncachedNode(
    synonyms<Ability & { readonly kind: 'static' }>('frame', {
      plain: withFrame(seq(STATIC, frame, rules)),
      if: withFrame(seq(STATIC, turnFrame, words('if'), state, words(','), rules)),
      'while last': requireWord('while', withFrame(seq(STATIC, turnFrame, rules, words('while'), state))),
      unless: requireWord('unless', withFrame(seq(STATIC, frame, rules, words('unless'), field('state', negated)))),
      'if last': requireWord('if', withFrame(seq(STATIC, turnFrame, rules, words('if'), state))),
      'while if': withFrame(seq(STATIC, turnFrame, words('while'), field('state', whileIf), words(','), rules)),
      'unless first': withFrame(seq(STATIC, turnFrame, words('unless'), field('state', negated), words(','), rules)),
      once: withFrame(
        seq(
          fixed({ kind: 'static', ...DURING_YOUR_TURN }),
          words('once during your turn ,'),
          field('rules', listOf(players('you', onceRule), 'and')),
        ),
      ),
      ...Object.fromEntries(
        TURNS_AFTER.map(([phrase, turn]) => [
          phrase,
          requireWord('during', withFrame(seq(fixed({ kind: 'static', ...turn }), frame, rules, words(phrase)))),
        ]),
      ),
    }),
  ),
  (ability): Ability | undefined => {
    // A static ability applies all the time, so "once per turn" makes no sense for it.
    if (isElsewhere(ability.while) || 'limit' in ability) return undefined;
    return isEverywhere(ability.rules) ? { ...ability, everywhere: true } : ability;
  },
  (ability) => {
    return ability.kind === 'static' ? without(ability, 'everywhere') : undefined;
  },
);
