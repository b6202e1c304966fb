// `tempolab columns`: explains the columns of all tables.
import { print } from '../terminal/output.js';
import type { Command } from 'commander';
import { loadGame } from '../../games/registry.js';
import { tablesOf, type TableAbout, NOTES } from '../../tables/index.js';
import { InputError } from '../../input/input-error.js';
import { suggest } from '../../input/nearest.js';
import { type TableColumn, textTable } from '../terminal/text-table.js';

interface ColumnsFlags {
  readonly game: string;
  readonly json?: boolean;
  readonly markdown?: boolean;
}

export function register(program: Command): void {
  program
    .command('columns')
    .description('explain the columns of the tables, with their formulas')
    .argument('[table]', 'one table, such as matchups.csv')
    .option('--game <name>', 'the game whose measures tempo.csv and cards.csv contain', 'lorcana')
    .option('--markdown', 'print a page (reports/columns.md)')
    .option('--json', 'print one JSON document')
    .action(printColumns);
}

async function printColumns(table: string | undefined, { game, json, markdown }: ColumnsFlags): Promise<void> {
  const { observables } = await loadGame(game, '--game', { options: {}, files: [], fail: unexpectedFail });
  const tables = tablesOf(observables);
  const asked = table === undefined ? tables : [find(tables, table)];
  print(json === true ? asJson(asked) : markdown === true ? asPage(asked) : asText(asked));
}

function unexpectedFail(): never {
  throw new Error('a game without options has nothing to get wrong');
}

function find(tables: readonly TableAbout[], name: string): TableAbout {
  const table = tables.find(({ file }) => file === name || file === `${name}.csv`);
  if (table !== undefined) return table;
  const files = tables.map(({ file }) => file);
  throw new InputError(`no table "${name}"${suggest(name, files)}`);
}

const asJson = (tables: readonly TableAbout[]): string =>
  `${JSON.stringify(
    tables.map(({ columns, ...rest }) => ({ ...rest, columns: columns.map(({ name, about }) => ({ name, about })) })),
    null,
    2,
  )}\n`;

const COLUMNS: readonly TableColumn[] = [
  { title: 'column', align: 'left' },
  { title: 'meaning', align: 'left' },
];

const asText = (tables: readonly TableAbout[]): string =>
  [
    ...tables.map(({ file, row, columns }) => {
      const rows = columns.map(({ name, about }) => [name, about]);
      return `${file}: a row is ${row}\n\n${textTable(COLUMNS, rows)}\n`;
    }),
    ...NOTES.map((note) => `${note}\n`),
  ].join('');

const asPage = (tables: readonly TableAbout[]): string =>
  [
    '# What the columns of the tables mean',
    '',
    ...NOTES.map((note) => `- ${note}`),
    ...tables.flatMap(({ file, row, columns }) => [
      ...['', `## ${file}`, '', `A row is ${row}.`, ''],
      ...columns.map(({ name, about }) => `- \`${name}\`: ${about}`),
    ]),
    '',
  ].join('\n');
