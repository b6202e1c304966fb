// Temporary Shift ends (8.10.8.5): one card leaves its stack, the rest stays.
import { Zone, type State, zone, editZone } from '../state/state.js';
import { type CardId, type CardRef, cardIn, damageOn, Entry, findCard, refOf } from '../state/entry.js';
import { topOf, takeFromUnder, cardsUnder, restack } from '../state/stacks.js';
import { inPlay } from './read/references.js';
import { removeDamage } from './processes/damage.js';
import { place, announce, unlink, linkTo } from './processes/movement.js';
import { changed, Change } from '../state/dirty.js';
import { remember } from './read/values.js';
import { followShift } from './processes/shift-stack.js';
import { locationOf } from '../state/in-play.js';
import { forgetCard } from './in-force/lasting.js';

const TO_HAND = { zone: Zone.HAND } as const;

/** Removes all damage and returns this card alone to hand; if it left play with the permanent that it was played as, nothing happens. */
export function removeFromStack(s: State, card: CardId, permanent: CardRef): void {
  const seat = s.table.owner[card]!;
  const above = topOf(s, card);
  const before = inPlay(s, permanent);
  if (before < 0 || cardIn(before) !== (above < 0 ? card : above)) return;
  removeDamage(s, permanent, damageOn(before), seat);
  if (above < 0) uncover(s, card);
  else {
    place(s, takeFromUnder(s, card) & Entry.REF_MASK, seat, TO_HAND, Entry.KNOWN_TO_ALL);
    changed(s, Change.ALL);
  }
}

/** The top card leaves play; the permanent goes on unchanged with the card below it (choice 27). */
function uncover(s: State, card: CardId): void {
  // A facedown card is never in play (5.1.1.10): what Boost has put there stays under the card that comes up.
  const below = cardsUnder(s, card).findLast((entry) => (entry & Entry.FACEUP) !== 0);
  if (below === undefined) return;
  const seat = s.table.owner[card]!;
  const at = findCard(zone(s, seat, Zone.PLAY), card);
  const entry = zone(s, seat, Zone.PLAY)[at]!;
  remember(s, entry);
  const next = refOf(below);
  // Effects on the permanent stay with it; what now triggers speaks of the card that leaves.
  followShift(s, refOf(entry), next);
  announce(s, refOf(entry), TO_HAND, {});
  takeFromUnder(s, cardIn(below));
  const location = locationOf(s, card);
  editZone(s, seat, Zone.PLAY)[at] = next | (entry & ~Entry.REF_MASK & ~Entry.SHIFTED);
  unlink(s, card);
  restack(s, card, cardIn(below));
  if (location >= 0) linkTo(s, cardIn(below), location);
  place(s, refOf(entry), seat, TO_HAND, Entry.KNOWN_TO_ALL);
  forgetCard(s, refOf(entry));
  changed(s, Change.ALL);
}
