// Compares the end of a replayed game with its record.
import { type Game, OVER } from '../../core/game.js';
import { BUG, FORFEIT, LIMIT, TIME } from '../../tables/endings.js';
import type { MatchResult } from '../match/built-in-match.js';
import type { Plan } from '../plan/plan.js';

/** Endings that are not in the rules of the game. */
const BY_THE_LAB: ReadonlySet<string> = new Set([BUG, FORFEIT, LIMIT, TIME]);

/** `state` is the position after the last recorded step. Returns the first difference as a text; empty if there is none. */
export function mismatchOf(game: Game, state: unknown, recorded: MatchResult, limits: Plan['limits']): string {
  const signature = game.signature(state);
  if (signature !== recorded.signature)
    return `the last position has signature ${signature}; recorded: ${recorded.signature}`;
  const outcome = game.outcome(state);
  const turns = Math.min(outcome.turns, limits.turns);
  if (turns !== recorded.turns) return `it takes ${turns} turns; recorded: ${recorded.turns}`;
  if (outcome.scores.join() !== recorded.scores.join())
    return `the scores are ${outcome.scores.join('–')}; recorded: ${recorded.scores.join('–')}`;
  return game.toMove(state) === OVER ? endMismatch(outcome, recorded) : openMismatch(recorded);
}

/** For a game that has ended by its rules. A bug may stop a game after its end, while it is observed. */
function endMismatch({ winner, how }: ReturnType<Game['outcome']>, recorded: MatchResult): string {
  if (recorded.how === BUG) return winnerMismatch(undefined, recorded);
  if (how !== recorded.how) return `it ends by ${how}; recorded: ${recorded.how}`;
  return winnerMismatch(winner, recorded);
}

/** For a game that has not ended by its rules. A replay cannot show which agent broke down, so the winner of a forfeit is not compared. */
function openMismatch(recorded: MatchResult): string {
  if (!BY_THE_LAB.has(recorded.how)) return `it is not over; recorded: ${recorded.how}`;
  const isForfeit = recorded.how === FORFEIT || recorded.how === TIME;
  return isForfeit ? '' : winnerMismatch(undefined, recorded);
}

const winnerMismatch = (winner: number | undefined, recorded: MatchResult): string =>
  winner === recorded.winner ? '' : `${seatText(winner)} wins; recorded: ${seatText(recorded.winner)}`;

const seatText = (seat: number | undefined): string => (seat === undefined ? 'neither player' : `player ${seat + 1}`);
