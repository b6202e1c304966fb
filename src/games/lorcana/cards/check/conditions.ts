// What can be asked of the game.
import { tie, condition, amount, filter } from '../../ir/schema/forward.js';
import { tagged, optional } from '../../ir/schema/kit.js';
import { word, list } from './shape.js';
import { reference, step } from './references.js';
import { pastEvent } from './events.js';
import { positive } from '../../ir/schema/vocabulary.js';

tie(
  condition,
  tagged('is', {
    compare: { left: amount, op: word({ '<': true, '<=': true, '=': true, '>=': true, '>': true }), right: amount },
    exists: { filter },
    matches: { ref: reference, filter },
    includes: { ref: reference, filter },
    happened: { event: pastEvent, atLeast: optional(positive), total: optional(positive) },
    done: { step },
    shifted: { ref: reference },
    turnOf: { whose: word({ you: true, opponents: true, them: true }) },
    firstTurnAsSecond: {},
    sung: {},
    not: { condition },
    all: { of: list(condition) },
    any: { of: list(condition) },
  }),
);
