// What players do with lore, hand and deck: draw, gain, lose, discard, reveal, shuffle.
import type { Amount } from '../../../ir/amount.js';
import type { Effect } from '../../../ir/effect.js';
import type { Filter } from '../../../ir/filter.js';
import {
  absent,
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
  wording,
  words,
  type Part,
  type Syntax,
} from '../../grammar.js';
import { perEach, value } from '../amount.js';
import { aCard, described, several } from '../filter.js';
import { does, who, type Person } from '../person.js';
import { number } from '../word.js';

interface N {
  readonly n: Amount;
}

/** The number of cards in front of "cards". */
const cardCount: Part<N> = oneOf<readonly Part<N>[]>(
  seq(words('a card'), fixed({ n: 1 })),
  seq(field('n', number), words('cards')),
  seq(words('cards equal to'), field('n', value)),
  seq(words('that many cards'), fixed({ n: { done: '?that many' } })),
);

/** "… for each X": the number is multiplied. */
export function multiplied<T extends N>(part: Part<T>): Part<T> {
  const per = seq(words('for each'), field('per', perEach));
  const isTimes = (n: unknown): n is { readonly times: number; readonly amount: Amount } =>
    typeof n === 'object' && n !== null && 'times' in n;
  return {
    read: (source, at) =>
      part
        .read(source, at)
        .flatMap((found) => [
          ...per
            .read(source, found.next)
            .flatMap(({ value: { per: amount }, next }) =>
              typeof found.value.n === 'number'
                ? [{ value: { ...found.value, n: { times: found.value.n, amount } }, next }]
                : [],
            ),
          found,
        ]),
    begin: () => part.begin(),
    *write(record, used) {
      const n = record.n;
      if (!isTimes(n)) {
        yield* part.write(record, used);
        return;
      }
      for (const written of part.write({ ...record, n: n.times }, used))
        for (const each of per.write({ per: n.amount }, []))
          yield { words: `${written.words} ${each.words}`, used: written.used };
    },
  };
}

/** "… , to a maximum of 6 lore". */
function capped<T extends N>(part: Part<T>): Part<T> {
  const cap = seq(words(', to a maximum of'), field('atMost', number), words('lore'), wording('each', '', 'each'));
  return {
    read: (source, at) =>
      part
        .read(source, at)
        .flatMap((found) => [
          ...cap
            .read(source, found.next)
            .map(({ value: max, next }) => ({ value: { ...found.value, n: { ...max, amount: found.value.n } }, next })),
          found,
        ]),
    begin: () => part.begin(),
    *write(record, used) {
      const n = record.n;
      if (typeof n !== 'object' || n === null || !('atMost' in n)) {
        yield* part.write(record, used);
        return;
      }
      const capOf = n as { readonly atMost: number; readonly amount: Amount };
      for (const written of part.write({ ...record, n: capOf.amount }, used))
        for (const max of cap.write(capOf, [])) yield { words: `${written.words} ${max.words}`, used: written.used };
    },
  };
}

const lore: Part<N> = oneOf<readonly Part<N>[]>(
  seq(field('n', number), words('lore')),
  seq(words('lore equal to'), field('n', value)),
);

const hand = (person: Person): Part<object> => wording('whose', ...(person === 'you' ? ['your'] : ['their', 'your']));

const draw = (person: Person): Part<Effect> =>
  seq(fixed({ kind: 'draw' }), who(person), does(person, 'draw'), multiplied(cardCount), wording('each', '', 'each'));

const drawUntil = (person: Person): Part<Effect> => {
  const have = person === 'you' ? 'until you have' : 'until they have';
  return seq(
    fixed({ kind: 'drawUntil' }),
    who(person),
    does(person, 'draw'),
    wording('cards', '', 'cards'),
    words(have),
    oneOf<readonly Part<N>[]>(
      seq(field('n', number), wording('full', person === 'you' ? 'cards in your hand' : 'cards in their hand', '')),
      seq(words('the same number'), fixed({ n: { player: 'hand', of: 'they' } })),
    ),
  );
};

interface Discarded {
  readonly n: Amount | 'all' | 'any';
  readonly filter?: Filter;
}

const discarded: Part<Discarded> = oneOf<readonly Part<Discarded>[]>(
  cardCount,
  seq(fixed({ n: 1 }), field('filter', aCard)),
  seq(words('any number of cards'), fixed({ n: 'any' })),
  seq(words('any number of'), fixed({ n: 'any' }), within('filter', described('many'))),
  seq(field('n', number), within('filter', described('many'))),
);

const discard = (person: Person): Part<Effect> => {
  const verb = ways<object>('verb', {
    'choose and discard': seq(does(person, 'choose'), words('and'), does(person, 'discard')),
    discard: does(person, 'discard'),
  });
  const base = seq(fixed({ kind: 'discard' }), who(person));
  return forms<Effect>(
    'form',
    seq(base, does(person, 'discard'), multiplied(cardCount), words('at random'), fixed({ random: true })),
    seq(
      base,
      does(person, 'discard'),
      field('filter', aCard),
      fixed({ n: 1 }),
      words('of your choice'),
      fixed({ by: 'you' }),
    ),
    seq(
      base,
      does(person, 'discard'),
      field('filter', aCard),
      fixed({ n: 1 }),
      wording('choice', '', 'of their choice'),
      absent('by'),
    ),
    seq(base, verb, multiplied(discarded as Part<N>)),
    seq(
      base,
      does(person, 'discard'),
      fixed({ n: 'all' }),
      wording(
        'hand',
        ...(person === 'you'
          ? ['your hand', 'all cards in your hand']
          : ['their hand', 'all cards in their hand', 'their hands']),
      ),
    ),
    seq(
      base,
      verb,
      wording('cards', '', 'cards'),
      words(person === 'you' ? 'until you have' : 'until they have'),
      field('n', number),
      fixed({ downTo: true }),
      wording('full', person === 'you' ? 'cards in your hand' : 'cards in their hand', ''),
    ),
  );
};

/** "chooses and discards either 2 cards or 1 action card". */
const discardEither = (person: Person): Part<Effect> => {
  const option: Syntax<readonly Effect[]> = mapped(
    node(
      seq(
        fixed({ kind: 'discard' }),
        who(person),
        oneOf<readonly Part<Discarded>[]>(
          seq(field('n', number), words('cards')),
          seq(words('1'), fixed({ n: 1 }), within('filter', described('one'))),
          seq(field('n', number), within('filter', described('many'))),
        ),
      ) as Part<Effect>,
    ),
    (effect): readonly Effect[] => [effect],
    (effects) => (effects.length === 1 ? effects[0] : undefined),
  );
  return seq(
    fixed({ kind: 'oneOf', possible: true }),
    person === 'you' ? absent('by') : fixed({ by: 'they' }),
    does(person, 'choose'),
    words('and'),
    does(person, 'discard'),
    words('either'),
    field('options', several(listOf(option, 'or'))),
  );
};

const revealHand = (person: Person): Part<Effect> =>
  oneOf<readonly Part<Effect>[]>(
    ...(person === 'you'
      ? [
          seq(
            fixed({ kind: 'revealHand', to: 'you' }),
            words('look at'),
            oneOf(
              seq(words("chosen opponent's hand"), fixed({ who: { choose: 'opponent' } })),
              seq(words("chosen player's hand"), fixed({ who: { choose: 'player' } })),
              seq(words("each opponent's hand"), fixed({ who: 'opponents' })),
            ),
          ),
        ]
      : [seq(fixed({ kind: 'revealHand', who: 'they' }), does(person, 'reveal'), words('their hand'))]),
  );

/** By person: the readings of a verb phrase. */
export const playerEffects = (person: Person): readonly Part<Effect>[] => [
  draw(person),
  drawUntil(person),
  seq(fixed({ kind: 'gainLore' }), who(person), does(person, 'gain'), capped(multiplied(lore))),
  seq(fixed({ kind: 'loseLore' }), who(person), does(person, 'lose'), capped(multiplied(lore))),
  discard(person),
  discardEither(person),
  revealHand(person),
  seq(fixed({ kind: 'shuffleDeck' }), who(person), does(person, 'shuffle'), hand(person), words('deck')),
  seq(
    fixed({ kind: 'exertInk' }),
    who(person),
    does(person, 'exert'),
    wording('all', 'all cards in', 'all the cards in'),
    hand(person),
    words('inkwell'),
  ),
];
