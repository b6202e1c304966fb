// matchups.csv: one row for each matchup of two entrants, A and B.
import type { MatchupResult } from '../lab/observe/results.js';
import { type Column, column, countColumns, estimated, lengthColumns, measured, ofSummary, WILSON } from './csv.js';
import { qValues } from '../stats/multiplicity.js';

export interface MatchupRow extends MatchupResult {
  /** Benjamini–Hochberg over all matchups with deal pairs. */
  readonly q: number | undefined;
}

/** All rates are for A. */
export const MATCHUP_COLUMNS: readonly Column<MatchupRow>[] = [
  column('entrantA', 'deck/agent, or the name given in the experiment; all rates are for A', (row) => row.entrantA),
  column('entrantB', 'the opponent of A', ({ entrantB }) => entrantB),
  ...countColumns<MatchupRow>({ wins: 'winsA', losses: 'winsB' }),
  ...estimated<MatchupRow>(
    'winRateA',
    'winsA ÷ (winsA + winsB); draws, limits and bugs are not counted',
    WILSON,
    ofSummary(({ rateA }) => rateA),
  ),
  column(
    'gamesFirstA',
    'games with a winner in which A took the first turn',
    ({ summary }) => summary.goingFirst.games,
  ),
  ...estimated<MatchupRow>(
    'winRateFirstA',
    'share of gamesFirstA that A won',
    WILSON,
    ofSummary(({ goingFirst }) => goingFirst),
  ),
  column(
    'gamesSecondA',
    'games with a winner in which B took the first turn',
    ({ summary }) => summary.goingSecond.games,
  ),
  ...estimated<MatchupRow>(
    'winRateSecondA',
    'share of gamesSecondA that A won',
    WILSON,
    ofSummary(({ goingSecond }) => goingSecond),
  ),
  ...estimated<MatchupRow>(
    'balancedA',
    '½ (winRateFirstA + winRateSecondA): the rate if both went first equally often',
    'square and add (Zou and Donner) of the two rates, with the correlation within pairs',
    ofSummary(({ balanced }) => balanced),
  ),
  ...estimated<MatchupRow>(
    'firstAdvantage',
    'winRateFirstA − winRateSecondA: the advantage of going first',
    'Newcombe’s square and add, with the correlation within pairs',
    ofSummary(({ firstAdvantage }) => firstAdvantage),
  ),
  column('pairs', 'deals played from both seats with a result in both games', ({ summary }) => summary.pairs.pairs),
  measured<MatchupRow>(
    'pairCorrelation',
    'ρ: correlation of A’s results in the two games of a deal; above 0 if the deal decides, below 0 if the seat decides',
    ofSummary(({ pairs }) => pairs.correlation),
  ),
  measured<MatchupRow>(
    'effectiveGames',
    'effective games: independent games of equal precision, 2 · pairs · (σ₁² + σ₂²) / (σ₁² + σ₂² + 2Cov)',
    ofSummary(({ pairs }) => pairs.effectiveGames),
    1,
  ),
  ...estimated<MatchupRow>(
    'scoreA',
    'mean score s of A over pairs, each ½ (first + second); here a draw by the rules is half a win',
    'Wilson, for the number of independent games with the variance of the pairs',
    ofSummary(({ score }) => score),
  ),
  ...estimated<MatchupRow>(
    'eloA',
    'Elo of A − Elo of B: −400 · log₁₀(1/s − 1)',
    'the ends of scoreA in Elo',
    ofSummary(({ elo }) => elo),
    2,
  ),
  ...estimated<MatchupRow>(
    'neloA',
    'normalised Elo: (s − ½) / √(2v) · 800 / ln 10, where v is the variance of the pair score',
    '± 1.96 / √(2 · pairs) · 800 / ln 10',
    ofSummary(({ normalisedElo }) => normalisedElo),
    2,
  ),
  measured<MatchupRow>(
    'superiorityA',
    'likelihood that A is stronger than B: Φ((s − ½) / √(v / pairs))',
    ofSummary(({ superiority }) => superiority),
    6,
  ),
  measured<MatchupRow>(
    'p',
    'two-sided p-value of “A and B are equally strong”: 2 · min(superiority of A, of B)',
    ofSummary(({ p }) => p),
    6,
  ),
  measured<MatchupRow>(
    'q',
    'Benjamini–Hochberg over all rows: of all rows with q ≤ 0.05, at most 5 % are false discoveries on average',
    (row) => row.q,
    6,
  ),
  ...lengthColumns<MatchupRow>(),
];

/** The rows of all matchups, with their q-values. */
export function matchupRows(pairings: readonly MatchupResult[]): MatchupRow[] {
  const qs = qValues(pairings.map(({ summary }) => summary.p));
  return pairings.map((pairing, i) => ({ ...pairing, q: qs[i] }));
}
