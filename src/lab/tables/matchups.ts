import { qValues } from '../../stats/multiplicity.js';
import type { MatchupSummary } from '../../stats/matchup.js';
import type { PairingResult } from '../results.js';
import { column, estimated, measured, type Column } from './csv.js';

export interface MatchupRow extends PairingResult {
  /** Benjamini–Hochberg over all pairings that have pairs. */
  readonly q: number | undefined;
}

const COUNTS = ['games', 'winsA', 'winsB', 'draws', 'limits', 'forfeits', 'bugs'] as const;

const of =
  <T>(read: (summary: MatchupSummary) => T) =>
  ({ summary }: MatchupRow): T =>
    read(summary);

/** All about A; README, "What the columns mean", has the formulas. */
export const MATCHUP_COLUMNS: readonly Column<MatchupRow>[] = [
  column('entrantA', ({ entrantA }) => entrantA),
  column('entrantB', ({ entrantB }) => entrantB),
  ...COUNTS.map((name) => column<MatchupRow>(name, ({ summary }) => summary[name])),
  ...estimated(
    'winRateA',
    of(({ rateA }) => rateA),
  ),
  column('gamesFirstA', ({ summary }) => summary.goingFirst.games),
  ...estimated(
    'winRateFirstA',
    of(({ goingFirst }) => goingFirst),
  ),
  column('gamesSecondA', ({ summary }) => summary.goingSecond.games),
  ...estimated(
    'winRateSecondA',
    of(({ goingSecond }) => goingSecond),
  ),
  ...estimated(
    'balancedA',
    of(({ balanced }) => balanced),
  ),
  ...estimated(
    'firstAdvantage',
    of(({ firstAdvantage }) => firstAdvantage),
  ),
  column('pairs', ({ summary }) => summary.pairs.pairs),
  measured(
    'pairCorrelation',
    of(({ pairs }) => pairs.correlation),
  ),
  measured(
    'effectiveGames',
    of(({ pairs }) => pairs.effectiveGames),
    1,
  ),
  ...estimated(
    'scoreA',
    of(({ score }) => score),
  ),
  ...estimated(
    'eloA',
    of(({ elo }) => elo),
    2,
  ),
  ...estimated(
    'neloA',
    of(({ normalisedElo }) => normalisedElo),
    2,
  ),
  measured(
    'superiorityA',
    of(({ superiority }) => superiority),
    6,
  ),
  measured(
    'p',
    of(({ p }) => p),
    6,
  ),
  measured('q', ({ q }) => q, 6),
  measured(
    'turnsMean',
    of(({ turnsMean }) => turnsMean),
  ),
  measured(
    'turnsDeviation',
    of(({ turnsDeviation }) => turnsDeviation),
  ),
];

export function matchupRows(pairings: readonly PairingResult[]): MatchupRow[] {
  const qs = qValues(pairings.map(({ summary }) => summary.p));
  return pairings.map((pairing, i) => ({ ...pairing, q: qs[i] }));
}
