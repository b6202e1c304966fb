// Runs all scenario files of test/scenarios and, if they are available, those of the reference.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readCardFile } from '../../src/games/lorcana/cards/card-file.js';
import { scenarioGames } from '../../src/scenario/games.js';
import { loadScenarios, type ScenarioGames } from '../../src/scenario/load.js';
import { runScenario } from '../../src/scenario/run.js';
import { sharedFile } from '../support/shared.js';

const FOLDER = new URL('../scenarios/', import.meta.url);

/** Adds a test for each scenario of a file; returns their names. */
function testFile(file: string, url: URL, games: ScenarioGames): string[] {
  const scenarios = loadScenarios({ file, text: readFileSync(url, 'utf8') }, games);
  describe(file, () => {
    for (const scenario of scenarios)
      test(scenario.name, () => {
        expect(runScenario(scenario).problem).toBeUndefined();
      });
  });
  return scenarios.map(({ name }) => name);
}

const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.yaml'));
const games = scenarioGames();
const names = files.sort().flatMap((file) => testFile(`scenarios/${file}`, new URL(file, FOLDER), games));

test('no two scenarios have the same name', () => {
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
});

// The reference scenarios use the card texts of the reference.
const cards = sharedFile('cards/cards.json');
if (existsSync(cards)) {
  const withTexts = scenarioGames(readCardFile({ file: 'cards.json', text: readFileSync(cards, 'utf8') }));
  for (const name of ['rules', 'cards', 'rulings'])
    testFile(`reference/${name}.yaml`, sharedFile(`scenarios/${name}.yaml`), withTexts);
} else {
  test('the reference scenarios', (context) => {
    context.skip('the reference card file is not here: 0 of its scenarios ran');
  });
}
