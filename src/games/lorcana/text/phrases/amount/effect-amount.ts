// Amounts in effects: numbers of cards, "for each …", "to a maximum of …".
import type { Amount } from '../../../ir/amount.js';
import {
  type Syntax,
  mapped,
  node,
  seq,
  words,
  field,
  type Part,
  oneOf,
  synonyms,
  fixed,
  variant,
} from '../../grammar/index.js';
import { number } from '../../words/word.js';
import { value } from './amount.js';
import { forEach } from './for-each.js';

export interface WithNumber {
  readonly n: Amount;
}

/** "that many cards plus 1". */
const manyAndMore: Syntax<Amount> = mapped(
  node(seq(words('that many cards plus'), field('more', number))),
  ({ more }): Amount => ({ plus: [{ done: '?that many' }, more] }),
  (n) => {
    const [many, more] = typeof n === 'object' && 'plus' in n ? n.plus : [];
    return typeof many === 'object' && 'done' in many && typeof more === 'number' ? { more } : undefined;
  },
);

/** A number of cards: "a card", "2 more cards", "that many cards". */
export const cardCount: Part<WithNumber> = oneOf<readonly Part<WithNumber>[]>(
  synonyms<WithNumber>('more', {
    '': oneOf<readonly Part<WithNumber>[]>(
      seq(words('a card'), fixed({ n: 1 })),
      seq(field('n', number), words('cards')),
    ),
    additional: oneOf<readonly Part<WithNumber>[]>(
      seq(words('a additional card'), fixed({ n: 1 })),
      seq(field('n', number), words('additional cards')),
    ),
    more: oneOf<readonly Part<WithNumber>[]>(
      seq(words('another card'), fixed({ n: 1 })),
      seq(field('n', number), words('more cards')),
    ),
  }),
  seq(words('cards equal to'), field('n', value)),
  field('n', manyAndMore),
  seq(words('that many cards'), fixed({ n: { done: '?that many' } })),
);

/** "… for each X": multiplies the number. */
export function multiplied<T extends WithNumber>(part: Part<T>): Part<T> {
  const isTimes = (n: unknown): n is { readonly times: number; readonly amount: Amount } =>
    typeof n === 'object' && n !== null && 'times' in n;
  return {
    read: (source, at) =>
      part
        .read(source, at)
        .flatMap((found) => [
          ...forEach
            .read(source, found.next)
            .flatMap(({ value: { per: amount }, next }) =>
              typeof found.value.n === 'number'
                ? [{ value: { ...found.value, n: { times: found.value.n, amount } }, next }]
                : [],
            ),
          found,
        ]),
    firstWords: () => part.firstWords(),
    *write(record, used) {
      const n = record.n;
      if (!isTimes(n)) {
        yield* part.write(record, used);
        return;
      }
      for (const written of part.write({ ...record, n: n.times }, used))
        for (const each of forEach.write({ per: n.amount }, []))
          yield { words: `${written.words} ${each.words}`, used: written.used };
    },
  };
}

/** "… , to a maximum of 6 lore", "…, up to 3 cards". */
export function capped<T extends WithNumber>(part: Part<T>, ...units: readonly string[]): Part<T> {
  const cap = seq(
    variant('cap', ', to a maximum of', ', up to', ', up to a maximum of'),
    field('atMost', number),
    variant('unit', ...units),
    variant('each', '', 'each'),
  );
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
    firstWords: () => part.firstWords(),
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
