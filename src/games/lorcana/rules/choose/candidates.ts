// The cards that a player may choose (6.1.3).
import { type State, zone, Zone } from '../../state/state.js';
import type { Frame } from '../../state/records.js';
import type { Filter } from '../../ir/filter.js';
import type { Seat } from '../../../../core/game.js';
import { type CardEntry, refOf, type CardRef, cardIn } from '../../state/entry.js';
import { isInPlayOnly, mayMatch, eachMatch, matchesFilter } from '../read/evaluate.js';
import { isChosenNow } from './ask.js';
import { isChosen, choosablePlayers } from './players.js';
import { inTurnOrder } from '../read/players.js';
import { hasPlayerRule, restrictionsOf, permissionsOf } from '../../state/modifiers.js';
import { isPaying } from '../../state/frames.js';
import { RestrictionKind, PermissionKind } from '../../state/restrictions.js';
import { hasKeyword } from '../read/values.js';
import { Keyword } from '../../state/keywords.js';

/** The cards, in play or in another zone, that `by` may choose. */
export function candidates(s: State, frame: Frame, filter: Filter, by: Seat): CardEntry[] {
  const found: CardEntry[] = [];
  if (isInPlayOnly(filter)) {
    for (let seat = 0; seat < s.table.seats; seat++) {
      if (!mayMatch(filter, frame, seat)) continue;
      const play = zone(s, seat, Zone.PLAY);
      for (let i = 0; i < play.length; i++) if (isChoosable(s, frame, filter, play[i]!, seat, by)) found.push(play[i]!);
    }
    return found;
  }
  const isInPlay = (filter.zone ?? 'play') === 'play';
  eachMatch(s, frame, filter, (entry, seat) => {
    if (filter.other === true && isAlreadyChosen(frame, refOf(entry))) return;
    if (!isInPlay || mayChoose(s, entry, seat, by)) found.push(entry);
  });
  return found;
}

/** Whether `by` may choose this many cards in play. */
function hasEnoughInPlay(s: State, frame: Frame, filter: Filter, by: Seat, needed: number): boolean {
  let missing = needed;
  for (let seat = 0; seat < s.table.seats && missing > 0; seat++) {
    if (!mayMatch(filter, frame, seat)) continue;
    const play = zone(s, seat, Zone.PLAY);
    for (let i = 0; i < play.length && missing > 0; i++)
      if (isChoosable(s, frame, filter, play[i]!, seat, by)) missing--;
  }
  return missing <= 0;
}

/** Whether `by` may choose this card in play. */
const isChoosable = (s: State, frame: Frame, filter: Filter, entry: CardEntry, seat: Seat, by: Seat): boolean =>
  matchesFilter(s, frame, filter, entry, seat) &&
  mayChoose(s, entry, seat, by) &&
  (filter.other !== true || !isAlreadyChosen(frame, refOf(entry)));

/** "Another" and "other" also exclude the cards that this text has already chosen (6.1.6). */
export const isAlreadyChosen = (frame: Frame, ref: CardRef): boolean => frame.chosen.includes(ref) || isChosenNow(ref);

/** Whether `by` can choose this many cards. If a player must be chosen first, the cards of all choosable players count. */
export function hasEnough(s: State, frame: Frame, filter: Filter, by: Seat, needed: number): boolean {
  if (!isChosen(filter.of))
    return isInPlayOnly(filter)
      ? hasEnoughInPlay(s, frame, filter, by, needed)
      : candidates(s, frame, filter, by).length >= needed;
  const { choose: who } = filter.of;
  const seats = choosablePlayers(s, frame, who, inTurnOrder(s));
  return seats.flatMap((they) => candidates(s, { ...frame, they }, filter, by)).length >= needed;
}

/** The cards in a player's hand that match. */
export const handCards = (s: State, frame: Frame, seat: Seat, filter: Filter | undefined): CardEntry[] =>
  zone(s, seat, Zone.HAND).filter(
    (entry) => !isBeingPlayed(frame, entry) && (filter === undefined || matchesFilter(s, frame, filter, entry, seat)),
  );

/** A card cannot pay for itself. */
const isBeingPlayed = (frame: Frame, entry: CardEntry): boolean => frame.ability < 0 && refOf(entry) === frame.source;

/** "If an effect would cause you to discard, you don't". Costs of turn actions are not effects. */
export const preventsDiscard = (s: State, frame: Frame, seat: Seat): boolean =>
  hasPlayerRule(s, seat, 'dontDiscard') && !isPaying(s, frame);

/** Opponents can't choose a card with Ward (8.15), or one that a rule protects in the same way. */
function mayChoose(s: State, entry: CardEntry, owner: Seat, by: Seat): boolean {
  if (owner === by) return true;
  if ((restrictionsOf(s, cardIn(entry)) & RestrictionKind.BE_CHOSEN) !== 0) return false;
  return !hasKeyword(s, cardIn(entry), Keyword.WARD);
}

/** "Opponents must choose this character if able" (L-18). */
export const mustBeChosen = (s: State, entry: CardEntry, by: Seat): boolean =>
  s.table.owner[cardIn(entry)] !== by && (permissionsOf(s, cardIn(entry)) & PermissionKind.MUST_BE_CHOSEN) !== 0;
