// `tempolab cards`: the group of commands about cards.
import * as show from './cards/show.js';
import * as render from './cards/render.js';
import * as coverage from './cards/coverage.js';
import * as compile from './cards/compile.js';
import * as exercise from './cards/exercise.js';
import type { Command } from 'commander';

const COMMANDS = [show, render, coverage, compile, exercise];

export function register(program: Command): void {
  const cards = program.command('cards').description('show, compile and exercise cards');
  cards.helpCommand(false);
  for (const command of COMMANDS) command.register(cards);
}
