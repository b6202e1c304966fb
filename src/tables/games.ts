// games.csv, one row for each game, and faults.csv, one row for each game that a broken agent or a rules bug ended.
import type { Plan } from '../lab/plan/plan.js';
import type { ScheduledGame } from '../lab/plan/schedule.js';
import type { MatchResult } from '../lab/match/built-in-match.js';
import { column, type Column } from './csv.js';

/** A row: one game of the plan and its result. */
export interface GameRow {
  readonly plan: Plan;
  readonly game: ScheduledGame;
  readonly result: MatchResult;
}

/** The entrant in a seat. */
const entrantOf = ({ plan, game }: GameRow, seat: number) =>
  plan.entrants[game.matchup.entrants[game.places[seat as 0 | 1]]]!;

const deckOf = (row: GameRow, seat: number): string => row.plan.decks[entrantOf(row, seat).deck]!.name;

const agentOf = (row: GameRow, seat: number): string => row.plan.agents[entrantOf(row, seat).agent]!.name;

const ID = column<GameRow>(
  'id',
  'pairing#round.1 with A going first, pairing#round.2 for the same deal with seats swapped; the argument of `tempolab replay`',
  ({ game }) => game.id,
);

const SEED = column<GameRow>(
  'seed',
  'path of the random numbers of the game; a secret run adds its key',
  ({ game }) => game.seeds.path,
);

const HOW = column<GameRow>(
  'how',
  'how the game ended: in the words of the game, or forfeit (an agent broke down), time (an agent took too long), limit (of turns or decisions), bug (in the rules)',
  ({ result }) => result.how,
);

const FAULT = column<GameRow>('fault', 'the error behind a forfeit or a bug', ({ result }) => result.fault);

/** Player 1 has the first seat and takes the first turn. */
export const GAME_COLUMNS: readonly Column<GameRow>[] = [
  ID,
  column('pairing', 'entrantA~entrantB', ({ game }) => game.matchup.id),
  column('round', 'number of the deal in its matchup, from 0', ({ game }) => game.round),
  SEED,
  column('deck1', 'deck of player 1, who takes the first turn', (row) => deckOf(row, 0)),
  column('agent1', 'agent of player 1', (row) => agentOf(row, 0)),
  column('deck2', 'deck of player 2', (row) => deckOf(row, 1)),
  column('agent2', 'agent of player 2', (row) => agentOf(row, 1)),
  column('winner', '1 or 2; empty in a draw, at a limit and after a bug', ({ result }) =>
    result.winner === undefined ? '' : result.winner + 1,
  ),
  column('winnerEntrant', 'name of the winner', (row) =>
    row.result.winner === undefined ? '' : entrantOf(row, row.result.winner).name,
  ),
  HOW,
  column('turns', 'turns begun, both players counted', ({ result }) => result.turns),
  column('decisions', 'choices between two or more options', ({ result }) => result.decisions),
  column('forced', 'steps with one option, taken without a decision', ({ result }) => result.forced),
  column('score1', "player 1's score at the end (lore …)", ({ result }) => result.scores[0]!),
  column('score2', "player 2's score at the end", ({ result }) => result.scores[1]!),
  FAULT,
];

/** The columns of faults.csv. */
export const FAULT_COLUMNS: readonly Column<GameRow>[] = [
  ID,
  HOW,
  SEED,
  column('decision', 'decisions before the fault', ({ result }) => result.decisions),
  // With two players, the loser of a forfeited game caused the forfeit.
  column('entrant', 'entrant whose agent broke down; empty for a rules bug', (row) =>
    row.result.winner === undefined ? '' : entrantOf(row, 1 - row.result.winner).name,
  ),
  FAULT,
];
