import { list } from './shape.js';
import type { Cost } from '../../ir/cost.js';
import { tagged } from '../../ir/schema/kit.js';
import { natural } from '../../ir/schema/vocabulary.js';
import { effect } from '../../ir/schema/forward.js';

/** What is paid. */
export const costs = list<Cost>(tagged('pay', { ink: { n: natural }, exert: {}, do: { effect } }));
