// Picks from looked-at cards, and their destinations: "you may reveal a character card and put it into your hand".
import type { Pick, Destination } from '../../../ir/effect.js';
import {
  type Part,
  field,
  type Syntax,
  listOf,
  node,
  synonyms,
  seq,
  fixed,
  within,
  words,
  variant,
  firstWordsOfAny,
  mapped,
  without,
  maybe,
  inflections,
  several,
} from '../../grammar/index.js';
import { destination } from '../target/destination.js';
import type { Count } from '../../../ir/reference.js';
import type { Filter } from '../../../ir/filter.js';
import { indefinite, described } from '../filter/filter.js';
import { number } from '../../words/word.js';

interface Picked {
  readonly picks: readonly Pick[];
}

export const withDestination: Part<{ readonly put: Destination }> = field('put', destination);

/** "a Toy character card", "up to 2 character cards": optional picks that are revealed. */
const revealed: Syntax<readonly Omit<Pick, 'put'>[]> = listOf(
  node(
    synonyms<{ readonly count: Count; readonly filter?: Filter; readonly reveal: true }>('up', {
      a: seq(fixed({ reveal: true, count: { n: 1, upTo: true } }), within('filter', indefinite)),
      'up to 1': seq(
        words('up to 1'),
        fixed({ reveal: true, count: { n: 1, upTo: true } }),
        within('filter', described('one')),
      ),
      'up to': seq(
        words('up to'),
        fixed({ reveal: true }),
        within('count', seq(field('n', number), fixed({ upTo: true }))),
        within('filter', described('many')),
      ),
      any: seq(
        words('any number of'),
        fixed({ reveal: true, count: { n: 'any' } }),
        within('filter', described('many')),
      ),
    }),
  ),
  'and',
);

const PLAYED = node(seq(words('play'), variant('it', 'it', 'them'), words('for free'), fixed({ to: 'play' })));

const taken: Syntax<Pick['put']> = {
  read: (source, at) => [...PUT.read(source, at), ...PLAYED.read(source, at)] as never,
  firstWords: () => firstWordsOfAny([PUT, PLAYED]),
  write: (put) => PLAYED.write(put) ?? PUT.write(put),
};

const PUT: Syntax<Destination> = mapped(
  node(seq(words('put'), variant('it', 'it', 'them'), field('where', destination))),
  (put): Destination => {
    const { where, ...rest } = put as { where: Destination; say?: object };
    return rest.say === undefined ? where : { ...where, say: { ...where.say, ...rest.say } };
  },
  (put) => {
    const { it, ...say } = put.say ?? {};
    const bare = without(put, 'say');
    const where = (Object.keys(say).length === 0 ? bare : { ...bare, say }) as Destination;
    return { where, ...(it === undefined ? {} : { say: { it } }) };
  },
);

/** "You may reveal a character card and put it into your hand." All picks go to one place. */
const mayReveal: Part<Picked> = sharedDestination(
  seq(words('you may reveal'), field('cards', revealed), words('and'), field('put', taken)),
);

/** The same without a choice: "Reveal a character card and put it into your hand." */
const mustReveal: Part<Picked> = singlePick(
  seq(
    words('reveal'),
    fixed({ reveal: true, count: { n: 1 } }),
    within('filter', indefinite),
    words('and'),
    field('put', taken),
  ),
);

/** "… If that card costs 2 or less, you may play it for free instead": a second sentence about a cheap card. */
const orPlayed: Part<object> = within(
  'orPlay',
  seq(
    words('. if that'),
    variant('noun', 'card', 'character', 'item', 'location', 'action', 'song'),
    words('costs'),
    within('filter', within('cost', field('max', number))),
    words('or less , you may play it for free instead'),
    maybe(seq(words('and it enters play exerted'), fixed({ exerted: true }))),
  ),
);

const revealOrPlay: Part<Picked> = singlePick(
  seq(
    words('you may reveal'),
    fixed({ reveal: true, count: { n: 1, upTo: true } }),
    within('filter', indefinite),
    words('and'),
    field('put', PUT),
    orPlayed,
  ),
);

function sharedDestination(
  part: Part<{ readonly cards: readonly Omit<Pick, 'put'>[]; readonly put: Pick['put'] }>,
): Part<Picked> {
  return {
    read: (source, at) =>
      part.read(source, at).map(({ value: { cards, put }, next }) => ({
        value: { picks: cards.map((card) => ({ ...card, put })) },
        next,
      })),
    firstWords: () => part.firstWords(),
    *write(record) {
      const picks = record.picks as readonly Pick[] | undefined;
      if (picks === undefined || picks.length === 0) return;
      const put = picks[0]!.put;
      const cards = picks.map((pick) => without(pick, 'put'));
      for (const written of part.write({ cards, put }, [])) yield { words: written.words, used: ['picks'] };
    },
  };
}

/** One pick, with its own verb. */
export function singlePick(part: Part<Pick>): Part<Picked> {
  const one = node(part);
  return {
    read: (source, at) => one.read(source, at).map(({ value: pick, next }) => ({ value: { picks: [pick] }, next })),
    firstWords: () => one.firstWords(),
    write(record) {
      const picks = record.picks as readonly Pick[] | undefined;
      const text = picks?.length === 1 ? one.write(picks[0]) : undefined;
      return text === undefined ? [] : [{ words: text, used: ['picks'] }];
    },
  };
}

const optionalCount: Part<{ readonly count: Count }> = inflections<{ readonly count: Count }>(
  'one',
  seq(variant('them', 'one', 'one of them'), fixed({ count: { n: 1, upTo: true } })),
  seq(words('up to'), within('count', seq(field('n', number), fixed({ upTo: true }))), variant('them', '', 'of them')),
  seq(variant('them', 'any number', 'any number of them'), fixed({ count: { n: 'any' } })),
);

/** "a Toy character with cost 3 or less (from among them)". */
const among = variant('among', 'from among them', '', 'revealed this way');

/** "a Toy character card", "up to 2 item cards": optional picks that are not revealed. */
const someOfKind: Part<object> = inflections<object>(
  'some',
  seq(fixed({ count: { n: 1, upTo: true } }), within('filter', indefinite)),
  seq(words('one'), fixed({ count: { n: 1, upTo: true } }), within('filter', described('one'))),
  seq(words('up to 1'), fixed({ count: { n: 1, upTo: true } }), within('filter', described('one'))),
  seq(
    words('up to'),
    within('count', seq(field('n', number), fixed({ upTo: true }))),
    within('filter', described('many')),
  ),
  seq(words('any number of'), fixed({ count: { n: 'any' } }), within('filter', described('many'))),
);

const oneOfKind: Part<object> = inflections<object>(
  'some',
  seq(fixed({ count: { n: 1 } }), within('filter', indefinite)),
  seq(words('one'), fixed({ count: { n: 1 } }), within('filter', described('one'))),
);

const revealedThisWay = variant('way', '', 'revealed this way');

/** The picks, as a separate sentence without its full stop. */
export const picking: Part<Picked> = inflections<Picked>(
  'pick',
  mayReveal,
  mustReveal,
  seq(words('you may put'), singlePick(seq(optionalCount, withDestination) as Part<Pick>)),
  seq(
    words('put'),
    singlePick(
      seq(
        variant('all', 'all revealed', 'revealed', 'all'),
        fixed({ count: { n: 'all' } }),
        within('filter', described('many')),
        revealedThisWay,
        withDestination,
      ) as Part<Pick>,
    ),
  ),
  seq(
    words('you may put each'),
    singlePick(
      seq(
        fixed({ count: { n: 'any' } }),
        within('filter', described('one')),
        revealedThisWay,
        withDestination,
      ) as Part<Pick>,
    ),
  ),
  seq(
    words('put each'),
    singlePick(
      seq(
        fixed({ count: { n: 'all' } }),
        within('filter', described('one')),
        revealedThisWay,
        withDestination,
      ) as Part<Pick>,
    ),
  ),
  seq(
    words('you may play'),
    singlePick(
      seq(
        fixed({ count: { n: 1, upTo: true }, put: { to: 'play' } }),
        within('filter', indefinite),
        among,
        words('for free'),
      ) as Part<Pick>,
    ),
  ),
  seq(
    words('you may play'),
    singlePick(
      seq(
        fixed({ count: { n: 1, upTo: true }, put: { to: 'play' } }),
        variant('one', 'one of them', 'one'),
        words('for free'),
      ) as Part<Pick>,
    ),
  ),
  seq(
    words('you may put'),
    singlePick(seq(someOfKind, variant('among', '', 'from among them'), withDestination) as Part<Pick>),
  ),
  seq(words('put'), singlePick(seq(oneOfKind, variant('among', '', 'from among them'), withDestination) as Part<Pick>)),
  sharedDestination(
    seq(
      words('you may put'),
      field('cards', several(listOf(node(someOfKind as Part<Omit<Pick, 'put'>>), 'and'))),
      variant('among', 'from among them', ''),
      withDestination,
    ),
  ),
  revealOrPlay,
);
