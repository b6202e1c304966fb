// What a text waits for or asks about.
import type { EventName } from '../../ir/event.js';
import { amount, event, filter, tie } from './knot.js';
import { player } from './references.js';
import { optional, record } from './records.js';
import { flag, word } from './shape.js';
import { natural, participant, positive } from './words.js';

const eventName = word<EventName>({
  play: true,
  quest: true,
  challenge: true,
  challenged: true,
  banished: true,
  banishes: true,
  leavesPlay: true,
  returnedToHand: true,
  turnStart: true,
  turnEnd: true,
  inked: true,
  sings: true,
  singers: true,
  putUnder: true,
  boost: true,
  moves: true,
  damaged: true,
  dealtDamage: true,
  dealsDamage: true,
  damageRemoved: true,
  readied: true,
  exerted: true,
  draw: true,
  discard: true,
  leavesDiscard: true,
  returnedFromDiscard: true,
  putIntoDiscard: true,
  chosen: true,
  chosenForSupport: true,
  challengeEnd: true,
});

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
    onThis: optional(flag),
    fromLocation: optional(flag),
    nth: optional(positive),
  }),
);
