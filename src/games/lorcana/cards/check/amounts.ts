// Numbers that a text computes.
import type { Amount } from '../../ir/amount.js';
import { keyed, optional } from '../../ir/schema/kit.js';
import { stat, take, number, positive } from '../../ir/schema/vocabulary.js';
import { reference, player, step } from './references.js';
import { meant } from './targets.js';
import { filter, amount, tie } from '../../ir/schema/forward.js';
import { type Check, word, yes, list } from './shape.js';
import { pastEvent } from './events.js';

type Computed = Exclude<Amount, number>;

const ofCards = keyed<Extract<Computed, { readonly stat: unknown }>>()({
  of: { stat, of: reference },
  locationOf: { stat, locationOf: reference },
  chosen: { stat, chosen: meant },
  over: { stat, over: filter, take: optional(take) },
});

const computed: Check<Computed> = keyed<Computed>()({
  count: { count: filter, each: optional(word({ most: true, least: true })) },
  stat: ofCards,
  player: { player: word({ lore: true, hand: true, inkwell: true }), of: player, take: optional(take) },
  done: { done: step, matching: optional(filter) },
  declined: { declined: step },
  eventAmount: { eventAmount: yes },
  times: { times: number, amount },
  every: { every: positive, amount },
  plus: { plus: list(amount) },
  atMost: { atMost: number, amount },
  happened: { happened: pastEvent },
  inkTypesOf: { inkTypesOf: reference },
  distinct: { distinct: word({ ink: true, class: true, name: true, cost: true }), over: filter },
  players: { players: player },
  singers: { singers: yes },
});

tie(amount, (value, labels) => (typeof value === 'object' ? computed(value, labels) : number(value, labels)));
