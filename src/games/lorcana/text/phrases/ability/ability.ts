// Paragraphs of a card: keyword abilities, and all kinds of other abilities.
import type { Ability, ShiftAbility } from '../../../ir/ability.js';
import type { KeywordName } from '../../../ir/vocabulary.js';
import {
  type Part,
  seq,
  fixed,
  words,
  type Syntax,
  listOf,
  node,
  field,
  variant,
  within,
  inflections,
  mapped,
  oneOf,
  uncachedNode,
  anyOf,
} from '../../grammar/index.js';
import { keywordWords, number, classification, PLAIN_KEYWORDS, signed } from '../../words/word.js';
import type { Cost } from '../../../ir/effect.js';
import { aCard, described } from '../filter/filter.js';
import { VERB } from '../clause/verb.js';
import { body } from '../clause/sentence.js';
import { replacement } from './replacement.js';
import { alternateCost, enterExerted, deckBuilding } from './outside-play.js';
import { onEntering, triggered } from './triggered.js';
import { activated } from './activated.js';
import { staticAbility } from './static.js';
import { define } from '../../words/forward-references.js';

// Keyword abilities, one to a line.

type Keyword = Ability & { readonly kind: 'keyword' };

const NUMBERED: readonly KeywordName[] = ['singer', 'singTogether'];

const keywordPart = (keyword: KeywordName): Part<object> =>
  seq(fixed({ kind: 'keyword', keyword }), words(keywordWords(keyword)));

const inkCost: Syntax<readonly Cost[]> = listOf(
  node<Cost>(seq(fixed({ pay: 'ink' }), field('n', number), variant('ink', '{I}', ''))),
  'and',
);

const discardCost: Syntax<readonly Cost[]> = listOf(
  node<Cost>(
    seq(
      fixed({ pay: 'do' }),
      variant('discard', ': Discard', ': Choose and discard'),
      within(
        'effect',
        inflections<object>(
          'form',
          seq(fixed({ kind: 'discard', n: 1 }), words('a card')),
          seq(fixed({ kind: 'discard' }), field('n', number), words('cards')),
          seq(fixed({ kind: 'discard', n: 1 }), field('filter', aCard)),
          seq(fixed({ kind: 'discard' }), field('n', number), within('filter', described('many'))),
        ),
      ),
    ) as Part<Cost>,
  ),
  'and',
);

/** "Shift: Banish one of your items". */
const otherCost: Syntax<readonly Cost[]> = mapped(
  node(seq(words(':'), field('effect', VERB.you))),
  ({ effect }): readonly Cost[] => [{ pay: 'do', effect }],
  ([cost, ...more]) => (cost?.pay === 'do' && more.length === 0 ? { effect: cost.effect } : undefined),
);

/** The words before "Shift": "Universal", "Duo", a classification. */
const shiftVariant: Part<ShiftAbility> = oneOf<readonly Part<object>[]>(
  seq(words('Universal'), fixed({ onto: { of: 'you', types: ['character'] } })),
  seq(words('Duo'), fixed({ pair: 'duo' })),
  seq(words('Combo'), fixed({ pair: 'combo' })),
  seq(words('Potato'), fixed({ onto: { of: 'you', types: ['item'], named: ['Potato'] } })),
  within('onto', seq(fixed({ of: 'you', types: ['character'] }), field('classes', listOf(classification, 'or')))),
  words(''),
) as Part<ShiftAbility>;

const shift: Part<ShiftAbility> = seq(
  oneOf<readonly Part<object>[]>(seq(words('Temporary'), fixed({ temporary: true })), words('')),
  shiftVariant,
  words('Shift'),
  oneOf(field('cost', inkCost), field('cost', discardCost), field('cost', otherCost)),
);

export const keywordAbility: Syntax<Ability> = node<Keyword>(
  oneOf<readonly Part<object>[]>(
    ...PLAIN_KEYWORDS.map(keywordPart),
    ...NUMBERED.map((name) => seq(keywordPart(name), field('n', number))),
    ...(['challenger', 'resist'] as const).map((name) => seq(keywordPart(name), field('n', signed))),
    seq(keywordPart('boost'), field('n', number), variant('ink', '{I}', '')),
    seq(fixed({ kind: 'keyword', keyword: 'shift' }), within('shift', shift)),
  ) as Part<Keyword>,
);

// All kinds of paragraphs.

const action: Syntax<Ability> = uncachedNode<Ability>(seq(fixed({ kind: 'action' }), field('effects', body)));

const kinds = anyOf<Ability>(
  replacement,
  alternateCost,
  enterExerted,
  onEntering,
  triggered,
  activated,
  staticAbility,
  deckBuilding,
);

define('ability', kinds);

/** A paragraph without its name and its last full stop. The text of an action resolves, except static rules about the action (6.1.12). */
export const paragraph = (isAction: boolean): Syntax<Ability> => (isAction ? ON_ACTION : kinds);

const ON_ACTION = anyOf<Ability>(staticOnAction(), action);

function staticOnAction(): Syntax<Ability> {
  const aboutItself = (ability: Ability): Ability | undefined =>
    (ability.kind === 'static' && ability.everywhere === true) || ability.kind === 'alternateCost'
      ? ability
      : undefined;
  return mapped(anyOf(alternateCost, staticAbility), aboutItself, aboutItself);
}
