// What an ability waits for, and what it replaces.
import type { Mention } from './mention.js';
import type { Reading } from './reading.js';
import { type Node, isPair, UNSAID, kindsOf } from '../pronouns/pronoun-words.js';
import { EVENT_PLAYER } from './players.js';

const SUBJECT: Mention = { ref: 'subject', kinds: [], many: false, how: 'subject' };

export function readEvent(reading: Reading, node: Node): void {
  reading.fields(node);
  const { words } = reading;
  const { mentions } = words;
  const subject = node.subject as Node | undefined;
  const object = node.object as Node | undefined;
  const name = node.on as string;
  mentions.event = { name, as: node.as as string | undefined, by: node.by, isPair: isPair(name, subject, object) };
  if (node.by === 'opponents' || node.by === 'all') mentions.add(EVENT_PLAYER);
  if (name === 'sings') mentions.add({ ref: 'object', kinds: ['song', 'action'], many: false, how: 'object' });
  if (name === 'moves' || object !== undefined) mentions.add(objectOf(name, object));
  words.isOpposing = subject?.of === 'opponents';
  if (subject?.atLocation === true || name === 'moves') mentions.visitor = SUBJECT;
  // "Whenever you ink a card, if it's …".
  if (subject === undefined && UNSAID.has(name) && node.amount === undefined) mentions.add({ ...SUBJECT, away: true });
  if (subject !== undefined && subject.is === undefined)
    mentions.add({ ...SUBJECT, kinds: kindsOf(subject), many: name === 'singers' });
}

function objectOf(event: string, object: Node | undefined): Mention {
  const isThis = typeof object?.is === 'string' && object.is.startsWith('?this');
  const kinds = event === 'moves' ? ['location'] : kindsOf(object ?? {});
  return { ref: isThis ? 'this' : 'object', kinds, many: false, how: 'object' };
}

/** What would happen to a card: it can be spoken of in what happens instead. */
export function readReplaced(reading: Reading, node: Node): void {
  const { cards, instead } = node as { readonly cards: Node; readonly instead: unknown };
  reading.visit(cards);
  const { mentions } = reading.words;
  mentions.event = { name: 'banished', as: undefined, by: undefined };
  if (cards.is === undefined) mentions.add({ ...SUBJECT, kinds: kindsOf(cards) });
  reading.visit(instead);
}
