import { list } from './shape.js';
import type { Cost } from '../../ir/cost.js';
import { tagged } from './records.js';
import { natural } from './words.js';
import { effect } from './knot.js';

/** What is paid. */
export const costs = list<Cost>(tagged('pay', { ink: { n: natural }, exert: {}, do: { effect } }));
