// "Each player who reveals an item card may play that item for free. Otherwise, …": all have revealed a card before any of them plays one.
import type { Filter } from '../../../ir/filter.js';
import type { Target, Effect } from '../../../ir/effect.js';
import {
  without,
  same,
  unworded,
  type Syntax,
  mapped,
  node,
  seq,
  words,
  within,
  wording,
  type Part,
  oneOf,
  fixed,
  field,
} from '../../grammar/index.js';
import { indefinite } from '../filter/filter.js';

const REVEALED = '?the revealed cards';

interface Revealing {
  readonly filter: Filter;
  readonly say?: Readonly<Record<string, string>>;
}

/** Of the revealed cards, the one of the player at hand. */
const own: Target = { choose: { is: REVEALED, of: 'they', zone: 'deck' }, by: 'they' };

const meaning = ({ filter, say }: Revealing): Effect => ({
  kind: 'each',
  who: 'all',
  do: [
    {
      kind: 'if',
      if: { is: 'includes', ref: REVEALED, filter: { ...filter, of: 'they' } },
      then: [{ kind: 'may', by: 'they', do: [{ kind: 'play', by: 'they', what: own, free: true }] }],
      else: [{ kind: 'move', what: own, put: { to: 'deckBottom' } }],
    },
  ],
  say: { ...say, revealing: 'each' },
});

/** What was read, where the effect is just what it means. */
function said(effect: Effect): Revealing | undefined {
  const test = effect.kind === 'each' && effect.say?.revealing !== undefined ? effect.do[0] : undefined;
  if (test?.kind !== 'if' || test.if.is !== 'includes') return undefined;
  const read = { filter: without(test.if.filter, 'of'), say: without(effect.say!, 'revealing') } as Revealing;
  return same(unworded(meaning(read)), unworded(effect)) ? read : undefined;
}

export const revealers: Syntax<Effect> = mapped(
  node<Revealing>(
    seq(
      words('each player who reveals'),
      within('filter', indefinite),
      words('may play that'),
      wording('noun', 'card', 'character', 'item', 'location', 'action', 'song'),
      words("for free . otherwise , put the revealed cards on the bottom of their player's deck"),
    ),
  ),
  meaning,
  said,
);

interface Deed extends Revealing {
  readonly who: 'all' | 'opponents';
  readonly then: readonly Effect[];
}

const WHO: Part<{ readonly who: 'all' | 'opponents' }> = oneOf<readonly Part<{ readonly who: 'all' | 'opponents' }>[]>(
  seq(words('each player who reveals'), fixed({ who: 'all' })),
  seq(wording('who', 'each opponent who reveals', 'each opposing player who reveals'), fixed({ who: 'opponents' })),
);

/** "Each player who reveals a song card draws a card": with what a player may be said to do. */
export const revealersDo = (deeds: Syntax<readonly Effect[]>): Syntax<Effect> =>
  mapped(
    node<Deed>(seq(WHO, within('filter', indefinite), wording('way', '', 'this way'), field('then', deeds))),
    ({ who, filter, then, say }): Effect => ({
      kind: 'each',
      who,
      do: [{ kind: 'if', if: { is: 'includes', ref: REVEALED, filter: { ...filter, of: 'they' } }, then }],
      say: { ...say, revealing: 'who' },
    }),
    (effect) => {
      const test = effect.kind === 'each' && effect.say?.revealing === 'who' ? effect.do[0] : undefined;
      if (effect.kind !== 'each' || test?.kind !== 'if' || test.if.is !== 'includes') return undefined;
      const { who, say } = effect;
      if (who !== 'all' && who !== 'opponents') return undefined;
      return { who, filter: without(test.if.filter, 'of'), then: test.then, say: without(say!, 'revealing') };
    },
  );
