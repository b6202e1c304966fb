// An entrant's tempo over whole games. Shares and means are of sums over all its games, so that they come out to the byte.
import type { EntrantSums, Sum, First } from '../stats/observed.js';
import { type Column, measured, column } from './csv.js';
import { meanOf, type Spread, spreadOf } from '../stats/counts.js';

export interface PaceRow extends EntrantSums {
  readonly entrant: string;
}

const share = (name: string, about: string, part: Sum, whole: Sum): Column<PaceRow> =>
  measured(name, about, ({ sums }) => quotient(sums[part], sums[whole]));

const first = (name: string, about: string, which: First): Column<PaceRow> =>
  measured(name, `mean own turn of ${about}, over games that had one`, ({ firsts }) => meanOf(firsts[which]));

const quartile = (name: string, about: string, which: keyof Spread): Column<PaceRow> =>
  measured(name, about, ({ winTurns }) => spreadOf(winTurns)?.[which], 2);

const quotient = (part: number, whole: number): number | undefined => (whole === 0 ? undefined : part / whole);

/** Of games that ended by their rules. */
export const PACE_COLUMNS: readonly Column<PaceRow>[] = [
  column('entrant', 'deck/agent, or the name that the experiment gives', ({ entrant }) => entrant),
  column('games', 'games that ended by their rules, mirror matches twice', ({ sums }) => sums.games),
  column('wins', 'of these, won', ({ sums }) => sums.wins),
  column('wonBy', 'how they were won, in the words of the game, and how often each', ({ wonBy }) => timesOf(wonBy)),
  share('turns', 'mean number of own turns', 'turns', 'games'),
  share('scorePerTurn', 'Σ score at the end ÷ Σ own turns', 'score', 'turns'),
  share('scoreLead', 'Σ score lead at the end of own turns ÷ Σ own turns', 'scoreLead', 'turns'),
  share(
    'leadChanges',
    'Σ times that the leader changed ÷ Σ own turns; level counts as both leading',
    'leadChanges',
    'turns',
  ),
  share('efficiency', 'Σ spent ÷ Σ available', 'spent', 'available'),
  share('printedEfficiency', 'Σ printed cost of what was played ÷ Σ available', 'worth', 'available'),
  measured('wasted', 'Σ (available − spent) ÷ Σ own turns', ({ sums: { available, spent, turns } }) =>
    quotient(available - spent, turns),
  ),
  share('curveAdherence', 'share of own turns 1 to 6 with spent ≥ available − 1', 'onCurve', 'earlyTurns'),
  share('dropsMissed', 'share of own turns 1 to 4 in which no resource was added', 'dropsMissed', 'dropTurns'),
  share(
    'initiative',
    'share of own turns that start with potential ≥ the other’s and clock ≤ the other’s',
    'initiative',
    'starts',
  ),
  measured('proactiveShare', 'goes for the win ÷ (goes for the win + goes for the other’s pieces)', ({ sums }) =>
    quotient(sums.quests, sums.quests + sums.challenges),
  ),
  measured('removalTempo', 'Σ (printed cost removed − printed cost lost in doing so) ÷ Σ own turns', ({ sums }) =>
    quotient(sums.removed - sums.lost, sums.turns),
  ),
  first('firstPlay', 'the first piece played', 'plays'),
  first('firstQuest', 'the first go for the win', 'quests'),
  first('firstChallenge', 'the first go for the other’s pieces', 'challenges'),
  first('quarterTurn', 'a quarter of the score that wins', 'quarter'),
  first('halfTurn', 'half of it', 'half'),
  first('threeQuartersTurn', 'three quarters of it', 'threeQuarters'),
  quartile('winTurnLow', 'own turn of the win, lower quartile', 'low'),
  quartile('winTurnMedian', 'median', 'median'),
  quartile('winTurnHigh', 'upper quartile', 'high'),
];

/** `lore 31, deck 2`, by name. */
const timesOf = (counts: ReadonlyMap<string, number>): string =>
  [...counts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([how, times]) => `${how} ${times}`)
    .join(', ');
