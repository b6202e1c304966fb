// Set-up: shuffles, deals, and lets each contestant place its action card.
import type { MatchTable } from '../state/table.js';
import type { GameSeeds, Seat } from '../../../core/game.js';
import {
  State,
  deckOf,
  type CardEntry,
  knownTo,
  NO_CARD,
  Scalar,
  NONE,
  MemberScalar,
  handRow,
  setUnitScalar,
  UnitScalar,
  setScalar,
} from '../state/state.js';
import { shuffle } from './piles.js';
import { type CardId, DECK_SIZE } from '../state/cards.js';
import { zeros } from '../../../core/shared-rows.js';
import { revealActionCards } from './rounds.js';

/** Cards dealt to each contestant. One of them becomes the action card. */
const DEALT = 4;

export function setup(table: MatchTable, { decks, chance }: GameSeeds): State {
  const random = chance.slice();
  const piles = Array.from({ length: table.decks }, (_, deck) => {
    const pile = freshDeck();
    shuffle(pile, table.decks === 1 ? random : decks[deck]!.slice());
    return pile;
  });
  const top = (seat: Seat): CardId => piles[deckOf(table, seat)]!.pop()!;
  const hands = table.teams.map((_, seat) => {
    const hand: CardEntry[] = [];
    for (let i = 0; i < DEALT; i++) hand.push(top(seat) | knownTo(seat));
    return hand;
  });
  // A squad has no hand: its action card is dealt from the deck (C-16).
  const units = table.units.flatMap(({ seat, hasHand }) => [hasHand ? NO_CARD : top(seat), 0]);
  return emptyState(table, units, random, piles, hands);
}

/** A state before the first decision: the first seat is to place its action card. */
export function emptyState(
  table: MatchTable,
  units: number[],
  random: number[],
  piles: readonly number[][],
  hands: readonly number[][],
): State {
  const scalars = zeros(Scalar.COUNT);
  scalars[Scalar.ACTOR] = NONE;
  scalars[Scalar.TARGET] = NONE;
  scalars[Scalar.WINNER] = NONE;
  const rows = [scalars, random, zeros(table.members.length * MemberScalar.COUNT), units, [], [], []];
  for (const pile of piles) rows.push(pile, []);
  rows.push(...hands);
  return new State(table, rows);
}

function freshDeck(): CardId[] {
  const cards: CardId[] = [];
  for (let card = 0; card < DECK_SIZE; card++) cards.push(card);
  return cards;
}

/** Places a card of the hand face down. Only its owner knows it until all contestants have placed theirs. */
export function placeActionCard(s: State, seat: Seat, place: number): void {
  const { leader, members, seats } = s.table;
  const [entry] = s.editRow(handRow(s.table, seat)).splice(place, 1);
  setUnitScalar(s, members[leader[seat]!]!.unit, UnitScalar.ACTION, entry!);
  if (seat + 1 < seats) setScalar(s, Scalar.DECIDES, seat + 1);
  else revealActionCards(s);
}
