// What a text waits for or asks about.
import { type Check, flag, word } from './shape.js';
import type { EventPattern } from '../../ir/event.js';
import { record, optional } from '../../ir/schema/kit.js';
import { eventName, participant, natural, positive } from '../../ir/schema/vocabulary.js';
import { filter, amount, tie, event } from '../../ir/schema/forward.js';
import { player } from './references.js';
import { within, wrong } from './mistake.js';

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

tie(event, pattern);

/** What is asked of a whole turn has no place in it. */
export const pastEvent: Check<EventPattern> = (value, labels) => {
  const found = pattern(value, labels);
  if (found !== undefined || (value as EventPattern).nth === undefined) return found;
  return within(wrong((value as EventPattern).nth, 'nothing would do for what has happened'), 'nth');
};
