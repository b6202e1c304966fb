// Schema of filters, event patterns, amounts and conditions.
import {
  word,
  optional,
  record,
  list,
  text,
  flag,
  type Check,
  within,
  unexpected,
  keyed,
  onlyTrue,
  tagged,
} from './kit.js';
import type { ZoneName, Range, Extreme } from '../filter.js';
import { amount, define, filter, event, condition } from './forward.js';
import {
  player,
  cardType,
  ink,
  keywordName,
  reference,
  participant,
  eventName,
  natural,
  positive,
  stat,
  bareTarget,
  take,
  step,
  number,
} from './vocabulary.js';
import type { EventPattern } from '../event.js';
import type { Amount } from '../amount.js';

const zone = word<ZoneName>({ play: true, hand: true, deck: true, discard: true, inkwell: true, under: true });

const range = optional(record<Range>({ min: optional(amount), max: optional(amount) }));

const extreme = record<Omit<Extreme, 'say'>>({
  stat: word({ cost: true, strength: true, willpower: true, lore: true, damage: true }),
  take: word({ most: true, least: true }),
});

define(
  filter,
  record({
    zone: optional(zone),
    of: optional(player),
    types: optional(list(cardType)),
    notTypes: optional(list(cardType)),
    classes: optional(list(text)),
    named: optional(list(text)),
    notNamed: optional(list(text)),
    inks: optional(list(ink)),
    inkable: optional(flag),
    cost: range,
    strength: range,
    willpower: range,
    lore: range,
    keyword: optional(keywordName),
    withoutKeyword: optional(keywordName),
    damaged: optional(flag),
    damage: range,
    exerted: optional(flag),
    atLocation: optional(flag),
    here: optional(flag),
    at: optional(filter),
    sameLocationAs: optional(reference),
    covers: optional(flag),
    under: range,
    underneath: optional(reference),
    coveredBy: optional(filter),
    is: optional(reference),
    isNot: optional(reference),
    other: optional(flag),
    sameNameAs: optional(reference),
    namesake: optional(filter),
    isNamedCard: optional(flag),
    inChallenge: optional(participant),
    against: optional(filter),
    thisTurn: optional(eventName),
    shifted: optional(flag),
    extreme: optional(extreme),
    anyOf: optional(list(filter)),
    not: optional(filter),
  }),
);

// Event patterns

const pattern: Check<EventPattern> = record({
  on: eventName,
  subject: optional(filter),
  object: optional(filter),
  by: optional(player),
  inChallenge: optional(flag),
  as: optional(participant),
  amount: optional(amount),
  paidAtMost: optional(natural),
  paidAtLeast: optional(natural),
  from: optional(word({ discard: true, deck: true })),
  onThis: optional(flag),
  asTurnAction: optional(flag),
  fromLocation: optional(flag),
  turn: optional(word({ you: true, opponents: true })),
  nth: optional(positive),
});

define(event, pattern);

/** A past event has no `nth`: a condition counts all events of the turn. */
const pastEvent: Check<EventPattern> = (value, labels) => {
  const found = pattern(value, labels);
  if (found !== undefined || (value as EventPattern).nth === undefined) return found;
  return within(unexpected((value as EventPattern).nth, 'expected no such field in a past event'), 'nth');
};

// Amounts

type Computed = Exclude<Amount, number>;

const ofCards = keyed<Extract<Computed, { readonly stat: unknown }>>()({
  of: { stat, of: reference },
  locationOf: { stat, locationOf: reference },
  chosen: { stat, chosen: bareTarget },
  over: { stat, over: filter, take: optional(take) },
});

const computed: Check<Computed> = keyed<Computed>()({
  count: { count: filter, each: optional(word({ most: true, least: true })) },
  stat: ofCards,
  player: { player: word({ lore: true, hand: true, inkwell: true }), of: player, take: optional(take) },
  done: { done: step, matching: optional(filter) },
  declined: { declined: step },
  eventAmount: { eventAmount: onlyTrue },
  times: { times: number, amount },
  every: { every: positive, amount },
  plus: { plus: list(amount) },
  atMost: { atMost: number, amount },
  happened: { happened: pastEvent },
  inkTypesOf: { inkTypesOf: reference },
  distinct: { distinct: word({ ink: true, class: true, name: true, cost: true }), over: filter },
  players: { players: player },
  singers: { singers: onlyTrue },
});

define(amount, (value, labels) => (typeof value === 'object' ? computed(value, labels) : number(value, labels)));

// Conditions

define(
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
