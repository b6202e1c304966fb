// From one observed game to sums.
import { otherSeat, type Observer, type Piece, type SeatObservation } from '../../core/observer.js';
import type { Seat } from '../../core/game.js';
import { addCopies } from '../../stats/cards.js';
import { addTurn } from '../../stats/profile.js';
import { countValue } from '../../stats/quantiles.js';
import { addComeback } from '../../stats/story.js';
import { tallyUp } from '../../stats/tally.js';
import { area, clock, clockLead, firstTurn, lead, missedDrops, type Series } from '../../stats/tempo.js';
import { emptyPiece, emptySums, type EntrantSums, type Names, type Observed } from './sums.js';

/** Turns in which one is on curve or not, and those in which a resource is expected. */
const EARLY = 6;
const DROPS = 4;

export const namesOf = ({ measures, cases, roles }: Observer): Names => ({ measures, cases, roles });

/** One game that ended by its rules. `entrants` are those in the seats; `winner` is a seat, or nobody. */
export function gather(
  into: Observed,
  observer: Observer,
  observations: readonly SeatObservation[],
  entrants: readonly number[],
  winner: Seat | undefined,
): void {
  const series = observations.map((observation) => new SeatSeries(into.names, observation));
  entrants.forEach((entrant, seat) => {
    const sums = into.entrants.get(entrant) ?? emptySums(into.names);
    into.entrants.set(entrant, sums);
    const isWon = winner === seat;
    addTempo(sums, series[seat]!, isWon);
    addInitiative(sums, series[seat]!, series[otherSeat(seat)]!, seat);
    // A card in a drawn game has neither won nor lost.
    if (winner !== undefined) addPieces(into.names, sums, observer.pieces[seat]!, observations[seat]!, isWon);
  });
}

/** The measures of one seat, by what they mean for tempo. */
class SeatSeries {
  readonly clock: Series;
  readonly clockLead: Series;
  readonly scoreLead: Series;
  readonly boardLead: Series;

  constructor(
    readonly names: Names,
    readonly observation: SeatObservation,
  ) {
    this.clock = this.clockOf('own');
    this.clockLead = this.clock.map((own, i) => clockLead(own, this.clockOf('other')[i]!));
    this.scoreLead = lead(this.of('own', 'score'), this.of('other', 'score'));
    this.boardLead = lead(this.of('own', 'board'), this.of('other', 'board'));
  }

  get turns(): number {
    return this.observation.own.length;
  }

  of(whose: 'own' | 'other', role: Exclude<keyof Names['roles'], 'target'>): Series {
    const place = this.names.measures.indexOf(this.names.roles[role]);
    return this.observation[whose].map((values) => values[place]!);
  }

  clockOf(whose: 'own' | 'other'): Series {
    const potential = this.of(whose, 'potential');
    return this.of(whose, 'score').map((score, i) => clock(score, potential[i]!, this.names.roles.target));
  }
}

function addTempo(into: EntrantSums, seat: SeatSeries, isWon: boolean): void {
  const { sums } = into;
  const { turns, clock, clockLead, scoreLead, boardLead } = seat;
  seat.observation.own.forEach((values, i) => {
    addTurn(into.profile, i + 1, [...values, scoreLead[i]!, clock[i]!, clockLead[i]!, boardLead[i]!]);
  });
  addComeback(into.behind, clockLead, 1, isWon);
  const [spent, available, added] = [seat.of('own', 'spent'), seat.of('own', 'available'), seat.of('own', 'added')];
  const early = Math.min(EARLY, turns);
  sums.games++;
  sums.turns += turns;
  sums.score += seat.of('own', 'score').at(-1) ?? 0;
  sums.spent += area(spent);
  sums.available += area(available);
  sums.earlyTurns += early;
  sums.onCurve += spent.slice(0, early).filter((value, i) => value >= available[i]! - 1).length;
  sums.dropTurns += Math.min(DROPS, turns);
  sums.dropsMissed += missedDrops(added, DROPS);
  sums.leadChanges += scoreLead.filter((value, i) => i > 0 && Math.sign(value) !== Math.sign(scoreLead[i - 1]!)).length;
  sums.quests += area(seat.of('own', 'quests'));
  sums.challenges += area(seat.of('own', 'challenges'));
  sums.scoreLead += area(scoreLead);
  for (const name of ['plays', 'quests', 'challenges'] as const) {
    const turn = firstTurn(seat.of('own', name));
    if (turn !== undefined) tallyUp(into.firsts[name], turn);
  }
  if (isWon) {
    sums.wins++;
    countValue(into.winTurns, turns);
  }
}

/** A turn starts as the other's ended: with potential no less and a clock no slower than the other's, one has the initiative. */
function addInitiative({ sums }: EntrantSums, mine: SeatSeries, theirs: SeatSeries, seat: Seat): void {
  // Who goes first starts turn t after the other's turn t − 1.
  const ends = theirs.of('other', 'potential').slice(0, seat === 0 ? mine.turns - 1 : mine.turns);
  const own = { potential: ends, clock: theirs.clockOf('other') };
  const other = { potential: theirs.of('own', 'potential'), clock: theirs.clock };
  sums.starts += ends.length;
  sums.initiative += ends.filter(
    (potential, i) => potential >= other.potential[i]! && own.clock[i]! <= other.clock[i]!,
  ).length;
}

function addPieces(
  names: Names,
  into: EntrantSums,
  pieces: readonly Piece[],
  { pieces: counts, firstPlayed }: SeatObservation,
  isWon: boolean,
): void {
  const [opening, drawn] = [names.cases.indexOf('opening'), names.cases.indexOf('drawn')];
  pieces.forEach(({ name, copies }, i) => {
    const piece = into.pieces.get(name) ?? emptyPiece(names);
    into.pieces.set(name, piece);
    addCopies(piece.inDeck, copies, isWon);
    addCopies(piece.inHand, counts[i]![opening]! + counts[i]![drawn]!, isWon);
    piece.cases.forEach((tally, k) => {
      addCopies(tally, counts[i]![k]!, isWon);
    });
    if (firstPlayed[i]! > 0) tallyUp(piece.firstPlayed, firstPlayed[i]!);
  });
}
