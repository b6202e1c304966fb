// What must hold: after "if", "while" and "unless".
import type { Condition, Test } from '../../ir/condition.js';
import { anyOf, forms, listOf, mapped, node, rememberAll, type Syntax } from '../grammar.js';
import { several } from './filter.js';
import { bothKinds, bothNamed, having, lacking, moreOfThem, moreThanYou, moreThanYours } from './condition/having.js';
import { somewhere, status } from './condition/status.js';
import { history, never, special, thisWay } from './condition/history.js';

/** One thing that must hold. */
const simple: Syntax<Condition> = rememberAll(
  anyOf<Condition>(
    node(forms<Test>('test', thisWay, special, status, moreThanYou, having, lacking, somewhere, history, never)),
    bothNamed,
    bothKinds,
    moreOfThem,
    moreThanYours,
  ),
);

/** "C1 and C2". */
export const condition: Syntax<Condition> = rememberAll(
  anyOf<Condition>(
    simple,
    mapped(
      several(listOf(simple, 'and')),
      (of): Condition => ({ is: 'all', of }),
      (both) =>
        both.is === 'all' && both.say?.both === undefined && both.say?.and === undefined ? both.of : undefined,
    ),
  ),
);
