// What cards have, said behind them with "with" and "named": cost, values, keywords; one, or two at once.
import type { Filter } from '../../../ir/filter.js';
import {
  wording,
  type Part,
  rememberPart,
  seq,
  words,
  field,
  listOf,
  within,
  ways,
  ifSaid,
  alone,
  node,
} from '../../grammar/index.js';
import { cardName, keyword } from '../../words/word.js';
import { bounds } from './values.js';

type Some = Partial<Filter>;

const each = wording('each', '', 'each');

/** Alone, beside another or as one of several: tried at every "with". */
function remembered(parts: Readonly<Record<string, Part<Some>>>): Readonly<Record<string, Part<Some>>> {
  return Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, rememberPart(part)]));
}

export const traits: Readonly<Record<string, Part<Some>>> = remembered({
  named: seq(words('named'), field('named', listOf(cardName, 'or'))),
  'not named': seq(words('not named'), field('notNamed', listOf(cardName, 'or'))),
  cost: seq(words('with cost'), within('cost', bounds('')), each),
  strength: seq(words('with'), within('strength', bounds('{S}')), each),
  willpower: seq(words('with'), within('willpower', bounds('{W}')), each),
  lore: seq(words('with'), within('lore', bounds('{L}')), each),
  keyword: seq(words('with'), field('keyword', keyword)),
  without: seq(words('without'), field('withoutKeyword', keyword)),
});

/** The same behind "and", where "with" goes without saying. */
const more: Readonly<Record<string, Part<Some>>> = {
  cost: seq(words('cost'), within('cost', bounds(''))),
  strength: within('strength', bounds('{S}')),
  willpower: within('willpower', bounds('{W}')),
  lore: within('lore', bounds('{L}')),
  keyword: field('keyword', keyword),
};

const besides = (name: string): Part<Some> =>
  ways<Some>('and', Object.fromEntries(Object.entries(more).filter(([other]) => other !== name)));

/** "with cost 3 or less and Evasive". */
export const twoTraits: Readonly<Record<string, Part<Some>>> = Object.fromEntries(
  Object.keys(more).map((name) => [`${name} and`, ifSaid('and', seq(traits[name]!, words('and'), besides(name)))]),
);

/** "with Evasive and Ward". */
export const bothKeywords: Part<Some> = ifSaid(
  'and',
  seq(
    words('with'),
    wording('both', '', 'both'),
    field('keyword', keyword),
    words('and'),
    field('anyOf', alone(node(field('keyword', keyword)))),
  ),
);
