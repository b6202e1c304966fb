// Looking at several cards of a deck, taking some and putting the rest away: one effect over several sentences.
import type { Destination, Effect, Effects, Pick } from '../../../ir/effect.js';
import type { Filter } from '../../../ir/filter.js';
import type { Count } from '../../../ir/reference.js';
import type { Say } from '../../../ir/say.js';
import {
  absent,
  beginOfAny,
  commas,
  field,
  fixed,
  forms,
  listOf,
  mapped,
  maybe,
  node,
  oneOf,
  seq,
  several,
  ways,
  within,
  without,
  wording,
  words,
  type Part,
  type Syntax,
} from '../../grammar.js';
import { value } from '../amount.js';
import { isYours, destination, order } from '../destination.js';
import { described, indefinite } from '../filter.js';
import { ownerAs } from '../player.js';
import { number } from '../word.js';

type Look = Effects['look'];
type Head = Pick_<Look, 'n' | 'until' | 'of' | 'reveal'>;
type Pick_<T, K extends keyof T> = { readonly [k in K]: T[k] };
type Tail = Omit<Look, 'n' | 'until' | 'of' | 'reveal'>;

interface Picked {
  readonly picks: readonly Pick[];
}

const seen: Part<object> = oneOf<readonly Part<object>[]>(
  words('look at'),
  seq(words('reveal'), fixed({ reveal: true })),
);

const head: Part<Head> = oneOf<readonly Part<object>[]>(
  seq(seen, words('the top'), field('n', number), words('cards of'), ownerAs('of'), words('deck')),
  seq(seen, words('a number of cards from the top of'), ownerAs('of'), words('deck equal to'), field('n', value)),
);

const destined: Part<{ readonly put: Destination }> = field('put', destination);

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
const mayReveal: Part<Picked> = sharing(
  seq(words('you may reveal'), field('cards', revealed), words('and'), field('put', taken)),
);

/** The same without a choice: "Reveal a character card and put it into your hand." */
const mustReveal: Part<Picked> = single(
  seq(
    words('reveal'),
    fixed({ reveal: true, count: { n: 1 } }),
    within('filter', indefinite),
    words('and'),
    field('put', taken),
  ),
);

/** "… If that card costs 2 or less, you may play it for free instead": what is taken, if it is cheap. */
const orPlayed: Part<object> = within(
  'orPlay',
  seq(
    words('. if that'),
    wording('noun', 'card', 'character', 'item', 'location', 'action', 'song'),
    words('costs'),
    within('filter', within('cost', field('max', number))),
    words('or less , you may play it for free instead'),
    maybe(seq(words('and it enters play exerted'), fixed({ exerted: true }))),
  ),
);

const revealOrPlay: Part<Picked> = single(
  seq(
    words('you may reveal'),
    fixed({ reveal: true, count: { n: 1, upTo: true } }),
    within('filter', indefinite),
    words('and'),
    field('put', PUT),
    orPlayed,
  ),
);

function sharing(
  part: Part<{ readonly cards: readonly Omit<Pick, 'put'>[]; readonly put: Pick['put'] }>,
): Part<Picked> {
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
function single(part: Part<Pick>): Part<Picked> {
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
}

/** "one", "2", "up to 2": taken whatever they are. */
const plainCount: Part<{ readonly count: Count }> = forms<{ readonly count: Count }>(
  'one',
  seq(wording('them', 'one', 'one of them'), fixed({ count: { n: 1 } })),
  seq(words('up to'), within('count', seq(field('n', number), fixed({ upTo: true }))), wording('them', '', 'of them')),
  seq(within('count', seq(absent('upTo'), field('n', number))), wording('them', '', 'of them')),
);

const optionalCount: Part<{ readonly count: Count }> = forms<{ readonly count: Count }>(
  'one',
  seq(wording('them', 'one', 'one of them'), fixed({ count: { n: 1, upTo: true } })),
  seq(words('up to'), within('count', seq(field('n', number), fixed({ upTo: true }))), wording('them', '', 'of them')),
  seq(wording('them', 'any number', 'any number of them'), fixed({ count: { n: 'any' } })),
);

/** "a Toy character with cost 3 or less (from among them)". */
const among = wording('among', 'from among them', '', 'revealed this way');

/** "a Toy character card", "up to 2 item cards": taken or not, without being shown. */
const someOfKind: Part<object> = forms<object>(
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

const oneOfKind: Part<object> = forms<object>(
  'some',
  seq(fixed({ count: { n: 1 } }), within('filter', indefinite)),
  seq(words('one'), fixed({ count: { n: 1 } }), within('filter', described('one'))),
);

const revealedSo = wording('way', '', 'revealed this way');

/** What is taken, as a sentence of its own, without its full stop. */
const picking: Part<Picked> = forms<Picked>(
  'pick',
  mayReveal,
  mustReveal,
  seq(words('you may put'), single(seq(optionalCount, destined) as Part<Pick>)),
  seq(
    words('put'),
    single(
      seq(
        wording('all', 'all revealed', 'revealed', 'all'),
        fixed({ count: { n: 'all' } }),
        within('filter', described('many')),
        revealedSo,
        destined,
      ) as Part<Pick>,
    ),
  ),
  seq(
    words('you may put each'),
    single(seq(fixed({ count: { n: 'any' } }), within('filter', described('one')), revealedSo, destined) as Part<Pick>),
  ),
  seq(
    words('put each'),
    single(seq(fixed({ count: { n: 'all' } }), within('filter', described('one')), revealedSo, destined) as Part<Pick>),
  ),
  seq(
    words('you may play'),
    single(
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
    single(
      seq(
        fixed({ count: { n: 1, upTo: true }, put: { to: 'play' } }),
        wording('one', 'one of them', 'one'),
        words('for free'),
      ) as Part<Pick>,
    ),
  ),
  seq(words('you may put'), single(seq(someOfKind, wording('among', '', 'from among them'), destined) as Part<Pick>)),
  seq(words('put'), single(seq(oneOfKind, wording('among', '', 'from among them'), destined) as Part<Pick>)),
  sharing(
    seq(
      words('you may put'),
      field('cards', several(listOf(node(someOfKind as Part<Omit<Pick, 'put'>>), 'and'))),
      wording('among', 'from among them', ''),
      destined,
    ),
  ),
  revealOrPlay,
);

/** One after the other in one sentence: "one into your hand, one on the top of your deck". */
const PLACED = node<Pick>(seq(plainCount, destined));
const placed: Syntax<readonly Pick[]> = commas(PLACED);

type Rest = Pick_<Look, 'rest' | 'order'>;

/** Where the others go. */
export const rest: Part<Rest> = seq(
  wording('rest', 'the rest', 'the other', 'one', 'the other one', 'the others'),
  field('rest', destination),
  order,
);

/** The same as a sentence of its own. */
const resting: Part<Rest> = forms<Rest>(
  'resting',
  seq(words('put'), rest),
  seq(
    words('shuffle the rest into'),
    wording('whose', 'your deck', 'their deck'),
    fixed({ rest: { to: 'deckShuffled' } }),
  ),
  seq(words('then , put'), rest),
);

const NONE_TAKEN = fixed({ picks: [] });

const tail: Part<Tail> = forms<Tail>(
  'tail',
  seq(words('.'), picking, words('.'), resting),
  seq(words('. put'), field('picks', placed), wording('and', 'and', ', and'), wording('putAgain', '', 'put'), rest),
  seq(words('.'), picking, wording('and', 'and', ', and', ', then'), wording('putAgain', '', 'put'), rest),
  seq(words('. put'), NONE_TAKEN, words('them'), wording('back', 'back', ''), field('rest', destination), order),
  seq(words('. put them back'), fixed({ picks: [], rest: { to: 'deckTop' } }), order),
  seq(words('and put them back'), fixed({ picks: [], rest: { to: 'deckTop' } }), order),
  seq(words('and put them'), NONE_TAKEN, field('rest', destination), order),
  seq(words('. put any number of them'), NONE_TAKEN, field('rest', destination), order),
  seq(
    words('. put any number of them'),
    single(seq(fixed({ count: { n: 'any' } }), destined) as Part<Pick>),
    words('and'),
    rest,
  ),
  seq(words('. put'), field('picks', listOf(PLACED, 'and')), words('.'), resting),
);

const all: Part<Effect> = seq(fixed({ kind: 'look' }), head, tail);

/** Of the cards looked at, one at most is played: the rest is put away first. */
const playsOne = ({ picks }: Look): boolean => picks.every(({ put, count }) => put.to !== 'play' || count.n === 1);

/** "You may put one into your hand and the other …": the other one is there only where one was taken, so that all of it may be left. */
const isLeft = ({ picks, say }: Look & { readonly say?: Say }): boolean =>
  say?.tail === '3.' && say.rest?.includes('other') === true && picks.some(({ count }) => count.upTo === true);

/** Cards of another player's deck stay that player's. */
const takesNone = ({ of, picks, rest }: Look): boolean =>
  of === undefined || (!isYours(rest) && picks.every(({ put }) => put.to !== 'play' && !isYours(put)));

export const look: Part<Effect> = {
  ...all,
  read: (source, at) =>
    all
      .read(source, at)
      .filter(({ value }) => value.kind === 'look' && playsOne(value) && takesNone(value) && !isLeft(value)),
};
