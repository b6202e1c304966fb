// `tempolab scenario`: runs rules tests from YAML files.
import { print, printJson } from '../terminal/output.js';
import type { Command } from 'commander';
import { scenarioGames } from '../../scenario/games.js';
import { readCardFile } from '../../games/lorcana/cards/card-file.js';
import { readSource, EXIT } from '../terminal/shell.js';
import { loadScenarios } from '../../scenario/load.js';
import { InputError } from '../../input/input-error.js';
import { runScenario, type Result } from '../../scenario/run.js';

interface ScenarioFlags {
  readonly cards?: string;
  readonly only?: string;
  readonly json?: boolean;
}

export function register(program: Command): void {
  program
    .command('scenario')
    .description('run rules tests: a position, actions, and the expected result')
    .argument('<file...>', 'YAML files, each a list of scenarios')
    .option('--cards <file>', 'add cards that the scenarios name, as JSON or YAML')
    .option('--only <text>', 'only scenarios with this text in their name')
    .option('--json', 'print the results as one JSON document')
    .action(run);
}

function run(files: readonly string[], { cards, only = '', json = false }: ScenarioFlags): void {
  const games = scenarioGames(cards === undefined ? [] : readCardFile(readSource(cards)));
  // Reads all files before running any scenario: an error in the last file is reported at once.
  const scenarios = files.flatMap((file) => loadScenarios(readSource(file), games));
  const wanted = scenarios.filter(({ name }) => name.toLowerCase().includes(only.toLowerCase()));
  if (wanted.length === 0) throw new InputError(`--only: no scenario with "${only}" in its name`);
  const results = wanted.map(runScenario);
  const failed = results.filter(({ problem }) => problem !== undefined).length;
  const passed = results.length - failed;
  if (json) printJson({ passed, failed, scenarios: results });
  else print([...results.map(textOf), `${passed} passed, ${failed} failed`, ''].join('\n'));
  process.exitCode = failed === 0 ? EXIT.OK : EXIT.NO;
}

/** One line for each scenario: line breaks become spaces. */
const textOf = ({ name, problem }: Result): string =>
  (problem === undefined ? `ok ${name}` : `FAIL ${name}: ${problem}`).replaceAll(/\s*\n\s*/g, ' ');
