// Locations are put into play from the hand by their location ability (S16, A8).
import { type State, zone, Zone } from '../state/state.js';
import type { Seat } from '../../../core/game.js';
import { type CardId, findCard, refOf, NOBODY } from '../state/entry.js';
import { TypeBit } from '../state/table.js';
import { inkCost, useUpNext } from '../rules/legal/cost.js';
import { printedCost } from '../rules/read/values.js';
import { payInk } from '../state/ink.js';
import { takeFrom } from '../rules/processes/movement.js';
import { arrive } from '../rules/processes/enter-play.js';
import { makePlaying } from '../rules/effects/enter.js';
import { emit, seesItself } from '../rules/processes/emit.js';
import { On } from '../state/events.js';
import { settleAfter } from '../rules/turn/settle.js';
import { Step } from '../state/scalars.js';

/** Whether playing this card from the hand is to activate its location ability. From elsewhere, a text tells its player to play it (A6). */
export const isActivated = (s: State, seat: Seat, card: CardId): boolean =>
  (s.table.types[card]! & TypeBit.LOCATION) !== 0 && findCard(zone(s, seat, Zone.HAND), card) >= 0;

export function activateLocation(s: State, seat: Seat, card: CardId, mode: number): void {
  const hand = zone(s, seat, Zone.HAND);
  const entry = hand[findCard(hand, card)]!;
  const paid = inkCost(s, seat, entry, printedCost(s, card), 'play');
  payInk(s, seat, paid);
  useUpNext(s, seat, entry);
  takeFrom(s, refOf(entry), { zone: Zone.HAND, entry, seat });
  const ref = arrive(s, makePlaying(refOf(entry), seat, mode), false);
  if (countsAsPlayed(s, card)) emit(s, On.PLAY, seat, ref, NOBODY, paid);
  settleAfter(s, Step.MAIN);
}

/** A location whose own text speaks of its being played counts as played (S17). */
const countsAsPlayed = (s: State, card: CardId): boolean =>
  s.table.codes[card]!.triggered.some((n) => {
    const ability = s.table.code.abilities[n]!;
    return ability.kind === 'triggered' && ability.on.some(({ on, subject }) => on === 'play' && seesItself(subject));
  });
