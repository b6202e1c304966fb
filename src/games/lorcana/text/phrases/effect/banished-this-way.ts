// "Deal 3 damage to chosen character. If that character is banished this way, …": damage banishes in the check that follows all sentences of a
// text (1.8.1), so what hangs on it waits in the bag until then.
import type { EventPattern } from '../../../ir/event.js';
import type { Effect } from '../../../ir/effect.js';
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
  ways,
  ifSaid,
  whole,
} from '../../grammar/index.js';
import { reference, shortBe } from '../../words/reference.js';
import { described } from '../filter/filter.js';

interface Banished {
  readonly banished: EventPattern;
  readonly then: readonly Effect[];
}

const DAMAGED = { is: '?damaged' };

/** The very card that was damaged, or any such card among several. */
const banished: Part<EventPattern> = seq(
  fixed({ on: 'banished' }),
  oneOf<readonly Part<Partial<EventPattern>>[]>(
    seq(within('subject', field('is', reference('subject'))), words('is')),
    within('subject', field('is', shortBe)),
    seq(words('a'), within('subject', seq(fixed(DAMAGED), described('one'))), words('is')),
  ),
  words('banished this way'),
);

const waiting = (effect: Effect): Effect => ({ kind: 'whenYouDo', do: [effect], say: { when: 'checked' } });

const waited = (effect: Effect): Effect | undefined =>
  effect.kind === 'whenYouDo' && effect.say?.when === 'checked' ? effect.do[0] : undefined;

const ifBanished = (chain: Syntax<readonly Effect[]>): Syntax<Effect> =>
  mapped(
    node<Banished>(seq(words('if'), within('banished', banished), words(','), field('then', chain))),
    ({ banished: event, then }): Effect => waiting({ kind: 'if', if: { is: 'happened', event }, then }),
    (effect) => {
      const test = waited(effect);
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
      ways<Banished>('each', {
        first: seq(eachBanished, words(','), field('then', chain)),
        last: seq(field('then', one), eachBanished),
      }),
    ),
    ({ banished: event, then, ...rest }): Effect =>
      waiting({ kind: 'repeat', times: { happened: event }, do: then, ...rest }),
    (effect) => {
      const again = waited(effect);
      const times = again?.kind === 'repeat' ? again.times : undefined;
      return again?.kind === 'repeat' && typeof times === 'object' && 'happened' in times
        ? { banished: times.happened, then: again.do, ...(again.say && { say: again.say }) }
        : undefined;
    },
  );

/** With what a sentence and what one clause of it may do. */
export const banishedThisWay = (
  chain: Syntax<readonly Effect[]>,
  one: Syntax<readonly Effect[]>,
): readonly Part<Effect>[] =>
  [ifBanished(chain), forEachBanished(chain, one)].map((syntax) => ifSaid('banished', whole(syntax)));
