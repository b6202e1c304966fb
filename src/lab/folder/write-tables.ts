// All tables but those that grow game by game.
import type { Plan } from '../plan/plan.js';
import { type Basis, manifestOf } from './manifest.js';
import { type AllStandings, GROUPINGS } from '../observe/standings.js';
import type { Results } from '../observe/results.js';
import type { Observed } from '../../stats/observed.js';
import type { ResultFolder, Table } from './result-folder.js';
import { type Timing, TIMING_COLUMNS } from '../../tables/index.js';
import { tableText } from '../../tables/csv.js';
import { MATCHUP_COLUMNS, matchupRows } from '../../tables/matchups.js';
import { standingColumns } from '../../tables/standings.js';
import { observedTables } from '../tables/observed.js';

export interface Outcome {
  readonly plan: Plan;
  readonly basis: Basis;
  readonly standings: AllStandings;
  readonly results: Results;
  readonly observed: Observed;
}

export function writeTables(
  folder: ResultFolder,
  { plan, basis, results, standings, observed }: Outcome,
  timing: Timing,
): void {
  folder.append('matchups.csv', tableText(MATCHUP_COLUMNS, matchupRows(results.pairings())));
  for (const by of GROUPINGS) folder.append(`${by}s.csv`, tableText(standingColumns(by), standings[by].rows));
  if (plan.observables !== undefined)
    for (const [table, text] of Object.entries(observedTables(plan, plan.observables, observed)))
      folder.append(table as Table, text);
  folder.append('timings.csv', tableText(TIMING_COLUMNS, [timing]));
  folder.append('manifest.json', `${JSON.stringify(manifestOf(basis, results), null, 2)}\n`);
  folder.commit();
}
