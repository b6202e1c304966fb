import type { Observables } from '../../core/observer.js';
import { comebackRates, type Comebacks } from '../../stats/story.js';
import { profileRows, type ProfileRow } from '../../stats/profile.js';
import type { Estimate } from '../../stats/interval.js';
import { type DERIVED, type EntrantSums } from '../observe/sums.js';
import { WILSON } from './counts.js';
import { column, estimated, measured, type Column } from './csv.js';

export interface TempoRow extends ProfileRow {
  readonly entrant: string;
  readonly slower: Behind;
  readonly trailing: Behind;
}

/** Games that were behind at the end of this turn, and how many of them were won. */
interface Behind {
  readonly games: number;
  readonly wonRate: Estimate;
}

const DERIVED_ABOUT: Readonly<Record<(typeof DERIVED)[number], string>> = {
  scoreLead: 'own score − the other’s',
  clock: '⌈(score that wins − score) / max(1, potential)⌉: turns to the win if nothing changed',
  clockLead: 'the other’s clock − own',
  boardLead: 'worth of own pieces in play − the other’s',
};

/** One row for each own turn. */
export function tempoColumns({ measures }: Observables): Column<TempoRow>[] {
  return [
    column('entrant', 'deck/agent, or the name that the experiment gives', ({ entrant }) => entrant),
    column('turn', 'own turn, from 1; all values are those at its end', ({ turn }) => turn),
    column('games', 'games that got there', ({ games }) => games),
    ...Object.entries({ ...measures, ...DERIVED_ABOUT }).flatMap(([name, about], i) => [
      measured<TempoRow>(name, `mean: ${about}`, ({ means }) => means[i]),
      measured<TempoRow>(`${name}Deviation`, 'standard deviation (n − 1)', ({ deviations }) => deviations[i]),
    ]),
    column('behind', 'games with clockLead ≤ −1', ({ slower }) => slower.games),
    ...estimated<TempoRow>('comebackRate', 'share of these that were won', WILSON, ({ slower }) => slower.wonRate),
    column('trailing', 'games with scoreLead ≤ −¼ of the score that wins', ({ trailing }) => trailing.games),
    ...estimated<TempoRow>('trailingWinRate', 'share of these that were won', WILSON, (row) => row.trailing.wonRate),
  ];
}

export function tempoRows(entrant: string, { profile, slower, trailing }: EntrantSums): TempoRow[] {
  const [slowerAt, trailingAt] = [behindAt(slower), behindAt(trailing)];
  return profileRows(profile).map((row, i) => ({ ...row, entrant, slower: slowerAt(i), trailing: trailingAt(i) }));
}

function behindAt(comebacks: Comebacks): (place: number) => Behind {
  const rates = comebackRates(comebacks);
  return (place) => ({ games: comebacks.games[place]!, wonRate: rates[place]! });
}
