// Effects that play cards.
import {
  type Syntax,
  mapped,
  node,
  lazyFirstWords,
  firstWordsOfAny,
  type Part,
  seq,
  fixed,
  variant,
  type Fields,
  reshaped,
  words,
  absent,
  oneOf,
  field,
} from '../../grammar/index.js';
import type { Target, Effect, EffectOf } from '../../../ir/effect.js';
import { chosen } from '../target/determiner.js';
import { referenceTo } from '../target/target.js';
import { type Person, does } from '../target/person.js';
import { takesFromOthers } from '../target/destination.js';

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
    const isImplied = zone === 'hand' && of === 'you' && target.say?.hand === undefined;
    return isImplied ? { ...target, choose: filter } : target;
  },
);

const mentioned: Syntax<Target> = node(referenceTo('object'));

const playable: Syntax<Target> = {
  read: (source, at) => [...mentioned.read(source, at), ...fromHand.read(source, at)],
  firstWords: lazyFirstWords(() => firstWordsOfAny([mentioned, fromHand])),
  write: (value) => mentioned.write(value) ?? fromHand.write(value),
};

export const entersExerted: Part<object> = seq(
  fixed({ exerted: true }),
  variant(
    'exerted',
    'and they enter play exerted',
    'and it enters play exerted',
    'and he enters play exerted',
    'and she enters play exerted',
    ', exerted',
    // In a separate sentence these words also describe how the card enters play. They are not an effect after it.
    ...['they enter', 'it enters', 'he enters', 'she enters', 'that character enters', 'that card enters'].map(
      (lead) => `. ${lead} play exerted`,
    ),
  ),
);

const toBottom: Part<object> = seq(
  fixed({ after: 'deckBottom' }),
  variant(
    'after',
    ...[', then', '. if you do ,', '.', '. then ,', 'and'].flatMap((lead) =>
      ['that card', 'it', 'that action card', 'that song', 'that action'].map(
        (card) => `${lead} put ${card} on the bottom of your deck instead of into your discard`,
      ),
    ),
  ),
);

/** The zone of the card, if it stands last: "from there", after a look at the cards in the inkwell; "for free from your discard". */
const zoneNamedLast = (say: Fields | undefined): string | undefined =>
  say?.again === 'from there' ? 'inkwell' : say?.where === 'from your discard' ? 'discard' : undefined;

type Played = Fields & { readonly say?: Fields; readonly what?: { readonly choose?: Fields } };

function toNamedZone(record: Played): Played {
  const zone = zoneNamedLast(record.say);
  if (zone === undefined || record.what?.choose?.zone !== 'hand') return record;
  return { ...record, what: { ...record.what, choose: { ...record.what.choose, zone } } };
}

function fromNamedZone(record: Played): Played {
  const zone = zoneNamedLast(record.say);
  if (zone === undefined || record.what?.choose?.zone !== zone) return record;
  return { ...record, what: { ...record.what, choose: { ...record.what.choose, zone: 'hand' } } };
}

/** True if two zones are named: "from your hand … from your discard". A description of cards to choose names the zone itself. */
const namesTwoZones = ({ say, what }: Played): boolean =>
  (say?.where !== undefined && (say.again !== undefined || (what?.choose !== undefined && namesZone(what)))) ||
  (what?.choose !== undefined && say?.again !== undefined && zoneNamedLast(say) === undefined);

const namesZone = (what: { readonly say?: Fields; readonly choose?: Fields }): boolean =>
  what.say?.hand !== undefined || what.choose?.zone !== 'hand';

export const play = (person: Person): Part<Effect> => {
  const part = reshaped(
    playing(person),
    (effect): Effect | undefined =>
      namesTwoZones(effect as unknown as Played)
        ? undefined
        : (toNamedZone(effect as unknown as Played) as unknown as Effect),
    fromNamedZone,
  );
  return {
    read: (source, at) =>
      part
        .read(source, at)
        .filter(({ value }) => !takesFromOthers(value))
        .map(({ value, next }) => ({ value: playEach(value), next })),
    firstWords: () => part.firstWords(),
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
    variant('again', '', 'again from your discard', 'from there', 'from your discard'),
    oneOf<readonly Part<object>[]>(
      seq(words('for free'), fixed({ free: true }), variant('where', '', 'from your discard')),
      seq(absent('free'), variant('asIf', '', 'as if it were in your hand')),
    ),
    oneOf<readonly Part<object>[]>(entersExerted, absent('exerted')),
    oneOf<readonly Part<object>[]>(toBottom, absent('after')),
  );
