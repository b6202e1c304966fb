// Where games with the same cards, texts and effects may differ. The actions of a turn are the game's own functions (`legal`, `advance`);
// these are the places where the course of the game itself asks the rule set.
import type { Table } from './state/table.js';
import type { State } from './state/state.js';
import type { Seat } from '../../core/game.js';
import type { CardEntry } from './state/entry.js';

export interface Ruleset {
  /** Adds what the rule set keeps in the state: numbers behind the scalars, rows behind the zones. Called before the first draw. */
  setUp(table: Table, rows: number[][]): void;
  /** A turn begins; called before anything is readied. */
  startTurn(s: State, seat: Seat): void;
  /** Nothing is left to resolve in a step from `Step.OWN` on: what the turn does next. False where a player takes over. */
  nextStep(s: State, seat: Seat): boolean;
  /** A card came into this player's inkwell, by whatever means. */
  inked(s: State, seat: Seat): void;
  /** A permanent with marks of the rule set (`Entry.MARKS`) leaves play. */
  leavesPlay(s: State, entry: CardEntry): void;
  /** A player is out of a game that goes on: what is theirs goes along (9.2.3). */
  leavesGame(s: State, seat: Seat): void;
  /** Rows that hold cards, besides those of the zones. */
  cardRows(seats: number): readonly number[];
}

const nothing = (): void => undefined;

/** The Comprehensive Rules, which keep nothing besides. */
export const STANDARD: Ruleset = {
  setUp: nothing,
  startTurn: nothing,
  nextStep: () => false,
  inked: nothing,
  leavesPlay: nothing,
  leavesGame: nothing,
  cardRows: () => [],
};
