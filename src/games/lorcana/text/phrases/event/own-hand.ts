// "A character is returned to your hand": whoever returned it, it is one of yours, and the words before the verb need not say so.
import type { EventPattern } from '../../../ir/event.js';
import { type Part, reshaped, without } from '../../grammar/index.js';

/** The usual words are not remembered, and speak of your hand; all others that do not are of another player's. */
const isToYours = ({ on, say }: EventPattern): boolean =>
  on === 'returnedToHand' && !/\b(their|a)\b/.test(say?.how ?? '');

/** Whose cards they are goes without saying: only your cards go to your hand. */
const UNSAID = 'hand';

export const isOwnUnsaid = (event: EventPattern): boolean =>
  isToYours(event) && event.subject?.of === undefined && event.subject?.is === undefined;

export function toOwnHand(part: Part<EventPattern>): Part<EventPattern> {
  const read = reshaped(
    part,
    (event): EventPattern | undefined => {
      if (isToYours(event) && event.subject?.of === 'opponents') return undefined;
      return isOwnUnsaid(event)
        ? { ...event, subject: { ...event.subject, of: 'you' }, say: { ...event.say, owner: UNSAID } }
        : event;
    },
    (record) => record,
  );
  return {
    ...read,
    *write(record, used) {
      const { say, subject } = record as unknown as EventPattern;
      if (say?.owner !== UNSAID) yield* part.write(record, used);
      else
        for (const written of part.write({ ...record, subject: without(subject!, 'of') }, used))
          yield { ...written, used: [...written.used, 'subject.of'] };
    },
  };
}
