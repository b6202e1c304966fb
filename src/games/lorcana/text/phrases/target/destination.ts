// Destinations of cards: hand, discard, deck, inkwell, under a card. A card always goes to a zone of its own player, whatever the words.
import {
  type Part,
  seq,
  fixed,
  variant,
  oneOf,
  inflections,
  words,
  field,
  type Syntax,
  node,
} from '../../grammar/index.js';
import type { Place, Destination, Target, Effect } from '../../../ir/effect.js';
import { object } from './target.js';
import type { Say } from '../../../ir/vocabulary.js';
import type { Filter } from '../../../ir/filter.js';

const OWNERS = [
  'your',
  'their',
  "their player's",
  "its player's",
  "his player's",
  "her player's",
  "their players'",
  "that player's",
] as const;

/** A zone with each of the possessives: "into your hand", "into their players' inkwells". */
const zone = (
  to: 'hand' | 'discard' | 'deckTop' | 'deckBottom' | 'deckShuffled' | 'inkwell',
  lead: readonly string[],
  noun: string,
): Part<{ readonly to: typeof to }> =>
  seq(
    fixed({ to }),
    variant('to', ...lead.flatMap((before) => OWNERS.map((owner) => `${before} ${owner} ${plural(owner, noun)}`))),
  );

const plural = (owner: string, noun: string): string => (owner === "their players'" ? `${noun}s` : noun);

const toHand: Part<Place> = oneOf(zone('hand', ['to', 'into', 'in'], 'hand'));

const toDeckTop: Part<Place> = inflections<Place>(
  'top',
  zone('deckTop', ['on the top of', 'on top of', 'back on the top of'], 'deck'),
  seq(fixed({ to: 'deckTop' }), variant('to', 'on top of it', 'on the top', 'on the top of it')),
);

const toDeckBottom: Part<Place> = inflections<Place>(
  'bottom',
  zone('deckBottom', ['on the bottom of'], 'deck'),
  seq(fixed({ to: 'deckBottom' }), words('on the bottom')),
);

/** "either the top or the bottom of your deck". */
const either: Part<Place> = oneOf<readonly Part<Place>[]>(
  seq(
    fixed({ to: 'either', places: ['deckTop', 'deckBottom'] }),
    variant(
      'to',
      ...[
        'on either the top or the bottom of',
        'on the top or the bottom of',
        'on either the top or bottom of',
        'on the top or bottom of',
      ].flatMap((lead) => OWNERS.map((owner) => `${lead} ${owner} deck`)),
    ),
  ),
  seq(
    fixed({ to: 'either', places: ['deckTop', 'discard'] }),
    variant(
      'to',
      ...['your', 'their'].flatMap((owner) => [
        `on either the top of ${owner} deck or into ${owner} discard`,
        `on top of ${owner} deck or into ${owner} discard`,
        `on the top of ${owner} deck or into ${owner} discard`,
      ]),
    ),
  ),
);

const inkwell: Part<Place> = oneOf<readonly Part<Place>[]>(
  seq(
    zone('inkwell', ['into'], 'inkwell') as Part<{ readonly to: 'inkwell' }>,
    words('facedown and exerted'),
    fixed({ exerted: true }),
  ),
  seq(
    zone('inkwell', ['into'], 'inkwell') as Part<{ readonly to: 'inkwell' }>,
    variant('ready', 'facedown', 'facedown and ready'),
  ),
);

const under: Part<Place> = inflections<Place>(
  'under',
  seq(fixed({ to: 'under' }), words('facedown under'), field('card', object)),
  seq(fixed({ to: 'under' }), words('under'), field('card', object), words('facedown')),
  seq(fixed({ to: 'under', faceup: true }), words('under'), field('card', object), words('faceup')),
  seq(fixed({ to: 'under' }), words('under'), field('card', object)),
  seq(fixed({ to: 'under', faceup: true }), words('faceup under'), field('card', object)),
);

/** "(moved) to under": only for cards that were under another card. */
export const toUnder: Syntax<Destination> = node(seq(words('to'), under));

export const destination: Syntax<Destination> = node(
  oneOf<readonly Part<Place>[]>(
    inkwell,
    zone('discard', ['into', 'in'], 'discard') as Part<Place>,
    toDeckTop,
    toDeckBottom,
    either,
    under,
    toHand,
  ),
);

/** Zones that are always named with their player. A deck may be named without one: "on the bottom". */
const OWNED: ReadonlySet<Place['to']> = new Set<Place['to']>(['hand', 'discard', 'inkwell']);

/** True if the words name one of your zones. Another player's card cannot go there. */
export const isYours = ({ to, say }: { readonly to: string; readonly say?: Say }): boolean =>
  OWNED.has(to as Place['to']) && (say?.to ?? 'your').includes('your');

export const handOnly: Syntax<Destination> = node(toHand);

export const shuffledInto: Syntax<Destination> = node(zone('deckShuffled', ['into'], 'deck') as Part<Place>);

/** The order in which several cards are put. */
export const order: Part<{ readonly order?: 'any' | 'random' }> = oneOf<
  readonly Part<{ readonly order?: 'any' | 'random' }>[]
>(
  seq(words('in any order'), fixed({ order: 'any' })),
  seq(words('in a random order'), fixed({ order: 'random' })),
  words(''),
);

// Effects that would give you another player's card from outside play.

/** True for another player's cards outside play. They cannot go to your hand, discard or inkwell, and you cannot play them. */
function isOfOtherPlayer(what: Target): boolean {
  if ('both' in what) return what.both.some(isOfOtherPlayer);
  const { zone, of } = 'top' in what ? { zone: 'deck', of: what.of } : (filterOf(what)[1] ?? {});
  return zone !== undefined && of !== undefined && of !== 'you';
}

/** True for an impossible effect: it would move another player's card to a zone of yours, or play it. */
export const takesFromOthers = (effect: Effect): boolean =>
  (effect.kind === 'move' && isYours(effect.put) && isOfOtherPlayer(effect.what)) ||
  (effect.kind === 'play' && effect.by === undefined && (isOfOtherPlayer(effect.what) || isOfAnyPlayer(effect.what)));

/** True for cards of any player outside play: "from any discard". */
const isOfAnyPlayer = (what: Target): boolean => {
  const { zone, of, is } = filterOf(what)[1] ?? {};
  return zone !== undefined && zone !== 'under' && of === undefined && is === undefined;
};

export const filterOf = (what: Target): readonly ['choose' | 'all' | undefined, Filter | undefined] =>
  'choose' in what ? ['choose', what.choose] : 'all' in what ? ['all', what.all] : [undefined, undefined];
