import type { MatchupSummary } from '../../stats/matchup.js';
import type { Grouping, Standing } from '../standings.js';
import { column, estimated, measured, type Column } from './csv.js';

const of =
  <T>(read: (summary: MatchupSummary) => T) =>
  ({ summary }: Standing): T =>
    read(summary);

/** Of `decks.csv` and `agents.csv`. */
export const standingColumns = (by: Grouping): Column<Standing>[] => [
  column(by, ({ name }) => name),
  column('rank', ({ rating }) => rating.rank),
  ...estimated<Standing>('rating', ({ rating }) => ({ value: rating.rating, low: rating.low, high: rating.high }), 1),
  column('group', ({ rating }) => rating.group + 1),
  column('games', ({ summary }) => summary.games),
  column('wins', ({ summary }) => summary.winsA),
  column('losses', ({ summary }) => summary.winsB),
  column('draws', ({ summary }) => summary.draws),
  column('limits', ({ summary }) => summary.limits),
  column('forfeits', ({ summary }) => summary.forfeits),
  column('bugs', ({ summary }) => summary.bugs),
  ...estimated<Standing>(
    'winRate',
    of(({ rateA }) => rateA),
  ),
  ...estimated<Standing>(
    'winRateFirst',
    of(({ goingFirst }) => goingFirst),
  ),
  ...estimated<Standing>(
    'winRateSecond',
    of(({ goingSecond }) => goingSecond),
  ),
  ...estimated<Standing>(
    'firstAdvantage',
    of(({ firstAdvantage }) => firstAdvantage),
  ),
  ...estimated<Standing>('fieldRate', ({ field }) => field),
  measured(
    'turnsMean',
    of(({ turnsMean }) => turnsMean),
  ),
  measured(
    'turnsDeviation',
    of(({ turnsDeviation }) => turnsDeviation),
  ),
];
