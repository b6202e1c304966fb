// Activated abilities: costs and effects, "{E}, 2 {I} — …".
import {
  field,
  type Syntax,
  anyOf,
  node,
  seq,
  words,
  fixed,
  mapped,
  type Found,
  variant,
  uncachedNode,
  inflections,
} from '../../grammar/index.js';
import { body } from '../clause/sentence.js';
import type { Cost } from '../../../ir/effect.js';
import { number } from '../../words/word.js';
import { VERB, payments } from '../clause/verb.js';
import type { Ability } from '../../../ir/ability.js';
import { condition } from '../condition/condition.js';

const effects = field('effects', body);

const paid: Syntax<Cost> = anyOf<Cost>(
  node<Cost>(seq(words('{E}'), fixed({ pay: 'exert' }))),
  node<Cost>(seq(fixed({ pay: 'ink' }), field('n', number), words('{I}'))),
  mapped(
    VERB.you,
    (effect): Cost => ({ pay: 'do', effect }),
    (cost) => (cost.pay === 'do' ? cost.effect : undefined),
  ),
);

/** The costs before the dash, separated by commas. */
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
  firstWords: () => paid.firstWords(),
  write(value) {
    const texts = (value as readonly Cost[]).map((one) => paid.write(one));
    return texts.length === 0 || texts.includes(undefined) ? undefined : texts.join(' , ');
  },
};

const ONCE = { times: 1, per: 'turn' } as const;

const once = seq(
  fixed({ kind: 'activated', limit: ONCE }),
  variant('once', 'once during your turn ,', 'once per turn ,', 'once each turn ,'),
);

/** "(you may) pay 1 {I} to …". */
const payingTo = seq(words('you may'), field('costs', payments('you')), words('to'), effects);

/** "Once during your turn, you may pay 1 {I} to …" has no dash, but the active player uses it like an activated ability (6.3.1). */
export const activated: Syntax<Ability> = uncachedNode<Ability>(
  inflections<Ability>(
    'form',
    seq(fixed({ kind: 'activated' }), field('costs', costs), words('—'), effects),
    seq(once, payingTo),
    seq(fixed({ kind: 'activated' }), words('while'), field('if', condition), words(','), payingTo),
    seq(once, words('if'), field('if', condition), words(','), payingTo),
    seq(fixed({ kind: 'activated' }), words('during your turn ,'), payingTo),
    seq(once, fixed({ costs: [] }), words('you may'), effects),
    seq(once, fixed({ costs: [] }), words('if'), field('if', condition), words(', you may'), effects),
    seq(once, field('costs', costs), words('—'), effects),
  ),
);
