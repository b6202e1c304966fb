// The paragraphs of a card: triggered, activated, static and the rarer kinds.
import type { Ability } from '../../ir/ability.js';
import type { Condition } from '../../ir/condition.js';
import type { Cost } from '../../ir/cost.js';
import type { Effect } from '../../ir/effect.js';
import type { Rule } from '../../ir/rule.js';
import {
  anyOf,
  field,
  fixed,
  forms,
  listOf,
  mapped,
  node,
  oneOf,
  seq,
  within,
  without,
  wording,
  words,
  type Found,
  type Part,
  type Syntax,
} from '../grammar.js';
import { tie } from '../knot.js';
import { condition } from './condition.js';
import { keywordAbility } from './keyword.js';
import { participant } from './event/participant.js';
import { CHAIN, payments, VERB } from './clause.js';
import { body } from './sentence.js';
import { players } from './rule/about-players.js';
import { onceRule } from './rule/cost.js';
import { staticRule } from './static-rule.js';
import { DURING_YOUR_TURN, TURNS_AFTER, frame, framing, triggers, turnFrame } from './trigger.js';
import { cardName, number } from './word.js';

type Triggered = Ability & { readonly kind: 'triggered' };

/** "[trigger], if C, E" is a condition of the ability (6.2.4), unless a later sentence speaks for the other case. */
function lifted(ability: Triggered): Triggered {
  const [first, ...rest] = ability.effects;
  const again = rest.find((effect) => effect.say?.join === undefined);
  if (first?.kind !== 'if' || first.else !== undefined || first.say?.if !== undefined || first.as !== undefined)
    return ability;
  if (again?.kind === 'if' && again.say?.instead === undefined && isOwnCondition(again.if)) return ability;
  const effects = [...first.then, ...rest];
  if (!isOrdinal(first.if)) return { ...ability, if: first.if, effects };
  const held = ability.while;
  return { ...ability, while: held === undefined ? first.if : { is: 'all', of: [held, first.if] }, effects };
}

/** "if it's the second card you've drawn this turn" is a fact of the event: told when it happens, not when the ability resolves. */
const isOrdinal = (test: Condition | undefined): boolean =>
  test?.is === 'compare' && test.op === '=' && typeof test.left === 'object' && 'happened' in test.left;

/** The same as a secondary condition. */
function unordinal(ability: Triggered): Triggered {
  const { while: held, ...rest } = ability;
  if (held !== undefined && isOrdinal(held)) return { ...rest, if: held };
  const [first, last] = held?.is === 'all' ? held.of : [];
  return isOrdinal(last) ? { ...ability, while: first!, if: last! } : ability;
}

const isOwnCondition = (test: Condition): boolean =>
  test.is !== 'done' && test.is !== 'matches' && test.is !== 'includes';

function lowered(ability: Triggered): Triggered {
  const { if: test, ...rest } = ability;
  if (test === undefined) return ability;
  const end = ability.effects.findIndex(
    (effect, i) => i > 0 && effect.say?.join === undefined && !isPair(ability.effects, i),
  );
  const cut = end < 0 ? ability.effects.length : end;
  const sentence: Effect = { kind: 'if', if: test, then: ability.effects.slice(0, cut) };
  return { ...rest, effects: [sentence, ...ability.effects.slice(cut)] };
}

/** A choice taken out of an "instead" sentence stays with it. */
const isPair = (effects: readonly Effect[], at: number): boolean =>
  effects[at - 1]!.say?.for !== undefined && effects[at - 1]!.kind === 'choose';

const effects: Part<{ readonly effects: readonly Effect[] }> = field('effects', body);

const triggered: Syntax<Ability> = mapped(
  node(
    forms<Triggered>(
      'frame',
      framing(seq(fixed({ kind: 'triggered' }), frame, field('on', triggers), words(','), effects)),
      framing(
        seq(
          fixed({ kind: 'triggered' }),
          turnFrame,
          field('on', triggers),
          words('while'),
          field('state', condition),
          words(','),
          effects,
        ),
      ),
      ...TURNS_AFTER.map(([phrase, turn]) =>
        framing(seq(fixed({ kind: 'triggered', ...turn }), field('on', triggers), words(phrase), words(','), effects)),
      ),
    ),
  ),
  (ability): Ability => inDiscard(lifted(ability)),
  (ability) => (ability.kind === 'triggered' ? lowered(unordinal(outOfDiscard(ability))) : undefined),
);

const HERE: Condition = { is: 'matches', ref: '?this card', filter: { zone: 'discard' } };

/** "if this card is in your discard": the ability works there. */
function inDiscard(ability: Triggered): Triggered {
  const test = ability.if;
  if (test?.is !== 'matches' || test.ref !== '?this card' || test.filter.zone !== 'discard') return ability;
  return { ...without(ability, 'if'), inDiscard: true };
}

function outOfDiscard(ability: Triggered): Triggered {
  const { inDiscard: there, ...rest } = ability;
  return there === true ? { ...rest, if: HERE } : ability;
}

const paid: Syntax<Cost> = anyOf<Cost>(
  node<Cost>(seq(words('{E}'), fixed({ pay: 'exert' }))),
  node<Cost>(seq(fixed({ pay: 'ink' }), field('n', number), words('{I}'))),
  mapped(
    VERB.you,
    (effect): Cost => ({ pay: 'do', effect }),
    (cost) => (cost.pay === 'do' ? cost.effect : undefined),
  ),
);

/** Costs before the dash, with commas between. */
const costs: Syntax<readonly Cost[]> = {
  read(source, at) {
    const comma = words(',');
    const found: Found<readonly Cost[]>[] = [];
    const grow = (all: readonly Cost[], from: number): void => {
      for (const { value, next } of paid.read(source, from)) {
        found.push({ value: [...all, value], next });
        for (const more of comma.read(source, next)) grow([...all, value], more.next);
      }
    };
    grow([], at);
    return found;
  },
  begin: () => paid.begin(),
  write(value) {
    const texts = (value as readonly Cost[]).map((one) => paid.write(one));
    return texts.length === 0 || texts.includes(undefined) ? undefined : texts.join(' , ');
  },
};

const ONCE = { times: 1, per: 'turn' } as const;

/** "Once during your turn, you may pay 1 {I} to …" has no dash, but is used like an activated ability, by the active player (6.3.1). */
const activated: Syntax<Ability> = node<Ability>(
  forms<Ability>(
    'form',
    seq(fixed({ kind: 'activated' }), field('costs', costs), words('—'), effects),
    seq(
      fixed({ kind: 'activated', limit: ONCE }),
      wording('once', 'once during your turn ,', 'once per turn ,'),
      words('you may'),
      field('costs', payments('you')),
      words('to'),
      effects,
    ),
    seq(
      fixed({ kind: 'activated' }),
      words('while'),
      field('if', condition),
      words(', you may'),
      field('costs', payments('you')),
      words('to'),
      effects,
    ),
  ),
);

/** Some rules are about the very card before it is in play (6.1.12). */
const isEverywhere = (rules: readonly Rule[]): boolean =>
  rules.every((rule) =>
    rule.about === 'cards'
      ? rule.cards.is !== undefined &&
        rule.rules.every((one) => one.rule === 'enters' || (one.rule === 'keyword' && one.keyword === 'shift'))
      : rule.rules.every((one) => (one.rule === 'cost' || one.rule === 'cantPlay') && one.cards.is !== undefined),
  );

const rules: Part<{ readonly rules: readonly Rule[] }> = field('rules', listOf(staticRule, 'and'));

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

const staticAbility: Syntax<Ability> = mapped(
  node(
    forms<Ability & { readonly kind: 'static' }>(
      'frame',
      framing(seq(fixed({ kind: 'static' }), frame, rules)),
      framing(seq(fixed({ kind: 'static' }), turnFrame, words('if'), field('state', condition), words(','), rules)),
      framing(seq(fixed({ kind: 'static' }), turnFrame, rules, words('while'), field('state', condition))),
      framing(seq(fixed({ kind: 'static' }), frame, rules, words('unless'), field('state', negated))),
      framing(seq(fixed({ kind: 'static' }), turnFrame, words('while'), field('state', whileIf), words(','), rules)),
      framing(
        seq(
          fixed({ kind: 'static', ...DURING_YOUR_TURN }),
          words('once during your turn ,'),
          field('rules', listOf(players('you', onceRule), 'and')),
        ),
      ),
    ),
  ),
  (ability): Ability => (isEverywhere(ability.rules) ? { ...ability, everywhere: true } : ability),
  (ability) => {
    return ability.kind === 'static' ? without(ability, 'everywhere') : undefined;
  },
);

const free: Part<object> = seq(
  wording('may', 'you may play', 'you can play'),
  wording('this', 'this character', 'this item', 'this card', 'this location', 'this action', 'this song'),
  words('for free'),
);

const alternateCost: Syntax<Ability> = node<Ability>(
  forms<object>(
    'form',
    seq(fixed({ kind: 'alternateCost', costs: [] }), words('if'), field('if', condition), words(','), free),
    seq(
      fixed({ kind: 'alternateCost', costs: [] }),
      wording('turn', 'during your turn ,', ''),
      free,
      words('if'),
      field('if', condition),
    ),
    seq(
      fixed({ kind: 'alternateCost', costs: [] }),
      words('during your turn , if'),
      field('if', condition),
      words(','),
      free,
    ),
    seq(
      fixed({ kind: 'alternateCost' }),
      wording('turn', '', 'during your turn ,'),
      words('you may'),
      field('costs', payments('you')),
      words('to play'),
      wording('this', 'this character', 'this item', 'this card', 'this location'),
      words('for free'),
    ),
    seq(fixed({ kind: 'alternateCost', costs: [] }), free),
  ) as Part<Ability>,
);

const enterExerted: Syntax<Ability> = node<Ability>(
  seq(
    fixed({ kind: 'enterExerted' }),
    wording('this', 'this character', 'this item'),
    words('may enter play exerted'),
    oneOf<readonly Part<object>[]>(seq(words('to'), field('effects', CHAIN.you)), fixed({ effects: [] })),
  ) as Part<Ability>,
);

/** Damage that would be dealt goes elsewhere, or is not taken. */
const replacement: Syntax<Ability> = node<Ability>(
  oneOf<readonly Part<object>[]>(
    framing(
      seq(
        fixed({ kind: 'replacement' }),
        frame,
        wording('when', 'whenever', 'if'),
        within(
          'replace',
          seq(fixed({ would: 'beDealtDamage', instead: 'putOnThis' }), field('cards', participant('subject'))),
        ),
        wording('this', 'would be dealt damage , put that many damage counters on this character instead'),
      ),
    ),
    framing(
      seq(
        fixed({ kind: 'replacement', limit: ONCE }),
        frame,
        words('the first time'),
        within('replace', seq(fixed({ would: 'takeDamage', instead: 'none' }), field('cards', participant('subject')))),
        wording(
          'would',
          'would take damage ,',
          'would take damage each turn ,',
          'would be dealt damage ,',
          'would be dealt damage each turn ,',
        ),
        wording(
          'who',
          'he takes',
          'she takes',
          'it takes',
          'they take',
          'that character takes',
          'this character takes',
        ),
        words('no damage instead'),
      ),
    ),
  ) as Part<Ability>,
);

const copies: Syntax<Ability> = node<Ability>(
  seq(
    fixed({ kind: 'deckBuilding' }),
    forms<object>(
      'form',
      seq(words('you may have up to'), field('copies', number), words('copies of'), field('of', cardName)),
      seq(words('you may only have'), field('copies', number), words('copies of'), field('of', cardName)),
      seq(words('you may have any number of cards named'), fixed({ copies: 99 }), field('of', cardName)),
    ),
    words('in your deck'),
  ) as Part<Ability>,
);

const action: Syntax<Ability> = node<Ability>(seq(fixed({ kind: 'action' }), effects));

const kinds = anyOf<Ability>(replacement, alternateCost, enterExerted, triggered, activated, staticAbility, copies);
tie('ability', kinds);

/** A paragraph without its name and without its last full stop. An action's text resolves; what it says of itself is static (6.1.12). */
export const paragraph = (isAction: boolean): Syntax<Ability> => (isAction ? ON_ACTION : kinds);
const ON_ACTION = anyOf<Ability>(staticOnAction(), action);

function staticOnAction(): Syntax<Ability> {
  const ofItself = (ability: Ability): Ability | undefined =>
    (ability.kind === 'static' && ability.everywhere === true) || ability.kind === 'alternateCost'
      ? ability
      : undefined;
  return mapped(anyOf(alternateCost, staticAbility), ofItself, ofItself);
}

export { keywordAbility };
