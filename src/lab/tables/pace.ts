// An entrant's tempo over whole games. Shares and means are of sums over all its games, so that they come out to the byte.
import { meanOf } from '../../stats/tally.js';
import { spreadOf, type Spread } from '../../stats/quantiles.js';
import type { EntrantSums, Sum } from '../observe/sums.js';
import { column, measured, type Column } from './csv.js';

export interface PaceRow extends EntrantSums {
  readonly entrant: string;
}

const share = (name: string, part: Sum, whole: Sum): Column<PaceRow> =>
  measured(name, ({ sums }) => (sums[whole] === 0 ? undefined : sums[part] / sums[whole]));

const quartile = (name: string, which: keyof Spread): Column<PaceRow> =>
  measured(name, ({ winTurns }) => spreadOf(winTurns)?.[which], 2);

export const PACE_COLUMNS: readonly Column<PaceRow>[] = [
  column('entrant', ({ entrant }) => entrant),
  column('games', ({ sums }) => sums.games),
  column('wins', ({ sums }) => sums.wins),
  share('turns', 'turns', 'games'),
  share('scorePerTurn', 'score', 'turns'),
  share('scoreLead', 'scoreLead', 'turns'),
  share('efficiency', 'spent', 'available'),
  share('curveAdherence', 'onCurve', 'earlyTurns'),
  share('dropsMissed', 'dropsMissed', 'dropTurns'),
  share('initiative', 'initiative', 'starts'),
  share('leadChanges', 'leadChanges', 'turns'),
  measured('proactiveShare', ({ sums: { quests, challenges } }) =>
    quests + challenges === 0 ? undefined : quests / (quests + challenges),
  ),
  measured('firstPlay', ({ firsts }) => meanOf(firsts.plays)),
  measured('firstQuest', ({ firsts }) => meanOf(firsts.quests)),
  measured('firstChallenge', ({ firsts }) => meanOf(firsts.challenges)),
  quartile('winTurnLow', 'low'),
  quartile('winTurnMedian', 'median'),
  quartile('winTurnHigh', 'high'),
];
