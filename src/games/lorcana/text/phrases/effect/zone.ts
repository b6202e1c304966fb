// Effects that move cards between zones: return, put, shuffle, reveal, search, play.
import type { EffectOf, Effect, Target, Destination } from '../../../ir/effect.js';
import {
  filterOf,
  toUnder,
  destination,
  takesFromOthers,
  handOnly,
  shuffledInto,
  order,
} from '../target/destination.js';
import {
  without,
  type Syntax,
  anyOf,
  type Fields,
  type Part,
  words,
  seq,
  inflections,
  field,
  node,
  fixed,
  synonyms,
  within,
  listOfOne,
  marked,
  requireWord,
  oneOf,
  absent,
  variant,
} from '../../grammar/index.js';
import type { Filter } from '../../../ir/filter.js';
import { type Person, does, objectOf, chosenBy } from '../target/person.js';
import { referenceTo, wholeZone, topCards } from '../target/target.js';
import { number } from '../../words/word.js';
import { perEach } from '../amount/for-each.js';
import { aCard, described } from '../filter/filter.js';
import { entersExerted, play } from './play.js';

type Move = EffectOf<'move'>;

/** "Put a card from the top of your deck under each of your other characters": a card for each of them. */
function forEachCard(effect: Effect): Effect {
  if (effect.kind !== 'move') return effect;
  const [key, filter] = filterOf(effect.what);
  if (key !== undefined && filter?.underneath === '?chosen' && filter.coveredBy !== undefined) {
    const what = { ...effect.what, [key]: { ...without(filter, 'coveredBy'), underneath: 'group' } };
    return { kind: 'forEachCard', cards: { choose: filter.coveredBy }, do: [{ ...effect, what }] };
  }
  if (effect.put.to !== 'under' || !isSeveral(effect.put.card)) return effect;
  const put = { ...effect.put, card: { ref: 'group' } };
  return { kind: 'forEachCard', cards: effect.put.card, do: [{ ...effect, put }] };
}

const isSeveral = (target: Target): boolean =>
  'all' in target || ('choose' in target && target.count !== undefined && target.count.n !== 1);

/** True for "put each of them on the top or the bottom" as a single move, which would make one choice for all cards. */
const isChoiceForAll = (effect: Effect): boolean =>
  effect.kind === 'move' && effect.put.to === 'either' && 'ref' in effect.what && effect.what.ref === '?each of them';

/** "(Move all cards from under chosen character) to under this character", "… into your hand". */
const movedTo: Syntax<Destination> = anyOf(toUnder, destination);

/** True for "move" without cards from under another card. Only for these do texts say "move" between zones. */
const isMovedFromElsewhere = (effect: Effect): boolean =>
  effect.kind === 'move' && effect.say?.verb === 'move under' && !isFromUnder(effect.what);

/** "Put all cards from under chosen character …": the character is chosen first. */
const isFromUnder = (what: Target): boolean => filterOf(what)[1]?.zone === 'under';

function asSingleMove(record: Fields): Fields | undefined {
  const { cards, do: steps } = record as unknown as EffectOf<'forEachCard'>;
  const [step] = steps;
  if (step?.kind !== 'move') return undefined;
  if (isFromUnder(step.what) && 'choose' in cards) return { ...step, what: overChosen(step, cards.choose) };
  return step.put.to === 'under' ? { ...step, put: { ...step.put, card: cards } } : undefined;
}

function overChosen({ what }: Move, coveredBy: Filter): object {
  const [key, filter] = filterOf(what);
  return { ...what, [key!]: { ...filter, underneath: '?chosen', coveredBy } };
}

function move(person: Person): Part<Effect> {
  const part = moving(person);
  return {
    read: (source, at) =>
      part
        .read(source, at)
        .filter(({ value }) => !isChoiceForAll(value) && !takesFromOthers(value) && !isMovedFromElsewhere(value))
        .map(({ value, next }) => ({ value: forEachCard(value), next })),
    firstWords: () => part.firstWords(),
    can: (record) => record.kind === 'move' || record.kind === 'forEachCard',
    *write(record, used) {
      if (record.kind === 'move') yield* part.write(record, used);
      const all = record.kind === 'forEachCard' ? asSingleMove(record) : undefined;
      if (all === undefined) return;
      for (const { words } of part.write(all, used)) yield { words, used: ['kind', 'cards', 'do'] };
    },
  };
}

/** "chooses and (returns one of their characters to their hand)". */
const choosingAnd = (person: Person): Part<object> => seq(does(person, 'choose'), words('and'));

const moving = (person: Person): Part<Effect> => {
  // After a mentioned card "from your discard" sets no field: the card is looked for there anyway (6.1.11.1).
  const what: Part<{ readonly what: Target }> = inflections<{ readonly what: Target }>(
    'from',
    field('what', objectOf(person)),
    seq(field('what', node(referenceTo('object'))), words('from your discard')),
  );
  const picked = field('what', chosenBy(person));
  const whole = field('what', node(wholeZone(person === 'you' ? 'you' : 'they')));
  const base = fixed({ kind: 'move' });
  return synonyms<Effect>('verb', {
    return: seq(base, does(person, 'return'), what, field('put', handOnly)),
    'choose and return': seq(choosingAnd(person), base, does(person, 'return'), picked, field('put', handOnly)),
    'choose and put': seq(choosingAnd(person), base, does(person, 'put'), picked, field('put', destination)),
    shuffle: seq(base, does(person, 'shuffle'), what, field('put', shuffledInto)),
    'shuffle all': seq(base, does(person, 'shuffle'), whole, field('put', shuffledInto)),
    'put all': seq(base, does(person, 'put'), whole, field('put', destination), order),
    until: seq(
      base,
      does(person, 'return'),
      words('cards at random from their inkwell'),
      field('put', handOnly),
      words('until they have'),
      within(
        'what',
        seq(
          fixed({ random: { zone: 'inkwell', of: 'they' } }),
          within('count', seq(fixed({ n: 'all' }), field('leaving', number))),
        ),
      ),
      words('cards in their inkwell'),
    ),
    put: seq(base, does(person, 'put'), what, field('put', destination), order),
    'move under': seq(base, does(person, 'move'), field('what', objectOf(person)), field('put', movedTo)),
    back: seq(base, does(person, 'put'), what, words('back'), fixed({ put: { to: 'deckTop' } }), order),
  });
};

type Repeat = EffectOf<'repeat'>;

/** True for the top card of a deck that moves to a zone. Only this move can be repeated by "for each …". */
const isFromTop = (effect: Effect): boolean =>
  effect.kind === 'move' && 'top' in effect.what && effect.what.top === 1 && effect.put.to !== 'under';

/** "Put the top card of your deck into your discard for each …". */
const topForEach = (person: Person): Part<Effect> => {
  const one = listOfOne(node(move(person)));
  const part = marked(
    'for',
    'last',
    seq(fixed({ kind: 'repeat' }), field('do', one), words('for each'), field('times', perEach)),
  ) as Part<Repeat>;
  return requireWord('each', {
    ...part,
    read: (source, at) => part.read(source, at).filter(({ value }) => isFromTop(value.do[0]!)),
  });
};

// Revealing and searching.

/** Cards revealed to all players, or looked at by you. */
const reveal = (person: Person): Part<Effect> => {
  const shown = fixed({ kind: 'reveal' });
  return oneOf<readonly Part<Effect>[]>(
    inflections<Effect>(
      'form',
      seq(shown, absent('to'), does(person, 'reveal'), field('what', node(topCards))),
      seq(
        shown,
        absent('to'),
        does(person, 'reveal'),
        field('what', objectOf(person)),
        variant('all', '', 'to all players'),
      ),
    ),
    seq(fixed({ kind: 'reveal', to: 'you' }), does(person, 'look'), words('at'), field('what', node(topCards))),
    seq(
      fixed({ kind: 'reveal', to: 'you' }),
      words('look at the cards in your inkwell'),
      fixed({ what: { all: { zone: 'inkwell', of: 'you' } } }),
    ),
  );
};
// Searching a deck: one effect over several sentences.

const searched: Part<object> = synonyms<object>('found', {
  a: field('filter', aCard),
  'up to': seq(
    words('up to'),
    within('count', seq(field('n', number), fixed({ upTo: true }))),
    within('filter', described('many')),
  ),
});

const CARD = ['that card', 'it', 'them', 'that character', 'that item', 'that location'];

/** "and reveal that card to all players". */
const shown: Part<object> = oneOf<readonly Part<object>[]>(
  seq(
    fixed({ reveal: true }),
    variant('and', 'and reveal', ', reveal', ', and reveal'),
    variant('it', ...CARD),
    variant('to', 'to all players', ''),
  ),
  absent('reveal'),
);

const thenShuffle = variant(
  'shuffle',
  'and shuffle your deck',
  '. then , shuffle your deck',
  ', then shuffle your deck',
  '. shuffle your deck',
  '. then shuffle your deck',
);

const verbAndCard = (verb: string, ...leads: readonly string[]): Part<object> =>
  variant('put', ...leads.flatMap((lead) => CARD.map((it) => `${lead} ${verb} ${it}`)));

/** A search ends with a shuffle; a card that goes on top of the deck is put there after it. */
const searching: Part<Effect> = seq(
  fixed({ kind: 'search' }),
  words('search your deck for'),
  searched,
  shown,
  inflections<object>(
    'form',
    seq(verbAndCard('put', '.', ',', 'and', ', and'), field('put', destination), thenShuffle),
    seq(
      variant(
        'shuffle',
        '. shuffle your deck',
        ', then shuffle your deck',
        ', shuffle your deck',
        '. then , shuffle your deck',
        '. then shuffle your deck',
      ),
      verbAndCard('put', 'and', ', then'),
      field('put', destination),
    ),
    seq(
      verbAndCard('play', 'and', ',', '.', ', and'),
      words('for free'),
      within('put', seq(fixed({ to: 'play' }), oneOf<readonly Part<object>[]>(entersExerted, absent('exerted')))),
      thenShuffle,
    ),
  ),
) as Part<Effect>;

/** A search plays one card at most. */
const search: Part<Effect> = {
  ...searching,
  read: (source, at) =>
    searching
      .read(source, at)
      .filter(({ value }) => value.kind !== 'search' || value.put.to !== 'play' || value.count === undefined),
};

export const zoneEffects = (person: Person): readonly Part<Effect>[] => [
  move(person),
  topForEach(person),
  reveal(person),
  play(person),
  ...(person === 'you' ? [search] : []),
];
