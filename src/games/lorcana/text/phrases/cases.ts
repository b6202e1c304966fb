// "If its card type is: • item, … • character or location, …": one case of several, by what a card is.
import type { CardType } from '../../ir/vocabulary.js';
import type { Effect, EffectOf } from '../../ir/effect.js';
import { words, type Syntax, node, seq, field, listOf, type Found, beginOfAny, mapped } from '../grammar/index.js';
import { cardType } from '../words/word.js';
import { CHAIN } from './clause/clause.js';

interface Case {
  readonly types: readonly CardType[];
  readonly then: readonly Effect[];
}

const LEAD = words('if its card type is : •');

const next = words('. •');

const oneCase: Syntax<Case> = node(
  seq(field('types', listOf(cardType('one'), 'or')), words(','), field('then', CHAIN.you)),
);

const list: Syntax<readonly Case[]> = {
  read(source, at) {
    const found: Found<readonly Case[]>[] = [];
    const grow = (before: readonly Case[], from: number): void => {
      for (const { value, next: end } of oneCase.read(source, from)) {
        const now = [...before, value];
        for (const more of next.read(source, end)) grow(now, more.next);
        if (now.length > 1) found.push({ value: now, next: end });
      }
    };
    for (const lead of LEAD.read(source, at)) grow([], lead.next);
    return found;
  },
  begin: () => beginOfAny([LEAD]),
  write(value) {
    const texts = (value as readonly Case[]).map((one) => oneCase.write(one));
    return texts.length < 2 || texts.includes(undefined) ? undefined : `if its card type is : • ${texts.join(' . • ')}`;
  },
};

type If = EffectOf<'if'>;

/** Each case is the other one of the case before. */
const nested = (cases: readonly Case[]): If | undefined => {
  const [first, ...others] = cases;
  if (first === undefined) return undefined;
  const more = nested(others);
  const test = { is: 'matches', ref: '?its', filter: { types: first.types } } as const;
  return { kind: 'if', if: test, then: first.then, ...(more && { else: [more] }), say: { cases: 'type' } };
};

const unnested = (effect: Effect | undefined): readonly Case[] => {
  if (effect?.kind !== 'if' || effect.say?.cases === undefined || effect.if.is !== 'matches') return [];
  return [{ types: effect.if.filter.types ?? [], then: effect.then }, ...unnested(effect.else?.[0])];
};

export const cases: Syntax<Effect> = mapped(list, nested, unnested);
