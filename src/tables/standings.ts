import type { MatchupSummary } from '../stats/matchup.js';
import type { Standing, Grouping } from '../lab/observe/standings.js';
import { type Column, column, estimated, countColumns, WILSON, measured } from './csv.js';

const of =
  <T>(read: (summary: MatchupSummary) => T) =>
  ({ summary }: Standing): T =>
    read(summary);

/** Of `decks.csv` and `agents.csv`. */
export const standingColumns = (by: Grouping): Column<Standing>[] => [
  column(by, `name of the ${by}`, ({ name }) => name),
  column(
    'rank',
    '1 + the number of others whose interval of ratings lies wholly above this one: equal where that is not so',
    ({ rating }) => rating.rank,
  ),
  ...estimated<Standing>(
    'rating',
    'Bradley–Terry rating in Elo, mean 0: logit P(A wins) = θA − θB ± h, + if A goes first, by Hunter’s MM',
    'bootstrap over deal pairs, 1,000 resamples',
    ({ rating }) => ({ value: rating.rating, low: rating.low, high: rating.high }),
    1,
  ),
  column(
    'group',
    'ratings compare within a group: between groups no games were played',
    ({ rating }) => rating.group + 1,
  ),
  ...countColumns<Standing>(
    { wins: 'wins', losses: 'losses' },
    of((summary) => summary),
  ),
  ...estimated<Standing>(
    'winRate',
    'wins ÷ (wins + losses), over all games against others (over mirror matches if there are no others)',
    WILSON,
    of(({ rateA }) => rateA),
  ),
  ...estimated<Standing>(
    'winRateFirst',
    'the same where it took the first turn',
    WILSON,
    of(({ goingFirst }) => goingFirst),
  ),
  ...estimated<Standing>(
    'winRateSecond',
    'the same where it took the second turn',
    WILSON,
    of(({ goingSecond }) => goingSecond),
  ),
  ...estimated<Standing>(
    'firstAdvantage',
    'winRateFirst − winRateSecond',
    'Newcombe’s square and add, with the correlation within pairs',
    of(({ firstAdvantage }) => firstAdvantage),
  ),
  ...estimated<Standing>(
    'fieldRate',
    'Σ weight · balanced rate against each opponent ÷ Σ weight: against a field with these weights',
    'square and add over the opponents',
    ({ field }) => field,
  ),
  measured<Standing>(
    'turnsMean',
    'turns of games that ended by the rules, both players together',
    of(({ turnsMean }) => turnsMean),
  ),
  measured<Standing>(
    'turnsDeviation',
    'their standard deviation (n − 1)',
    of(({ turnsDeviation }) => turnsDeviation),
  ),
];
