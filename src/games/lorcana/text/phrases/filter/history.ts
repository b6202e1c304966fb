// What a card did, or what was done to it, in this turn: "who challenged this turn".
import type { EventName } from '../../../ir/event.js';
import { type Part, seq, wording, phrases, words, fixed } from '../../grammar/index.js';
import type { Filter } from '../../../ir/filter.js';

const DEEDS: readonly (readonly [string, { readonly thisTurn: EventName }])[] = [
  ['quested', { thisTurn: 'quest' }],
  ['challenged', { thisTurn: 'challenge' }],
  ['was challenged', { thisTurn: 'challenged' }],
  ['sang a song', { thisTurn: 'sings' }],
  ['was damaged', { thisTurn: 'damaged' }],
  ['took damage', { thisTurn: 'damaged' }],
  ['was dealt damage', { thisTurn: 'dealtDamage' }],
  ['was exerted', { thisTurn: 'exerted' }],
  ['was readied', { thisTurn: 'readied' }],
  ['was played', { thisTurn: 'play' }],
  ['moved to a location', { thisTurn: 'moves' }],
  ['were challenged', { thisTurn: 'challenged' }],
  ['were damaged', { thisTurn: 'damaged' }],
  ['were dealt damage', { thisTurn: 'dealtDamage' }],
  ['were exerted', { thisTurn: 'exerted' }],
  ['were readied', { thisTurn: 'readied' }],
  ['were played', { thisTurn: 'play' }],
];

export const didThisTurn: Readonly<Record<string, Part<Partial<Filter>>>> = {
  did: seq(wording('who', 'who', 'that'), phrases('did', DEEDS), words('this turn')),
  'you played': seq(words('you played this turn'), fixed({ thisTurn: 'play', of: 'you' })),
  played: seq(words('played this turn'), fixed({ thisTurn: 'play' })),
};
