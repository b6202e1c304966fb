// What must hold: after "if", "while" and "unless".
import { type Syntax, rememberAll, anyOf, inFull, forms, mapped, several, listOf } from '../grammar/index.js';
import type { Condition, Test } from '../../ir/condition.js';
import { thisWay } from './condition/this-way.js';
import { special, history, never } from './condition/history.js';
import { status } from './condition/condition.js';
import { moreThan, moreOfThem } from './condition/than.js';
import { having, lacking, variety, differing, bothNamed, bothKinds } from './condition/having.js';
import { somewhere } from './condition/somewhere.js';

/** One thing that must hold. */
const simple: Syntax<Condition> = rememberAll(
  anyOf<Condition>(
    inFull(
      forms<Test>(
        'test',
        thisWay,
        special,
        status,
        moreThan,
        having,
        lacking,
        somewhere,
        history,
        never,
        variety,
        differing,
      ),
    ),
    bothNamed,
    bothKinds,
    moreOfThem,
  ),
);

/** "C1 and C2", "C1 or C2". */
const joined = (is: 'all' | 'any', conjunction: string): Syntax<Condition> =>
  mapped(
    several(listOf(simple, conjunction)),
    (of): Condition => ({ is, of }),
    (both) => (both.is === is && both.say?.both === undefined && both.say?.and === undefined ? both.of : undefined),
  );

export const condition: Syntax<Condition> = rememberAll(
  anyOf<Condition>(simple, joined('all', 'and'), joined('any', 'or')),
);
