// One effect of the IR as the sentences that say it: the way back of `fold.ts`, for writing.
import type { Effect } from '../../ir/effect.js';
import type { Sentence } from '../fold.js';
import { unreplaced } from './branches.js';
import { unshared } from '../fold/otherwise.js';
import { isOpenIf } from '../fold/branch.js';

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
