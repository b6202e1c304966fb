import type { MatchResult } from '../match.js';
import type { Plan } from '../plan.js';
import type { ScheduledGame } from '../schedule.js';
import { column, type Column } from './csv.js';

export interface GameRow {
  readonly plan: Plan;
  readonly game: ScheduledGame;
  readonly result: MatchResult;
}

/** Of the entrant in a seat. */
const entrantOf = ({ plan, game }: GameRow, seat: number) =>
  plan.entrants[game.pairing.entrants[game.places[seat as 0 | 1]]]!;
const deckOf = (row: GameRow, seat: number): string => row.plan.decks[entrantOf(row, seat).deck]!.name;
const agentOf = (row: GameRow, seat: number): string => row.plan.agents[entrantOf(row, seat).agent]!.name;

/** Player 1 has the first seat and takes the first turn; `winner` is 1, 2 or nobody. */
export const GAME_COLUMNS: readonly Column<GameRow>[] = [
  column('id', ({ game }) => game.id),
  column('pairing', ({ game }) => game.pairing.id),
  column('round', ({ game }) => game.round),
  column('seed', ({ game }) => game.seeds.path),
  column('deck1', (row) => deckOf(row, 0)),
  column('agent1', (row) => agentOf(row, 0)),
  column('deck2', (row) => deckOf(row, 1)),
  column('agent2', (row) => agentOf(row, 1)),
  column('winner', ({ result }) => (result.winner === undefined ? '' : result.winner + 1)),
  column('winnerEntrant', (row) => (row.result.winner === undefined ? '' : entrantOf(row, row.result.winner).name)),
  column('how', ({ result }) => result.how),
  column('turns', ({ result }) => result.turns),
  column('decisions', ({ result }) => result.decisions),
  column('forced', ({ result }) => result.forced),
  column('score1', ({ result }) => result.scores[0]!),
  column('score2', ({ result }) => result.scores[1]!),
  column('fault', ({ result }) => result.fault),
];

/** Games that a broken agent or a rules bug ended. */
export const FAULT_COLUMNS: readonly Column<GameRow>[] = [
  column('id', ({ game }) => game.id),
  column('how', ({ result }) => result.how),
  column('seed', ({ game }) => game.seeds.path),
  column('decision', ({ result }) => result.decisions),
  // With two at the table, a forfeit is the fault of who did not win.
  column('entrant', (row) => (row.result.winner === undefined ? '' : entrantOf(row, 1 - row.result.winner).name)),
  column('fault', ({ result }) => result.fault),
];
