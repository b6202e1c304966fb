// pace.csv: the tempo of each entrant over whole games. Shares and means are ratios of exact sums over all games of the entrant, so the
// table is the same to the byte for any number of workers.
import type { EntrantSums, Sum, First } from '../stats/observed.js';
import { type Column, measured, column, ENTRANT } from './csv.js';
import { meanOf, ratio, type Spread, spreadOf } from '../stats/counts.js';

export interface PaceRow extends EntrantSums {
  readonly entrant: string;
}

const share = (name: string, about: string, part: Sum, whole: Sum): Column<PaceRow> =>
  measured(name, about, ({ sums }) => ratio(sums[part], sums[whole]));

const first = (name: string, about: string, which: First): Column<PaceRow> =>
  measured(name, `mean own turn of ${about}, over games that have one`, ({ firsts }) => meanOf(firsts[which]));

const quartile = (name: string, about: string, which: keyof Spread): Column<PaceRow> =>
  measured(name, about, ({ winTurns }) => spreadOf(winTurns)?.[which], 2);

/** All columns count only games that ended by the rules. */
export const PACE_COLUMNS: readonly Column<PaceRow>[] = [
  ENTRANT,
  column('games', 'games that ended by the rules; mirror matches count twice', ({ sums }) => sums.games),
  column('wins', 'games that the entrant won', ({ sums }) => sums.wins),
  column('wonBy', 'number of wins by how the game ended, in the words of the game', ({ wonBy }) => timesOf(wonBy)),
  share('turns', 'mean number of own turns', 'turns', 'games'),
  share('scorePerTurn', 'Σ score at the end ÷ Σ own turns', 'score', 'turns'),
  share('scoreLead', 'Σ score lead at the end of own turns ÷ Σ own turns', 'scoreLead', 'turns'),
  share('leadChanges', 'Σ changes of the leader ÷ Σ own turns; at equal scores both lead', 'leadChanges', 'turns'),
  share('efficiency', 'Σ spent ÷ Σ available', 'spent', 'available'),
  share('printedEfficiency', 'Σ printed cost of the cards played ÷ Σ available', 'worth', 'available'),
  measured('wasted', 'Σ (available − spent) ÷ Σ own turns', ({ sums: { available, spent, turns } }) =>
    ratio(available - spent, turns),
  ),
  share('curveAdherence', 'share of own turns 1 to 6 with spent ≥ available − 1', 'onCurve', 'earlyTurns'),
  share('dropsMissed', 'share of own turns 1 to 4 in which no resource was added', 'dropsMissed', 'dropTurns'),
  share(
    'initiative',
    'share of own turns that start with potential ≥ the opponent’s and clock ≤ the opponent’s',
    'initiative',
    'starts',
  ),
  measured(
    'proactiveShare',
    'actions that score ÷ (actions that score + actions against the opponent’s pieces)',
    ({ sums }) => ratio(sums.quests, sums.quests + sums.challenges),
  ),
  measured(
    'removalTempo',
    'Σ (printed cost of the opponent’s pieces removed − printed cost of own pieces lost) in own turns ÷ Σ own turns',
    ({ sums }) => ratio(sums.removed - sums.lost, sums.turns),
  ),
  first('firstPlay', 'the first card played', 'plays'),
  first('firstQuest', 'the first action that scores', 'quests'),
  first('firstChallenge', 'the first action against the opponent’s pieces', 'challenges'),
  first('quarterTurn', 'a score of a quarter of the winning score', 'quarter'),
  first('halfTurn', 'a score of half the winning score', 'half'),
  first('threeQuartersTurn', 'a score of three quarters of the winning score', 'threeQuarters'),
  quartile('winTurnLow', 'own turn of the win, lower quartile', 'low'),
  quartile('winTurnMedian', 'own turn of the win, median', 'median'),
  quartile('winTurnHigh', 'own turn of the win, upper quartile', 'high'),
];

/** `deck 2, lore 31`: sorted by name. */
const timesOf = (counts: ReadonlyMap<string, number>): string =>
  [...counts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([how, times]) => `${how} ${times}`)
    .join(', ');
