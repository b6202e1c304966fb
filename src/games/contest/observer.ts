// Statistics of a contest between two sides: at the end of each turn, the points lost so far and what actions were used for.
import { COPY_CASES, type Observables, type Observer, type SeatObservation, otherSeat } from '../../core/observer.js';
import {
  type State,
  scalar,
  Scalar,
  Phase,
  isStunned,
  MemberScalar,
  memberScalar,
  isOut,
  hand,
} from './state/state.js';
import type { MatchTable, MemberId } from './state/table.js';
import { zeros } from '../../core/shared-rows.js';
import { kindOf, Kind, firstOf, secondOf } from './state/packed-action.js';
import type { Seat } from '../../core/game.js';
import { MEAN_VALUE } from './state/cards.js';
import { poolLoss } from './rules/values.js';

/** Measures of the position at the end of a turn. */
const POSITION_MEASURES = {
  worn: 'points that the other side has lost, in percent of its pools; in a race, share of the target reached, in percent',
  poolLeft: 'points that the own side can lose until all its members are out',
  hand: 'cards in hand',
  punch:
    "impact in percent of the other side's pools (in a race: of the target) if all able members succeed with a mean effect card",
} as const;

/** Measures of the actions in a turn, in the order of `ActionCounts`. */
const ACTION_MEASURES = {
  actions: 'actions of the own side',
  attacks: 'actions that were challenges or tasks',
  prepares: 'actions that prepared a long attack',
  lostToReplenish: 'actions used to replenish the hand',
  lostToStun: 'actions lost to stun: attempts to recover, and passes while stunned',
  hits: 'challenges or tasks that succeeded',
  impact: 'impact dealt, in halves of a point',
  impactTaken: 'impact taken, in halves of a point',
  cardsPlayed: 'cards from the hand played in attack and defence',
} as const;

const enum ActionCounts {
  ACTIONS,
  ATTACKS,
  PREPARES,
  REPLENISHES,
  STUNNED,
  HITS,
  IMPACT,
  TAKEN,
  CARDS,
  COUNT,
}

/** The pieces of a side are its attack forms: all in the opening hand, and played when first used. */
export const OBSERVABLES = {
  measures: { ...POSITION_MEASURES, ...ACTION_MEASURES },
  score: 'worn',
  cases: {
    ...COPY_CASES,
    attacks: 'attacks or tasks of this form',
    hits: 'attacks or tasks of this form that succeeded',
  },
  rated: [],
} as const satisfies Observables;

const enum Case {
  OPENING,
  DRAWN,
  UNSEEN,
  PLAYED,
  ATTACKS,
  HITS,
  COUNT,
}

const SEATS = [0, 1] as const;

export class ContestObserver implements Observer<State> {
  readonly roles = {
    ...{
      score: 'worn',
      target: 100,
      potential: 'punch',
      available: 'actions',
      spent: 'attacks',
      added: 'lostToReplenish',
    },
    ...{ plays: 'cardsPlayed', quests: 'attacks', challenges: 'hits', board: 'poolLeft', worth: 'cardsPlayed' },
    ...{ removed: 'impact', lost: 'impactTaken' },
  };
  readonly pieces;

  #turnCounts: number[][] = [];
  #own: number[][][] = [];
  #other: number[][][] = [];
  #counts: number[][][] = [];
  #firstPlayed: number[][] = [];
  /** The form of the attack under way, as an index into the pieces of its seat. */
  #piece = 0;

  constructor(private readonly table: MatchTable) {
    this.pieces = SEATS.map((seat) => formNames(table, seat).map((name) => ({ name, copies: 1 })));
  }

  begin(): void {
    this.#turnCounts = SEATS.map(() => zeros(ActionCounts.COUNT));
    this.#own = SEATS.map(() => []);
    this.#other = SEATS.map(() => []);
    this.#counts = this.pieces.map((list) => list.map(() => zeros(Case.COUNT).with(Case.OPENING, 1)));
    this.#firstPlayed = this.pieces.map((list) => list.map(() => 0));
  }

  step(before: State, action: number, after: State): void {
    const isAct = (scalar(before, Scalar.PHASE) as Phase) === Phase.ACT;
    if (isAct) this.#act(before, action);
    if (kindOf(action) === Kind.PLAY)
      this.#turnCounts[scalar(before, Scalar.DECIDES)]![ActionCounts.CARDS]! +=
        ones(firstOf(action)) + ones(secondOf(action));
    for (const seat of SEATS) this.#count(seat, before, after);
    const turn = scalar(before, Scalar.TURN);
    if (turn > 0 && scalar(after, Scalar.TURN) !== turn) this.#closeTurn(after);
  }

  end(s: State): SeatObservation[] {
    if (scalar(s, Scalar.TURN) > 0) this.#closeTurn(s);
    return SEATS.map((seat) => ({
      own: this.#own[seat]!,
      other: this.#other[seat]!,
      pieces: this.#counts[seat]!,
      firstPlayed: this.#firstPlayed[seat]!,
    }));
  }

  #act(s: State, action: number): void {
    const member = scalar(s, Scalar.ACTOR);
    const { seat, forms } = this.table.members[member]!;
    const done = this.#turnCounts[seat]!;
    const kind = kindOf(action);
    done[ActionCounts.ACTIONS]!++;
    if (kind === Kind.PREPARE) done[ActionCounts.PREPARES]!++;
    if (kind === Kind.REPLENISH) done[ActionCounts.REPLENISHES]!++;
    if (isStunned(s, member)) done[ActionCounts.STUNNED]!++;
    if (kind === Kind.CHALLENGE || kind === Kind.TASK) this.#attack(seat, forms[secondOf(action)]!.name);
  }

  #attack(seat: Seat, form: string): void {
    const piece = this.pieces[seat]!.findIndex(({ name }) => name === form);
    const counts = this.#counts[seat]![piece]!;
    this.#turnCounts[seat]![ActionCounts.ATTACKS]!++;
    this.#piece = piece;
    counts[Case.ATTACKS]!++;
    counts[Case.PLAYED] = 1;
    this.#firstPlayed[seat]![piece] ||= this.#own[seat]!.length + 1;
  }

  /** A change in impact dealt is one success: every success has an impact of at least ½, and nothing else has one. */
  #count(seat: Seat, before: State, after: State): void {
    const done = this.#turnCounts[seat]!;
    const dealt = sumOf(after, seat, MemberScalar.DEALT) - sumOf(before, seat, MemberScalar.DEALT);
    done[ActionCounts.TAKEN]! += sumOf(after, seat, MemberScalar.TAKEN) - sumOf(before, seat, MemberScalar.TAKEN);
    if (dealt === 0) return;
    done[ActionCounts.IMPACT]! += dealt;
    done[ActionCounts.HITS]!++;
    this.#counts[seat]![this.#piece]![Case.HITS]!++;
  }

  /** A turn counts for both seats. */
  #closeTurn(s: State): void {
    const measures = SEATS.map((seat) => [...standing(s, seat), ...this.#turnCounts[seat]!]);
    for (const seat of SEATS) {
      this.#own[seat]!.push(measures[seat]!);
      this.#other[seat]!.push(measures[otherSeat(seat)]!);
      this.#turnCounts[seat]!.fill(0);
    }
  }
}

/** Cache by table: `membersOf` is called at every step. */
const sides = new WeakMap<MatchTable, readonly (readonly MemberId[])[]>();

function membersOf(table: MatchTable, seat: Seat): readonly MemberId[] {
  const known = sides.get(table);
  if (known !== undefined) return known[seat]!;
  const all = SEATS.map((each) => table.members.flatMap((member, id) => (member.seat === each ? [id] : [])));
  sides.set(table, all);
  return all[seat]!;
}

const formNames = (table: MatchTable, seat: Seat): string[] => [
  ...new Set(membersOf(table, seat).flatMap((id) => table.members[id]!.forms.map(({ name }) => name))),
];

const sumOf = (s: State, seat: Seat, what: MemberScalar): number =>
  membersOf(s.table, seat).reduce((sum, id) => sum + memberScalar(s, id, what), 0);

const ones = (mask: number): number => (mask === 0 ? 0 : (mask & 1) + ones(mask >> 1));

/** The measures of the position, in the order of `STANDING`. */
function standing(s: State, seat: Seat): number[] {
  const { members } = s.table;
  const against = pools(s.table, otherSeat(seat));
  const able = membersOf(s.table, seat).filter((id) => !isOut(s, id) && !isStunned(s, id));
  const power = able.reduce((sum, id) => sum + Math.max(...members[id]!.forms.map((form) => form.power)), 0);
  const lost = pointsLost(s, otherSeat(seat));
  const worn = s.table.indirect ? reached(s, seat) : lost / against;
  return [
    Math.floor(100 * worn),
    pools(s.table, seat) - pointsLost(s, seat),
    hand(s, seat).length,
    Math.floor((10 * power * MEAN_VALUE) / (s.table.indirect ? s.table.options.target : against)),
  ];
}

/** Points that a side can lose until all its members are out: one more than each pool. */
const pools = (table: MatchTable, seat: Seat): number =>
  membersOf(table, seat).reduce((sum, id) => sum + table.members[id]!.pool + 1, 0);

const pointsLost = (s: State, seat: Seat): number =>
  membersOf(s.table, seat).reduce(
    (sum, id) => sum + Math.min(s.table.members[id]!.pool + 1, poolLoss(memberScalar(s, id, MemberScalar.TAKEN))),
    0,
  );

/** Share of the target reached in a race. Each contestant has an own total (C-22); the highest counts. */
const reached = (s: State, seat: Seat): number =>
  Math.min(
    1,
    Math.max(...membersOf(s.table, seat).map((id) => memberScalar(s, id, MemberScalar.DEALT))) /
      2 /
      s.table.options.target,
  );
