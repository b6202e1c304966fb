// Who may challenge at all, and who has to (4.6.4.1, 8.7.3).
import { type State, zone, Zone } from '../state/state.js';
import { type CardEntry, cardIn, Entry, refOf, type CardId } from '../state/entry.js';
import { TypeBit } from '../state/table.js';
import { hasKeyword } from './read/values.js';
import { Keyword } from '../state/keywords.js';
import { modifiersOf, hasPlayerRule, permissionsOf } from '../state/modifiers.js';
import { Cant, Can } from '../state/restrictions.js';
import { seatScalar, SeatScalar } from '../state/scalars.js';
import type { Seat } from '../../../core/game.js';
import { speaking } from '../state/context.js';
import { countHappenings } from './read/evaluate.js';
import { NormalEvent } from '../link/event.js';
import { hasTarget } from './legal/challenges.js';

/** Whether a character could challenge anything at all. */
export function mayChallenge(s: State, entry: CardEntry): boolean {
  const card = cardIn(entry);
  if ((entry & Entry.EXERTED) !== 0 || (s.table.types[card]! & TypeBit.CHARACTER) === 0) return false;
  if ((entry & Entry.DRYING) !== 0 && !hasKeyword(s, card, Keyword.RUSH)) return false;
  const mods = modifiersOf(s, card);
  if (mods !== undefined && (mods.cant & Cant.CHALLENGE) !== 0) return false;
  const seat = s.table.owner[card]!;
  if (mods !== undefined && mods.challengeInk > seatScalar(s, seat, SeatScalar.READY_INK)) return false;
  return !anotherChallenged(s, seat, entry);
}

/** "Only one character may challenge each turn": another has. */
function anotherChallenged(s: State, seat: Seat, entry: CardEntry): boolean {
  if (!hasPlayerRule(s, seat, 'oneChallenger')) return false;
  const context = speaking(seat, refOf(entry));
  return countHappenings(s, context, CHALLENGED_BY_YOU) > countHappenings(s, context, CHALLENGED_BY_YOU, refOf(entry));
}

const CHALLENGED_BY_YOU = new NormalEvent({ on: 'challenge', by: 'you' });

/** A character that has to challenge keeps its player from ending the turn while it can: a Reckless one (8.7.3), or by a rule. */
export function mustChallenge(s: State, seat: Seat): boolean {
  const play = zone(s, seat, Zone.PLAY);
  for (let i = 0; i < play.length; i++) {
    const entry = play[i]!;
    if (!hasToChallenge(s, cardIn(entry))) continue;
    // A challenge that needs a payment is not forced (choice 22).
    const isFree = (modifiersOf(s, cardIn(entry))?.challengeInk ?? 0) === 0;
    if (isFree && mayChallenge(s, entry) && hasTarget(s, seat, entry)) return true;
  }
  return false;
}

export const hasToChallenge = (s: State, card: CardId): boolean =>
  hasKeyword(s, card, Keyword.RECKLESS) || (permissionsOf(s, card) & Can.MUST_CHALLENGE) !== 0;
