import { make } from './dom.js';

/** A player's number in the colour of the seat: a mirror match has two of the same name. */
export const seatBadge = (seat: number): HTMLElement =>
  make('span', { class: `badge seat-${seat}`, 'aria-label': `player ${seat + 1}` }, String(seat + 1));

export const playerName = (seat: number, players: readonly string[]): HTMLElement =>
  make('span', { class: `seat seat-${seat}` }, seatBadge(seat), ` ${players[seat]!}`);
