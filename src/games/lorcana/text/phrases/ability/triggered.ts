// Triggered abilities, "Whenever …, …": events, conditions and effects.
import type { Ability } from '../../../ir/ability.js';
import type { Condition } from '../../../ir/condition.js';
import type { Effect } from '../../../ir/effect.js';
import {
  field,
  type Syntax,
  mapped,
  uncachedNode,
  inflections,
  seq,
  fixed,
  words,
  requireWord,
  node,
  variant,
  without,
} from '../../grammar/index.js';
import { body } from '../clause/sentence.js';
import { withFrame, frame, triggers, turnFrame, TURNS_AFTER_EVENT } from './trigger.js';
import { condition } from '../condition/condition.js';
import { CHAIN } from '../clause/clause.js';
import type { EventPattern } from '../../../ir/event.js';

type Triggered = Ability & { readonly kind: 'triggered' };

/** In "[trigger], if C, E", C is a condition of the ability (6.2.4), unless the next sentence has a condition of its own. */
function liftCondition(ability: Triggered): Triggered {
  const [first, ...rest] = ability.effects;
  const nextSentence = rest.find((effect) => effect.say?.join === undefined);
  if (first?.kind !== 'if' || first.else !== undefined || first.say?.if !== undefined || first.as !== undefined)
    return ability;
  if (nextSentence?.kind === 'if' && nextSentence.say?.instead === undefined && isOwnCondition(nextSentence.if))
    return ability;
  const effects = [...first.then, ...rest];
  if (!isOrdinal(first.if)) return { ...ability, if: first.if, effects };
  const held = ability.while;
  return { ...ability, while: held === undefined ? first.if : { is: 'all', of: [held, first.if] }, effects };
}

/** "if it's the second card you've drawn this turn" is tested when the event happens, not when the ability resolves. */
const isOrdinal = (test: Condition | undefined): boolean =>
  test?.is === 'compare' && test.op === '=' && typeof test.left === 'object' && 'happened' in test.left;

/** The inverse, for writing: an ordinal in `while` becomes the condition `if`. */
function ordinalAsCondition(ability: Triggered): Triggered {
  const { while: held, ...rest } = ability;
  if (held !== undefined && isOrdinal(held)) return { ...rest, if: held };
  const [first, last] = held?.is === 'all' ? held.of : [];
  return isOrdinal(last) ? { ...ability, while: first!, if: last! } : ability;
}

/** True if a condition does not refer to an earlier step or card. */
const isOwnCondition = (test: Condition): boolean =>
  test.is === 'not'
    ? isOwnCondition(test.condition)
    : test.is !== 'done' && test.is !== 'matches' && test.is !== 'includes';

function lowerCondition(ability: Triggered): Triggered {
  const { if: test, ...rest } = ability;
  if (test === undefined) return ability;
  const end = ability.effects.findIndex(
    (effect, i) => i > 0 && effect.say?.join === undefined && !isPair(ability.effects, i),
  );
  const cut = end < 0 ? ability.effects.length : end;
  const sentence: Effect = { kind: 'if', if: test, then: ability.effects.slice(0, cut) };
  return { ...rest, effects: [sentence, ...ability.effects.slice(cut)] };
}

/** True after a choice that was taken out of an "instead" sentence: both belong to one sentence. */
const isPair = (effects: readonly Effect[], at: number): boolean =>
  effects[at - 1]!.say?.for !== undefined && effects[at - 1]!.kind === 'choose';

const effects = field('effects', body);

export const triggered: Syntax<Ability> = mapped(
  uncachedNode(
    inflections<Triggered>(
      'frame',
      withFrame(seq(fixed({ kind: 'triggered' }), frame, field('on', triggers), words(','), effects)),
      requireWord(
        'while',
        withFrame(
          seq(
            fixed({ kind: 'triggered' }),
            turnFrame,
            field('on', triggers),
            words('while'),
            field('state', condition),
            words(','),
            effects,
          ),
        ),
      ),
      ...TURNS_AFTER_EVENT.map(([phrase, turn]) =>
        requireWord(
          'during',
          withFrame(
            seq(fixed({ kind: 'triggered', ...turn }), field('on', triggers), words(phrase), words(','), effects),
          ),
        ),
      ),
    ),
  ),
  (ability): Ability => fromDiscard(inDiscard(liftCondition(ability))),
  (ability) => (ability.kind === 'triggered' ? lowerCondition(ordinalAsCondition(outOfDiscard(ability))) : undefined),
);

const ENTERS = [{ on: 'play', by: 'you', subject: { is: '?this character' } }] as const;

/** "If you used Shift to play this character, you may draw 2 cards when he enters play.": the trigger stands last. */
export const onEntering: Syntax<Ability> = mapped(
  node(
    requireWord(
      'enters',
      seq(
        words('if'),
        field('if', condition),
        words(','),
        field('effects', CHAIN.you),
        variant('enters', 'when this character enters play', 'when he enters play', 'when she enters play'),
      ),
    ),
  ),
  (read): Ability => ({ kind: 'triggered', on: ENTERS, ...read, say: { ...(read as Ability).say, last: 'trigger' } }),
  (ability) => {
    if (ability.kind !== 'triggered' || ability.say?.last !== 'trigger' || ability.if === undefined) return undefined;
    const { if: test, effects, say } = ability;
    return { if: test, effects, say: without(say, 'last') };
  },
);

const IN_DISCARD: Condition = { is: 'matches', ref: '?this card', filter: { zone: 'discard' } };

/** "if this card is in your discard": the ability works there. */
function inDiscard(ability: Triggered): Triggered {
  const test = ability.if;
  if (test?.is !== 'matches' || test.ref !== '?this card' || test.filter.zone !== 'discard') return ability;
  return { ...without(ability, 'if'), inDiscard: true };
}

function outOfDiscard(ability: Triggered): Triggered {
  const { inDiscard: there, ...rest } = ability;
  if (there !== true) return ability;
  return ability.say?.there === undefined ? { ...rest, if: IN_DISCARD } : rest;
}

/**
 * "At the start of your turn, you may return this card from your discard": the ability works in the discard, unless its trigger is about
 * this card.
 */
function fromDiscard(ability: Triggered): Triggered {
  if (ability.on.every(isOwnDiscard)) return { ...ability, inDiscard: true, say: { ...ability.say, there: 'discard' } };
  const isOwn = ability.on.some(({ subject }) => subject?.is?.startsWith('?') === true);
  if (isOwn || ability.inDiscard === true || !takesThis(ability.effects)) return ability;
  return { ...ability, inDiscard: true, say: { ...ability.say, there: 'discard' } };
}

/** "When you discard this card": after that event the card is in the discard. */
const isOwnDiscard = ({ on, subject }: EventPattern): boolean => on === 'discard' && subject?.is === '?this card';

/** True if an effect, or an inner effect, takes this card out of the discard. */
function takesThis(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(takesThis);
  if (typeof value !== 'object' || value === null) return false;
  const { kind, what, say } = value as { kind?: string; what?: { ref?: string }; say?: Record<string, string> };
  if (what?.ref === '?this card' && (kind === 'move' || kind === 'play') && isFromDiscard(say)) return true;
  return Object.values(value).some(takesThis);
}

/** True if `effect/zone.ts` or `effect/play.ts` remembered the words "from your discard". */
const isFromDiscard = (say: Readonly<Record<string, string>> | undefined): boolean =>
  say?.from !== undefined || say?.again === 'from your discard' || say?.where === 'from your discard';
