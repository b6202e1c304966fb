import { comebackRates } from '../../stats/story.js';
import { profileRows, type ProfileRow } from '../../stats/profile.js';
import type { Estimate } from '../../stats/interval.js';
import { DERIVED, type EntrantSums, type Names } from '../observe/sums.js';
import { column, estimated, measured, type Column } from './csv.js';

export interface TempoRow extends ProfileRow {
  readonly entrant: string;
  /** Games that were behind at the end of this turn, and how many of them were won. */
  readonly behind: number;
  readonly comeback: Estimate;
}

/** One row for each own turn. */
export function tempoColumns({ measures }: Names): Column<TempoRow>[] {
  return [
    column('entrant', ({ entrant }) => entrant),
    column('turn', ({ turn }) => turn),
    column('games', ({ games }) => games),
    ...[...measures, ...DERIVED].flatMap((name, i) => [
      measured<TempoRow>(name, ({ means }) => means[i]),
      measured<TempoRow>(`${name}Deviation`, ({ deviations }) => deviations[i]),
    ]),
    column('behind', ({ behind }) => behind),
    ...estimated<TempoRow>('comebackRate', ({ comeback }) => comeback),
  ];
}

export function tempoRows(entrant: string, { profile, behind }: EntrantSums): TempoRow[] {
  const comebacks = comebackRates(behind);
  return profileRows(profile).map((row, i) => ({
    ...row,
    entrant,
    behind: behind.games[i]!,
    comeback: comebacks[i]!,
  }));
}
