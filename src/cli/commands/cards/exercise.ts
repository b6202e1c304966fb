// `tempolab cards exercise`: plays every card in random games and reports broken invariants.
import { print, printJson } from '../../terminal/output.js';
import type { Command } from 'commander';
import { readCount, readSeed, workersOption } from '../../terminal/options.js';
import { Progress } from '../../terminal/progress.js';
import { supportedCards } from '../../../games/lorcana/cards/shipped.js';
import { exercise, type Exercise } from './exercise-pool.js';
import { unseenIn, type Unseen } from '../../../games/lorcana/exercise/report.js';
import { EXIT } from '../../terminal/shell.js';
import { textTable } from '../../terminal/text-table.js';

interface ExerciseFlags {
  readonly games: number;
  readonly seed: string;
  readonly workers: number;
  readonly json?: boolean;
}

const MOST_GAMES = 10_000_000;

export function register(cards: Command): void {
  cards
    .command('exercise')
    .description('play every card in random games and look for broken invariants')
    .option('--games <n>', 'games to play', readCount('--games', MOST_GAMES), 5000)
    .option('--seed <text>', 'seed of all games', readSeed, '1')
    .addOption(workersOption())
    .option('--json', 'print the result as one JSON document, with a replay of each violation')
    .addHelpText(
      'after',
      '\nDecks consist of cards not yet seen in full and the cards that their texts mention; inks are mixed. ' +
        'Exit code 1: an invariant was broken.',
    )
    .action(run);
}

async function run({ games, seed, workers, json = false }: ExerciseFlags): Promise<void> {
  const progress = new Progress(process.stderr);
  const cards = supportedCards();
  const result = await exercise(cards, {
    games,
    seed,
    workers,
    onProgress: (done) => {
      progress.update(done, { total: games });
    },
  });
  progress.end();
  const unseen = unseenIn(result.ledger);
  if (json) printJson(asData(result, unseen));
  else print(textOf(result, unseen));
  process.exitCode = result.violations.length === 0 ? EXIT.OK : EXIT.NO;
}

const totals = ({ ledger }: Exercise) => {
  const records = [...ledger.records.values()];
  return {
    cards: records.length,
    played: records.filter(({ played }) => played).length,
    abilities: records.reduce((sum, { resolved }) => sum + resolved.length, 0),
  };
};

const asData = (result: Exercise, unseen: Unseen) => ({
  games: result.games,
  decisions: result.decisions,
  ...totals(result),
  neverUsed: unseen.cards,
  neverResolved: unseen.abilities,
  kindsNeverResolved: unseen.kinds,
  violations: result.violations,
});

function textOf(result: Exercise, unseen: Unseen): string {
  const { cards, played, abilities } = totals(result);
  const parts = [
    `${count(result.games)} games, ${count(result.decisions)} decisions.\n` +
      `${count(played)} of ${count(cards)} supported cards were played; ` +
      `${count(abilities - unseen.abilities.length)} of ${count(abilities)} abilities were seen at work.\n` +
      `${count(result.violations.length)} broken invariants.\n`,
  ];
  if (unseen.cards.length > 0)
    parts.push(
      table(
        ['card never played', 'reason'],
        unseen.cards.map(({ card, reason }) => [card, reason]),
      ),
    );
  if (unseen.abilities.length > 0)
    parts.push(
      table(
        ['ability never at work', 'text', 'reason'],
        unseen.abilities.map(({ card, ability, reason }) => [card, ability, reason]),
      ),
    );
  if (unseen.kinds.length > 0) parts.push(`Never carried out: ${unseen.kinds.join(', ')}.\n`);
  if (result.violations.length > 0)
    parts.push(
      table(
        ['broken invariant', 'seed', 'decision'],
        result.violations.map(({ problem, seed, decision }) => [problem, seed, String(decision)]),
      ),
    );
  return parts.join('\n');
}

const table = (titles: readonly string[], rows: readonly (readonly string[])[]): string =>
  textTable(
    titles.map((title) => ({ title, align: 'left' as const })),
    rows,
  );

const count = (n: number): string => n.toLocaleString('en');
