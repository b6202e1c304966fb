// Sentences that complete the one before: "Otherwise, …" and "If …, … instead". Folded into one effect for the IR, unfolded for writing.
import type { Condition } from '../ir/condition.js';
import type { Effect, Target } from '../ir/effect.js';
import type { PlayerRef } from '../ir/reference.js';
import type { Say } from '../ir/say.js';
import { same, without } from './grammar.js';
import { isOfEntering } from './phrases/effect/next-played.js';

/** "Each opponent who doesn't …", as `phrases/clause.ts` marks it. */
export const WHO_DOES = { opponents: 'who', all: 'who of all' } as const;

const isWhoDoes = (effect: Effect | undefined): boolean =>
  effect?.say?.own === WHO_DOES.opponents || effect?.say?.own === WHO_DOES.all;

type Sentence = readonly Effect[];
type If = Effect & { readonly kind: 'if' };

/** Sentences that exist only in text. */
interface Otherwise {
  readonly kind: 'otherwise';
  readonly then: readonly Effect[];
}
interface Instead {
  readonly kind: 'instead';
  readonly if: Condition;
  readonly then: readonly Effect[];
  readonly say?: Say;
}

/** "If C, A", with nothing said yet of the other case. */
const isOpenIf = (effect: Effect): boolean => effect.kind === 'if' && effect.else === undefined;

const isOtherwise = (effect: unknown): effect is Otherwise =>
  (effect as { readonly kind: string }).kind === 'otherwise';
const isInstead = (effect: unknown): effect is Instead => (effect as { readonly kind: string }).kind === 'instead';

export function fold(sentences: readonly Sentence[]): readonly Effect[] | undefined {
  const effects: Effect[] = [];
  for (const sentence of sentences) {
    const [first] = sentence;
    if (isOtherwise(first)) {
      const last = effects.pop();
      const completed = last && otherwise(last, first);
      if (completed === undefined) return undefined;
      effects.push(...completed);
    } else if (isInstead(first)) {
      const last = effects.pop();
      const completed = last && instead(last, first);
      if (completed === undefined) return undefined;
      effects.push(...completed);
    } else effects.push(...sentence);
    absorb(effects);
  }
  // "Each opponent who doesn't …" behind what not each opponent could do.
  return effects.some(isWhoDoes) ? undefined : effects;
}

/** What is said of the next card, before it is played. */
const NEXT: Say = { next: 'paid' };

/** "You pay 2 {I} less for the next character you play this turn. They gain Rush": given once that card is in play. */
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

/** "Each opponent reveals … If it's …": the card of each of them in turn is meant, and what they do next is done by each. */
function absorb(effects: Effect[]): void {
  const last = effects.at(-1);
  const players = effects.at(-2);
  const gift = awaited(players, last);
  if (gift !== undefined) effects.splice(-1, 1, gift);
  if (players?.kind !== 'each' || last?.say?.join !== undefined) return;
  const isTheirs = isWhoDoes(last)
    ? (players.who === 'opponents' || players.who === 'all') &&
      last?.say?.own === WHO_DOES[players.who] &&
      players.do.at(-1)?.kind === 'may'
    : last?.kind === 'if'
      ? speaksOfThem(last) || (asksAboutCard(last.if) && players.do.some(showsCard))
      : isDoneByThem(last, players.who);
  if (last === undefined || !isTheirs) return;
  const own: Effect = last.say?.own === undefined ? { ...last, say: { ...last.say, own: 'sentence' } } : last;
  effects.splice(-2, 2, { ...players, do: [...players.do, own] });
}

/** "Each opponent … They …": each of them in turn. */
const isDoneByThem = (effect: Effect | undefined, who: PlayerRef): boolean =>
  effect?.kind === 'each' && effect.who === 'they' && (who === 'opponents' || who === 'all');

const speaksOfThem = (effect: If): boolean =>
  [...effect.then, ...(effect.else ?? [])].some((one) => one.kind === 'each' && one.who === 'they');

/** "If it's a … card": one outside play. */
const asksAboutCard = (condition: Condition): boolean =>
  condition.is === 'matches' && IT.test(condition.ref) && condition.filter.say?.noun === 'card';

const IT = /^\?it('s)?$/;

/** A step after which one card of the player at hand is there to be asked about. */
const showsCard = (effect: Effect): boolean =>
  (effect.kind === 'discard' && effect.n === 1) ||
  ((effect.kind === 'reveal' || effect.kind === 'move') && fieldOf(effect.what as Effect & Target, 'top') === 1);

/** The other case of an "if"; after a "may" alone, the case that it was not done. */
function otherwise(last: Effect, { then }: Otherwise): readonly Effect[] | undefined {
  if (last.kind === 'if' && last.else === undefined) return shared(last, then) ?? [{ ...last, else: then }];
  const own = last.kind === 'each' ? last.do.at(-1) : undefined;
  if (last.kind === 'each' && own?.kind === 'if' && own.say?.own !== undefined && own.else === undefined)
    return [{ ...last, do: [...last.do.slice(0, -1), { ...own, else: then }] }];
  return last.kind === 'may' ? [last, { kind: 'if', if: NOT_DONE, then, say: { otherwise: 'otherwise' } }] : undefined;
}

/** "If C, return an item card … Otherwise, put it …": either way it is the card chosen, so that is chosen first. */
function shared(last: If, other: readonly Effect[]): readonly Effect[] | undefined {
  const [only] = last.then;
  if (last.then.length !== 1 || other.length !== 1 || speaksOfCard(last.if)) return undefined;
  const key = TARGETS.find((name) => isChoice(fieldOf(only!, name)));
  if (key === undefined || !TARGETS.some((name) => isPronoun(fieldOf(other[0]!, name)))) return undefined;
  const choice: Effect = {
    kind: 'choose',
    cards: fieldOf(only!, key) as Target,
    say: { for: key, either: 'otherwise' },
  };
  return [choice, { ...last, then: [{ ...only!, [key]: { ref: HOISTED } }], else: other }];
}

const fieldOf = (effect: Effect, name: string): unknown => (effect as unknown as Record<string, unknown>)[name];

/** The condition is about a card spoken of, and so may be "it". */
const speaksOfCard = (condition: Condition): boolean => condition.is === 'matches' || condition.is === 'includes';

const isPronoun = (target: unknown): boolean =>
  typeof target === 'object' && target !== null && 'ref' in target && /^\?(it|them)$/.test(String(target.ref));

const NOT_DONE: Condition = { is: 'not', condition: { is: 'done', step: '?you do' } };

/** The fields that hold what an effect acts on. */
const TARGETS = ['to', 'from', 'what'] as const;
const HOISTED = '?chosen before';

/** "If C, A instead"; the other form is "A instead if C". */
const USUAL = 'instead';

/** What the last step does becomes the other branch; a choice in it is made before the condition is tested (6.7.2.1). */
function instead(last: Effect, { if: condition, then, say: how }: Instead): readonly Effect[] | undefined {
  const inner =
    last.kind === 'may' || last.kind === 'each' ? 'do' : last.kind === 'pay' || isOpenIf(last) ? 'then' : undefined;
  if (inner !== undefined) {
    const list = (last as unknown as Record<string, readonly Effect[]>)[inner]!;
    const completed = instead(list.at(-1)!, { kind: 'instead', if: condition, then, ...(how && { say: how }) });
    return completed && [{ ...last, [inner]: [...list.slice(0, -1), ...completed] }];
  }
  if (last.kind === 'if') return undefined;
  const key = isApart(last, condition, then) ? undefined : TARGETS.find((name) => isChoice(fieldOf(last, name)));
  const { join, then: lead, ...say } = last.say ?? {};
  const outer = { ...(join === undefined ? {} : { join }), ...(lead === undefined ? {} : { then: lead }) };
  const bare = { ...last, say } as Effect;
  const target = key && ((last as unknown as Record<string, unknown>)[key] as Target);
  const base = key === undefined ? bare : { ...bare, [key]: { ref: HOISTED } };
  const branch = then.map((effect) => completed(effect, base, target));
  const test: If = {
    kind: 'if',
    if: condition,
    then: branch,
    else: [base],
    say: { instead: how?.instead ?? USUAL, ...(key === undefined ? outer : {}) },
  };
  return target === undefined || key === undefined
    ? [test]
    : [{ kind: 'choose', cards: target, say: { for: key, ...outer } }, test];
}

/** "…, banish chosen character with cost 4 or less instead": chosen anew, and nothing speaks of what was chosen in the other case. */
const isApart = (last: Effect, condition: Condition, then: readonly Effect[]): boolean =>
  !JSON.stringify([condition, then]).includes('"?') &&
  then.every((effect) =>
    TARGETS.some((key) => isChoice(fieldOf(effect, key)) && !same(fieldOf(effect, key), fieldOf(last, key))),
  );

const isChoice = (target: unknown): boolean =>
  typeof target === 'object' && target !== null && ('choose' in target || 'all' in target || 'top' in target);

/** "he gets +4 {S} instead", "deal 2 damage instead": what is left out stays as it was, and what is said again is not chosen again. */
function completed(effect: Effect, base: Effect, target: Target | undefined): Effect {
  if (effect.kind !== base.kind) return effect;
  let result: Record<string, unknown> = { ...effect };
  for (const key of TARGETS) {
    const said = fieldOf(effect, key);
    const how = same(said, { ref: '?the same target' }) ? 'same' : same(said, target) ? 'again' : undefined;
    if (said !== undefined && how !== undefined)
      result = { ...result, [key]: fieldOf(base, key), say: { ...effect.say, [how]: key } };
  }
  if (effect.kind === 'give' && base.kind === 'give' && effect.for === 'permanent')
    result = { ...result, for: base.for, say: { ...effect.say, sameFor: 'yes' } };
  return result as unknown as Effect;
}

function shortened(effect: Effect, target: Target | undefined): Effect {
  const { same: key, again, sameFor, ...say } = effect.say ?? {};
  let result = { ...effect, say } as Record<string, unknown>;
  if (again !== undefined) result = { ...result, [again]: target };
  if (key !== undefined) result = { ...result, [key]: { ref: '?the same target' } };
  if (sameFor !== undefined) result = { ...result, for: 'permanent' };
  return result as unknown as Effect;
}

export function unfold(effects: readonly Effect[]): readonly Sentence[] {
  const sentences: Effect[][] = [];
  for (let i = 0; i < effects.length; i++) {
    const [said, ...after] = spoken(effects, i);
    if (said === undefined) continue;
    if (effects[i]!.kind === 'choose' && said !== effects[i]) i++;
    const joined = said.say?.join !== undefined && sentences.length > 0;
    if (joined) sentences.at(-1)!.push(said);
    else sentences.push([said]);
    for (const more of after) sentences.push([more]);
  }
  return sentences;
}

/** One effect as the sentences that say it. */
function spoken(effects: readonly Effect[], at: number): readonly Effect[] {
  const effect = effects[at]!;
  if (effect.kind === 'watch' && effect.say?.next !== undefined) return effect.do;
  const own = effect.kind === 'each' ? effect.do.findIndex((one) => one.say?.own !== undefined) : -1;
  if (effect.kind === 'each' && own > 0)
    return [
      { ...effect, do: effect.do.slice(0, own) },
      ...effect.do.slice(own).flatMap((_, i) => spoken(effect.do, own + i)),
    ];
  const next = effects[at + 1];
  if (effect.kind === 'choose' && effect.say?.for !== undefined && next?.kind === 'if')
    return effect.say.either === undefined ? unreplaced(next, effect) : unshared(next, effect);
  if (effect.kind === 'if' && effect.say?.otherwise !== undefined)
    return [{ kind: 'otherwise', then: effect.then } as unknown as Effect];
  if (effect.kind === 'if' && effect.say?.cases !== undefined) return [effect];
  if (effect.kind === 'if' && effect.else !== undefined) {
    if (effect.say?.instead !== undefined) return unreplaced(effect, undefined);
    const { else: other, ...rest } = effect;
    return [rest, { kind: 'otherwise', then: other } as unknown as Effect];
  }
  const inner =
    effect.kind === 'may' || effect.kind === 'each'
      ? 'do'
      : effect.kind === 'pay' || isOpenIf(effect)
        ? 'then'
        : undefined;
  if (inner === undefined) return [effect];
  const list = (effect as unknown as Record<string, readonly Effect[]>)[inner]!;
  const last = list.at(-1);
  if (last?.kind !== 'if' || last.say?.instead === undefined) {
    if (last === undefined || list.length === 0) return [effect];
    const deeper = spoken(list, list.length - 1);
    if (deeper.length < 2 || last.kind === 'if') return [effect];
    return [{ ...effect, [inner]: [...list.slice(0, -1), deeper[0]!] }, ...deeper.slice(1)];
  }
  const choice = list.at(-2);
  const hoisted = choice?.kind === 'choose' && choice.say?.for !== undefined ? choice : undefined;
  const [said, ...after] = unreplaced(last, hoisted);
  return [{ ...effect, [inner]: [...list.slice(0, hoisted ? -2 : -1), said!] }, ...after];
}

function unshared(test: If, { cards, say }: Effect & { readonly kind: 'choose' }): readonly Effect[] {
  const { else: other, ...rest } = test;
  return [
    { ...rest, then: [{ ...test.then[0]!, [say!.for!]: cards }] },
    { kind: 'otherwise', then: other } as unknown as Effect,
  ];
}

function unreplaced(test: If, choice: (Effect & { readonly kind: 'choose' }) | undefined): readonly Effect[] {
  const base = test.else![0]!;
  const { for: key, ...outer } = choice?.say ?? {};
  const say = { ...base.say, ...outer, ...without(test.say ?? {}, 'instead') };
  const restored = { ...base, ...(key === undefined ? {} : { [key]: choice!.cards }), say } as Effect;
  const how = test.say?.instead;
  const replaced: Instead = {
    kind: 'instead',
    if: test.if,
    then: test.then.map((one) => shortened(one, choice?.cards)),
    ...(how !== undefined && how !== USUAL && { say: { instead: how } }),
  };
  return [restored, replaced as unknown as Effect];
}
