// Linked event patterns: all of one shape, for the same reason as linked filters, with the event as a number.
import type { EventPattern } from '../ir/event.js';
import { type EventKind, eventNumber } from '../state/events.js';
import { EventContext } from '../state/records.js';

export class LinkedEvent {
  readonly on: EventPattern['on'];
  readonly number: EventKind;
  readonly subject: EventPattern['subject'];
  readonly object: EventPattern['object'];
  readonly by: EventPattern['by'];
  readonly amount: EventPattern['amount'];
  readonly paidAtMost: EventPattern['paidAtMost'];
  readonly paidAtLeast: EventPattern['paidAtLeast'];
  readonly onThis: boolean;
  readonly turn: EventPattern['turn'];
  readonly nth: EventPattern['nth'];
  /** The subject is a card of the event that triggered the ability: "if it was damaged this turn". */
  readonly isOfTrigger: boolean;
  /** Bits of `EventContext` that the event must have. */
  readonly during: number;

  readonly #source: EventPattern;

  constructor(from: EventPattern) {
    this.#source = from;
    this.on = from.on;
    this.number = eventNumber(from.on);
    this.subject = from.subject;
    this.object = from.object;
    this.by = from.by;
    this.amount = from.amount;
    this.paidAtMost = from.paidAtMost;
    this.paidAtLeast = from.paidAtLeast;
    this.onThis = from.onThis === true;
    this.turn = from.turn;
    this.nth = from.nth;
    this.isOfTrigger = from.subject?.is === 'subject' || from.subject?.is === 'object';
    this.during =
      (from.inChallenge === true ? EventContext.CHALLENGE : 0) |
      (from.as === 'challenger' ? EventContext.AS_CHALLENGER : 0) |
      (from.as === 'challenged' ? EventContext.AS_CHALLENGED : 0) |
      (from.fromLocation === true ? EventContext.FROM_LOCATION : 0) |
      (from.asTurnAction === true ? EventContext.TURN_ACTION : 0) |
      (from.from === 'discard' ? EventContext.FROM_DISCARD : 0) |
      (from.from === 'deck' ? EventContext.FROM_DECK : 0);
  }
  get source(): EventPattern {
    return this.#source;
  }
}
