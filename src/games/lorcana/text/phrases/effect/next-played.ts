// "The next character you play this turn gains Rush": a rule on a card that is yet to come.
import type { Effect, EffectOf } from '../../../ir/effect.js';
import type { Filter } from '../../../ir/filter.js';
import type { CardRule } from '../../../ir/rule.js';
import { fixed, mapped, node, oneOf, seq, whole, within, words, type Part } from '../../grammar.js';
import { described } from '../filter.js';
import { lastingRules } from './lasting.js';

interface Awaited {
  readonly subject: Filter;
  /** Only the next of them. */
  readonly times?: 1;
}

type Gift = Pick<EffectOf<'give'>, 'rules' | 'for'>;

const awaited: Part<Awaited> = seq(
  oneOf<readonly Part<object>[]>(seq(words('the next'), fixed({ times: 1 })), words('each')),
  within('subject', described('one')),
  words('you play this turn'),
);

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

export const isOfEntering = (rule: CardRule): boolean =>
  rule.rule === 'enters' || (rule.rule === 'keyword' && rule.keyword === 'shift');

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
