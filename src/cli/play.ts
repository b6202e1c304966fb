// What `run` and `duel` have in common: play a plan, show progress, print the result.
import { basisOf, manifestOf } from '../lab/manifest.js';
import type { Plan } from '../lab/plan.js';
import { ResultFolder, RESULT_FILES } from '../lab/result-folder.js';
import { runPlan } from '../lab/run.js';
import { EXIT } from './exit-code.js';
import type { Running } from './options.js';
import { Progress } from './progress.js';
import { summaryText } from './summary.js';

/** Returns the exit code. Without `path` no files are written. */
export async function playAndPrint(plan: Plan, path: string | undefined, options: Running): Promise<number> {
  const basis = basisOf(plan);
  const folder = path === undefined ? undefined : ResultFolder.open(path, { basis, plan }, options.fresh === true);
  const progress = new Progress(process.stderr);
  const { signal, release } = interruption();
  try {
    const run = await runPlan(plan, {
      basis,
      workers: options.workers,
      eager: options.eager === true,
      folder,
      signal,
      onProgress: (games, total) => {
        progress.update(games, total);
      },
    });
    progress.end();
    const { results } = run;
    if (options.json === true) {
      const matchups = results.pairings().map(({ summary, ...names }) => ({ ...names, ...summary }));
      print(`${JSON.stringify({ ...manifestOf(basis, results), matchups }, null, 2)}\n`);
    } else {
      print(summaryText(plan, run));
      if (path !== undefined) print(`Written to ${path}: ${RESULT_FILES.join(', ')}.\n`);
    }
    return results.counts().bugs > 0 ? EXIT.NO : EXIT.OK;
  } finally {
    progress.end();
    release();
  }
}

function print(text: string): void {
  process.stdout.write(text);
}

/** Ctrl-C ends the run in good order; a second one ends the process at once. */
function interruption(): { signal: AbortSignal; release: () => void } {
  const controller = new AbortController();
  const stop = () => {
    controller.abort();
  };
  process.once('SIGINT', stop);
  return { signal: controller.signal, release: () => process.off('SIGINT', stop) };
}
