// Cards that are chosen to pay a cost which is an effect.
import type { State } from '../state/state.js';
import type { Frame } from '../state/records.js';
import type { Target } from '../ir/effect.js';
import type { CardEntry, CardRef } from '../state/entry.js';
import { isChoice } from '../link/shapes.js';
import { cardsOf } from '../rules/choose/targets.js';
import { candidates } from '../rules/choose/candidates.js';
import { choose } from '../rules/choose/cards.js';
import { WAITING } from '../rules/choose/ask.js';
import { bind } from '../state/frames.js';

/** What is chosen to pay a cost must be able to: {E} of other cards needs ready ones, and dry characters (4.4.2.1). */
export function payers(
  s: State,
  frame: Frame,
  what: Target,
  canPay: (s: State, entry: CardEntry) => boolean,
): readonly CardRef[] | undefined {
  if (!isChoice(what)) return cardsOf(s, frame, what);
  const able = candidates(s, frame, what.choose, frame.seat).filter((entry) => canPay(s, entry));
  const cards = choose(s, frame, frame.seat, able, what.count ?? { n: 1 });
  if (cards !== WAITING && what.as !== undefined) bind(s, frame, what.as, cards, cards.length, cards.length > 0);
  return cards;
}

export const isCost = (s: State, frame: Frame): boolean => {
  const block = frame.stack.at(-1)!.block;
  for (const each of s.table.code.costBlocks.values()) if (each === block) return true;
  return false;
};
