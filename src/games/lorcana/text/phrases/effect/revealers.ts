// "Each player who reveals a character card may play that character for free. Otherwise, put the revealed cards on the bottom of …":
// all have revealed a card before any of them plays one.
import type { Effect, Target } from '../../../ir/effect.js';
import type { Filter } from '../../../ir/filter.js';
import { mapped, node, same, seq, unworded, within, without, wording, words, type Syntax } from '../../grammar.js';
import { indefinite } from '../filter.js';

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
