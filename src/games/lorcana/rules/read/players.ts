// Resolves the words of a text that mean players.
import { type State, zone, Zone } from '../../state/state.js';
import type { Seat } from '../../../../core/game.js';
import { scalar, Scalar, seatScalar, SeatScalar } from '../../state/scalars.js';
import type { Context } from '../../state/context.js';
import type { PlayerRef } from '../../ir/reference.js';
import { boundCards } from './references.js';
import { cardIn } from '../../state/entry.js';

/** Seats still in the game, in turn order from the active player (6.7.6). */
export function inTurnOrder(s: State): Seat[] {
  const active = scalar(s, Scalar.ACTIVE);
  const seats: Seat[] = [];
  for (let i = 0; i < s.table.seats; i++) {
    const seat = (active + i) % s.table.seats;
    if (seatScalar(s, seat, SeatScalar.LEFT) === 0) seats.push(seat);
  }
  return seats;
}

/** Lists of one seat, made once: most texts mean one player. */
const ALONE: readonly (readonly Seat[])[] = [[0], [1], [2], [3]];

const alone = (seat: Seat): readonly Seat[] => ALONE[seat] ?? [seat];

/** The players that a text means. A chosen player is `they`. */
export function playersOf(s: State, context: Context, who: PlayerRef): readonly Seat[] {
  switch (who) {
    case 'you':
      return alone(context.seat);
    case 'opponents':
      if (s.table.seats === 2) return alone(1 - context.seat);
      return inTurnOrder(s).filter((seat) => seat !== context.seat);
    case 'all':
      return inTurnOrder(s);
    case 'they':
      return alone(context.they);
    case 'active':
      return alone(scalar(s, Scalar.ACTIVE));
    case 'eventPlayer':
      return alone(context.event.by);
    default:
      return describedPlayers(s, context, who, inTurnOrder(s));
  }
}

/** The player that a text means, for texts that mean one; undefined if there is none. */
export const playerOf = (s: State, context: Context, who: PlayerRef = 'you'): Seat | undefined =>
  who === 'you' ? context.seat : playersOf(s, context, who)[0];

function describedPlayers(
  s: State,
  context: Context,
  who: Exclude<PlayerRef, string>,
  seats: readonly Seat[],
): readonly Seat[] {
  if ('ownerOf' in who) {
    const owners = boundCards(s, context, who.ownerOf).map((ref) => s.table.owner[cardIn(ref)]!);
    return [...new Set(owners)];
  }
  if ('most' in who) {
    const has = (seat: Seat) =>
      who.most === 'lore' ? seatScalar(s, seat, SeatScalar.LORE) : zone(s, seat, Zone.HAND).length;
    const most = Math.max(...seats.map(has));
    return seats.filter((seat) => has(seat) === most);
  }
  if ('ahead' in who) {
    const lore = (seat: Seat) => seatScalar(s, seat, SeatScalar.LORE);
    return seats.filter((seat) => seat !== context.seat && lore(seat) > lore(context.seat));
  }
  return [context.they];
}

/** Whether `seat` is one of the players. Filters test this most often, so the usual words need no list. */
export function isPlayer(s: State, context: Context, who: PlayerRef, seat: Seat): boolean {
  if (who === 'you') return seat === context.seat;
  if (who === 'opponents') return seat !== context.seat;
  if (who === 'all') return true;
  if (who === 'they') return seat === context.they;
  return playersOf(s, context, who).includes(seat);
}
