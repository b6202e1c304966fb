// Replacement effects (6.5): "If … would …, … instead".
import {
  type Part,
  synonyms,
  seq,
  variant,
  words,
  fixed,
  field,
  type Syntax,
  mapped,
  maybe,
  uncachedNode,
  within,
  oneOf,
} from '../../grammar/index.js';
import { frame, withFrame } from './trigger.js';
import { participant } from '../event/participant.js';
import type { Replacement, Ability } from '../../../ir/ability.js';
import type { Effect } from '../../../ir/effect.js';
import { CHAIN } from '../clause/clause.js';
import type { Say } from '../../../ir/vocabulary.js';

/** "If" and "whenever" replace every event, "the first time … each turn" only one. */
const lead: Part<object> = synonyms<object>('often', {
  if: seq(frame, variant('when', 'if', 'whenever', 'when')),
  first: seq(frame, words('the first time'), fixed({ limit: { times: 1, per: 'turn' } })),
});

const eachTurn: Part<object> = variant('each', '', 'each turn');

const cards = field('cards', participant('subject'));

/** "If … would be dealt damage, put that many damage counters on this character instead". */
const redirected: Part<Replacement> = seq(
  fixed({ would: 'beDealtDamage', instead: 'putOnThis' }),
  cards,
  words('would be dealt damage ,'),
  variant('put', 'put that many damage counters on', 'put that much damage on', 'put that damage on'),
  variant('this', 'this character', 'this location'),
  words('instead'),
);

const WHO = ['he takes', 'she takes', 'it takes', 'they take', 'that character takes', 'this character takes'];

const notTaken = (would: 'beDealtDamage' | 'takeDamage', phrase: string): Part<Replacement> =>
  seq(
    fixed({ would, instead: 'none' }),
    cards,
    words(`would ${phrase} damage`),
    eachTurn,
    words(','),
    variant('who', ...WHO),
    words('no damage instead'),
  );

const BANISH_SUBJECT: Effect = { kind: 'banish', what: { ref: 'subject' } };

/** With "you may" the replacement is optional: if it is not done, the card is banished. */
const instead: Syntax<readonly Effect[]> = mapped(
  CHAIN.you,
  (effects) => {
    const [first] = effects;
    if (first?.kind !== 'may' || effects.length > 1) return effects;
    return [
      first,
      { kind: 'if', if: { is: 'not', condition: { is: 'done', step: '?you do' } }, then: [BANISH_SUBJECT] },
    ];
  },
  (effects) => {
    const [first, last] = effects;
    return first?.kind === 'may' && last?.kind === 'if' ? [first] : effects;
  },
);

const notBanished: Part<Replacement> = seq(
  fixed({ would: 'beBanished' }),
  cards,
  words('would be banished'),
  maybe(seq(words('in a challenge'), fixed({ inChallenge: true }))),
  eachTurn,
  words(','),
  field('instead', instead),
  words('instead'),
);

/** Rejects "the first time …" without "each turn" or a turn in the frame: it would mean once in a game. */
function notOncePerGame(part: Part<Ability>): Part<Ability> {
  const isOnce = (ability: Ability): boolean =>
    ability.kind === 'replacement' &&
    ability.limit !== undefined &&
    ability.while === undefined &&
    (ability.replace as { readonly say?: Say }).say?.each === undefined;
  return { ...part, read: (source, at) => part.read(source, at).filter(({ value }) => !isOnce(value)) };
}

export const replacement: Syntax<Ability> = uncachedNode<Ability>(
  notOncePerGame(
    withFrame(
      seq(
        fixed({ kind: 'replacement' }),
        lead,
        within(
          'replace',
          oneOf(redirected, notTaken('beDealtDamage', 'be dealt'), notTaken('takeDamage', 'take'), notBanished),
        ),
      ),
    ),
  ),
);
