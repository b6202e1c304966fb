// Desugars the sentences of a body into effects of the IR, and resugars effects into sentences. A sentence such as "Otherwise, …" or
// "… instead" completes the one before.
import type { Effect } from '../../ir/effect.js';
import {
  resugarInstead,
  resugarOtherwise,
  isIfWithoutElse,
  isOtherwise,
  isInstead,
  desugarOtherwise,
  desugarInstead,
} from './branches.js';
import type { Say } from '../../ir/vocabulary.js';
import { without } from '../grammar/index.js';
import { moveIntoEach, isWhoDoes } from './each-player.js';
import type { CardRule } from '../../ir/rule.js';

export type Sentence = readonly Effect[];

export function desugar(sentences: readonly Sentence[]): readonly Effect[] | undefined {
  const effects: Effect[] = [];
  for (const sentence of sentences) {
    const [first] = sentence;
    if (isOtherwise(first) || isInstead(first)) {
      const last = effects.pop();
      const whole = last && (isOtherwise(first) ? desugarOtherwise(last, first) : desugarInstead(last, first));
      if (whole === undefined) return undefined;
      effects.push(...whole);
    } else effects.push(...sentence);
    desugarNextCard(effects);
    moveIntoEach(effects);
  }
  // "Each opponent who doesn't …" is refused if the sentence before does not offer something to each opponent.
  return effects.some(isWhoDoes) ? undefined : effects;
}

/** The inverse of `desugar`. */
export function resugar(effects: readonly Effect[]): readonly Sentence[] {
  const sentences: Effect[][] = [];
  for (let i = 0; i < effects.length; i++) {
    const [first, ...rest] = sentencesOf(effects, i);
    if (first === undefined) continue;
    if (effects[i]!.kind === 'choose' && first !== effects[i]) i++;
    const joined = first.say?.join !== undefined && sentences.length > 0;
    if (joined) sentences.at(-1)!.push(first);
    else sentences.push([first]);
    for (const more of rest) sentences.push([more]);
  }
  return sentences;
}

/** The sentences of the effect at this index. A hoisted choice includes the `if` after it. */
function sentencesOf(effects: readonly Effect[], at: number): readonly Effect[] {
  const effect = effects[at]!;
  if (effect.kind === 'watch' && effect.say?.next !== undefined) return effect.do;
  const own = effect.kind === 'each' ? effect.do.findIndex((one) => one.say?.own !== undefined) : -1;
  if (effect.kind === 'each' && own > 0)
    return [
      { ...effect, do: effect.do.slice(0, own) },
      ...effect.do.slice(own).flatMap((_, i) => sentencesOf(effect.do, own + i)),
    ];
  const next = effects[at + 1];
  if (effect.kind === 'choose' && effect.say?.for !== undefined && next?.kind === 'if')
    return effect.say.either === undefined ? resugarInstead(next, effect) : resugarOtherwise(next, effect);
  if (effect.kind === 'if' && effect.say?.otherwise !== undefined)
    return [{ kind: 'otherwise', then: effect.then } as unknown as Effect];
  if (effect.kind === 'if' && effect.say?.cases !== undefined) return [effect];
  if (effect.kind === 'if' && effect.else !== undefined) {
    if (effect.say?.instead !== undefined) return resugarInstead(effect, undefined);
    const { else: other, ...rest } = effect;
    return [rest, { kind: 'otherwise', then: other } as unknown as Effect];
  }
  const inner =
    effect.kind === 'may' || effect.kind === 'each'
      ? 'do'
      : effect.kind === 'pay' || isIfWithoutElse(effect)
        ? 'then'
        : undefined;
  if (inner === undefined) return [effect];
  const list = (effect as unknown as Record<string, readonly Effect[]>)[inner]!;
  const last = list.at(-1);
  if (last?.kind !== 'if' || last.say?.instead === undefined) {
    if (last === undefined || list.length === 0) return [effect];
    const deeper = sentencesOf(list, list.length - 1);
    if (deeper.length < 2 || last.kind === 'if') return [effect];
    return [{ ...effect, [inner]: [...list.slice(0, -1), deeper[0]!] }, ...deeper.slice(1)];
  }
  const choice = list.at(-2);
  const hoisted = choice?.kind === 'choose' && choice.say?.for !== undefined ? choice : undefined;
  const [base, ...after] = resugarInstead(last, hoisted);
  return [{ ...effect, [inner]: [...list.slice(0, hoisted ? -2 : -1), base!] }, ...after];
}

// "You pay 2 {I} less for the next character you play this turn. They gain Rush": the second sentence waits until that card is in play.

/** The mark of a second sentence about the next card. */
const SAY_NEXT: Say = { next: 'paid' };

function nextCardWatcher(paid: Effect | undefined, gift: Effect | undefined): Effect | undefined {
  if (paid?.kind !== 'rule' || gift?.kind !== 'give' || gift.say?.join !== undefined || gift.say?.then !== undefined)
    return undefined;
  const [rule] = paid.rules;
  const cost = rule?.about === 'players' && paid.rules.length === 1 ? rule.rules[0] : undefined;
  if (cost?.rule !== 'cost' || cost.once !== 'next' || cost.for !== 'play' || paid.for !== 'thisTurn') return undefined;
  // An action or song does not stay in play, so it can gain nothing.
  if (cost.cards.types?.every((type) => type !== 'action' && type !== 'song') !== true) return undefined;
  if (!('ref' in gift.to) || !THEY.test(gift.to.ref) || gift.rules.some(isAboutEntering)) return undefined;
  return {
    kind: 'watch',
    on: { on: 'play', by: 'you', subject: without(cost.cards, 'say') },
    times: 1,
    for: 'thisTurn',
    do: [gift],
    say: SAY_NEXT,
  };
}

const THEY = /^\?(they|it|that character|that item|that location)$/;

function desugarNextCard(effects: Effect[]): void {
  const gift = nextCardWatcher(effects.at(-2), effects.at(-1));
  if (gift !== undefined) effects.splice(-1, 1, gift);
}

/** True for rules that come too late for a card in play: Shift, and how it enters play. */
export const isAboutEntering = (rule: CardRule): boolean =>
  rule.rule === 'enters' || (rule.rule === 'keyword' && rule.keyword === 'shift');
