// "You pay 2 {I} less for the next character you play this turn. They gain Rush": given once that card is in play.
import type { Say } from '../../ir/vocabulary.js';
import type { Effect } from '../../ir/effect.js';
import { isOfEntering } from '../phrases/effect/next-played.js';
import { without } from '../grammar/index.js';

/** What is said of the next card, before it is played. */
const NEXT: Say = { next: 'paid' };

function awaited(paid: Effect | undefined, gift: Effect | undefined): Effect | undefined {
  if (paid?.kind !== 'rule' || gift?.kind !== 'give' || gift.say?.join !== undefined || gift.say?.then !== undefined)
    return undefined;
  const [said] = paid.rules;
  const cost = said?.about === 'players' && paid.rules.length === 1 ? said.rules[0] : undefined;
  if (cost?.rule !== 'cost' || cost.once !== 'next' || cost.for !== 'play' || paid.for !== 'thisTurn') return undefined;
  // What resolves and is gone can be given nothing.
  if (cost.cards.types?.every((type) => type !== 'action' && type !== 'song') !== true) return undefined;
  if (!('ref' in gift.to) || !THEY.test(gift.to.ref) || gift.rules.some(isOfEntering)) return undefined;
  return {
    kind: 'watch',
    on: { on: 'play', by: 'you', subject: without(cost.cards, 'say') },
    times: 1,
    for: 'thisTurn',
    do: [gift],
    say: NEXT,
  };
}

const THEY = /^\?(they|it|that character|that item|that location)$/;

export function awaitNext(effects: Effect[]): void {
  const gift = awaited(effects.at(-2), effects.at(-1));
  if (gift !== undefined) effects.splice(-1, 1, gift);
}
