// Events of players, in all forms of the verb: "you play", "an opponent played", "you haven't played".
import {
  type Person,
  type PlayerVerb,
  PLAYER_VERBS,
  type Forms,
  PLAY,
  DISCARD,
  DRAW,
  PUT,
  ofSeveral,
} from './player-verb-table.js';
import type { EventPattern, EventName } from '../../../ir/event.js';
import {
  type Part,
  oneOf,
  words,
  within,
  marked,
  seq,
  fixed,
  reshaped,
  synonyms,
  variant,
} from '../../grammar/index.js';
import { type EventFields, on } from './participant.js';
import { described } from '../filter/filter.js';

export type Form = 'present' | 'past' | 'not';

const PERSONS: readonly Person[] = [
  { words: 'you', by: 'you', their: 'your', third: false },
  { words: 'a opponent', by: 'opponents', their: 'their', third: true },
  { words: 'your opponent', by: 'opponents', their: 'their', third: true },
  { words: 'opponents', by: 'opponents', their: 'their', third: false },
  { words: 'a player', by: 'all', their: 'their', third: true },
  { words: 'they', by: 'active', their: 'their', third: false },
];

/** Index into `Forms`. */
const enum VerbForm {
  BASE,
  THIRD,
  PAST,
  PARTICIPLE,
}

/** The words before the verb, and the form of the verb after them: "you've played", "an opponent hasn't played". */
function leads({ words: who, third }: Person, form: Form): readonly (readonly [string, VerbForm])[] {
  if (form === 'present') return [[who, third ? VerbForm.THIRD : VerbForm.BASE]];
  if (form === 'past')
    return [
      [who, VerbForm.PAST],
      [third ? `${who} has` : `${who}'ve`, VerbForm.PARTICIPLE],
    ];
  return [
    [`${who} didn't`, VerbForm.BASE],
    [third ? `${who} hasn't` : `${who} haven't`, VerbForm.PARTICIPLE],
  ];
}

/** Rejects a subject with a zone. Only the verb for a return from the discard names the zone of its card. */
const rejectZone = (event: EventPattern): EventPattern | undefined =>
  event.subject?.zone === undefined || event.on === 'returnedFromDiscard' ? event : undefined;

const subjectOf = (num: 'one' | 'many'): Part<EventFields> =>
  oneOf<readonly Part<EventFields>[]>(words(num === 'one' ? 'card' : 'cards'), within('subject', described(num)));

/** "(you didn't play) any characters". */
const ANY: Part<EventFields> = marked('any', 'any', seq(words('any'), subjectOf('many')));

const acting = (
  person: Person,
  of: VerbForm,
  { on: name, forms, more, byCard }: PlayerVerb,
  isDenied: boolean,
): Part<EventPattern> => {
  const actor = byCard === true ? fixed({ object: { of: person.by } }) : fixed({ by: person.by });
  const part = on(name, words(forms[of]), actor, isDenied ? oneOf(more(person), ANY) : more(person));
  const guarded = reshaped(part, rejectZone, (record) => record);
  return { ...part, read: (source, at) => guarded.read(source, at) };
};

/** Events that take "any" after a negated verb: "you didn't play any characters". */
const DENIED: ReadonlySet<EventName> = new Set(['play', 'discard', 'draw']);

const verbsOf = ({ words: who }: Person): readonly PlayerVerb[] =>
  PLAYER_VERBS.filter(({ ofCards }) => who !== 'they' || ofCards !== true);

export const playerVerb = (form: Form): Part<EventPattern> =>
  synonyms<EventPattern>(
    'lead',
    Object.fromEntries(
      PERSONS.flatMap((person) =>
        leads(person, form).map(([lead, of]) => [
          lead,
          seq(
            words(lead),
            oneOf(...verbsOf(person).map((verb) => acting(person, of, verb, form === 'not' && DENIED.has(verb.on)))),
          ),
        ]),
      ),
    ),
  );

/** Events that can count cards: "(each song) you've played this turn", "(2 or more cards) you've drawn". */
const COUNTED_VERBS: readonly (readonly [EventName, Forms])[] = [
  ['play', PLAY],
  ['discard', DISCARD],
  ['draw', DRAW],
];

/** "you've played", "you played". */
const subjectAndVerb = (person: Person, verb: Forms): readonly string[] =>
  leads(person, 'past')
    .map(([lead, of]) => `${lead} ${verb[of]}`)
    .reverse();

export interface Counted {
  readonly event: EventPattern;
}

/** "you've played 2 or more songs", "you've drawn 2 or more cards". */
export const playerCounts = <T>(count: Part<T>): readonly Part<T & Counted>[] =>
  COUNTED_VERBS.flatMap(([name, verb]) =>
    PERSONS.slice(0, 2).map(
      (person) =>
        seq(
          variant('past', ...subjectAndVerb(person, verb)),
          count,
          within('event', on(name, fixed({ by: person.by }), subjectOf('many'))),
        ) as Part<T & Counted>,
    ),
  );

/** "you've put 2 or more cards under your characters": each card is a separate event. */
export const putUnderCounts = <T>(count: Part<T>): readonly Part<T & Counted>[] =>
  PERSONS.slice(0, 2).map(
    (person) =>
      seq(
        variant('past', ...subjectAndVerb(person, PUT)),
        count,
        words('cards'),
        within('event', on('putUnder', fixed({ by: person.by }), ofSeveral('under'))),
      ) as Part<T & Counted>,
  );

/** "you've put 2 or more cards into your inkwell". */
export const inkedCounts = <T>(count: Part<T>): readonly Part<T & Counted>[] =>
  PERSONS.slice(0, 2).map(
    (person) =>
      seq(
        variant('past', ...subjectAndVerb(person, PUT)),
        count,
        words(`cards into ${person.their} inkwell`),
        within('event', on('inked', fixed({ by: person.by }))),
      ) as Part<T & Counted>,
  );

/** The cards stand first: "card you've drawn", "card an opponent discarded", "card you've put into your inkwell". */
export const doneByPlayer = (num: 'one' | 'many'): Part<EventPattern> =>
  oneOf(
    ...COUNTED_VERBS.flatMap(([name, verb]) =>
      PERSONS.map((person) =>
        on(name, subjectOf(num), variant('past', ...subjectAndVerb(person, verb)), fixed({ by: person.by })),
      ),
    ),
    on(
      'inked',
      words(num === 'one' ? 'card' : 'cards'),
      variant('past', "you've put into your inkwell", 'you put into your inkwell', 'put into your inkwell'),
      fixed({ by: 'you' }),
    ),
    on(
      'putUnder',
      words(num === 'one' ? 'card' : 'cards'),
      variant('past', "you've put", 'you put'),
      fixed({ by: 'you' }),
      ofSeveral('under'),
    ),
  );
