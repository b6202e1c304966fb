// Adds one observed game to the sums of its entrants: tempo, pace and cards.
import { type Observer, type Observables, type SeatObservation, otherSeat, type Piece } from '../../core/observer.js';
import {
  type Sizes,
  sizesOf,
  type Observed,
  emptySums,
  type EntrantSums,
  emptyPiece,
  type Outcome as EntrantOutcome,
  type First,
} from '../../stats/observed.js';
import type { Outcome, Seat } from '../../core/game.js';
import { addCopies } from '../../stats/cards.js';
import { addTo, countValue } from '../../stats/counts.js';
import {
  type Series,
  lead,
  clockLead,
  clock,
  addComeback,
  area,
  leaderChanges,
  firstTurn,
  turnReaching,
  missedDrops,
} from '../../stats/tempo.js';
import { addTurn } from '../../stats/curves.js';

/** Turns that count for curve adherence, and turns in which a resource is expected. */
const EARLY = 6;

const DROPS = 4;

/** Shares of the score that wins. */
const PARTS = { quarter: 0.25, half: 0.5, threeQuarters: 0.75 } as const;

type Role = Exclude<keyof Observer['roles'], 'target'>;

/** Adds up the observations of one observer, game by game. */
export class ObservationSums {
  private readonly sizes: Sizes;
  /** By role: the index of its measure among all measures. */
  private readonly places: Readonly<Record<Role, number>>;
  private readonly opening: number;
  private readonly drawn: number;

  constructor(
    observables: Observables,
    private readonly observer: Pick<Observer, 'roles' | 'pieces'>,
  ) {
    const [measures, cases] = [Object.keys(observables.measures), Object.keys(observables.cases)];
    this.sizes = sizesOf(observables);
    this.places = Object.fromEntries(
      Object.entries(observer.roles).map(([role, measure]) => [role, measures.indexOf(String(measure))]),
    ) as Record<Role, number>;
    this.opening = cases.indexOf('opening');
    this.drawn = cases.indexOf('drawn');
  }

  /** Adds one game that ended by its rules. `entrants` is in seat order. */
  add(
    into: Observed,
    observations: readonly SeatObservation[],
    entrants: readonly number[],
    { winner, how }: Pick<Outcome, 'winner' | 'how'>,
  ): void {
    const { places, observer } = this;
    const seats = observations.map((observation) => new SeatSeries(places, observer.roles.target, observation));
    entrants.forEach((entrant, seat) => {
      let sums = into.get(entrant);
      if (sums === undefined) into.set(entrant, (sums = emptySums(this.sizes)));
      addTempo(sums, seats[seat]!, winner === undefined ? 'drawn' : winner === seat ? 'won' : 'lost');
      addInitiative(sums, seats[seat]!.turns, seats[otherSeat(seat)]!, seat);
      if (winner === seat) addWin(sums, seats[seat]!.turns, how);
      // Card win rates leave out draws.
      if (winner !== undefined) this.addPieces(sums, observer.pieces[seat]!, observations[seat]!, winner === seat);
    });
  }

  private addPieces(
    into: EntrantSums,
    pieces: readonly Piece[],
    { pieces: counts, firstPlayed }: SeatObservation,
    isWon: boolean,
  ): void {
    pieces.forEach(({ name, copies }, i) => {
      let piece = into.pieces.get(name);
      if (piece === undefined) into.pieces.set(name, (piece = emptyPiece(this.sizes)));
      const cases = counts[i]!;
      addCopies(piece.inDeck, copies, isWon);
      addCopies(piece.inHand, cases[this.opening]! + cases[this.drawn]!, isWon);
      for (let k = 0; k < cases.length; k++) addCopies(piece.cases[k]!, cases[k]!, isWon);
      if (firstPlayed[i]! > 0) addTo(piece.firstPlayed, firstPlayed[i]!);
    });
  }
}

/** The series of one seat that tempo needs: one number for each of its turns. */
class SeatSeries {
  readonly own: SeatObservation['own'];
  readonly clock: Series;
  readonly otherClock: Series;
  readonly clockLead: Series;
  readonly score: Series;
  readonly scoreLead: Series;
  readonly boardLead: Series;

  constructor(
    private readonly places: Readonly<Record<Role, number>>,
    readonly target: number,
    readonly observation: SeatObservation,
  ) {
    this.own = observation.own;
    this.score = this.of('score');
    const otherScore = this.ofOther('score');
    this.scoreLead = lead(this.score, otherScore);
    this.boardLead = lead(this.of('board'), this.ofOther('board'));
    this.clock = clocks(this.score, this.of('potential'), target);
    this.otherClock = clocks(otherScore, this.ofOther('potential'), target);
    this.clockLead = this.clock.map((own, i) => clockLead(own, this.otherClock[i]!));
  }

  get turns(): number {
    return this.own.length;
  }

  of(role: Role): Series {
    const place = this.places[role];
    return this.own.map((values) => values[place]!);
  }

  ofOther(role: Role): Series {
    const place = this.places[role];
    return this.observation.other.map((values) => values[place]!);
  }
}

const clocks = (score: Series, potential: Series, target: number): Series =>
  score.map((value, i) => clock(value, potential[i]!, target));

function addTempo(into: EntrantSums, seat: SeatSeries, outcome: EntrantOutcome): void {
  const { sums } = into;
  const { turns, clock, clockLead, score, scoreLead, boardLead, target } = seat;
  seat.own.forEach((values, i) => {
    addTurn(into.curves[outcome], i + 1, [...values, scoreLead[i]!, clock[i]!, clockLead[i]!, boardLead[i]!]);
  });
  addComeback(into.slower, clockLead, 1, outcome === 'won');
  addComeback(into.trailing, scoreLead, target * PARTS.quarter, outcome === 'won');
  sums.games++;
  sums.turns += turns;
  sums.score += score.at(-1) ?? 0;
  sums.scoreLead += area(scoreLead);
  sums.leadChanges += leaderChanges(scoreLead);
  addSpending(into, seat);
  for (const role of ['worth', 'quests', 'challenges', 'removed', 'lost'] as const) sums[role] += area(seat.of(role));
  for (const role of ['plays', 'quests', 'challenges'] as const) addFirst(into, role, firstTurn(seat.of(role)));
  for (const [part, share] of Object.entries(PARTS))
    addFirst(into, part as keyof typeof PARTS, turnReaching(score, share * target));
}

function addSpending({ sums }: EntrantSums, seat: SeatSeries): void {
  const [spent, available] = [seat.of('spent'), seat.of('available')];
  const early = Math.min(EARLY, seat.turns);
  sums.spent += area(spent);
  sums.available += area(available);
  sums.earlyTurns += early;
  for (let i = 0; i < early; i++) if (spent[i]! >= available[i]! - 1) sums.onCurve++;
  sums.dropTurns += Math.min(DROPS, seat.turns);
  sums.dropsMissed += missedDrops(seat.of('added'), DROPS);
}

function addFirst({ firsts }: EntrantSums, which: First, turn: number | undefined): void {
  if (turn !== undefined) addTo(firsts[which], turn);
}

/**
 * Counts own turns that start with the initiative: potential at least the other's, and a clock no slower. The values at the start of a turn
 * are those at the end of the other player's turn before it.
 */
function addInitiative({ sums }: EntrantSums, turns: number, other: SeatSeries, seat: Seat): void {
  const [ownPotential, otherPotential] = [other.ofOther('potential'), other.of('potential')];
  // The first player starts turn t after the other's turn t − 1, so turn 1 does not count.
  const starts = Math.min(ownPotential.length, seat === 0 ? turns - 1 : turns);
  sums.starts += starts;
  for (let i = 0; i < starts; i++)
    if (ownPotential[i]! >= otherPotential[i]! && other.otherClock[i]! <= other.clock[i]!) sums.initiative++;
}

function addWin(into: EntrantSums, turns: number, how: string): void {
  into.sums.wins++;
  countValue(into.winTurns, turns);
  into.wonBy.set(how, (into.wonBy.get(how) ?? 0) + 1);
}
