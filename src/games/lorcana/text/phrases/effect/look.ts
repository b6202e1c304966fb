// Looking at cards of a deck, taking some and putting the rest away: one effect over several sentences.
import type { Effects, Pick, Effect, EffectOf } from '../../../ir/effect.js';
import {
  type Part,
  oneOf,
  words,
  seq,
  fixed,
  field,
  inflections,
  variant,
  within,
  absent,
  node,
  type Syntax,
  commas,
  listOf,
  synonyms,
  reshaped,
  same,
} from '../../grammar/index.js';
import { number } from '../../words/word.js';
import { ownerAs } from '../../words/player.js';
import { value } from '../amount/amount.js';
import type { Count } from '../../../ir/reference.js';
import { withDestination, picking, singlePick } from './pick.js';
import { destination, order, isYours } from '../target/destination.js';
import type { Say } from '../../../ir/vocabulary.js';
import type { Filter } from '../../../ir/filter.js';
import { aCard } from '../filter/filter.js';

type Look = Effects['look'];

type Head = Fields<Look, 'n' | 'until' | 'of' | 'reveal'>;

type Fields<T, K extends keyof T> = { readonly [k in K]: T[k] };

type Tail = Omit<Look, 'n' | 'until' | 'of' | 'reveal'>;

const lookOrReveal: Part<object> = oneOf<readonly Part<object>[]>(
  words('look at'),
  seq(words('reveal'), fixed({ reveal: true })),
);

const head: Part<Head> = oneOf<readonly Part<object>[]>(
  seq(lookOrReveal, words('the top'), field('n', number), words('cards of'), ownerAs('of'), words('deck')),
  seq(
    lookOrReveal,
    words('a number of cards from the top of'),
    ownerAs('of'),
    words('deck equal to'),
    field('n', value),
  ),
);

/** "one", "2", "up to 2": a number of cards without a description. */
const plainCount: Part<{ readonly count: Count }> = inflections<{ readonly count: Count }>(
  'one',
  seq(variant('them', 'one', 'one of them'), fixed({ count: { n: 1 } })),
  seq(words('up to'), within('count', seq(field('n', number), fixed({ upTo: true }))), variant('them', '', 'of them')),
  seq(within('count', seq(absent('upTo'), field('n', number))), variant('them', '', 'of them')),
);

/** A pick and its destination. One sentence can list several: "one into your hand, one on the top of your deck". */
const PLACED = node<Pick>(seq(plainCount, withDestination));

const placed: Syntax<readonly Pick[]> = commas(PLACED);

type Rest = Fields<Look, 'rest' | 'order'>;

/** The destination of the remaining cards. */
const rest: Part<Rest> = seq(
  variant('rest', 'the rest', 'the other', 'one', 'the other one', 'the others'),
  field('rest', destination),
  order,
);

/** The same, as a separate sentence. */
const restSentence: Part<Rest> = inflections<Rest>(
  'resting',
  seq(words('put'), rest),
  seq(
    words('shuffle the rest into'),
    variant('whose', 'your deck', 'their deck'),
    fixed({ rest: { to: 'deckShuffled' } }),
  ),
  seq(words('then , put'), rest),
);

const NONE_TAKEN = fixed({ picks: [] });

const tail: Part<Tail> = inflections<Tail>(
  'tail',
  seq(words('.'), picking, words('.'), restSentence),
  seq(words('. put'), field('picks', placed), variant('and', 'and', ', and'), variant('putAgain', '', 'put'), rest),
  seq(words('.'), picking, variant('and', 'and', ', and', ', then'), variant('putAgain', '', 'put'), rest),
  seq(words('. put'), NONE_TAKEN, words('them'), variant('back', 'back', ''), field('rest', destination), order),
  seq(words('. put them back'), fixed({ picks: [], rest: { to: 'deckTop' } }), order),
  seq(words('and put them back'), fixed({ picks: [], rest: { to: 'deckTop' } }), order),
  seq(words('and put them'), NONE_TAKEN, field('rest', destination), order),
  seq(words('. put any number of them'), NONE_TAKEN, field('rest', destination), order),
  seq(
    words('. put any number of them'),
    singlePick(seq(fixed({ count: { n: 'any' } }), withDestination) as Part<Pick>),
    words('and'),
    rest,
  ),
  seq(words('. put'), field('picks', listOf(PLACED, 'and')), words('.'), restSentence),
);

const lookEffect: Part<Effect> = seq(fixed({ kind: 'look' }), head, tail);

/** At most one of the cards is played, because the rest is put away before it is played. */
const playsOne = ({ picks }: Look): boolean => picks.every(({ put, count }) => put.to !== 'play' || count.n === 1);

/** "You may put one into your hand and the other …": without the first card there is no "other", so the whole action is optional. */
const isWhollyOptional = ({ picks, say }: Look & { readonly say?: Say }): boolean =>
  say?.tail === '3.' && say.rest?.includes('other') === true && picks.some(({ count }) => count.upTo === true);

/** True unless you would get cards of another player's deck. */
const isWithoutTheft = ({ of, picks, rest }: Look): boolean =>
  of === undefined || (!isYours(rest) && picks.every(({ put }) => put.to !== 'play' && !isYours(put)));

export const look: Part<Effect> = {
  ...lookEffect,
  read: (source, at) =>
    lookEffect
      .read(source, at)
      .filter(
        ({ value }) => value.kind === 'look' && playsOne(value) && isWithoutTheft(value) && !isWhollyOptional(value),
      ),
};

// "Reveal cards from the top of your deck until you reveal a song card": one card is taken, the others are put away.

/** The destination of the card that ends the search. It is the only revealed card that matches. */
interface Taken {
  readonly put: Pick['put'];
  readonly may?: true;
}

const it = variant('it', 'that card', 'it');

const taken: Part<Taken> = synonyms<Taken>('taken', {
  put: seq(words('put'), it, field('put', destination), absent('may')),
  play: seq(words('you may play'), it, words('for free'), fixed({ put: { to: 'play' }, may: true })),
  'may put': seq(words('you may put'), it, field('put', destination), fixed({ may: true })),
});

const shuffled: Part<object> = seq(
  variant('whose', 'your deck', 'their deck'),
  fixed({ rest: { to: 'deckShuffled' } }),
);

const others: Part<object> = inflections<object>(
  'others',
  seq(words('and'), variant('putAgain', '', 'put'), rest),
  seq(words('and shuffle the rest into'), shuffled),
  seq(variant('then', '. put', '. then , put'), rest),
  seq(variant('then', '. shuffle the rest into', '. then , shuffle the rest into'), shuffled),
);

type Until = Omit<EffectOf<'look'>, 'picks'> & Taken & { readonly until: Filter };

const untilForm: Part<Until> = seq(
  fixed({ kind: 'look', reveal: true }),
  words('reveal cards from the top of'),
  ownerAs('of'),
  words('deck until you reveal'),
  field('until', aCard),
  words('.'),
  taken,
  others,
) as unknown as Part<Until>;

const untilEffect: Part<Effect> = reshaped(
  untilForm,
  ({ put, may, ...look }): Effect => ({
    ...look,
    picks: [{ filter: look.until, count: may === true ? { n: 1, upTo: true } : { n: 1 }, put }],
  }),
  (record) => {
    const { picks, ...look } = record as unknown as EffectOf<'look'>;
    const [pick, ...more] = picks;
    if (look.until === undefined || pick === undefined || more.length > 0 || !same(pick.filter, look.until))
      return undefined;
    return { ...look, put: pick.put, ...(pick.count.upTo === true ? { may: true } : {}) };
  },
);

export const revealUntil: Part<Effect> = {
  ...untilEffect,
  can: (record) => record.kind === 'look' && record.until !== undefined,
  *write(record, used) {
    for (const { words: text } of untilEffect.write(record, used)) yield { words: text, used: Object.keys(record) };
  },
};
