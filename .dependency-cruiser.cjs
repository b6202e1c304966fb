// Which way imports may point: core ← games ← agents ← lab ← cli, and core ← stats ← report ← cli.
const layers = {
  core: [],
  games: ['core'],
  agents: ['core', 'games'],
  stats: ['core'],
  lab: ['core', 'games', 'agents', 'stats'],
  report: ['core', 'stats'],
  scenario: ['core', 'games'],
  bench: ['core', 'games', 'agents', 'lab', 'stats'],
  cli: ['core', 'games', 'agents', 'lab', 'stats', 'report', 'scenario', 'bench'],
};

const folder = (layer) => (layer === 'agents' ? '^(src/)?agents/' : `^src/${layer}/`);

const directions = Object.entries(layers).map(([layer, below]) => ({
  name: `${layer}-imports-only-below`,
  severity: 'error',
  from: { path: folder(layer) },
  to: { path: '^(src|agents|test)/', pathNot: [layer, ...below].map(folder) },
}));

module.exports = {
  forbidden: [
    ...directions,
    {
      name: 'no-value-import-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'pure-below-lab',
      comment:
        'Files, clocks and threads live in lab and cli, so that all below is a function of its arguments. ' +
        'The cards that come with the package are a constant, kept in files for their size.',
      severity: 'error',
      from: {
        path: '^(src/(core|games|agents|stats|report)|agents)/',
        pathNot: ['^src/games/lorcana/cards/shipped\\.ts$', '^agents/samples/'],
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
