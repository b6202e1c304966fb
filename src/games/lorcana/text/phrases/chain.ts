// Clauses of one sentence: "draw a card, then deal 1 damage to chosen character and 1 damage to another".
import { bookOf, type Source, type Found, without, type Syntax, remember } from '../grammar/index.js';
import type { Effect, Target } from '../../ir/effect.js';
import { dealMore } from './effect/damage.js';
import { giveMore, isOfYourReady, isYours } from './effect/give.js';
import { numberOf } from './target/target.js';
import { shareDuration, unshared } from './effect/shared-duration.js';

const JOINS = ['and', ', then', ', and then', ', and', ',', 'and then'];

const JOINED = bookOf(JOINS);

/** After a clause of the same kind the verb may go without saying, or the one it is about. */
function shortened(source: Source, at: number, before: readonly Effect[]): readonly Found<Effect>[] {
  const last = before.at(-1);
  const unsaid = (found: readonly Found<Effect>[], more: object): readonly Found<Effect>[] =>
    found.map(({ value, next }) => ({ value: { ...value, ...more, say: { ...value.say, verb: 'unsaid' } }, next }));
  if (last?.kind === 'damage') return unsaid(dealMore.read(source, at), {});
  if (last?.kind !== 'give' || last.for === 'permanent' || isGroup(last.to)) return [];
  const to: Target = 'ref' in last.to ? last.to : { ref: '?chosen before' };
  const more = giveMore[numberOf(last.to)].read(source, at);
  return unsaid(
    more.filter(({ value }) => !isOfYourReady(value) || isYours(last.to)),
    { to },
  );
}

const isGroup = (to: Target): boolean => 'all' in to || 'both' in to;

/** A shortened clause behind the one that it shortens. */
function writeShort(effect: Effect, before: Effect | undefined): string | undefined {
  if (effect.kind === 'damage') return dealMore.write(effect);
  if (effect.kind !== 'give' || before?.kind !== 'give') return undefined;
  return giveMore[numberOf(before.to)].write(without(effect, 'to'));
}

/** Clauses of one sentence, each but the first with the word that joins it to those before. */
export function chain(clause: Syntax<Effect>): Syntax<readonly Effect[]> {
  return remember({
    read(source, at) {
      const found: Found<readonly Effect[]>[] = [];
      const grow = (effects: readonly Effect[], next: number): void => {
        for (const { value: join, next: joined } of JOINED.read(source, next))
          for (const more of [...clause.read(source, joined), ...shortened(source, joined, effects)])
            grow([...effects, { ...more.value, say: { ...more.value.say, join: JOINS[join]! } }], more.next);
        found.push({ value: shareDuration(effects), next });
      };
      for (const first of clause.read(source, at)) grow([first.value], first.next);
      return found;
    },
    begin: () => clause.begin(),
    write(value) {
      if (!Array.isArray(value) || value.length === 0) return undefined;
      let text = '';
      for (const [i, effect] of (value as readonly Effect[]).entries()) {
        const before = (value as readonly Effect[])[i - 1];
        const words = effect.say?.verb === 'unsaid' ? writeShort(effect, before) : clause.write(unshared(effect));
        if (words === undefined) return undefined;
        text = i === 0 ? words : `${text} ${effect.say?.join ?? ', then'} ${words}`;
      }
      return text;
    },
  });
}
