// The games `contest` and `contest/indirect`: implements `Game` for both.
import { State, End, scalar, Scalar, Phase, NONE, memberScalar, MemberScalar } from './state/state.js';
import { type MatchTable, LEAST_SEATS, MOST_SEATS, MOST_MEMBERS, makeTable } from './state/table.js';
import { Signature } from '../../core/signature.js';
import { type Game, type View, type Seat, type Outcome, OVER, type GameOptions } from '../../core/game.js';
import { type Sheet, readSheet } from './state/sheet.js';
import { type ContestOptions, DEFAULTS, readOptions } from './state/options.js';
import { FEATURES } from './seat/evaluate.js';
import { setup } from './rules/setup.js';
import { legal } from './rules/legal.js';
import { actionKey, describe } from './seat/actions.js';
import { advance } from './rules/advance.js';
import { ContestView } from './seat/view.js';
import { boardOf } from './seat/board.js';
import { OBSERVABLES, ContestObserver } from './observer.js';
import { poolLoss } from './rules/values.js';
import { InputError } from '../../input/input-error.js';

// A state as text and as a hash. The rows hold the whole state.

export const store = (s: State): string => JSON.stringify(s.toJSON());

export const restore = (table: MatchTable, text: string): State => new State(table, JSON.parse(text) as number[][]);

export function signature(s: State): string {
  const hash = new Signature();
  for (const row of s.toJSON()) hash.addAll(row);
  return hash.toString();
}
export type Contest = Game<State, Sheet, MatchTable>;

/** Upper bound for one action: the action, the attack cards, the defence, and two decisions for each henchman's second card. */
const DECISIONS_PER_ACTION = 7;

const ENDS: Readonly<Record<End, string>> = {
  [End.NONE]: '',
  [End.STANDING]: 'standing',
  [End.TARGET]: 'target',
  [End.TIMEOUT]: 'timeout',
};

/** The contest: each team wears down the pools of the others. */
export const contest = (options: Partial<ContestOptions> = {}): Contest =>
  make('contest', { ...DEFAULTS, ...options }, false);

/** The indirect contest: a race to a target, without attacks. */
export const indirectContest = (options: Partial<ContestOptions> = {}): Contest =>
  make('contest/indirect', { ...DEFAULTS, ...options }, true);

function make(name: string, options: ContestOptions, indirect: boolean): Contest {
  return {
    name,
    seats: { least: LEAST_SEATS, most: MOST_SEATS },
    maxDecisions: MOST_SEATS + options.maxTurns * MOST_MEMBERS * DECISIONS_PER_ACTION,
    features: FEATURES,
    readDeck: readSheet,
    checkMatchup: (sheets) => void makeTable(sheets, options, indirect),
    table: (sheets) => makeTable(sheets, options, indirect),
    setup,
    toMove: (s) => scalar(s, Scalar.DECIDES),
    turn: (s) => scalar(s, Scalar.TURN),
    isUnderWay,
    legal,
    actionKey,
    hidesChoices: true,
    branch: (s) => s.branch(),
    advance,
    view: (s, seat) => new ContestView(s, seat),
    evaluate: (view: View<State>, weights) => (view as ContestView).evaluate(weights),
    describe,
    outcome,
    payoff,
    board: boardOf,
    observables: OBSERVABLES,
    observer: (table) => new ContestObserver(table),
    signature,
    store,
    restore,
  };
}

/**
 * An attack is under way until its impact is known. The choice of cards for a task does not count as under way: the cards are revealed at
 * once, so a search that tries only a few of the many plays would rate the task by the luck of those few.
 */
function isUnderWay(s: State): boolean {
  const phase = scalar(s, Scalar.PHASE) as Phase;
  return phase !== Phase.PLACE && phase !== Phase.ACT && !(s.table.indirect && phase === Phase.COMMIT);
}

/** The seats of a team share its win; all seats share a draw. */
function payoff(s: State, seat: Seat): number {
  const { teams } = s.table;
  const winner = scalar(s, Scalar.WINNER);
  if (winner === NONE) return 1 / teams.length;
  return teams[seat] === winner ? 1 / teams.filter((team) => team === winner).length : 0;
}

/** The winner is the number of the team: its first seat. */
function outcome(s: State): Outcome {
  const { teams, members } = s.table;
  const isWon = scalar(s, Scalar.DECIDES) === OVER && scalar(s, Scalar.WINNER) !== NONE;
  const dealt = teams.map(() => 0);
  members.forEach(({ seat }, member) => {
    dealt[seat]! += memberScalar(s, member, MemberScalar.DEALT);
  });
  return {
    winner: isWon ? scalar(s, Scalar.WINNER) : undefined,
    how: ENDS[scalar(s, Scalar.END) as End],
    turns: scalar(s, Scalar.TURN),
    scores: dealt.map(poolLoss),
  };
}

// Contests with the options of an experiment, which are checked.

export const loadContest = (given: GameOptions): Contest => contest(checkedOptions(given));

export const loadIndirectContest = (given: GameOptions): Contest => indirectContest(checkedOptions(given));

function checkedOptions({ options, fail, files }: GameOptions): ContestOptions {
  if (files.length > 0)
    throw new InputError(`${files[0]!.file}: a contest is played with 52 playing cards; none can be added`);
  return readOptions(options, fail);
}
