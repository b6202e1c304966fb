// The players that an effect means. Asks if the text lets a player choose them.
import type { PlayerRef } from '../../ir/reference.js';
import type { State } from '../../state/state.js';
import type { Frame } from '../../state/records.js';
import type { Seat } from '../../../../core/game.js';
import { playersOf, inTurnOrder } from '../read/players.js';
import { ask, WAITING } from './ask.js';
import { pack, Kind, cardOf, kindOf } from '../../state/packed-action.js';

type Chosen = Extract<PlayerRef, { choose: string }>;

export const isChosen = (of: PlayerRef | undefined): of is Chosen => typeof of === 'object' && 'choose' in of;

/** The players that an effect means, or WAITING for a choice. A chosen player is `they` from then on. */
export function seatsOf(s: State, frame: Frame, who: PlayerRef = 'you'): readonly Seat[] | undefined {
  if (typeof who === 'string' || (!('choose' in who) && !('chooseAny' in who))) return playersOf(s, frame, who);
  const seats = inTurnOrder(s);
  if ('chooseAny' in who) return anyPlayers(s, frame, seats);
  const options = choosablePlayers(s, frame, who.choose, seats);
  if (options.length === 0) return [];
  const answer = ask(
    s,
    frame,
    frame.seat,
    'player',
    options.map((seat) => pack(Kind.CHOOSE_PLAYER, seat)),
  );
  if (answer === WAITING) return WAITING;
  frame.they = cardOf(answer);
  return [frame.they];
}

/** The players that can be chosen: opponents with more lore, opponents, or all players including you. */
export function choosablePlayers(
  s: State,
  frame: Frame,
  who: Chosen['choose'],
  seats: readonly Seat[],
): readonly Seat[] {
  if (who === 'ahead') return playersOf(s, frame, { ahead: 'lore' });
  return seats.filter((seat) => who === 'player' || seat !== frame.seat);
}

function anyPlayers(s: State, frame: Frame, seats: readonly Seat[]): readonly Seat[] | undefined {
  const picked: Seat[] = [];
  for (const seat of seats) {
    const answer = ask(s, frame, frame.seat, 'player', [pack(Kind.CHOOSE_PLAYER, seat), pack(Kind.NO, seat)]);
    if (answer === WAITING) return WAITING;
    if (kindOf(answer) === Kind.CHOOSE_PLAYER) picked.push(seat);
  }
  return picked;
}
