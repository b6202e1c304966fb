// Plays a plan for `run`, `duel` and `gauntlet`: shows progress, prints the result and writes the report.
import { print, printJson } from '../terminal/output.js';
import type { Plan } from '../../lab/plan/plan.js';
import type { RunningFlags } from '../terminal/options.js';
import { runIdentityOf, type RunIdentity, manifestOf } from '../../lab/folder/manifest.js';
import { repeatCommand, EXIT } from '../terminal/shell.js';
import { ResultFolder } from '../../lab/folder/result-folder.js';
import { Progress, standingText } from '../terminal/progress.js';
import { runPlan, type Run } from '../../lab/run/run.js';
import { withKey } from '../../lab/folder/run-key.js';
import { interruption } from '../terminal/interruption.js';
import { summaryText } from '../terminal/summary.js';
import { writeReport } from './report.js';
import { findings } from '../../findings/findings.js';
import { matchupRows } from '../../tables/matchups.js';

/** Returns the exit code. Without `path` no files are written. */
export async function playAndPrint(
  planWithoutKey: Plan,
  path: string | undefined,
  options: RunningFlags,
): Promise<number> {
  const resumed = options.fresh === true ? undefined : path;
  const plan = withKey(planWithoutKey, { key: options.key, resumed });
  const identity = runIdentityOf(plan);
  const header = { basis: identity, plan, command: repeatCommand(process.argv.slice(2), plan.key) };
  const folder = path === undefined ? undefined : ResultFolder.open(path, header, options.fresh === true);
  const progress = new Progress(process.stderr);
  const { signal, release } = interruption();
  try {
    const run = await runPlan(plan, {
      identity,
      workers: options.workers,
      eager: options.eager === true,
      folder,
      signal,
      onProgress: (results) => {
        const goal = { total: results.mostGames, isMost: plan.stop !== undefined };
        progress.update(results.games, goal, () => standingText(results.matchupResults()));
      },
    });
    progress.end();
    if (options.json === true) printJson(documentOf(plan, identity, run));
    else {
      print(summaryText(plan, run));
      if (plan.key !== undefined) print(`Secret run. The same command with --key ${plan.key} plays the same games.\n`);
      if (folder !== undefined) print(`Written to ${folder.path}: ${folder.tables.join(', ')}.\n`);
    }
    if (folder !== undefined) {
      // The tables are complete. The report is made without a pause in which a handler could run, so signals end the process again.
      release();
      const report = await writeReport(folder.path);
      if (options.json !== true) print(`Report: ${report}\n`);
    }
    return isPositive(run) ? EXIT.OK : EXIT.NO;
  } finally {
    progress.end();
    release();
  }
}

function documentOf(plan: Plan, identity: RunIdentity, run: Run) {
  const { results, standings } = run;
  const flat = <T extends { summary: object }>({ summary, ...rest }: T) => ({ ...rest, ...summary });
  return {
    ...manifestOf(identity, results),
    findings: findings(plan, run),
    matchups: matchupRows(results.matchupResults()).map(flat),
    decks: standings.deck.rows.map(flat),
    agents: standings.agent.rows.map(flat),
  };
}

/** False after a rules bug, or if a sequential test did not accept H1. */
const isPositive = ({ results }: Run): boolean =>
  results.counts().bugs === 0 &&
  results.matchupResults().every(({ test }) => test === undefined || test.verdict === 'H1');
