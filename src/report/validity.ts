// Whether the numbers can be trusted: what was dropped, cut short or forced.
import { count, percent, plural } from './numbers.js';
import type { Run } from './run.js';

export interface Check {
  readonly name: string;
  /** What was found, with its number. */
  readonly found: string;
  readonly about: string;
  readonly isFine: boolean;
}

/** More than this many of a hundred games that ended without a winner, and win rates leave out too much. */
const MOST_CUT = 0.01;

export function checksOf({ manifest, matchups, digest }: Run): Check[] {
  const { games, draws, limits, forfeits, bugs } = manifest.counts;
  const share = (n: number) => (n === 0 || games === 0 ? '' : ` (${percent(n / games)})`);
  const decided = matchups.reduce((sum, { winsA, winsB }) => sum + winsA + winsB, 0);
  const effective = matchups.reduce((sum, { effectiveGames }) => sum + (effectiveGames ?? 0), 0);
  const steps = digest.decisions + digest.forced;
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
      found: steps === 0 ? '–' : percent(digest.forced / steps),
      about: `of ${count(steps)} steps had one option and were taken without asking`,
      isFine: true,
    },
    {
      name: 'Effective sample',
      found: `${count(Math.round(effective))} of ${plural(decided, 'decided game')}`,
      about: 'each shuffle is played from both seats: together the games know as much as this many independent ones',
      isFine: decided > 0,
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
