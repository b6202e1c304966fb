// Conditions about what happened, in this turn or in this very text.
import type { Test } from '../../../ir/condition.js';
import type { EventPattern } from '../../../ir/event.js';
import { countedEvents } from '../event.js';
import { field, fixed, forms, oneOf, seq, within, words, type Part } from '../../grammar.js';
import { pastEvent } from '../event.js';
import { aCard, described } from '../filter.js';
import { reference } from '../reference.js';
import { number } from '../word.js';

const atLeast: Part<{ readonly atLeast: number }> = seq(field('atLeast', number), words('or more'));

export const history: Part<Test> = oneOf<readonly Part<Test>[]>(
  seq(fixed({ is: 'happened' }), field('event', pastEvent), words('this turn')),
  seq(fixed({ is: 'happened' }), oneOf(...countedEvents.map((counted) => counted(atLeast))), words('this turn')),
);

const NTH = (what: string, on: EventPattern): Part<Test> =>
  seq(words(`it's the second ${what} this turn`), fixed({ is: 'compare', op: '=', left: { happened: on }, right: 2 }));

const not = (part: Part<Test>): Part<Test> => seq(fixed({ is: 'not' }), within('condition', part));

export const never: Part<Test> = oneOf<readonly Part<Test>[]>(
  not(
    seq(
      words('none of your'),
      fixed({ is: 'happened' }),
      within(
        'event',
        seq(
          fixed({ on: 'challenge' }),
          within('subject', seq(fixed({ of: 'you' }), described('many'))),
          words('challenged this turn'),
        ),
      ),
    ),
  ),
  not(
    seq(
      words('no'),
      fixed({ is: 'happened' }),
      within('event', seq(fixed({ on: 'quest' }), within('subject', described('one')), words('has quested this turn'))),
    ),
  ),
  not(
    seq(
      words("you didn't play"),
      fixed({ is: 'happened' }),
      within('event', seq(fixed({ on: 'play', by: 'you' }), field('subject', aCard), words('this turn'))),
    ),
  ),
  not(
    seq(
      words("you didn't put any cards into your inkwell this turn"),
      fixed({ is: 'happened', event: { on: 'inked', by: 'you' } }),
    ),
  ),
);

/** What a step of this very text did. */
export const thisWay: Part<Test> = forms<Test>(
  'form',
  seq(words('you do'), fixed({ is: 'done', step: '?you do' })),
  not(seq(words("they don't"), fixed({ is: 'done', step: "?they don't" }))),
  not(seq(words("you don't"), fixed({ is: 'done', step: "?you don't" }))),
  seq(words('you removed damage this way'), fixed({ is: 'done', step: '?removed' })),
  seq(fixed({ is: 'matches', ref: '?chosen' }), words('a'), within('filter', described('one')), words('is chosen')),
  seq(fixed({ is: 'matches', ref: '?discarded' }), words('you discarded'), field('filter', aCard)),
  seq(fixed({ is: 'matches', ref: '?discarded' }), field('filter', aCard), words('is discarded this way')),
  seq(fixed({ is: 'matches', ref: '?returned' }), words('you returned'), field('filter', aCard), words('this way')),
  seq(
    fixed({ is: 'includes', ref: '?moved' }),
    words('any'),
    within('filter', described('many')),
    words('were moved this way'),
  ),
);

export const special: Part<Test> = oneOf<readonly Part<Test>[]>(
  seq(words('you used Shift to play'), fixed({ is: 'shifted' }), field('ref', reference('object'))),
  seq(words("this is your first turn and you're not the first player"), fixed({ is: 'firstTurnAsSecond' })),
  seq(words('a character sang this song'), fixed({ is: 'sung' })),
  seq(
    fixed({ is: 'compare', op: '>=', left: { singers: true } }),
    field('right', number),
    words('or more characters sang this song'),
  ),
  NTH("card you've put into your inkwell", { on: 'inked', by: 'you' }),
  NTH("card they've drawn", { on: 'draw', by: 'active' }),
  NTH('challenge', { on: 'challenge' }),
);
