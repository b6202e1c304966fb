// Whether the numbers can be trusted: what was dropped, cut short or forced.
import type { RunData } from '../report/model/run-data.js';
import { percentOf, plural, count, percent } from './numbers.js';
import type { Matchup } from '../tables/read.js';

export interface Check {
  readonly name: string;
  /** What was found, with its number. */
  readonly found: string;
  readonly about: string;
  readonly isFine: boolean;
}

/** More than this many of a hundred games that ended without a winner, and win rates leave out too much. */
const MOST_CUT = 0.01;

export function checksOf({ manifest, matchups, totals }: RunData): Check[] {
  const { games, draws, limits, forfeits, bugs } = manifest.counts;
  const share = (n: number) => (n === 0 || games === 0 ? '' : ` (${percentOf(n, games)})`);
  const steps = totals.decisions + totals.forced;
  return [
    {
      name: 'Games dropped',
      found: bugs === 0 ? 'none' : plural(bugs, 'game') + share(bugs),
      about: 'stopped by a bug in the rules; they count for nobody',
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
      about: 'won because the other agent broke down',
      isFine: forfeits === 0,
    },
    {
      name: 'Faults',
      found: manifest.errors.length === 0 ? 'none' : plural(manifest.errors.length, 'fault') + ' listed',
      about: 'agents or rules that broke; faults.csv has all of them',
      isFine: manifest.errors.length === 0,
    },
    {
      name: 'Forced decisions',
      found: steps === 0 ? '–' : percent(totals.forced / steps),
      about: `of ${count(steps)} steps had one option and were taken without asking`,
      isFine: true,
    },
    effectiveSample(matchups),
    {
      name: 'Notices',
      found: manifest.notices.length === 0 ? 'none' : `${manifest.notices.length} to read`,
      about: 'cards that are played in part, and what was left out of decks',
      isFine: manifest.notices.length === 0,
    },
    {
      name: 'Reproducible',
      found: manifest.reproducible ? 'yes' : 'no',
      about: manifest.reproducible
        ? 'the same command and version give the same numbers'
        : 'an agent budgets its time: another run gives other games',
      isFine: manifest.reproducible,
    },
  ];
}

/** Of the pairings that can tell: where all deals went the same way, nothing is known of how much the second game of a deal adds. */
function effectiveSample(matchups: readonly Matchup[]): Check {
  const known = matchups.filter(({ effectiveGames }) => Number.isFinite(effectiveGames));
  const decided = sumOf(known, ({ winsA, winsB }) => winsA + winsB);
  const effective = sumOf(known, ({ effectiveGames }) => effectiveGames!);
  const left = matchups.length - known.length;
  const without = left === 0 ? '' : `; without ${plural(left, 'pairing')} whose deals all went the same way`;
  return {
    name: 'Effective sample',
    found: decided === 0 ? 'unknown' : `${count(Math.round(effective))} of ${plural(decided, 'decided game')}`,
    about: `each shuffle is played from both seats: together the games know as much as this many independent ones${without}`,
    isFine: decided > 0,
  };
}

const sumOf = <T>(items: readonly T[], value: (item: T) => number): number =>
  items.reduce((sum, item) => sum + value(item), 0);
