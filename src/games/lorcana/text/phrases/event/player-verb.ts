// What players do, in all forms of the verb: "you play", "an opponent played", "you haven't played".
import type { EventName, EventPattern } from '../../../ir/event.js';
import type { PlayerRef } from '../../../ir/reference.js';
import { field, fixed, forms, maybe, oneOf, seq, ways, within, wording, words, type Part } from '../../grammar.js';
import { described } from '../filter.js';
import { number, ordinal } from '../word.js';
import { acted, on, type Some } from './participant.js';

export type Form = 'present' | 'past' | 'not';

interface Verb {
  readonly on: EventName;
  /** Base, third person, past, participle. */
  readonly forms: readonly [string, string, string, string];
  /** What follows; `their`: the acting player's. */
  readonly more: (their: string) => Part<Some>;
}

const regular = (base: string, third = `${base}s`, past = `${base}ed`): Verb['forms'] => [base, third, past, past];
const PUT: Verb['forms'] = ['put', 'puts', 'put', 'put'];

const atLeast: Part<Some> = maybe(seq(field('amount', number), words('or more')));

const played: Part<Some> = oneOf<readonly Part<Some>[]>(
  acted,
  seq(words('a'), field('nth', ordinal), within('subject', described('one')), words('in a turn')),
);

const discarded: Part<Some> = forms<Some>(
  'cards',
  seq(words('one or more cards'), fixed({ amount: 1 })),
  seq(field('amount', number), words('or more cards')),
  words('a card'),
  acted,
);

const VERBS: readonly Verb[] = [
  {
    on: 'play',
    forms: regular('play'),
    more: () => seq(acted, words('on this card'), fixed({ onThis: true })),
  },
  { on: 'play', forms: regular('play'), more: () => played },
  {
    on: 'play',
    forms: ['pay', 'pays', 'paid', 'paid'],
    more: () => seq(field('paidAtMost', number), words('{I} or less to play'), acted),
  },
  { on: 'inked', forms: PUT, more: (their) => words(`a card into ${their} inkwell`) },
  { on: 'inked', forms: regular('ink'), more: () => words('a card') },
  { on: 'putUnder', forms: PUT, more: () => seq(words('a card under'), acted) },
  { on: 'boost', forms: regular('use', 'uses', 'used'), more: () => seq(words('the Boost ability of'), acted) },
  {
    on: 'moves',
    forms: regular('move', 'moves', 'moved'),
    more: () =>
      seq(
        acted,
        words('here'),
        fixed({ object: { is: '?this location' } }),
        maybe(seq(words('from a location'), fixed({ fromLocation: true }))),
      ),
  },
  { on: 'moves', forms: regular('move', 'moves', 'moved'), more: () => seq(acted, words('to a location')) },
  { on: 'readied', forms: ['ready', 'readies', 'readied', 'readied'], more: () => acted },
  { on: 'exerted', forms: regular('exert'), more: () => acted },
  {
    on: 'damageRemoved',
    forms: regular('remove', 'removes', 'removed'),
    more: () => seq(atLeast, words('damage from'), acted),
  },
  { on: 'draw', forms: ['draw', 'draws', 'drew', 'drawn'], more: () => words('a card') },
  { on: 'discard', forms: regular('discard'), more: () => discarded },
  { on: 'gainsLore', forms: regular('gain'), more: () => seq(atLeast, words('lore')) },
  { on: 'losesLore', forms: ['lose', 'loses', 'lost', 'lost'], more: () => seq(atLeast, words('lore')) },
  {
    on: 'returnedFromDiscard',
    forms: regular('return'),
    more: (their) => seq(words('a'), within('subject', described('one')), words(`to ${their} hand`)),
  },
  {
    on: 'chosen',
    forms: ['choose', 'chooses', 'chose', 'chosen'],
    more: () => seq(acted, words('for a action or ability')),
  },
];

interface Person {
  readonly words: string;
  readonly by: PlayerRef;
  readonly their: string;
  readonly third: boolean;
}

const PERSONS: readonly Person[] = [
  { words: 'you', by: 'you', their: 'your', third: false },
  { words: 'a opponent', by: 'opponents', their: 'their', third: true },
  { words: 'your opponent', by: 'opponents', their: 'their', third: true },
  { words: 'a player', by: 'all', their: 'their', third: true },
  { words: 'they', by: 'active', their: 'their', third: false },
];

/** Which form of the verb follows. */
const enum Of {
  BASE,
  THIRD,
  PAST,
  PARTICIPLE,
}

/** What stands before the verb, and the form it takes: "you've played", "an opponent hasn't played". */
function leads({ words: who, third }: Person, form: Form): readonly (readonly [string, Of])[] {
  if (form === 'present') return [[who, third ? Of.THIRD : Of.BASE]];
  if (form === 'past')
    return [
      [who, Of.PAST],
      [third ? `${who} has` : `${who}'ve`, Of.PARTICIPLE],
    ];
  return [
    [`${who} didn't`, Of.BASE],
    [third ? `${who} hasn't` : `${who} haven't`, Of.PARTICIPLE],
  ];
}

export const playerVerb = (form: Form): Part<EventPattern> =>
  ways<EventPattern>(
    'lead',
    Object.fromEntries(
      PERSONS.flatMap((person) =>
        leads(person, form).map(([lead, of]) => [
          lead,
          seq(
            words(lead),
            fixed({ by: person.by }),
            oneOf(...VERBS.map(({ on: name, forms: verb, more }) => on(name, words(verb[of]), more(person.their)))),
          ),
        ]),
      ),
    ),
  );

/** "(each song) you've played this turn", "(2 or more cards) you've drawn": what a player did to how many cards. */
const COUNTED: readonly (readonly [EventName, Verb['forms']])[] = [
  ['play', regular('play')],
  ['discard', regular('discard')],
  ['draw', ['draw', 'draws', 'drew', 'drawn']],
];

/** "you've played", "you played". */
const spoken = (person: Person, verb: Verb['forms']): readonly string[] =>
  leads(person, 'past')
    .map(([lead, of]) => `${lead} ${verb[of]}`)
    .reverse();

const subjectOf = (num: 'one' | 'many'): Part<Some> =>
  oneOf<readonly Part<Some>[]>(words(num === 'one' ? 'card' : 'cards'), within('subject', described(num)));

export interface Counted {
  readonly event: EventPattern;
}

/** "you've played" and the number of cards behind it. */
export const playerCounts = <T>(count: Part<T>): readonly Part<T & Counted>[] =>
  COUNTED.flatMap(([name, verb]) =>
    PERSONS.slice(0, 2).map(
      (person) =>
        seq(
          wording('past', ...spoken(person, verb)),
          count,
          within('event', on(name, fixed({ by: person.by }), subjectOf('many'))),
        ) as Part<T & Counted>,
    ),
  );

/** The cards first: "card you've drawn", "card you've put into your inkwell". */
export const doneByPlayer = (num: 'one' | 'many'): Part<EventPattern> =>
  oneOf(
    ...COUNTED.flatMap(([name, verb]) =>
      PERSONS.filter(({ third }) => !third).map((person) =>
        on(name, subjectOf(num), wording('past', ...spoken(person, verb)), fixed({ by: person.by })),
      ),
    ),
    on(
      'inked',
      words(num === 'one' ? 'card' : 'cards'),
      wording('past', "you've put into your inkwell", 'you put into your inkwell'),
      fixed({ by: 'you' }),
    ),
  );
