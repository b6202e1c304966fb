// decks.csv and agents.csv: one row for each deck over all its agents, or for each agent over all its decks.
import type { Standing, Grouping } from '../lab/observe/standings.js';
import { type Column, column, estimated, countColumns, lengthColumns, ofSummary, WILSON } from './csv.js';

export const standingColumns = (by: Grouping): Column<Standing>[] => [
  column(by, `name of the ${by}`, ({ name }) => name),
  column(
    'rank',
    `1 + the number of ${by}s of the group whose rating interval is wholly above this rating interval`,
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
    'ratings can be compared within a group only: no games link different groups',
    ({ rating }) => rating.group + 1,
  ),
  ...countColumns<Standing>({ wins: 'wins', losses: 'losses' }),
  ...estimated<Standing>(
    'winRate',
    'wins ÷ (wins + losses), over all games against others (over mirror matches if there are no others)',
    WILSON,
    ofSummary(({ rateA }) => rateA),
  ),
  ...estimated<Standing>(
    'winRateFirst',
    `win rate of games in which the ${by} took the first turn`,
    WILSON,
    ofSummary(({ goingFirst }) => goingFirst),
  ),
  ...estimated<Standing>(
    'winRateSecond',
    `win rate of games in which the ${by} took the second turn`,
    WILSON,
    ofSummary(({ goingSecond }) => goingSecond),
  ),
  ...estimated<Standing>(
    'firstAdvantage',
    'winRateFirst − winRateSecond',
    'Newcombe’s square and add, with the correlation within pairs',
    ofSummary(({ firstAdvantage }) => firstAdvantage),
  ),
  ...estimated<Standing>(
    'fieldRate',
    'Σ weight · balanced rate against each opponent ÷ Σ weight: the win rate against a field with these weights',
    'square and add over the opponents',
    ({ field }) => field,
  ),
  ...lengthColumns<Standing>(),
];
