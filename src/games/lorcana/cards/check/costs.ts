import type { Cost } from '../../ir/cost.js';
import { effect } from './knot.js';
import { tagged } from './records.js';
import { list } from './shape.js';
import { natural } from './words.js';

/** What is paid. */
export const costs = list<Cost>(tagged('pay', { ink: { n: natural }, exert: {}, do: { effect } }));
