// One or the other: what is spoken of in one branch is not there in the other.
import { type ReaderState, COUNTED, speaksOf } from './resolver.js';
import { type Node, speaksOfThis, isNode, filterIn, kindsOf, isPair, UNSAID } from './pronoun-words.js';
import type { Mentions, Antecedent } from './mentions.js';

/** "Instead" is said after what it replaces. */
export function readBranch(reading: ReaderState, node: Node): void {
  const { words } = reading;
  const say = node.say as Node | undefined;
  words.isSpoken = speaksOfThis(node.if);
  if (say?.instead !== undefined) {
    for (const each of [node.else, node.if, node.then]) reading.visit(each);
    return;
  }
  const isConditionLast = say?.if !== undefined;
  if (!isConditionLast) reading.visit(node.if);
  const before = words.mentions.copy();
  reading.visit(node.then);
  if (isConditionLast) readConditionAfter(reading, node.if, before);
  otherwise(reading, node.else, before);
}

/** "Draw a card if you do": whether something was done that was said before, and not what is done if it was. */
function readConditionAfter(reading: ReaderState, condition: unknown, before: Mentions): void {
  const { words } = reading;
  const after = words.mentions;
  words.mentions = after.withStepsOf(before);
  reading.visit(condition);
  words.mentions = words.mentions.withStepsOf(after);
}

function otherwise(reading: ReaderState, steps: unknown, before: Mentions): void {
  if (steps === undefined) return;
  const { words } = reading;
  const after = words.mentions;
  words.mentions = before;
  reading.visit(steps);
  words.mentions = after;
}

/** What one option picks is not picked where another is taken: words for it there would mean nothing, and must not be taken for another card. */
export function readOneOf(reading: ReaderState, node: Node): void {
  reading.fields(node, 'options');
  const { words } = reading;
  const before = words.mentions;
  const named = new Set(before.nodes());
  for (const option of node.options as readonly unknown[]) {
    const own = before.copy();
    for (const one of words.mentions.since(named)) own.add({ ...one, ref: COUNTED });
    words.mentions = own;
    reading.visit(option);
  }
}
// What conditions ask about, and what happened before.

/** What a condition leaves to be spoken of. */
export function afterCondition(reading: ReaderState, node: Node): void {
  const { mentions } = reading.words;
  if (node.is === 'not') tested(reading, node.condition);
  if (node.is === 'matches' && isNode(node.filter) && node.filter.covers === true) mentions.isBeneathAsked = true;
  if (!reading.isStatic && node.is !== undefined)
    asks(reading, filterIn(node), isNode(node.left) && node.left.each !== undefined);
}

/** "If it has the same cost as that action": a card is compared with another, and is still the one spoken of. */
export function readCompared(reading: ReaderState, node: Node): void {
  const { words } = reading;
  reading.fields(node, 'filter');
  const own = words.mentions.latest();
  if (own !== undefined) words.mentions.drop(own);
  reading.visit(node.filter);
  // What is read may leave other mentions than those it began with.
  if (own !== undefined) words.mentions.add(own);
}

/** "If all of your characters are exerted, ready them": they have no name in the IR. */
function tested({ words }: ReaderState, condition: unknown): void {
  const filter = isNode(condition) && condition.is === 'exists' ? condition.filter : undefined;
  if (isNode(filter) && isNode(filter.not))
    words.mentions.add({ ref: COUNTED, kinds: kindsOf(filter), many: true, how: 'all' });
}

/** What happened before is not what the ability waits for. */
export function readPast(reading: ReaderState, { event }: Node): void {
  const { words } = reading;
  const before = words.mentions.copy();
  reading.visit(event);
  words.mentions = before;
  asks(reading, (event as Node).subject as Node | undefined);
}

/** The cards that a condition asks about, unless it speaks of the card itself too; `isOfOne`: those of one player, whom nothing names. */
function asks({ words }: ReaderState, cards: Node | undefined, isOfOne = false): void {
  const isTheirs = cards?.of === 'they' && words.depth === 0;
  words.asked = cards === undefined || isTheirs || isOfOne || speaksOf(cards) ? undefined : cards;
  if (cards !== undefined && cards.is === undefined && !words.isSpoken) words.mentions.ask(cards.named !== undefined);
}
// Players spoken of.

const PLAYER: Antecedent = { player: true, kinds: [], many: false, how: 'subject', ref: 'they' };

/** The one who does what the ability waits for, or whose turn it is. */
export const EVENT_PLAYER: Antecedent = { ...PLAYER, ref: 'eventPlayer' };

/** Players are chosen as something resolves, which a static ability never does. */
export function readChosenPlayer({ words, isStatic }: ReaderState): void {
  if (isStatic) words.unclear ??= 'chosen';
  words.mentions.add(PLAYER);
}

/** What each of some players does. */
export function readPlayers(reading: ReaderState, node: Node): void {
  const { words } = reading;
  const { who } = node;
  if (isNode(who) && (node.say as Node | undefined)?.who === 'that opponent') words.opponent(who);
  else if (isNode(who) && !words.player(who)) reading.visit(who);
  else if (who === 'they' && words.depth === 0) words.eventPlayer(node, 'who');
  readForOne(reading, node.do);
  words.mentions.add(
    who === 'they'
      ? (words.mentions.lastPlayer() ?? PLAYER)
      : who === 'opponents' || who === 'all'
        ? { ...PLAYER, ref: who }
        : PLAYER,
  );
}

/** What must be paid is paid by the one named: "unless their player chooses and discards a card". */
export function readUnless(reading: ReaderState, node: Node): void {
  reading.fields(node, 'costs');
  readForOne(reading, node.costs);
}

/** "… unless one of their characters …": each player by itself. */
export function readRuledPlayers(reading: ReaderState, node: Node): void {
  reading.visit(node.rules);
  readForOne(reading, node.while);
}

/** Here "they" is the player at hand. */
function readForOne(reading: ReaderState, value: unknown): void {
  reading.words.depth++;
  reading.visit(value);
  reading.words.depth--;
}
// What an ability waits for, and what it replaces.

const SUBJECT: Antecedent = { ref: 'subject', kinds: [], many: false, how: 'subject' };

export function readEvent(reading: ReaderState, node: Node): void {
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

function objectOf(event: string, object: Node | undefined): Antecedent {
  const isThis = typeof object?.is === 'string' && object.is.startsWith('?this');
  const kinds = event === 'moves' ? ['location'] : kindsOf(object ?? {});
  return { ref: isThis ? 'this' : 'object', kinds, many: false, how: 'object' };
}

/** What would happen to a card: it can be spoken of in what happens instead. */
export function readReplaced(reading: ReaderState, node: Node): void {
  const { cards, instead } = node as { readonly cards: Node; readonly instead: unknown };
  reading.visit(cards);
  const { mentions } = reading.words;
  mentions.event = { name: 'banished', as: undefined, by: undefined };
  if (cards.is === undefined) mentions.add({ ...SUBJECT, kinds: kindsOf(cards) });
  reading.visit(instead);
}
