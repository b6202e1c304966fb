// Where cards are that are not in play: "from your discard", "in opponents' hands", "under this character".
import type { Filter, ZoneName } from '../../../ir/filter.js';
import type { Num } from '../../words/word.js';
import {
  type Syntax,
  anyOf,
  constant,
  type Part,
  ways,
  seq,
  words,
  again,
  field,
  oneOf,
  wording,
  fixed,
  within,
} from '../../grammar/index.js';
import type { PlayerRef } from '../../../ir/reference.js';
import { reference } from '../../words/reference.js';
import { knotPart } from '../../words/forward.js';

type Some = Partial<Filter>;

const ZONES = ['discard', 'hand', 'inkwell', 'deck'] as const;

const zone = (num: Num): Syntax<ZoneName> =>
  anyOf<ZoneName>(...ZONES.map((name) => constant<ZoneName>(num === 'one' ? name : `${name}s`, name)));

/** Whose zone, and whether it is one or many; cards in nobody's zone in particular are in anybody's. */
const OWNERS: readonly (readonly [phrase: string, of: PlayerRef | undefined, Num])[] = [
  ['your', 'you', 'one'],
  ['their', 'they', 'one'],
  ["that player's", 'they', 'one'],
  ["chosen player's", { choose: 'player' }, 'one'],
  ["chosen opponent's", { choose: 'opponent' }, 'one'],
  ["each opponent's", 'opponents', 'one'],
  ["a opponent's", 'opponents', 'one'],
  ["your opponent's", 'opponents', 'one'],
  ["opponents'", 'opponents', 'many'],
  ["your opponents'", 'opponents', 'many'],
  ["all opponents'", 'opponents', 'many'],
  ['any', undefined, 'one'],
  ["any player's", undefined, 'one'],
  ["a player's", undefined, 'one'],
  ["each player's", undefined, 'one'],
  ["all players'", undefined, 'many'],
  ['all', undefined, 'many'],
];

/** Two zones of yours side by side. */
const PAIRS: readonly (readonly [ZoneName, ZoneName])[] = [
  ['hand', 'discard'],
  ['hand', 'inkwell'],
  ['discard', 'inkwell'],
  ['deck', 'discard'],
];

/** "from your discard", "in their inkwell", "from chosen player's hand". */
export const ownedZone = (preposition: string): Part<Some> =>
  ways<Some>(
    preposition,
    Object.fromEntries(
      OWNERS.map(([phrase, of, num]): [string, Part<Some>] => [
        phrase,
        seq(words(`${preposition} ${phrase}`), of === undefined ? words('') : again({ of }), field('zone', zone(num))),
      ]),
    ),
  );

/** "from your hand or discard": other fields than for one zone, so a modifier of its own. */
export const zonePair = (preposition: string): Part<Some> =>
  oneOf<readonly Part<Some>[]>(
    ...PAIRS.map(([first, second]) =>
      seq(
        words(preposition),
        wording('pair', `your ${first} or ${second}`, `your ${first} or your ${second}`),
        fixed({ of: 'you', anyOf: [{ zone: first }, { zone: second }] }),
      ),
    ),
  );

/** "from under this character", "under your characters". */
export const under: Part<Some> = seq(
  fixed({ zone: 'under' }),
  wording('under', 'under', 'from under', 'that was under', 'that were under'),
  oneOf<readonly Part<Some>[]>(
    field('underneath', reference('object')),
    seq(
      wording('whose', 'your', 'one of your'),
      within('coveredBy', seq(fixed({ of: 'you' }), knotPart('describedMany'))),
    ),
    seq(words('chosen'), fixed({ underneath: '?chosen' }), within('coveredBy', knotPart('described'))),
  ),
);
