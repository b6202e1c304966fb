// Looking at several cards of a deck, taking some and putting the rest away: one effect over several sentences.
import type { Destination, Effect, Effects, Pick } from '../../../ir/effect.js';
import type { Filter } from '../../../ir/filter.js';
import type { Count } from '../../../ir/reference.js';
import {
  beginOfAny,
  field,
  fixed,
  forms,
  listOf,
  mapped,
  node,
  oneOf,
  seq,
  ways,
  within,
  without,
  wording,
  words,
  type Part,
  type Syntax,
} from '../../grammar.js';
import { value } from '../amount.js';
import { destination, order } from '../destination.js';
import { described, indefinite } from '../filter.js';
import { ownerAs } from '../player.js';
import { number } from '../word.js';

type Look = Effects['look'];
type Head = Pick_<Look, 'n' | 'of' | 'reveal'>;
type Pick_<T, K extends keyof T> = { readonly [k in K]: T[k] };
type Tail = Omit<Look, 'n' | 'of' | 'reveal'>;

const seen: Part<object> = oneOf<readonly Part<object>[]>(
  words('look at'),
  seq(words('reveal'), fixed({ reveal: true })),
);

const head: Part<Head> = oneOf<readonly Part<object>[]>(
  seq(seen, words('the top'), field('n', number), words('cards of'), ownerAs('of'), words('deck')),
  seq(seen, words('a number of cards from the top of'), ownerAs('of'), words('deck equal to'), field('n', value)),
) as Part<Head>;

const destined: Part<{ readonly put: Destination }> = field('put', destination);

/** "one", "2": taken whatever they are. */
const plainCount: Part<{ readonly count: Count }> = forms<{ readonly count: Count }>(
  'one',
  seq(words('one'), fixed({ count: { n: 1 } })),
  within('count', field('n', number)),
);

/** "a Toy character card", "up to 2 character cards": shown and taken, or not. */
const revealed: Syntax<readonly Omit<Pick, 'put'>[]> = listOf(
  node(
    ways<{ readonly count: Count; readonly filter?: Filter; readonly reveal: true }>('up', {
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

const PLAYED = node(seq(words('play'), wording('it', 'it', 'them'), words('for free'), fixed({ to: 'play' })));
const taken: Syntax<Pick['put']> = {
  read: (source, at) => [...PUT.read(source, at), ...PLAYED.read(source, at)] as never,
  begin: () => beginOfAny([PUT, PLAYED]),
  write: (put) => PLAYED.write(put) ?? PUT.write(put),
};
const PUT: Syntax<Destination> = mapped(
  node(seq(words('put'), wording('it', 'it', 'them'), field('where', destination))),
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
const mayReveal: Part<{ readonly picks: readonly Pick[] }> = sharing(
  seq(words('you may reveal'), field('cards', revealed), words('and'), field('put', taken)),
);

function sharing(
  part: Part<{ readonly cards: readonly Omit<Pick, 'put'>[]; readonly put: Pick['put'] }>,
): Part<{ readonly picks: readonly Pick[] }> {
  return {
    read: (source, at) =>
      part.read(source, at).map(({ value: { cards, put }, next }) => ({
        value: { picks: cards.map((card) => ({ ...card, put })) },
        next,
      })),
    begin: () => part.begin(),
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
const single = (part: Part<Pick>): Part<{ readonly picks: readonly Pick[] }> => {
  const one = node(part);
  return {
    read: (source, at) => one.read(source, at).map(({ value: pick, next }) => ({ value: { picks: [pick] }, next })),
    begin: () => one.begin(),
    write(record) {
      const picks = record.picks as readonly Pick[] | undefined;
      const text = picks?.length === 1 ? one.write(picks[0]) : undefined;
      return text === undefined ? [] : [{ words: text, used: ['picks'] }];
    },
  };
};

const rest: Part<Tail> = seq(wording('rest', 'the rest', 'the other'), field('rest', destination), order) as Part<Tail>;

const tail: Part<Tail> = forms<Tail>(
  'tail',
  seq(words('.'), mayReveal, words('. put'), rest),
  seq(
    words('. you may put'),
    single(seq(words('one'), fixed({ count: { n: 1, upTo: true } }), destined) as Part<Pick>),
    words('. put'),
    rest,
  ),
  seq(
    words('. put'),
    single(seq(plainCount, destined) as Part<Pick>),
    words('and'),
    wording('putAgain', '', 'put'),
    rest,
  ),
  seq(
    words('. put'),
    fixed({ picks: [] }),
    words('them'),
    wording('back', 'back', ''),
    field('rest', destination),
    order,
  ),
  seq(words('. put them back'), fixed({ picks: [], rest: { to: 'deckTop' } }), order),
  seq(words('and put them back'), fixed({ picks: [], rest: { to: 'deckTop' } }), order),
  seq(words('and put them'), fixed({ picks: [] }), field('rest', destination), order),
  seq(words('. put any number of them'), fixed({ picks: [] }), field('rest', destination), order),
  seq(
    words('. put'),
    single(
      seq(
        wording('all', 'all revealed', 'revealed'),
        fixed({ count: { n: 'all' } }),
        within('filter', described('many')),
        destined,
      ) as Part<Pick>,
    ),
    words('. put'),
    rest,
  ),
  seq(
    words('. you may put each'),
    single(seq(fixed({ count: { n: 'any' } }), within('filter', described('one')), destined) as Part<Pick>),
    words('. put'),
    rest,
  ),
);

export const look: Part<Effect> = seq(fixed({ kind: 'look' }), head, tail);
