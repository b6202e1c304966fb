// Writes the tables of a finished run, except `games.csv` and `faults.csv`, which grow during the run.
import type { Plan } from '../plan/plan.js';
import type { Observables } from '../../core/observer.js';
import type { Observed } from '../../stats/observed.js';
import { tableText } from '../../tables/csv.js';
import { tempoColumns, tempoRows, outcomeColumns, outcomeRows } from '../../tables/tempo.js';
import { PACE_COLUMNS } from '../../tables/pace.js';
import { cardColumns, cardRows } from '../../tables/cards.js';
import { type RunIdentity, manifestOf } from './manifest.js';
import { type AllStandings, GROUPINGS } from '../observe/standings.js';
import type { Results } from '../observe/results.js';
import type { ResultFolder, TableFile } from './result-folder.js';
import { type Timing, TIMING_COLUMNS } from '../../tables/index.js';
import { MATCHUP_COLUMNS, matchupRows } from '../../tables/matchups.js';
import { standingColumns } from '../../tables/standings.js';

export function observedTables({ entrants }: Pick<Plan, 'entrants'>, observables: Observables, observed: Observed) {
  const all = entrants.flatMap(({ name }, i) => {
    const of = observed.get(i);
    return of === undefined ? [] : [{ name, of }];
  });
  return {
    'tempo.csv': tableText(
      tempoColumns(observables),
      all.flatMap(({ name, of }) => tempoRows(name, of)),
    ),
    'tempo-endings.csv': tableText(
      outcomeColumns(observables),
      all.flatMap(({ name, of }) => outcomeRows(name, of)),
    ),
    'pace.csv': tableText(
      PACE_COLUMNS,
      all.map(({ name, of }) => ({ entrant: name, ...of })),
    ),
    'cards.csv': tableText(
      cardColumns(observables),
      all.flatMap(({ name, of }) => cardRows(observables, name, of)),
    ),
  } as const;
}

export interface FinishedRun {
  readonly plan: Plan;
  readonly identity: RunIdentity;
  readonly standings: AllStandings;
  readonly results: Results;
  readonly observed: Observed;
}

export function writeTables(
  folder: ResultFolder,
  { plan, identity, results, standings, observed }: FinishedRun,
  timing: Timing,
): void {
  folder.append('matchups.csv', tableText(MATCHUP_COLUMNS, matchupRows(results.matchupResults())));
  for (const by of GROUPINGS) folder.append(`${by}s.csv`, tableText(standingColumns(by), standings[by].rows));
  if (plan.observables !== undefined)
    for (const [table, text] of Object.entries(observedTables(plan, plan.observables, observed)))
      folder.append(table as TableFile, text);
  folder.append('timings.csv', tableText(TIMING_COLUMNS, [timing]));
  folder.append('manifest.json', `${JSON.stringify(manifestOf(identity, results), null, 2)}\n`);
  folder.commit();
}
