// What must hold: after "if", "while" and "unless".
import type { Condition, Test } from '../../ir/condition.js';
import { anyOf, forms, listOf, mapped, inFull, rememberAll, several, type Syntax } from '../grammar.js';
import { bothKinds, bothNamed, differing, having, lacking, variety } from './condition/having.js';
import { moreOfThem, moreThan } from './condition/than.js';
import { somewhere } from './condition/somewhere.js';
import { status } from './condition/status.js';
import { history, never, special } from './condition/history.js';
import { thisWay } from './condition/this-way.js';

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
