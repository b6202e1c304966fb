import type { MatchupResult } from '../lab/observe/results.js';
import type { MatchupSummary } from '../stats/matchup.js';
import { type Column, column, countColumns, estimated, WILSON, measured } from './csv.js';
import { qValues } from '../stats/multiplicity.js';

export interface MatchupRow extends MatchupResult {
  /** Benjamini–Hochberg over all pairings that have pairs. */
  readonly q: number | undefined;
}

const of =
  <T>(read: (summary: MatchupSummary) => T) =>
  ({ summary }: MatchupRow): T =>
    read(summary);

/** All about A. */
export const MATCHUP_COLUMNS: readonly Column<MatchupRow>[] = [
  column('entrantA', 'deck/agent, or the name that the experiment gives; all rates are about A', (row) => row.entrantA),
  column('entrantB', 'whom A met', ({ entrantB }) => entrantB),
  ...countColumns<MatchupRow>(
    { wins: 'winsA', losses: 'winsB' },
    of((summary) => summary),
  ),
  ...estimated<MatchupRow>(
    'winRateA',
    'winsA ÷ (winsA + winsB): draws, limits and bugs are nobody’s half win',
    WILSON,
    of(({ rateA }) => rateA),
  ),
  column(
    'gamesFirstA',
    'games with a winner in which A took the first turn',
    ({ summary }) => summary.goingFirst.games,
  ),
  ...estimated<MatchupRow>(
    'winRateFirstA',
    'share of these that A won',
    WILSON,
    of(({ goingFirst }) => goingFirst),
  ),
  column(
    'gamesSecondA',
    'games with a winner in which B took the first turn',
    ({ summary }) => summary.goingSecond.games,
  ),
  ...estimated<MatchupRow>(
    'winRateSecondA',
    'share of these that A won',
    WILSON,
    of(({ goingSecond }) => goingSecond),
  ),
  ...estimated<MatchupRow>(
    'balancedA',
    '½ (winRateFirstA + winRateSecondA): the rate if both went first equally often',
    'square and add (Zou and Donner) of the two rates, with the correlation within pairs',
    of(({ balanced }) => balanced),
  ),
  ...estimated<MatchupRow>(
    'firstAdvantage',
    'winRateFirstA − winRateSecondA: what going first is worth',
    'Newcombe’s square and add, with the correlation within pairs',
    of(({ firstAdvantage }) => firstAdvantage),
  ),
  column('pairs', 'deals played from both seats with a result in both games', ({ summary }) => summary.pairs.pairs),
  measured<MatchupRow>(
    'pairCorrelation',
    'ρ between A’s results in the two games of a pair: below 0 where going first or the deal decides',
    of(({ pairs }) => pairs.correlation),
  ),
  measured<MatchupRow>(
    'effectiveGames',
    '2 · pairs · (σ₁² + σ₂²) / (σ₁² + σ₂² + 2Cov): so many games without pairing would know the win rate as well',
    of(({ pairs }) => pairs.effectiveGames),
    1,
  ),
  ...estimated<MatchupRow>(
    'scoreA',
    'mean score s of A over pairs, each ½ (first + second); here a draw by the rules is half a win',
    'Wilson, for as many games as have the variance that the pairs have',
    of(({ score }) => score),
  ),
  ...estimated<MatchupRow>(
    'eloA',
    '−400 · log₁₀(1/s − 1): A’s rating over B’s',
    'ends of scoreA on the same scale',
    of(({ elo }) => elo),
    2,
  ),
  ...estimated<MatchupRow>(
    'neloA',
    '(s − ½) / √(2v) · 800 / ln 10, v the variance of a pair’s score: how fast the difference shows',
    '± 1.96 / √(2 · pairs) · 800 / ln 10',
    of(({ normalisedElo }) => normalisedElo),
    2,
  ),
  measured<MatchupRow>(
    'superiorityA',
    'Φ((s − ½) / √(v / pairs)): how likely A is the better one',
    of(({ superiority }) => superiority),
    6,
  ),
  measured<MatchupRow>(
    'p',
    'two-sided, of “A and B are equally strong”: 2 · min(superiority of A, of B)',
    of(({ p }) => p),
    6,
  ),
  measured<MatchupRow>(
    'q',
    'Benjamini–Hochberg over all rows: of rows with q ≤ 0.05, 5 % are wrong on average',
    (row) => row.q,
    6,
  ),
  measured<MatchupRow>(
    'turnsMean',
    'turns of games that ended by the rules, both players together',
    of(({ turnsMean }) => turnsMean),
  ),
  measured<MatchupRow>(
    'turnsDeviation',
    'their standard deviation (n − 1)',
    of(({ turnsDeviation }) => turnsDeviation),
  ),
];

export function matchupRows(pairings: readonly MatchupResult[]): MatchupRow[] {
  const qs = qValues(pairings.map(({ summary }) => summary.p));
  return pairings.map((pairing, i) => ({ ...pairing, q: qs[i] }));
}
