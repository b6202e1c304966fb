// How a contest ends: one team is left, the target is reached, or the last turn is over.
import { type State, End, Row, Scalar, NONE, isOut, memberScalar, MemberScalar } from '../state/state.js';
import { OVER } from '../../../core/game.js';
import { poolLoss } from './values.js';

function end(s: State, how: End, winner: number): void {
  const scalars = s.editRow(Row.SCALARS);
  scalars[Scalar.DECIDES] = OVER;
  scalars[Scalar.END] = how;
  scalars[Scalar.WINNER] = winner;
}

/** Ends the contest if only one team is standing. */
export function endIfDecided(s: State): void {
  const { members } = s.table;
  let standing = NONE;
  for (let member = 0; member < members.length; member++) {
    if (isOut(s, member)) continue;
    const { team } = members[member]!;
    if (standing === NONE) standing = team;
    else if (standing !== team) return;
  }
  end(s, End.STANDING, standing);
}

/** After a round: ends a race if a contestant has reached the target. The highest total wins. Returns true if the race is over. */
export function endByTarget(s: State): boolean {
  const { options, members } = s.table;
  if (!members.some((_, member) => poolLoss(memberScalar(s, member, MemberScalar.DEALT)) >= options.target))
    return false;
  end(s, End.TARGET, highestTotal(s));
  return true;
}

export function endByTimeout(s: State): void {
  const { options, indirect } = s.table;
  if (options.timeout === 'draw') end(s, End.TIMEOUT, NONE);
  else end(s, End.TIMEOUT, indirect ? highestTotal(s) : largestShare(s));
}

/** The team of the contestant with the highest total (C-22); NONE if two teams share it. */
const highestTotal = (s: State): number =>
  leadingTeam(s, (team) => Math.max(...valuesOfTeam(s, team, MemberScalar.DEALT)));

/** The team with the largest share of its pools left; NONE if two teams share it. */
const largestShare = (s: State): number => leadingTeam(s, (team) => poolShare(s, team));

function poolShare(s: State, team: number): number {
  let [left, full] = [0, 0];
  s.table.members.forEach(({ team: of, pool }, member) => {
    if (of !== team) return;
    full += pool;
    left += Math.max(0, pool - poolLoss(memberScalar(s, member, MemberScalar.TAKEN)));
  });
  return left / full;
}

const valuesOfTeam = (s: State, team: number, i: MemberScalar): number[] =>
  s.table.members.flatMap((member, id) => (member.team === team ? [memberScalar(s, id, i)] : []));

function leadingTeam(s: State, score: (team: number) => number): number {
  const teams = [...new Set(s.table.teams)];
  const scores = teams.map(score);
  const top = Math.max(...scores);
  const best = teams.filter((_, i) => scores[i] === top);
  return best.length === 1 ? best[0]! : NONE;
}
