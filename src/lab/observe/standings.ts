// Win rates and ratings of each deck over all agents, and of each agent over all decks.
import { type MatchupSummary, MatchupCounter } from '../../stats/matchup.js';
import { type Estimate, weightedMean } from '../../stats/interval.js';
import { type Rating, type RatingTable, rateEntrants } from '../../stats/ratings.js';
import type { Plan, Entrant } from '../plan/plan.js';
import { SeedTree } from '../../core/seeds.js';

export interface Standing {
  readonly name: string;
  /** Over all games against others; over mirror matches if there are no others. */
  readonly summary: MatchupSummary;
  /** Mean of the win rates against each opponent, with the weights of the field. */
  readonly field: Estimate;
  /** `field` going first and going second. If all opponents have the same weight and games, the rate over all games. */
  readonly fieldFirst: Estimate;
  readonly fieldSecond: Estimate;
  readonly rating: Rating;
}

export interface Standings {
  readonly rows: readonly Standing[];
  readonly firstPlayer: RatingTable['firstPlayer'];
}

/** The properties by which entrants are grouped. */
export const GROUPINGS = ['deck', 'agent'] as const;

export type Grouping = (typeof GROUPINGS)[number];

export type AllStandings = Readonly<Record<Grouping, Standings>>;

export const allStandings = (plan: Plan, matchups: readonly MatchupCounter[]): AllStandings => ({
  deck: standingsOf(plan, matchups, 'deck'),
  agent: standingsOf(plan, matchups, 'agent'),
});

export function standingsOf(plan: Plan, matchups: readonly MatchupCounter[], by: Grouping): Standings {
  const names = (by === 'deck' ? plan.decks : plan.agents).map(({ name }) => name);
  const groupOf = (entrant: Entrant) => entrant[by];
  const ratedMatchups = plan.pairings.map(({ entrants, weight = 1 }, i) => {
    const [a, b] = entrants.map((entrant) => groupOf(plan.entrants[entrant]!)) as [number, number];
    return { a, b, weight, isMirror: entrants[0] === entrants[1], matchup: matchups[i]! };
  });
  const words = new SeedTree(plan.seed).child('ratings').words();
  const rated = ratedMatchups.map(({ a, b, matchup }) => ({ a, b, pairs: matchup.pairs }));
  const { entrants, firstPlayer } = rateEntrants(names.length, rated, { words });
  const rows = names.map((name, group) => {
    const sides = ratedMatchups.flatMap((ratedMatchup) => sidesOf(ratedMatchup, group));
    const total = new MatchupCounter();
    for (const { matchup } of sides) total.merge(matchup);
    const summary = total.summary();
    const over = (of: (each: MatchupSummary) => Estimate) =>
      weightedMean(sides.map(({ matchup, weight }) => ({ weight, of: of(matchup.summary()) })));
    const areAlike = sides.every(({ weight, matchup }) => weight === 1 && matchup.games === sides[0]!.matchup.games);
    const bySeat = (of: (each: MatchupSummary) => Estimate) => (areAlike ? of(summary) : over(of));
    return {
      ...{ name, summary, rating: entrants[group]! },
      field: over(({ balanced }) => balanced),
      fieldFirst: bySeat(({ goingFirst }) => goingFirst),
      fieldSecond: bySeat(({ goingSecond }) => goingSecond),
    };
  });
  return { rows, firstPlayer };
}

interface RatedMatchup {
  readonly a: number;
  readonly b: number;
  readonly weight: number;
  readonly isMirror: boolean;
  readonly matchup: MatchupCounter;
}

/**
 * The matchup with the group as side A, and its weight; empty if the group does not play. A matchup inside a group (one deck with two
 * agents) says nothing about the group, so only a mirror match counts.
 */
function sidesOf(
  { a, b, weight, isMirror, matchup }: RatedMatchup,
  group: number,
): { matchup: MatchupCounter; weight: number }[] {
  if (a === b) return a === group && isMirror ? [{ matchup, weight }] : [];
  if (a === group) return [{ matchup, weight }];
  return b === group ? [{ matchup: matchup.swapped(), weight }] : [];
}
