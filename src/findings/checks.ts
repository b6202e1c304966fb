// Checks of a run for the page: excluded games, limits, forfeits, and the effective sample size.
import type { RunData } from '../report/model/run-data.js';
import { percentOf, plural, count, percent } from './page-numbers.js';
import type { Matchup } from '../tables/read.js';

/** One check and its result. */
export interface Check {
  readonly name: string;
  /** The result, with its number. */
  readonly found: string;
  readonly about: string;
  readonly isFine: boolean;
}

/** The largest share of games without a winner at a limit. Above it, the win rates leave out too many games. */
const MOST_CUT = 0.01;

/** All checks of a run, in the order of the page. */
export function checksOf({ manifest, matchups, totals }: RunData): Check[] {
  const { games, draws, limits, forfeits, bugs } = manifest.counts;
  const share = (n: number) => (n === 0 || games === 0 ? '' : ` (${percentOf(n, games)})`);
  const steps = totals.decisions + totals.forced;
  return [
    {
      name: 'Games dropped',
      found: bugs === 0 ? 'none' : plural(bugs, 'game') + share(bugs),
      about: 'stopped by a rules bug; excluded from all rates',
      isFine: bugs === 0,
    },
    {
      name: 'Limits reached',
      found: limits === 0 ? 'none' : plural(limits, 'game') + share(limits),
      about: `ended without a winner after ${manifest.limits.turns} turns or ${count(manifest.limits.decisions)} decisions; left out of win rates`,
      isFine: limits <= MOST_CUT * games,
    },
    {
      name: 'Draws',
      found: draws === 0 ? 'none' : plural(draws, 'game') + share(draws),
      about: 'by the rules; left out of win rates, half a win in ratings',
      isFine: true,
    },
    {
      name: 'Forfeits',
      found: forfeits === 0 ? 'none' : plural(forfeits, 'game') + share(forfeits),
      about: 'lost because an agent broke down; included in win rates',
      isFine: forfeits === 0,
    },
    {
      name: 'Faults',
      found: manifest.errors.length === 0 ? 'none' : plural(manifest.errors.length, 'fault') + ' listed',
      about: 'errors in agents or rules; faults.csv lists all of them',
      isFine: manifest.errors.length === 0,
    },
    {
      name: 'Forced decisions',
      found: steps === 0 ? '–' : percent(totals.forced / steps),
      about: `of ${count(steps)} steps had only one option and were taken without a decision`,
      isFine: true,
    },
    effectiveSample(matchups),
    {
      name: 'Notices',
      found: manifest.notices.length === 0 ? 'none' : `${manifest.notices.length} to read`,
      about: 'cards played without some of their text, and cards left out of decks',
      isFine: manifest.notices.length === 0,
    },
    {
      name: 'Reproducible',
      found: manifest.reproducible ? 'yes' : 'no',
      about: manifest.reproducible
        ? 'the same command and version give the same numbers'
        : 'an agent has a time budget, so another run gives other games',
      isFine: manifest.reproducible,
    },
  ];
}

/** Leaves out matchups whose deals all had the same result: without variance the correlation is undefined. */
function effectiveSample(matchups: readonly Matchup[]): Check {
  const known = matchups.filter(({ effectiveGames }) => Number.isFinite(effectiveGames));
  const decided = sumOf(known, ({ winsA, winsB }) => winsA + winsB);
  const effective = sumOf(known, ({ effectiveGames }) => effectiveGames!);
  const left = matchups.length - known.length;
  const without = left === 0 ? '' : `; without ${plural(left, 'matchup')} in which all deals had the same result`;
  return {
    name: 'Effective sample',
    found: decided === 0 ? 'unknown' : `${count(Math.round(effective))} of ${plural(decided, 'decided game')}`,
    about: `effective games: independent games of equal precision, as the two games of a deal are correlated${without}`,
    isFine: decided > 0,
  };
}

const sumOf = <T>(items: readonly T[], value: (item: T) => number): number =>
  items.reduce((sum, item) => sum + value(item), 0);
