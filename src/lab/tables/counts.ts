// Columns that pairings and standings have in common.
import type { MatchupSummary } from '../../stats/matchup.js';
import { type Column, column } from '../../tables/csv.js';

/** How most rates get their intervals. */
export const WILSON = 'Wilson';

/** How games ended, each way in a column of its own. */
export const countColumns = <R>(
  names: { readonly wins: string; readonly losses: string },
  of: (row: R) => MatchupSummary,
): Column<R>[] => [
  column('games', 'games played', (row) => of(row).games),
  column(names.wins, 'games won, forfeits of the other side included', (row) => of(row).winsA),
  column(names.losses, 'games lost, own forfeits included', (row) => of(row).winsB),
  column('draws', 'games that ended by the rules without a winner', (row) => of(row).draws),
  column('limits', 'games cut off at a limit of turns or decisions', (row) => of(row).limits),
  column(
    'forfeits',
    'games that an agent lost by breaking down, of either side; they are among the wins',
    (row) => of(row).forfeits,
  ),
  column('bugs', 'games stopped by a bug of the rules; they count for nobody', (row) => of(row).bugs),
];
