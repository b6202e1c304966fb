// The turn-actions variant through the built command.
import { tempolab, workplace } from '../support/command.js';
import { test, expect } from 'vitest';

const DECKS = ['amber-ruby-rush', 'ruby-steel-swarm'].flatMap((name) => [
  '--deck',
  `decks/lorcana/vanilla/${name}.txt`,
]);

const duel = (folder: string, ...words: string[]) =>
  tempolab(folder, 'duel', '--game', 'lorcana/turn-actions', ...DECKS, '--games', '4', '--agent', 'random', ...words);

test('a duel is played with other parameters, and replayed with missions', () => {
  const folder = workplace();
  const { status } = duel(folder, '--option', 'activity=4', '--option', 'missions=2,2,5', '--out', 'out');
  expect(status).toBe(0);
  const { stdout } = tempolab(folder, 'replay', 'out', '1');
  expect(stdout).toMatch(/quest with .* on a mission of [25] points/);
});

test('a parameter out of range is refused in one sentence', () => {
  expect(duel(workplace(), '--option', 'activity=0')).toMatchObject({
    status: 2,
    stdout: '',
    stderr: '--option activity: found 0; expected a whole number from 1 to 20\n',
  });
});
