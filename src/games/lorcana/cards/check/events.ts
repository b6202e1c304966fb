// What a text waits for or asks about.
import { amount, event, filter, tie } from './knot.js';
import { player } from './references.js';
import { optional, record } from './records.js';
import { flag, word } from './shape.js';
import { eventName, natural, participant, positive } from './words.js';

tie(
  event,
  record({
    on: eventName,
    subject: optional(filter),
    object: optional(filter),
    by: optional(player),
    inChallenge: optional(flag),
    as: optional(participant),
    amount: optional(amount),
    paidAtMost: optional(natural),
    paidAtLeast: optional(natural),
    from: optional(word({ discard: true })),
    onThis: optional(flag),
    fromLocation: optional(flag),
    turn: optional(word({ you: true, opponents: true })),
    nth: optional(positive),
  }),
);
