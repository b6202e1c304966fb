// The rules, as scenarios without code: one file a section of the reference.
import { readFileSync, readdirSync, existsSync } from 'node:fs';
import { scenarioGames } from '../../src/scenario/games.js';
import { describe, test, expect } from 'vitest';
import { loadScenarios } from '../../src/scenario/load.js';
import { runScenario } from '../../src/scenario/run.js';
import { sharedFile } from '../support/shared.js';
import { readCardFile } from '../../src/games/lorcana/cards/card-file.js';

const FOLDER = new URL('../scenarios/', import.meta.url);

const read = (url: URL) => ({ file: url.pathname.split('/').slice(-2).join('/'), text: readFileSync(url, 'utf8') });

function runFile(url: URL, games: ReturnType<typeof scenarioGames>): void {
  describe(read(url).file, () => {
    for (const scenario of loadScenarios(read(url), games))
      test(scenario.name, () => {
        expect(runScenario(scenario).problem).toBeUndefined();
      });
  });
}

for (const name of readdirSync(FOLDER)) runFile(new URL(name, FOLDER), scenarioGames());

// The examples of the reference, with the texts of the reference.
const cards = sharedFile('cards/cards.json');

if (existsSync(cards)) {
  const games = scenarioGames(readCardFile({ file: 'cards.json', text: readFileSync(cards, 'utf8') }));
  for (const name of ['rules', 'cards', 'rulings']) runFile(sharedFile(`scenarios/${name}.yaml`), games);
} else {
  test('the reference scenarios', (context) => {
    context.skip('the reference card file is not here: 0 of its scenarios ran');
  });
}
