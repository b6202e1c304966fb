// Sets up a game, up to the first turn (2.2).
import type { MatchTable } from '../../state/table.js';
import type { GameSeeds, Seat } from '../../../../core/game.js';
import { State, zone, Zone, editZone, Row, moveCard } from '../../state/state.js';
import { zeros } from '../../../../core/shared-rows.js';
import { seatAt, Scalar, SeatScalar, seatScalar } from '../../state/scalars.js';
import { NO_CARD, type CardId, type CardEntry, Entry, indexIn, cardIn } from '../../state/entry.js';
import { shuffle, shuffleDeck } from '../processes/shuffle.js';
import { draw } from '../processes/movement.js';
import { startTurn } from './turn.js';
import { settle } from './settle.js';

export function setup(table: MatchTable, seeds: GameSeeds): State {
  const random: number[] = [];
  for (const words of seeds.decks) random.push(words[0], words[1], words[2], words[3]);
  random.push(...seeds.chance);
  const scalars = zeros(seatAt(table.seats));
  scalars[Scalar.CHALLENGER] = NO_CARD;
  scalars[Scalar.CHALLENGED] = NO_CARD;
  const rows = [scalars, random, [], [], [], []];
  for (let seat = 0; seat < table.seats; seat++) {
    const deck = table.decks[seat]!.slice();
    shuffle(deck, table.label, random, 4 * seat);
    rows.push(deck, openingHand(deck, table.options.openingHand, seat), [], [], []);
  }
  table.hooks.setUp(table, rows);
  const s = new State(table, rows);
  if (!table.options.alterHand) beginGame(s);
  return s;
}

function openingHand(deck: CardId[], count: number, seat: Seat): CardEntry[] {
  const hand: CardEntry[] = [];
  for (let i = 0; i < count; i++) hand.push(deck.pop()! | (1 << (Entry.KNOWN_SHIFT + seat)));
  return hand;
}

function fillHand(s: State, seat: Seat): void {
  while (zone(s, seat, Zone.HAND).length < s.table.options.openingHand) draw(s, seat);
}

export function setAside(s: State, seat: Seat, card: CardId): void {
  const hand = editZone(s, seat, Zone.HAND);
  hand[indexIn(hand, card)]! |= Entry.SET_ASIDE;
}

/**
 * Puts the cards set aside on the bottom of the deck, unrevealed, and draws up to a full hand. The next player follows.
 * Decks are shuffled only after all players have altered their hands (2.2.2.3).
 */
export function endAlteringHand(s: State, seat: Seat): void {
  if (putAsideOnBottom(s, seat)) {
    fillHand(s, seat);
    s.editRow(Row.SCALARS)[seatAt(seat) + SeatScalar.ALTERED] = 1;
  }
  const next = firstInGame(s, seat + 1);
  if (next < s.table.seats) {
    s.editRow(Row.SCALARS)[Scalar.DECIDES] = next;
    return;
  }
  for (let each = 0; each < s.table.seats; each++)
    if (seatScalar(s, each, SeatScalar.ALTERED) === 1) shuffleDeck(s, each);
  beginGame(s);
}

/** The first seat from `seat` on whose player has not left the game. */
function firstInGame(s: State, seat: Seat): Seat {
  let next = seat;
  while (next < s.table.seats && seatScalar(s, next, SeatScalar.LEFT) !== 0) next++;
  return next;
}

function beginGame(s: State): void {
  startTurn(s, firstInGame(s, 0));
  if (!s.table.plain) settle(s);
}

function putAsideOnBottom(s: State, seat: Seat): boolean {
  const aside = zone(s, seat, Zone.HAND).filter((entry) => (entry & Entry.SET_ASIDE) !== 0);
  if (aside.length === 0) return false;
  const status = 1 << (Entry.KNOWN_SHIFT + seat);
  for (const entry of aside) moveCard(s, cardIn(entry), seat, Zone.HAND, Zone.DECK, status);
  // `moveCard` put them on top, which is the end of the list. The bottom is the beginning.
  const deck = editZone(s, seat, Zone.DECK);
  deck.copyWithin(aside.length, 0);
  for (let i = 0; i < aside.length; i++) deck[i] = cardIn(aside[i]!) | status;
  return true;
}
