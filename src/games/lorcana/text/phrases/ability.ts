// The paragraphs of a card: triggered, activated, static and the rarer kinds.
import type { Ability } from '../../ir/ability.js';
import { anyOf, field, fixed, mapped, seq, inFull, type Syntax } from '../grammar.js';
import { tie } from '../knot.js';
import { activated } from './ability/activated.js';
import { alternateCost, deckBuilding, enterExerted } from './ability/own.js';
import { replacement } from './ability/replacement.js';
import { staticAbility } from './ability/static.js';
import { onEntering, triggered } from './ability/triggered.js';
import { keywordAbility } from './keyword.js';
import { body } from './sentence.js';

const action: Syntax<Ability> = inFull<Ability>(seq(fixed({ kind: 'action' }), field('effects', body)));

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
