// The game `lorcana`: Disney Lorcana by the Comprehensive Rules 2.2.
import { State } from './state/state.js';
import { type MatchTable, type Deck, type LorcanaOptions, DEFAULT_OPTIONS } from './state/table.js';
import { rebuild } from './rules/in-force/refresh.js';
import { Signature } from '../../core/signature.js';
import { type Game, type View, type Seat, OVER, type Outcome } from '../../core/game.js';
import { End, scalar, Scalar, seatScalar, SeatScalar } from './state/scalars.js';
import type { Pool } from './cards/card-pool.js';
import { FEATURES, TIMING, MOVE_WEIGHTS } from './seat/features.js';
import { readDeck } from './deck/check.js';
import { shippedPool } from './cards/shipped.js';
import { makeTable } from './link/make-table.js';
import { setup } from './rules/turn/setup.js';
import { hasEquivalentOptions, actionKey, costsNothing } from './seat/search-hints.js';
import { legal } from './rules/legal/legal.js';
import { advance } from './rules/advance.js';
import { concede } from './rules/turn/concede.js';
import { LorcanaView } from './seat/view.js';
import { describe } from './seat/describe.js';
import { boardOf } from './seat/board.js';
import { OBSERVABLES } from './observables.js';
import { LorcanaObserver } from './observer.js';

/** The lists of records in a state. The modifiers are not stored: `rebuild` computes them. */
const LISTS = ['frames', 'bag', 'waiting', 'lasting', 'lastKnown', 'damaged', 'used', 'question'] as const;

export function store(s: State): string {
  return JSON.stringify({ rows: s.toJSON(), ...Object.fromEntries(LISTS.map((name) => [name, s[name]])) });
}

export function restore(table: MatchTable, text: string): State {
  const { rows, ...lists } = JSON.parse(text) as { rows: number[][] } & Pick<State, (typeof LISTS)[number]>;
  const s = Object.assign(new State(table, rows), lists);
  rebuild(s);
  return s;
}

export function signature(s: State): string {
  const hash = new Signature();
  for (const row of s.toJSON()) hash.addAll(row);
  if (!s.table.plain) for (const name of LISTS) hash.addText(toJson(s[name]));
  return hash.toString();
}

/** JSON of a list in an array. Fast path for empty lists: most lists are empty at the end of a game. */
const toJson = (value: State[(typeof LISTS)[number]]): string =>
  Array.isArray(value) && value.length === 0 ? '[[]]' : JSON.stringify([value]);

export type Lorcana = Game<State, Deck, MatchTable>;

const ENDS: Readonly<Record<End, string>> = {
  [End.NONE]: '',
  [End.LORE]: 'lore',
  [End.DECK]: 'deck',
  [End.LOOP]: 'loop',
  [End.CONCEDED]: 'concession',
};

/** The `Game` object. `pool`: the cards that decks may use; default: the pool that ships with tempolab. */
export function lorcana(options: Partial<LorcanaOptions> = {}, pool?: Pool): Lorcana {
  const rules = { ...DEFAULT_OPTIONS, ...options };
  return {
    name: 'lorcana',
    seats: { least: 2, most: 4 },
    maxDecisions: 20_000,
    features: FEATURES,
    timing: TIMING,
    choosing: MOVE_WEIGHTS,
    readDeck: (source, notify = () => undefined) => readDeck(source, pool ?? shippedPool(), rules, notify),
    table: (decks) => makeTable(decks, rules),
    setup,
    toMove: (s) => scalar(s, Scalar.DECIDES),
    turn: (s) => scalar(s, Scalar.TURN),
    isUnderWay,
    hasEquivalentOptions,
    costsNothing,
    legal,
    actionKey,
    branch: (s) => s.branch(),
    advance,
    concede,
    view: (s, seat) => new LorcanaView(s, seat),
    evaluate: (view: View<State>, weights) => (view as LorcanaView).evaluate(weights),
    describe,
    outcome,
    payoff,
    board: boardOf,
    observables: OBSERVABLES,
    observer: (table) => new LorcanaObserver(table),
    signature,
    store,
    restore,
  };
}

/** An action is complete when nothing is left to resolve. */
const isUnderWay = (s: State): boolean => s.question !== undefined;

/** In a draw all players share the payoff. */
function payoff(s: State, seat: Seat): number {
  if (scalar(s, Scalar.WINNER) < 0) return 1 / s.table.seats;
  return scalar(s, Scalar.DECIDES) === OVER && scalar(s, Scalar.WINNER) === seat ? 1 : 0;
}

function outcome(s: State): Outcome {
  const isOver = scalar(s, Scalar.DECIDES) === OVER;
  return {
    winner: isOver && scalar(s, Scalar.WINNER) >= 0 ? scalar(s, Scalar.WINNER) : undefined,
    how: ENDS[scalar(s, Scalar.END) as End],
    turns: scalar(s, Scalar.TURN),
    scores: Array.from({ length: s.table.seats }, (_, seat: Seat) => seatScalar(s, seat, SeatScalar.LORE)),
  };
}
