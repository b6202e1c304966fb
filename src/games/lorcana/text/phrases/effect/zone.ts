// Cards between zones: return, put, shuffle, reveal, search, play.
import type { Destination, Effect, EffectOf, Target } from '../../../ir/effect.js';
import type { Filter } from '../../../ir/filter.js';
import {
  absent,
  anyOf,
  beginOfAny,
  field,
  fixed,
  forms,
  ifSaid,
  lazyBegin,
  mapped,
  marked,
  node,
  oneOf,
  reshaped,
  seq,
  ways,
  within,
  without,
  wording,
  words,
  type Fields,
  type Part,
  type Syntax,
} from '../../grammar.js';
import { perEach } from '../amount.js';
import { destination, handOnly, isYours, order, shuffledInto, toUnder } from '../destination.js';
import { aCard, described } from '../filter.js';
import { chosenBy, does, objectOf, type Person } from '../person.js';
import { reference } from '../reference.js';
import { chosen, pile, topCards } from '../target.js';
import { number } from '../word.js';

const referred: Syntax<Target> = node<Target>(field('ref', reference('object')));

type Move = EffectOf<'move'>;

/** "Put a card from the top of your deck under each of your other characters": a card for each of them. */
function forEach(effect: Effect): Effect {
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

/** "Put each of them on the top or the bottom": asked for each card by itself, which a step that moves all of them does not. */
const isAskedOnce = (effect: Effect): boolean =>
  effect.kind === 'move' && effect.put.to === 'either' && 'ref' in effect.what && effect.what.ref === '?each of them';

/** "(Move all cards from under chosen character) to under this character", "… into your hand". */
const movedTo: Syntax<Destination> = anyOf(toUnder, destination);

/** Only cards from under another are said to be moved between zones. */
const isMovedFromElsewhere = (effect: Effect): boolean =>
  effect.kind === 'move' && effect.say?.verb === 'move under' && !isFromUnder(effect.what);

/** Another player's card outside play: it cannot come to your hand, discard or inkwell, and you cannot play it. */
function isOfOthers(what: Target): boolean {
  if ('both' in what) return what.both.some(isOfOthers);
  const { zone, of } = 'top' in what ? { zone: 'deck', of: what.of } : (filterOf(what)[1] ?? {});
  return zone !== undefined && of !== undefined && of !== 'you';
}

const isTaken = (effect: Effect): boolean =>
  (effect.kind === 'move' && isYours(effect.put) && isOfOthers(effect.what)) ||
  (effect.kind === 'play' && effect.by === undefined && (isOfOthers(effect.what) || isOfAnybody(effect.what)));

/** "From any discard". */
const isOfAnybody = (what: Target): boolean => {
  const { zone, of, is } = filterOf(what)[1] ?? {};
  return zone !== undefined && zone !== 'under' && of === undefined && is === undefined;
};

/** "Put all cards from under chosen character …": which one, that is chosen first. */
const isFromUnder = (what: Target): boolean => filterOf(what)[1]?.zone === 'under';

const filterOf = (what: Target): readonly ['choose' | 'all' | undefined, Filter | undefined] =>
  'choose' in what ? ['choose', what.choose] : 'all' in what ? ['all', what.all] : [undefined, undefined];

function forAll(record: Fields): Fields | undefined {
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
        .filter(({ value }) => !isAskedOnce(value) && !isTaken(value) && !isMovedFromElsewhere(value))
        .map(({ value, next }) => ({ value: forEach(value), next })),
    begin: () => part.begin(),
    can: (record) => record.kind === 'move' || record.kind === 'forEachCard',
    *write(record, used) {
      if (record.kind === 'move') yield* part.write(record, used);
      const all = record.kind === 'forEachCard' ? forAll(record) : undefined;
      if (all === undefined) return;
      for (const { words } of part.write(all, used)) yield { words, used: ['kind', 'cards', 'do'] };
    },
  };
}

/** "chooses and (returns one of their characters to their hand)". */
const choosingAnd = (person: Person): Part<object> => seq(does(person, 'choose'), words('and'));

const moving = (person: Person): Part<Effect> => {
  // A card spoken of may be said to be in the discard by now; it is looked for there anyway (6.1.11.1).
  const what: Part<{ readonly what: Target }> = forms<{ readonly what: Target }>(
    'from',
    field('what', objectOf(person)),
    seq(field('what', referred), words('from your discard')),
  );
  const picked = field('what', chosenBy(person));
  const whole = field('what', node(pile(person === 'you' ? 'you' : 'they')));
  const base = fixed({ kind: 'move' });
  return ways<Effect>('verb', {
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

/** Shown to all, or looked at alone. */
const reveal = (person: Person): Part<Effect> => {
  const shown = fixed({ kind: 'reveal' });
  return oneOf<readonly Part<Effect>[]>(
    forms<Effect>(
      'form',
      seq(shown, absent('to'), does(person, 'reveal'), field('what', node(topCards))),
      seq(
        shown,
        absent('to'),
        does(person, 'reveal'),
        field('what', objectOf(person)),
        wording('all', '', 'to all players'),
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

/** A card to play is in your hand unless another zone is named. */
const fromHand: Syntax<Target> = mapped(
  node(chosen),
  (target): Target => {
    if (!('choose' in target)) return target;
    const filter = target.choose;
    if (filter.zone === 'hand' && filter.of === 'you') return { ...target, say: { ...target.say, hand: 'said' } };
    const placed = filter.zone !== undefined || filter.anyOf?.some(({ zone }) => zone !== undefined) === true;
    return placed ? target : { ...target, choose: { ...filter, zone: 'hand', of: 'you' } };
  },
  (target) => {
    if (!('choose' in target)) return target;
    const { zone, of, ...filter } = target.choose;
    const unsaid = zone === 'hand' && of === 'you' && target.say?.hand === undefined;
    return unsaid ? { ...target, choose: filter } : target;
  },
);

const playable: Syntax<Target> = {
  read: (source, at) => [...referred.read(source, at), ...fromHand.read(source, at)],
  begin: lazyBegin(() => beginOfAny([referred, fromHand])),
  write: (value) => referred.write(value) ?? fromHand.write(value),
};
const entersExerted: Part<object> = seq(
  fixed({ exerted: true }),
  wording(
    'exerted',
    'and they enter play exerted',
    'and it enters play exerted',
    'and he enters play exerted',
    'and she enters play exerted',
    ', exerted',
    // In a sentence of its own it still says how the card comes in, and no more when it is there.
    ...['they enter', 'it enters', 'he enters', 'she enters', 'that character enters', 'that card enters'].map(
      (lead) => `. ${lead} play exerted`,
    ),
  ),
);

const toBottom: Part<object> = seq(
  fixed({ after: 'deckBottom' }),
  wording(
    'after',
    ...[', then', '. if you do ,', '.', '. then ,', 'and'].flatMap((lead) =>
      ['that card', 'it', 'that action card', 'that song', 'that action'].map(
        (card) => `${lead} put ${card} on the bottom of your deck instead of into your discard`,
      ),
    ),
  ),
);

/** Where the card to play is, said last: "from there", after a look at the cards in the inkwell; "for free from your discard". */
const placeSaid = (say: Fields | undefined): string | undefined =>
  say?.again === 'from there' ? 'inkwell' : say?.where === 'from your discard' ? 'discard' : undefined;

type Played = Fields & { readonly say?: Fields; readonly what?: { readonly choose?: Fields } };

function toThere(record: Played): Played {
  const zone = placeSaid(record.say);
  if (zone === undefined || record.what?.choose?.zone !== 'hand') return record;
  return { ...record, what: { ...record.what, choose: { ...record.what.choose, zone } } };
}

function fromThere(record: Played): Played {
  const zone = placeSaid(record.say);
  if (zone === undefined || record.what?.choose?.zone !== zone) return record;
  return { ...record, what: { ...record.what, choose: { ...record.what.choose, zone: 'hand' } } };
}

/** "From your hand … from your discard". The description of cards to choose says itself where they are. */
const isPlacedTwice = ({ say, what }: Played): boolean =>
  (say?.where !== undefined && (say.again !== undefined || (what?.choose !== undefined && isHandSaid(what)))) ||
  (what?.choose !== undefined && say?.again !== undefined && placeSaid(say) === undefined);

const isHandSaid = (what: { readonly say?: Fields; readonly choose?: Fields }): boolean =>
  what.say?.hand !== undefined || what.choose?.zone !== 'hand';

const play = (person: Person): Part<Effect> => {
  const part = reshaped(
    playing(person),
    (effect): Effect | undefined =>
      isPlacedTwice(effect as unknown as Played)
        ? undefined
        : (toThere(effect as unknown as Played) as unknown as Effect),
    fromThere,
  );
  return {
    read: (source, at) =>
      part
        .read(source, at)
        .filter(({ value }) => !isTaken(value))
        .map(({ value, next }) => ({ value: playEach(value), next })),
    begin: () => part.begin(),
    can: (record) => record.kind === 'play' || record.kind === 'forEachCard',
    *write(record, used) {
      if (record.kind === 'play') yield* part.write(record, used);
      const all = record.kind === 'forEachCard' ? playAll(record) : undefined;
      if (all === undefined) return;
      for (const { words } of part.write(all, used)) yield { words, used: ['kind', 'cards', 'do'] };
    },
  };
};

/** "Play up to 2 characters for free": one after the other. */
function playEach(effect: Effect): Effect {
  if (effect.kind !== 'play' || !('choose' in effect.what) || effect.what.count === undefined) return effect;
  if (effect.what.count.n === 1) return effect;
  return { kind: 'forEachCard', cards: effect.what, do: [{ ...effect, what: { ref: 'group' } }] };
}

function playAll(record: Fields): Fields | undefined {
  const { cards, do: steps } = record as unknown as EffectOf<'forEachCard'>;
  const [step] = steps;
  return step?.kind === 'play' && 'choose' in cards ? { ...step, what: cards } : undefined;
}

const playing = (person: Person): Part<Effect> =>
  seq(
    fixed({ kind: 'play' }),
    person === 'you' ? absent('by') : fixed({ by: 'they' }),
    oneOf<readonly Part<object>[]>(
      seq(does(person, 'play'), absent('shift')),
      seq(does(person, 'play'), words('or shift'), fixed({ shift: 'may' })),
      seq(does(person, 'shift'), fixed({ shift: 'must' })),
    ),
    field('what', playable),
    wording('again', '', 'again from your discard', 'from there', 'from your discard'),
    oneOf<readonly Part<object>[]>(
      seq(words('for free'), fixed({ free: true }), wording('where', '', 'from your discard')),
      seq(absent('free'), wording('asIf', '', 'as if it were in your hand')),
    ),
    oneOf<readonly Part<object>[]>(entersExerted, absent('exerted')),
    oneOf<readonly Part<object>[]>(toBottom, absent('after')),
  );

const found: Part<object> = ways<object>('found', {
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
    wording('and', 'and reveal', ', reveal', ', and reveal'),
    wording('it', ...CARD),
    wording('to', 'to all players', ''),
  ),
  absent('reveal'),
);

const thenShuffle = wording(
  'shuffle',
  'and shuffle your deck',
  '. then , shuffle your deck',
  ', then shuffle your deck',
  '. shuffle your deck',
  '. then shuffle your deck',
);

const takes = (verb: string, ...leads: readonly string[]): Part<object> =>
  wording('put', ...leads.flatMap((lead) => CARD.map((it) => `${lead} ${verb} ${it}`)));

/** A search ends with a shuffle; a card that goes on top of the deck is put there after it. */
const searching: Part<Effect> = seq(
  fixed({ kind: 'search' }),
  words('search your deck for'),
  found,
  shown,
  forms<object>(
    'form',
    seq(takes('put', '.', ',', 'and', ', and'), field('put', destination), thenShuffle),
    seq(
      wording(
        'shuffle',
        '. shuffle your deck',
        ', then shuffle your deck',
        ', shuffle your deck',
        '. then , shuffle your deck',
        '. then shuffle your deck',
      ),
      takes('put', 'and', ', then'),
      field('put', destination),
    ),
    seq(
      takes('play', 'and', ',', '.', ', and'),
      words('for free'),
      within('put', seq(fixed({ to: 'play' }), oneOf<readonly Part<object>[]>(entersExerted, absent('exerted')))),
      thenShuffle,
    ),
  ),
) as Part<Effect>;

/** One card at most is played. */
const search: Part<Effect> = {
  ...searching,
  read: (source, at) =>
    searching
      .read(source, at)
      .filter(({ value }) => value.kind !== 'search' || value.put.to !== 'play' || value.count === undefined),
};

/** A list of one step. */
const alone = (syntax: Syntax<Effect>): Syntax<readonly Effect[]> =>
  mapped(
    syntax,
    (effect): readonly Effect[] => [effect],
    (effects) => (effects.length === 1 ? effects[0] : undefined),
  );

type Repeat = EffectOf<'repeat'>;

/** Cards that go one after the other to a place of their player's. */
const isFromTop = (effect: Effect): boolean =>
  effect.kind === 'move' && 'top' in effect.what && effect.what.top === 1 && effect.put.to !== 'under';

/** "Put the top card of your deck into your discard for each …". */
const topForEach = (person: Person): Part<Effect> => {
  const one = alone(node(move(person)));
  const part = marked(
    'for',
    'last',
    seq(fixed({ kind: 'repeat' }), field('do', one), words('for each'), field('times', perEach)),
  ) as Part<Repeat>;
  return ifSaid('each', {
    ...part,
    read: (source, at) => part.read(source, at).filter(({ value }) => isFromTop(value.do[0]!)),
  });
};

export const zoneEffects = (person: Person): readonly Part<Effect>[] => [
  move(person),
  topForEach(person),
  reveal(person),
  play(person),
  ...(person === 'you' ? [search] : []),
];
