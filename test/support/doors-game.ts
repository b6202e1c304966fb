// A tiny game for tests of the search: seat 0 takes two doors, seat 1 takes one in reply, seat 0 takes a last one.
import { type Game, OVER, type ActionList, type View } from '../../src/core/game.js';
import type { Rng } from '../../src/core/rng.js';

export interface Doors {
  /** Known to seat 1 only; 0 to 9. */
  deal: number;
  readonly taken: number[];
}

export const LEFT = 1;

export const RIGHT = 2;

/** Legal for seat 1 only, and only in deal 0. */
export const SECRET = 3;

const SEATS = [0, 0, 1, 0];

/** Pay-off and evaluation of the doors taken, for seat 0. */
export interface Rules {
  readonly payoff: (doors: readonly number[]) => number;
  readonly evaluation?: (doors: readonly number[]) => number;
}

/** The part of the game contract that a search needs. */
type DoorsGame = Pick<
  Game<Doors>,
  | 'name'
  | 'seats'
  | 'maxDecisions'
  | 'toMove'
  | 'turn'
  | 'isUnderWay'
  | 'legal'
  | 'branch'
  | 'advance'
  | 'view'
  | 'evaluate'
  | 'payoff'
>;

export const doors = ({ payoff, evaluation = () => 0 }: Rules): Game<Doors> => {
  const game: DoorsGame = {
    name: 'doors',
    seats: { least: 2, most: 2 },
    maxDecisions: SEATS.length,
    toMove: ({ taken }) => SEATS[taken.length] ?? OVER,
    turn: ({ taken }) => (taken.length < 2 ? 1 : taken.length),
    isUnderWay: () => false,
    legal: listOptions,
    branch: ({ deal, taken }) => ({ deal, taken: [...taken] }),
    advance: ({ taken }, action) => void taken.push(action),
    view: (state, seat) => new DoorsView(state, seat),
    evaluate: (view) => {
      const { state, seat } = view as DoorsView;
      return seat === 0 ? evaluation(state.taken) : -evaluation(state.taken);
    },
    payoff: ({ taken }, seat) => (seat === 0 ? payoff(taken) : 1 - payoff(taken)),
  };
  return game as Game<Doors>;
};

function listOptions({ deal, taken }: Doors, list: ActionList): void {
  list.count = 0;
  list.add(LEFT);
  list.add(RIGHT);
  if (SEATS[taken.length] === 1 && deal === 0) list.add(SECRET);
}

export class DoorsView implements View<Doors> {
  /** Number of samples made. */
  samples = 0;

  constructor(
    readonly state: Doors,
    readonly seat: number,
  ) {}

  get toMove(): number {
    return SEATS[this.state.taken.length] ?? OVER;
  }

  describe = String;

  sample(rng: Rng): Doors {
    this.samples++;
    return { deal: rng.int(10), taken: [...this.state.taken] };
  }

  toJSON(): unknown {
    return this.state.taken;
  }
}
