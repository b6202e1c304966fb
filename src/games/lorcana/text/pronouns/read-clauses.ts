// Readers for branches, options, conditions, players, events and replacements: which antecedents each of them adds, and in which order.
import { type ReaderState, UNNAMED, hasPronouns } from './resolve-phrase.js';
import { type Node, namesThisCard, isNode, filterIn, kindsOf, isPair, EVENTS_OUTSIDE_PLAY } from './pronoun-words.js';
import type { Mentions, Antecedent } from './antecedents.js';

/** In an "instead" text, the replaced effect comes first, and its antecedents count. Other branches do not share antecedents. */
export function readBranch(reader: ReaderState, node: Node): void {
  const { resolver } = reader;
  const say = node.say as Node | undefined;
  resolver.namesSelf = namesThisCard(node.if);
  if (say?.instead !== undefined) {
    for (const each of [node.else, node.if, node.then]) reader.visit(each);
    return;
  }
  const isConditionLast = say?.if !== undefined;
  if (!isConditionLast) reader.visit(node.if);
  const before = resolver.mentions.copy();
  reader.visit(node.then);
  if (isConditionLast) readConditionAfter(reader, node.if, before);
  readElse(reader, node.else, before);
}

/** "Draw a card if you do": the condition is about a step before this effect, not about the effect itself. */
function readConditionAfter(reader: ReaderState, condition: unknown, before: Mentions): void {
  const { resolver } = reader;
  const after = resolver.mentions;
  resolver.mentions = after.withStepsOf(before);
  reader.visit(condition);
  resolver.mentions = resolver.mentions.withStepsOf(after);
}

function readElse(reader: ReaderState, steps: unknown, before: Mentions): void {
  if (steps === undefined) return;
  const { resolver } = reader;
  const after = resolver.mentions;
  resolver.mentions = before;
  reader.visit(steps);
  resolver.mentions = after;
}

/** A card that one option chooses is not chosen if another is taken. There, a phrase for it is refused, so that it means no other card. */
export function readOneOf(reader: ReaderState, node: Node): void {
  reader.fields(node, 'options');
  const { resolver } = reader;
  const before = resolver.mentions;
  const named = new Set(before.targets());
  for (const option of node.options as readonly unknown[]) {
    const own = before.copy();
    for (const one of resolver.mentions.pickedSince(named)) own.add({ ...one, ref: UNNAMED });
    resolver.mentions = own;
    reader.visit(option);
  }
}

// Conditions.

/** Adds the antecedents of a condition. */
export function afterCondition(reader: ReaderState, node: Node): void {
  const { mentions } = reader.resolver;
  if (node.is === 'not') mentionTestedCards(reader, node.condition);
  if (node.is === 'matches' && isNode(node.filter) && node.filter.covers === true) mentions.isCardUnderAsked = true;
  if (!reader.isStatic && node.is !== undefined)
    noteAskedCards(reader, filterIn(node), isNode(node.left) && node.left.each !== undefined);
}

/** "If it has the same cost as that action": the card that is compared stays the latest mention. */
export function readCompared(reader: ReaderState, node: Node): void {
  const { resolver } = reader;
  reader.fields(node, 'filter');
  const own = resolver.mentions.latest();
  if (own !== undefined) resolver.mentions.remove(own);
  reader.visit(node.filter);
  // A visit may replace `resolver.mentions`, so it is read again here.
  if (own !== undefined) resolver.mentions.add(own);
}

/** "If all of your characters are exerted, ready them": the characters have no label in the IR. */
function mentionTestedCards({ resolver }: ReaderState, condition: unknown): void {
  const filter = isNode(condition) && condition.is === 'exists' ? condition.filter : undefined;
  if (isNode(filter) && isNode(filter.not))
    resolver.mentions.add({ ref: UNNAMED, kinds: kindsOf(filter), many: true, how: 'all' });
}

/** A past event is not the event that triggered the ability, so its mentions are dropped. */
export function readPast(reader: ReaderState, { event }: Node): void {
  const { resolver } = reader;
  const before = resolver.mentions.copy();
  reader.visit(event);
  resolver.mentions = before;
  noteAskedCards(reader, (event as Node).subject as Node | undefined);
}

/** Notes the cards that a condition is about. `isOfOne`: they are the cards of one of several players, for whom the IR has no reference. */
function noteAskedCards({ resolver }: ReaderState, cards: Node | undefined, isOfOne = false): void {
  const isTheirs = cards?.of === 'they' && resolver.eachDepth === 0;
  resolver.askedFilter = cards === undefined || isTheirs || isOfOne || hasPronouns(cards) ? undefined : cards;
  if (cards !== undefined && cards.is === undefined && !resolver.namesSelf)
    resolver.mentions.noteAsked(cards.named !== undefined);
}

// Players.

const PLAYER: Antecedent = { player: true, kinds: [], many: false, how: 'subject', ref: 'they' };

/** The player who caused the event, or whose turn it is. */
const EVENT_PLAYER: Antecedent = { ...PLAYER, ref: 'eventPlayer' };

/** Choices are made as an ability resolves; a static ability does not resolve. */
export function readChosenPlayer({ resolver, isStatic }: ReaderState): void {
  if (isStatic) resolver.unclear ??= 'chosen';
  resolver.mentions.add(PLAYER);
}

/** An effect done by one or more players. */
export function readPlayers(reader: ReaderState, node: Node): void {
  const { resolver } = reader;
  const { who } = node;
  if (isNode(who) && (node.say as Node | undefined)?.who === 'that opponent') resolver.resolveOpponent(who);
  else if (isNode(who) && !resolver.resolvePlayer(who)) reader.visit(who);
  else if (who === 'they' && resolver.eachDepth === 0) resolver.resolveThey(node, 'who');
  readForEachPlayer(reader, node.do);
  resolver.mentions.add(
    who === 'they'
      ? (resolver.mentions.lastPlayer() ?? PLAYER)
      : who === 'opponents' || who === 'all'
        ? { ...PLAYER, ref: who }
        : PLAYER,
  );
}

/** "Unless their player chooses and discards a card": in the costs, "they" is the player who pays. */
export function readUnless(reader: ReaderState, node: Node): void {
  reader.fields(node, 'costs');
  readForEachPlayer(reader, node.costs);
}

/** "… unless one of their characters …": tested for each player separately. */
export function readRuledPlayers(reader: ReaderState, node: Node): void {
  reader.visit(node.rules);
  readForEachPlayer(reader, node.while);
}

/** Reads a part in which "they" is the current player. */
function readForEachPlayer(reader: ReaderState, value: unknown): void {
  reader.resolver.eachDepth++;
  reader.visit(value);
  reader.resolver.eachDepth--;
}

// Events and replacements.

const SUBJECT: Antecedent = { ref: 'subject', kinds: [], many: false, how: 'subject' };

export function readEvent(reader: ReaderState, node: Node): void {
  reader.fields(node);
  const { resolver } = reader;
  const { mentions } = resolver;
  const subject = node.subject as Node | undefined;
  const object = node.object as Node | undefined;
  const name = node.on as string;
  mentions.event = { name, as: node.as as string | undefined, by: node.by, isPair: isPair(name, subject, object) };
  if (node.by === 'opponents' || node.by === 'all') mentions.add(EVENT_PLAYER);
  if (name === 'sings') mentions.add({ ref: 'object', kinds: ['song', 'action'], many: false, how: 'object' });
  if (name === 'moves' || object !== undefined) mentions.add(objectOf(name, object));
  resolver.isEventOpposing = subject?.of === 'opponents';
  if (subject?.atLocation === true || name === 'moves') mentions.visitor = SUBJECT;
  // "Whenever you ink a card, if it's …": the pattern has no subject.
  if (subject === undefined && EVENTS_OUTSIDE_PLAY.has(name) && node.amount === undefined)
    mentions.add({ ...SUBJECT, away: true });
  if (subject !== undefined && subject.is === undefined)
    mentions.add({ ...SUBJECT, kinds: kindsOf(subject), many: name === 'singers' });
}

function objectOf(event: string, object: Node | undefined): Antecedent {
  const isThis = typeof object?.is === 'string' && object.is.startsWith('?this');
  const kinds = event === 'moves' ? ['location'] : kindsOf(object ?? {});
  return { ref: isThis ? 'this' : 'object', kinds, many: false, how: 'object' };
}

/** A replacement: the card that would be banished is an antecedent in the effects that happen instead. */
export function readReplaced(reader: ReaderState, node: Node): void {
  const { cards, instead } = node as { readonly cards: Node; readonly instead: unknown };
  reader.visit(cards);
  const { mentions } = reader.resolver;
  mentions.event = { name: 'banished', as: undefined, by: undefined };
  if (cards.is === undefined) mentions.add({ ...SUBJECT, kinds: kindsOf(cards) });
  reader.visit(instead);
}
