// All tables but those that grow game by game.
import { manifestOf, type Basis } from '../manifest.js';
import type { Observed } from '../observe/sums.js';
import type { Plan } from '../plan.js';
import type { ResultFolder, Table } from '../result-folder.js';
import type { Results } from '../results.js';
import { standingsOf, type Grouping } from '../standings.js';
import { csvText, headerText, rowsText } from './csv.js';
import { MATCHUP_COLUMNS, matchupRows } from './matchups.js';
import { observedTables } from './observed.js';
import { standingColumns } from './standings.js';

export interface Outcome {
  readonly plan: Plan;
  readonly basis: Basis;
  readonly results: Results;
  readonly observed: Observed | undefined;
}

/** What depends on the machine. */
export interface Timing {
  readonly seconds: number;
  /** Seconds of play, over all threads and all runs that the journal has seen. */
  readonly played: number;
  readonly workers: number;
  readonly threads: number;
}

export function writeTables(folder: ResultFolder, { plan, basis, results, observed }: Outcome, timing: Timing): void {
  folder.append(
    'matchups.csv',
    headerText(MATCHUP_COLUMNS) + rowsText(MATCHUP_COLUMNS, matchupRows(results.pairings())),
  );
  for (const by of ['deck', 'agent'] satisfies Grouping[]) {
    const columns = standingColumns(by);
    folder.append(`${by}s.csv`, headerText(columns) + rowsText(columns, standingsOf(plan, results.matchups, by).rows));
  }
  if (observed !== undefined)
    for (const [table, text] of Object.entries(observedTables(plan, observed))) folder.append(table as Table, text);
  const { seconds, played, workers, threads } = timing;
  folder.append(
    'timings.csv',
    csvText([
      ['games', 'seconds', 'playSeconds', 'workers', 'threads'],
      [results.games, seconds.toFixed(3), played.toFixed(3), workers, threads],
    ]),
  );
  folder.append('manifest.json', `${JSON.stringify(manifestOf(basis, results), null, 2)}\n`);
  folder.commit();
}
