// The paragraphs of a card: triggered, activated, static and the rarer kinds.
import { type Syntax, inFull, seq, fixed, field, anyOf, mapped } from '../grammar/index.js';
import type { Ability } from '../../ir/ability.js';
import { body } from './clause/sentence.js';
import { replacement } from './ability/replacement.js';
import { alternateCost, enterExerted, deckBuilding } from './ability/outside-play.js';
import { onEntering, triggered } from './ability/triggered.js';
import { activated } from './ability/activated.js';
import { staticAbility } from './ability/static.js';
import { tie } from '../words/forward.js';
import { keywordAbility } from './ability/ability.js';

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
