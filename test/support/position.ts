// Positions of Lorcana, built directly from rows and entries.
import type { Card } from '../../src/games/lorcana/cards/card.js';
import { type LorcanaOptions, DEFAULT_OPTIONS } from '../../src/games/lorcana/state/table.js';
import { State } from '../../src/games/lorcana/state/state.js';
import { makeTable } from '../../src/games/lorcana/link/make-table.js';
import { zeros } from '../../src/core/shared-rows.js';
import { seatAt, Scalar, Step, SeatScalar } from '../../src/games/lorcana/state/scalars.js';
import { NO_CARD, type CardId, Entry } from '../../src/games/lorcana/state/entry.js';

/** A card in play, and its status. */
interface InPlay {
  readonly card: Card;
  readonly exerted?: boolean;
  readonly drying?: boolean;
  readonly damage?: number;
}

export interface Side {
  readonly lore?: number;
  readonly ink?: number;
  readonly hand?: readonly Card[];
  readonly play?: readonly InPlay[];
  /** Top card first; by default three filler cards. */
  readonly deck?: readonly Card[];
}

const FILLER: Card = {
  name: 'Filler',
  version: 'Piece',
  type: 'character',
  inks: ['Steel'],
  cost: 1,
  inkable: true,
  strength: 1,
  willpower: 1,
  lore: 1,
  moveCost: 0,
  classifications: ['Storyborn'],
  abilities: [],
};

/** A Main Phase of seat 0 in the middle of a game. */
export function position(sides: readonly Side[], options: Partial<LorcanaOptions> = {}): State {
  const decks = sides.map((side) => [
    ...(side.deck ?? [FILLER, FILLER, FILLER]).toReversed(),
    ...(side.hand ?? []),
    ...(side.play ?? []).map(({ card }) => card),
    ...Array.from({ length: side.ink ?? 0 }, () => FILLER),
  ]);
  const table = makeTable(
    decks.map((cards) => ({ cards })),
    { ...DEFAULT_OPTIONS, ...options },
  );
  const scalars = zeros(seatAt(sides.length));
  scalars[Scalar.TURN] = 9;
  scalars[Scalar.STEP] = Step.MAIN;
  scalars[Scalar.CHALLENGER] = NO_CARD;
  scalars[Scalar.CHALLENGED] = NO_CARD;
  const rows: number[][] = [scalars, [...Array(4 * sides.length + 4).keys()].map((i) => i + 1), [], [], [], []];
  let next: CardId = 0;
  sides.forEach((side, seat) => {
    scalars[seatAt(seat) + SeatScalar.LORE] = side.lore ?? 0;
    scalars[seatAt(seat) + SeatScalar.READY_INK] = side.ink ?? 0;
    const knownToOwner = 1 << (Entry.KNOWN_SHIFT + seat);
    const take = (count: number, status: (i: number) => number) =>
      Array.from({ length: count }, (_, i) => next++ | status(i));
    const deck = take(side.deck?.length ?? 3, () => 0);
    const hand = take(side.hand?.length ?? 0, () => knownToOwner);
    const play = take(side.play?.length ?? 0, (i) => statusOf(side.play![i]!));
    const ink = take(side.ink ?? 0, () => Entry.KNOWN_TO_ALL);
    rows.push(deck, hand, play, ink, []);
  });
  return new State(table, rows);
}

const statusOf = ({ exerted, drying, damage }: InPlay): number =>
  Entry.KNOWN_TO_ALL |
  (exerted === true ? Entry.EXERTED : 0) |
  (drying === true ? Entry.DRYING : 0) |
  ((damage ?? 0) << Entry.DAMAGE_SHIFT);
