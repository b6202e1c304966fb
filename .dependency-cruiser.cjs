// The rooms of the house, from the bottom up. A file imports only from its own room and from rooms earlier in this list.
// `src/README.md` says what each room holds.
const ROOMS = [
  'src/input',
  'src/core',
  'src/stats',
  'src/tables',
  'src/findings',
  'src/games/lorcana/ir',
  'src/games/lorcana/ir/schema',
  'src/games/lorcana/cards',
  'src/games/lorcana/text/grammar',
  'src/games/lorcana/text/words',
  'src/games/lorcana/text/desugar',
  'src/games/lorcana/text/phrases/filter',
  'src/games/lorcana/text/phrases/target',
  'src/games/lorcana/text/phrases/event',
  'src/games/lorcana/text/phrases/amount',
  'src/games/lorcana/text/phrases/condition',
  'src/games/lorcana/text/phrases/rule',
  'src/games/lorcana/text/phrases/effect',
  'src/games/lorcana/text/phrases/clause',
  'src/games/lorcana/text/phrases/ability',
  'src/games/lorcana/text/pronouns',
  'src/games/lorcana/text',
  'src/games/lorcana/state',
  'src/games/lorcana/link',
  'src/games/lorcana/deck',
  'src/games/lorcana/rules/read',
  'src/games/lorcana/rules/in-force',
  'src/games/lorcana/rules/choose',
  'src/games/lorcana/rules/processes',
  'src/games/lorcana/rules/legal',
  'src/games/lorcana/rules/effects',
  'src/games/lorcana/rules/turn',
  'src/games/lorcana/rules/fast',
  'src/games/lorcana/rules',
  'src/games/lorcana/seat',
  'src/games/lorcana',
  'src/games/lorcana/turn-actions',
  'src/games/lorcana/exercise',
  'src/games/contest/state',
  'src/games/contest/rules',
  'src/games/contest/seat',
  'src/games/contest',
  'src/games/template',
  'src/games',
  'agents/search',
  'agents',
  'agents/samples',
  'src/report/model',
  'src/report/client',
  'src/report/sections',
  'src/report',
  'src',
  'src/lab/plan',
  'src/lab/match',
  'src/lab/external',
  'src/lab/observe',
  'src/lab/folder',
  'src/lab/prepare',
  'src/lab/run',
  'src/lab/check',
  'src/scenario',
  'src/scenario/lorcana',
  'src/scenario/turn-actions',
  'src/scenario/contest',
  'src/scenario/games.ts',
  'src/bench',
  'src/cli/terminal',
  'src/cli/commands/cards',
  'src/cli/commands',
  'src/cli',
];

/** Imports against the order, all of types, each with the change that removes it (`src/README.md`). */
const EXCEPTIONS = [
  // Change 4: rows of tables become plain records with the column names as keys.
  { from: 'src/tables/games.ts', to: 'src/lab/match/built-in-match.ts' },
  { from: 'src/tables/games.ts', to: 'src/lab/plan/plan.ts' },
  { from: 'src/tables/games.ts', to: 'src/lab/plan/schedule.ts' },
  { from: 'src/tables/matchups.ts', to: 'src/lab/observe/results.ts' },
  { from: 'src/tables/standings.ts', to: 'src/lab/observe/standings.ts' },
  // Change 5: findings read rows of tables.
  { from: 'src/findings/findings.ts', to: 'src/lab/plan/plan.ts' },
  { from: 'src/findings/findings.ts', to: 'src/lab/run/run.ts' },
  { from: 'src/findings/findings.ts', to: 'src/lab/observe/standings.ts' },
  { from: 'src/findings/findings.ts', to: 'src/report/model/page-model.ts' },
  { from: 'src/findings/checks.ts', to: 'src/report/model/run-data.ts' },
  { from: 'src/findings/terminal-labels.ts', to: 'src/lab/plan/plan.ts' },
];

/** Limits in addition to the order: files on the left may import only these others. */
const FENCES = [
  { name: 'report-knows-no-game', from: '^src/report/', to: '^src/(games|lab)/|^agents/' },
  { name: 'agents-know-core-only', from: '^agents/(?!samples/)', to: '^src/(?!core/)' },
  { name: 'lab-reaches-games-by-the-registry', from: '^src/lab/', to: '^src/games/(?!registry\\.ts$)' },
  {
    name: 'decks-know-no-rules',
    from: '^src/games/lorcana/deck/',
    to: '^src/games/lorcana/(state/(?!table\\.ts$)|link/(?!linked-filter\\.ts$))',
  },
];

const literal = (path) => path.replaceAll('.', '\\.');

/** A room is a file or the files directly in a folder. */
const isFile = (room) => room.endsWith('.ts');
const filesOf = (room) => (isFile(room) ? `^${literal(room)}$` : `^${room}/[^/]+$`);
const FILE_ROOMS = ROOMS.filter(isFile);
const roomOf = (file) => (FILE_ROOMS.includes(file) ? file : file.slice(0, file.lastIndexOf('/')));

const order = ROOMS.slice(0, -1).map((room, index) => ({
  name: `order: ${room}`,
  severity: 'error',
  from: {
    path: filesOf(room),
    pathNot: [...(isFile(room) ? [] : FILE_ROOMS), ...EXCEPTIONS.map(({ from }) => from)].map(
      (file) => `^${literal(file)}$`,
    ),
  },
  to: {
    path: ROOMS.slice(index + 1).map(filesOf),
    // A folder before this room may hold a file that is a room after it, and the other way round.
    pathNot: FILE_ROOMS.filter((file) => ROOMS.indexOf(file) <= index).map(filesOf),
  },
}));

const exceptional = [...new Set(EXCEPTIONS.map(({ from }) => from))].flatMap((from) => {
  const allowed = EXCEPTIONS.filter((each) => each.from === from).map(({ to }) => `^${literal(to)}$`);
  return [
    {
      name: `order: ${from}`,
      severity: 'error',
      from: { path: `^${literal(from)}$` },
      to: { path: ROOMS.slice(ROOMS.indexOf(roomOf(from)) + 1).map(filesOf), pathNot: allowed },
    },
    {
      name: `order: ${from}: types only`,
      severity: 'error',
      from: { path: `^${literal(from)}$` },
      to: { path: allowed, dependencyTypesNot: ['type-only'] },
    },
  ];
});

module.exports = {
  forbidden: [
    ...order,
    ...exceptional,
    ...FENCES.map(({ name, from, to }) => ({ name, severity: 'error', from: { path: from }, to: { path: to } })),
    {
      name: 'every-file-has-a-room',
      severity: 'error',
      from: { path: '^(src|agents)/', pathNot: ROOMS.map(filesOf) },
      to: {},
    },
    {
      name: 'no-value-import-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'pure-below-lab',
      comment:
        'Files, clocks and threads belong to lab, scenario, bench and cli; all other rooms are functions of their arguments. ' +
        'The shipped cards are a constant, kept in files for their size.',
      severity: 'error',
      from: {
        path: '^(src|agents)/',
        pathNot: [
          '^src/(lab|scenario|bench|cli)/',
          '^src/package\\.ts$',
          '^src/games/lorcana/cards/shipped\\.ts$',
          '^agents/samples/',
        ],
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-orphans',
      severity: 'error',
      from: { orphan: true, pathNot: ['\\.d\\.ts$', '^agents/samples/'] },
      to: {},
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.js'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'types'],
    },
  },
};
