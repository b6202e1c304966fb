// "The next character you play this turn gains Rush": a rule on a card that is yet to come.
import type { Filter } from '../../../ir/filter.js';
import type { EffectOf, Effect } from '../../../ir/effect.js';
import { type Part, oneOf, seq, words, fixed, ways, within, whole, mapped, node } from '../../grammar/index.js';
import { described } from '../filter/filter.js';
import { bareKind } from '../filter/kind.js';
import { afterNoun } from '../filter/after-noun.js';
import { isOfEntering } from '../../desugar/sentences.js';
import { lastingRules } from './lasting.js';

interface Awaited {
  readonly subject: Filter;
  /** Only the next of them. */
  readonly times?: 1;
}

type Gift = Pick<EffectOf<'give'>, 'rules' | 'for'>;

const WHICH: Part<object> = oneOf<readonly Part<object>[]>(seq(words('the next'), fixed({ times: 1 })), words('each'));

const YOU_PLAY = words('you play this turn');

/** What it must have is said before "you play this turn" or behind it. */
const awaited: Part<Awaited> = ways<Awaited>('awaited', {
  before: seq(WHICH, within('subject', described('one')), YOU_PLAY),
  behind: seq(WHICH, within('subject', bareKind('one')), YOU_PLAY, within('subject', afterNoun('one'))),
});

/** Given once it is in play, by an ability that waits for it: too late to say how it enters, or how it is shifted. */
const waiting = ({ subject, times, ...gift }: Awaited & Gift): Effect | undefined =>
  gift.rules.some(isOfEntering)
    ? undefined
    : {
        kind: 'watch',
        on: { on: 'play', by: 'you', subject },
        ...(times === undefined ? {} : { times }),
        for: 'thisTurn',
        do: [{ kind: 'give', to: { ref: '?that card' }, ...gift }],
      };

function told(effect: Effect): (Awaited & Gift) | undefined {
  const [gift] = effect.kind === 'watch' ? effect.do : [];
  if (effect.kind !== 'watch' || gift?.kind !== 'give' || effect.on.subject === undefined) return undefined;
  const { rules, for: lasts, say } = gift;
  const times = effect.times === undefined ? {} : { times: 1 as const };
  return { subject: effect.on.subject, ...times, rules, for: lasts, ...(say === undefined ? {} : { say }) };
}

export const nextPlayed: Part<Effect> = whole(
  mapped(node(seq(awaited, lastingRules('one')) as unknown as Part<Awaited & Gift>), waiting, told),
);
