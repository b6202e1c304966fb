// Triggers ("whenever …"), and the frames in front of an ability ("during your turn, while …").
import type { Condition } from '../../../ir/condition.js';
import type { Limit } from '../../../ir/ability.js';
import {
  type Part,
  seq,
  words,
  variant,
  fixed,
  cachePartReads,
  oneOf,
  field,
  type Fields,
  requiredWordsOf,
  mapWritten,
  requireWord,
  synonyms,
  type Syntax,
  without,
  anyOf,
  mapped,
  node,
  several,
  listOf,
  cacheReads,
} from '../../grammar/index.js';
import { condition } from '../condition/condition.js';
import type { EventPattern } from '../../../ir/event.js';
import { ordinal } from '../../words/word.js';
import { event, turnEvent, eitherEvent } from '../event/event.js';

export interface Framed {
  readonly while?: Condition;
  readonly limit?: Limit;
}

const YOUR_TURN: Condition = { is: 'turnOf', whose: 'you' };

const OPPONENTS_TURN: Condition = { is: 'turnOf', whose: 'opponents' };

/** "An opponent draws during their turn": the turn of that opponent. */
const THEIR_OWN_TURN: Condition = { is: 'turnOf', whose: 'them' };

/** Turns, in front of a sentence. The first phrase for each turn is the default. */
const TURNS: readonly (readonly [Condition | undefined, readonly string[]])[] = [
  [YOUR_TURN, ['during your turn ,']],
  [OPPONENTS_TURN, ["during opponents' turns ,", "during a opponent's turn ,", "during each opponent's turn ,"]],
];

const TIMES: readonly (readonly [string, number])[] = [
  ['once', 1],
  ['twice', 2],
];

/** "once during your turn", "twice per turn". */
const limited = (word: string, times: number): readonly Part<object>[] => [
  ...TURNS.map(([turn, phrases]) =>
    seq(words(word), variant('turn', ...phrases), fixed({ turn, limit: { times, per: 'turn' } })),
  ),
  seq(words(word), variant('per', 'per turn ,', 'each turn ,'), fixed({ limit: { times, per: 'turn' } })),
];

const turn: Part<object> = cachePartReads(
  oneOf<readonly Part<object>[]>(
    ...TIMES.flatMap(([word, times]) => limited(word, times)),
    ...TURNS.map(([turn, phrases]) => seq(variant('turn', ...phrases), fixed({ turn }))),
    words(''),
  ),
);

const state: Part<object> = oneOf<readonly Part<object>[]>(
  seq(variant('while', 'while', 'as long as'), field('state', condition), words(',')),
  words(''),
);

/** Joins the turn and the state of a frame to one condition. */
function joinTurnAndState(value: Fields): Fields {
  const { turn: whose, state: holds, ...rest } = value as { turn?: Condition; state?: Condition };
  if (whose === undefined && holds === undefined) return rest;
  return {
    ...rest,
    while: whose === undefined ? holds : holds === undefined ? whose : { is: 'all', of: [whose, holds] },
  };
}

/** True for a turn of the frame. "While it's your turn" has remembered words, so it is a state. */
const isTurn = (one: Condition | undefined): boolean => one?.is === 'turnOf' && one.say === undefined;

function splitTurnAndState(record: Fields): Fields {
  const { while: both, ...rest } = record as { while?: Condition };
  if (both === undefined) return rest;
  if (isTurn(both)) return { ...rest, turn: both };
  if (both.is === 'all' && both.of.length === 2 && isTurn(both.of[0]))
    return { ...rest, turn: both.of[0], state: both.of[1] };
  return { ...rest, state: both };
}

/** Turns a part with the fields `turn` and `state` into a part with the field `while`. */
export function withFrame<T>(part: Part<T>): Part<T & Framed> {
  return {
    read: (source, at) =>
      part
        .read(source, at)
        .map(({ value, next }) => ({ value: joinTurnAndState(value as Fields) as T & Framed, next })),
    firstWords: () => part.firstWords(),
    requiredWords: () => requiredWordsOf(part),
    ...(part.needs && { needs: part.needs }),
    write(record, used) {
      const halves = splitTurnAndState(record);
      const expected = ['turn', 'state'].filter((half) => half in halves);
      return mapWritten(part.write(halves, used), (written) => {
        const all = expected.length > 0 && expected.every((half) => written.used.includes(half));
        const others = written.used.filter((key) => key !== 'turn' && key !== 'state');
        return { words: written.words, used: all ? [...others, 'while'] : others };
      });
    },
  };
}

/** "During your turn, while this character is exerted,". */
export const frame: Part<object> = cachePartReads(seq(turn, state));

export const turnFrame: Part<object> = turn;

/** "the first time … each turn". */
const nthTime: Part<EventPattern> = seq(
  words('the'),
  field('nth', ordinal),
  variant('time', 'time', 'time each turn'),
  eventPart(event),
  variant('each', '', 'each turn', 'this turn', 'in a turn'),
);

/** "whenever … for the first time each turn". */
const nthAtEnd: Part<EventPattern> = requireWord(
  'time',
  seq(
    variant('last', 'whenever', 'when'),
    eventPart(event, true),
    words('for the'),
    field('nth', ordinal),
    variant('each', 'time each turn', 'time this turn', 'time in a turn'),
  ),
);

const when: Part<EventPattern> = synonyms<EventPattern>('when', {
  whenever: seq(words('whenever'), eventPart(event)),
  when: seq(words('when'), eventPart(event)),
  nth: nthTime,
  at: eventPart(turnEvent),
  'nth last': nthAtEnd,
});

/** The syntax of an event as a part. The ordinal `nth` may stand in the words before or after the event, so it is left out here. */
function eventPart(syntax: Syntax<EventPattern>, isNthLater = false): Part<EventPattern> {
  return {
    read: (source, at) => syntax.read(source, at),
    firstWords: () => syntax.firstWords(),
    write(record, used) {
      const bare = isNthLater || used.includes('nth') ? without(record, 'nth') : record;
      const text = syntax.write(bare);
      return text === undefined ? [] : [{ words: text, used: Object.keys(bare) }];
    },
  };
}

/** "whenever this character quests or challenges". */
const either: Syntax<readonly EventPattern[]> = anyOf(
  ...['whenever', 'when'].map((word) =>
    mapped(
      node(seq(words(word), field('events', eitherEvent))),
      ({ events }) => events.map((one): EventPattern => ({ ...one, say: { ...one.say, either: word } })),
      (events) => (events.every(({ say }) => say?.either === word) ? { events: events.map(withoutEither) } : undefined),
    ),
  ),
);

function withoutEither(one: EventPattern): EventPattern {
  const say = without(one.say ?? {}, 'either');
  const bare = without(one, 'say');
  return Object.keys(say).length === 0 ? bare : { ...bare, say };
}

const singleTrigger = node(when);

/** "When you play this character and whenever he quests during your turn": the turn applies to the last event only (6.2.6). */
const turnOfLast: Syntax<readonly EventPattern[]> = anyOf(
  ...(
    [
      ['during your turn', 'you'],
      ["during a opponent's turn", 'opponents'],
    ] as const
  ).map(([phrase, turn]) =>
    mapped(
      node(requireWord('during', seq(field('events', several(listOf(singleTrigger, 'and'))), words(phrase)))),
      ({ events }) => events.with(-1, { ...events.at(-1)!, turn }),
      (events) =>
        events.at(-1)!.turn === turn ? { events: events.with(-1, without(events.at(-1)!, 'turn')) } : undefined,
    ),
  ),
);

/** "When you play this character and whenever he quests or challenges". */
const thenEither: Syntax<readonly EventPattern[]> = mapped(
  node(requireWord('or', seq(field('first', singleTrigger), words('and'), field('more', either)))),
  ({ first, more }) => [first, ...more],
  ([first, ...more]) =>
    first !== undefined && first.say?.either === undefined && more.length > 1 ? { first, more } : undefined,
);

/** One or more events joined by "and", or by "or". */
export const triggers: Syntax<readonly EventPattern[]> = cacheReads(
  anyOf(
    either,
    turnOfLast,
    thenEither,
    mapped(
      several(listOf(singleTrigger, 'or')),
      (events) => events.map((one): EventPattern => ({ ...one, say: { ...one.say, either: 'or' } })),
      (events) => (events.every(({ say }) => say?.either === 'or') ? events.map(withoutEither) : undefined),
    ),
    listOf(singleTrigger, 'and'),
  ),
);

/** The turn as `frame` reads it. */
export const DURING_YOUR_TURN = { turn: YOUR_TURN };

/** Turns after a static rule. */
export const TURNS_AFTER = [
  ['during your turn', DURING_YOUR_TURN],
  ['during their turn', { turn: OPPONENTS_TURN }],
  ["during a opponent's turn", { turn: OPPONENTS_TURN }],
  ["during opponents' turns", { turn: OPPONENTS_TURN }],
  ["during each opponent's turn", { turn: OPPONENTS_TURN }],
] as const;

/** Turns after an event. "Their turn" is the turn of the player who acts. */
export const TURNS_AFTER_EVENT = TURNS_AFTER.map(([phrase, turn]) =>
  phrase === 'during their turn' ? ([phrase, { turn: THEIR_OWN_TURN }] as const) : ([phrase, turn] as const),
);
