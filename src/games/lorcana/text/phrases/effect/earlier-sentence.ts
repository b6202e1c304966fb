// Effects that depend on an earlier sentence: "if that character is banished this way, …", "each player who reveals an item card …".
import type { EventPattern } from '../../../ir/event.js';
import type { Effect, Target } from '../../../ir/effect.js';
import {
  type Part,
  seq,
  fixed,
  oneOf,
  within,
  field,
  words,
  type Syntax,
  mapped,
  node,
  synonyms,
  requireWord,
  asPart,
  without,
  same,
  unworded,
  variant,
} from '../../grammar/index.js';
import { reference, contractedBe } from '../../words/reference.js';
import { described, indefinite } from '../filter/filter.js';
import type { Filter } from '../../../ir/filter.js';

// "Deal 3 damage to chosen character. If that character is banished this way, …". Damage banishes in the game state check after all
// sentences of a text (1.8.1), so the effects of the second sentence wait in the bag until then.

interface Banished {
  readonly banished: EventPattern;
  readonly then: readonly Effect[];
}

const DAMAGED = { is: '?damaged' };

/** The damaged card, or a matching one of several damaged cards. */
const banished: Part<EventPattern> = seq(
  fixed({ on: 'banished' }),
  oneOf<readonly Part<Partial<EventPattern>>[]>(
    seq(within('subject', field('is', reference('subject'))), words('is')),
    within('subject', field('is', contractedBe)),
    seq(words('a'), within('subject', seq(fixed(DAMAGED), described('one'))), words('is')),
  ),
  words('banished this way'),
);

const afterCheck = (effect: Effect): Effect => ({ kind: 'whenYouDo', do: [effect], say: { when: 'checked' } });

const insideAfterCheck = (effect: Effect): Effect | undefined =>
  effect.kind === 'whenYouDo' && effect.say?.when === 'checked' ? effect.do[0] : undefined;

const ifBanished = (chain: Syntax<readonly Effect[]>): Syntax<Effect> =>
  mapped(
    node<Banished>(seq(words('if'), within('banished', banished), words(','), field('then', chain))),
    ({ banished: event, then }): Effect => afterCheck({ kind: 'if', if: { is: 'happened', event }, then }),
    (effect) => {
      const test = insideAfterCheck(effect);
      return test?.kind === 'if' && test.if.is === 'happened'
        ? { banished: test.if.event, then: test.then }
        : undefined;
    },
  );

const eachBanished: Part<{ readonly banished: EventPattern }> = seq(
  words('for each'),
  within(
    'banished',
    seq(fixed({ on: 'banished' }), within('subject', seq(fixed(DAMAGED), described('one')))) as Part<EventPattern>,
  ),
  words('banished this way'),
);

/** "For each character banished this way, draw a card", "Draw a card for each character banished this way". */
const forEachBanished = (chain: Syntax<readonly Effect[]>, one: Syntax<readonly Effect[]>): Syntax<Effect> =>
  mapped(
    node<Banished>(
      synonyms<Banished>('each', {
        first: seq(eachBanished, words(','), field('then', chain)),
        last: seq(field('then', one), eachBanished),
      }),
    ),
    ({ banished: event, then, ...rest }): Effect =>
      afterCheck({ kind: 'repeat', times: { happened: event }, do: then, ...rest }),
    (effect) => {
      const repeated = insideAfterCheck(effect);
      const times = repeated?.kind === 'repeat' ? repeated.times : undefined;
      return repeated?.kind === 'repeat' && typeof times === 'object' && 'happened' in times
        ? { banished: times.happened, then: repeated.do, ...(repeated.say && { say: repeated.say }) }
        : undefined;
    },
  );

/** `chain` reads the clauses of a sentence, `one` a single clause. */
export const banishedThisWay = (
  chain: Syntax<readonly Effect[]>,
  one: Syntax<readonly Effect[]>,
): readonly Part<Effect>[] =>
  [ifBanished(chain), forEachBanished(chain, one)].map((syntax) => requireWord('banished', asPart(syntax)));

// "Each player who reveals an item card may play that item for free. Otherwise, …": all players reveal before one of them plays.

const REVEALED = '?the revealed cards';

interface Revealing {
  readonly filter: Filter;
  readonly say?: Readonly<Record<string, string>>;
}

/** The revealed card of each player. */
const ownRevealedCard: Target = { choose: { is: REVEALED, of: 'they', zone: 'deck' }, by: 'they' };

const toEffect = ({ filter, say }: Revealing): Effect => ({
  kind: 'each',
  who: 'all',
  do: [
    {
      kind: 'if',
      if: { is: 'includes', ref: REVEALED, filter: { ...filter, of: 'they' } },
      then: [{ kind: 'may', by: 'they', do: [{ kind: 'play', by: 'they', what: ownRevealedCard, free: true }] }],
      else: [{ kind: 'move', what: ownRevealedCard, put: { to: 'deckBottom' } }],
    },
  ],
  say: { ...say, revealing: 'each' },
});

/** The inverse of `toEffect`. Undefined for any effect that `toEffect` does not make. */
function fromEffect(effect: Effect): Revealing | undefined {
  const test = effect.kind === 'each' && effect.say?.revealing !== undefined ? effect.do[0] : undefined;
  if (test?.kind !== 'if' || test.if.is !== 'includes') return undefined;
  const revealing = { filter: without(test.if.filter, 'of'), say: without(effect.say!, 'revealing') } as Revealing;
  return same(unworded(toEffect(revealing)), unworded(effect)) ? revealing : undefined;
}

export const revealers: Syntax<Effect> = mapped(
  node<Revealing>(
    seq(
      words('each player who reveals'),
      within('filter', indefinite),
      words('may play that'),
      variant('noun', 'card', 'character', 'item', 'location', 'action', 'song'),
      words("for free . otherwise , put the revealed cards on the bottom of their player's deck"),
    ),
  ),
  toEffect,
  fromEffect,
);

interface RevealerActs extends Revealing {
  readonly who: 'all' | 'opponents';
  readonly then: readonly Effect[];
}

const WHO: Part<{ readonly who: 'all' | 'opponents' }> = oneOf<readonly Part<{ readonly who: 'all' | 'opponents' }>[]>(
  seq(words('each player who reveals'), fixed({ who: 'all' })),
  seq(variant('who', 'each opponent who reveals', 'each opposing player who reveals'), fixed({ who: 'opponents' })),
);

/** "Each player who reveals a song card draws a card". `deeds` reads the effects of one player. */
export const revealersDo = (deeds: Syntax<readonly Effect[]>): Syntax<Effect> =>
  mapped(
    node<RevealerActs>(seq(WHO, within('filter', indefinite), variant('way', '', 'this way'), field('then', deeds))),
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
