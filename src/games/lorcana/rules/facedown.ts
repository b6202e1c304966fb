// Cards under others that lie facedown: nobody may look at them (7.4.2.1), so that who chooses one names the place where it lies.
import { type State, Row } from '../state/state.js';
import type { Seat } from '../../../core/game.js';
import { type CardEntry, knownTo, type CardId, findCard, cardIn } from '../state/entry.js';
import { NONE } from '../state/empty.js';
import { pack, Kind, kindOf, cardOf, targetOf } from '../state/decision.js';
import { topIn, cardsUnder } from '../state/stacks.js';

/** Those of the cards that lie facedown, and that `by` does not know. */
export function unseenOf(s: State, by: Seat, entries: readonly CardEntry[]): readonly CardEntry[] {
  const under = s.row(Row.UNDER);
  if (under.length === 0) return NONE;
  return entries.filter((entry) => (entry & knownTo(by)) === 0 && under.includes(entry));
}

/** The option of `by` to choose a card: by its name, or by its place under another. */
export function optionFor(s: State, by: Seat, card: CardId): number {
  const under = s.row(Row.UNDER);
  const at = findCard(under, card);
  if (at < 0 || (under[at]! & knownTo(by)) !== 0) return pack(Kind.CHOOSE_CARD, card);
  const top = topIn(under[at]!);
  return pack(Kind.CHOOSE_FACEDOWN, top, cardsUnder(s, top).indexOf(under[at]!));
}

/** The card that such an option means. */
export const cardMeant = (s: State, option: number): CardId =>
  kindOf(option) === Kind.CHOOSE_FACEDOWN ? cardIn(cardsUnder(s, cardOf(option))[targetOf(option)]!) : cardOf(option);
