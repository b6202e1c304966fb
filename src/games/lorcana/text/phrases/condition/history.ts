// Conditions about the events of this turn, how a card was played or sung, and whose turn it is.
import {
  type Part,
  seq,
  field,
  words,
  reshaped,
  fixed,
  variant,
  within,
  oneOf,
  type Fields,
  inflections,
  asPart,
  synonyms,
} from '../../grammar/index.js';
import { number, ordinal, type Num } from '../../words/word.js';
import type { Test } from '../../../ir/condition.js';
import { ofSeveral } from '../event/player-verb-table.js';
import { pastEvent, countedEvents, missingEvent } from '../event/event.js';
import type { EventPattern } from '../../../ir/event.js';
import { doneByPlayer } from '../event/player-event.js';
import type { Filter } from '../../../ir/filter.js';
import { described } from '../filter/filter.js';
import { anyCardVerb } from '../event/card-verb.js';
import { missingZoneEvents } from '../event/zone-verb.js';
import { reference } from '../../words/reference.js';

const atLeast: Part<{ readonly atLeast: number }> = seq(field('atLeast', number), words('or more'));

type Happened = Test & { readonly is: 'happened' };

/** "you gained 4 or more lore this turn": the total of the turn, not of one event. */
function asTotal(part: Part<Happened>): Part<Happened> {
  const all = reshaped(
    part,
    (test): Happened => {
      const { amount, ...event } = test.event;
      return LORE.has(event.on) && typeof amount === 'number' ? { ...test, event, total: amount } : test;
    },
    (record) => {
      const { total, event, ...rest } = record as unknown as Happened;
      if (total === undefined) return { ...rest, event };
      return LORE.has(event.on) ? { ...rest, event: { ...event, amount: total } } : undefined;
    },
  );
  return {
    ...all,
    *write(record, used) {
      for (const written of all.write(record, used)) yield { ...written, used: [...written.used, 'total'] };
    },
  };
}

const LORE: ReadonlySet<string> = new Set(['gainsLore', 'losesLore']);

/** "you removed 3 or more damage from your characters this turn": the total over all of them. */
const damageRemoved: Part<Test> = seq(
  fixed({ is: 'happened' }),
  variant('past', 'you removed', "you've removed"),
  field('total', number),
  words('or more damage'),
  within('event', seq(fixed({ on: 'damageRemoved', by: 'you' }), ofSeveral('from'))),
  words('this turn'),
);

export const history: Part<Test> = oneOf<readonly Part<Test>[]>(
  asTotal(seq(fixed({ is: 'happened' }), field('event', pastEvent), words('this turn'))),
  seq(fixed({ is: 'happened' }), oneOf(...countedEvents(atLeast)), words('this turn')),
  damageRemoved,
);

/** "it's the second card you've drawn this turn". */
const nth: Part<Test> = seq(
  fixed({ is: 'compare', op: '=' }),
  variant('it', "it's the", 'this is the', 'it was the', "he's the", "she's the", "they're the"),
  field('right', ordinal),
  within(
    'left',
    within(
      'happened',
      oneOf<readonly Part<EventPattern>[]>(doneByPlayer('one'), seq(words('challenge'), fixed({ on: 'challenge' }))),
    ),
  ),
  words('this turn'),
);

const not = (part: Part<Test>): Part<Test> => seq(fixed({ is: 'not' }), within('condition', part));

/** "none of your characters challenged", "no character has quested". */
const noneOf = (lead: string, filter: Partial<Filter>, num: Num, verb: Num = num): Part<EventPattern> =>
  seq(
    words(lead),
    within('subject', seq(fixed<Partial<Filter> & Fields>(filter), described(num))),
    anyCardVerb('past', verb),
  );

export const never: Part<Test> = not(
  seq(
    fixed({ is: 'happened' }),
    within(
      'event',
      inflections<EventPattern>(
        'none',
        noneOf('none of your', { of: 'you' }, 'many', 'one'),
        noneOf('none of your other', { of: 'you', other: true }, 'many', 'one'),
        noneOf('none of your', { of: 'you' }, 'many'),
        noneOf('no', {}, 'one'),
        noneOf('no', {}, 'many'),
        seq(words("you didn't put any cards into your inkwell"), fixed({ on: 'inked', by: 'you' })),
        asPart(missingEvent),
        seq(words('you gained no lore'), fixed({ on: 'gainsLore', by: 'you' })),
        ...missingZoneEvents,
        noneOf('none of their', { of: 'they' }, 'many', 'one'),
        noneOf('none of their', { of: 'they' }, 'many'),
      ),
    ),
    words('this turn'),
  ),
);

const anyOne: Part<object> = seq(words('a'), within('filter', described('one')));

const oneOfYours: Part<object> = seq(
  words('one of your'),
  within('filter', seq(fixed({ of: 'you' }), described('many'))),
);

/** One of the singers of this song. */
const SINGER: Readonly<Record<string, Part<object>>> = {
  a: seq(anyOne, words('sang this song')),
  'one of your': seq(oneOfYours, words('sang this song')),
  'by a': seq(words('this song was sung by'), anyOne),
  'by one of your': seq(words('this song was sung by'), oneOfYours),
};

/** Conditions about the singers of the song that resolves. "You sang this song" means the same as "a character sang this song". */
const sung: readonly Part<Test>[] = [
  seq(variant('sung', 'a character sang this song', 'this song was sung', 'you sang this song'), fixed({ is: 'sung' })),
  not(
    seq(
      variant('not', "this song wasn't sung", "you didn't sing this song", 'no character sang this song'),
      fixed({ is: 'sung' }),
    ),
  ),
  seq(fixed({ is: 'includes', ref: '?the singers' }), synonyms<object>('singer', SINGER) as Part<Test>),
  seq(
    fixed({ is: 'compare', op: '>=', left: { singers: true } }),
    synonyms<object>('singers', {
      sang: seq(field('right', number), words('or more characters sang this song')),
      'sung by': seq(words('this song was sung by'), field('right', number), words('or more characters')),
    }) as Part<Test>,
  ),
];

/** "you paid 2 {I} or less to play her". Like every `happened` test it is about this turn, here without the words "this turn". */
const paidFor: Part<Test> = seq(
  fixed({ is: 'happened' }),
  words('you paid'),
  within(
    'event',
    seq(
      fixed({ on: 'play', by: 'you' }),
      oneOf<readonly Part<Partial<EventPattern>>[]>(
        seq(field('paidAtMost', number), words('{I} or less')),
        seq(field('paidAtLeast', number), words('{I} or more')),
      ),
      words('to play'),
      within('subject', field('is', reference('object'))),
    ),
  ),
);

export const special: Part<Test> = oneOf<readonly Part<Test>[]>(
  seq(words('you used Shift to play'), fixed({ is: 'shifted' }), field('ref', reference('object'))),
  not(
    seq(
      variant('not', "you didn't use Shift to play", "you haven't used Shift to play"),
      fixed({ is: 'shifted' }),
      field('ref', reference('object')),
    ),
  ),
  seq(words("this is your first turn and you're not the first player"), fixed({ is: 'firstTurnAsSecond' })),
  ...sung,
  seq(
    fixed({ is: 'matches', filter: { is: '?the singers' } }),
    field('ref', reference('subject')),
    words('sang this song'),
  ),
  nth,
  paidFor,
  ...(
    [
      ["it's your turn", 'you'],
      ["it's a opponent's turn", 'opponents'],
    ] as const
  ).map(([phrase, whose]): Part<Test> => seq(words(phrase), fixed({ is: 'turnOf', whose }))),
  not(seq(words("it's not your turn"), fixed({ is: 'turnOf', whose: 'you' }))),
);
