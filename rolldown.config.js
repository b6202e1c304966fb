// What people run is put together from the compiled modules. V8 looks an imported function up anew at each call, and checks that it is there
// and still the same. So the engine becomes one file: `core`, `games`, and the agents, which look into the state of a game. What only reads
// and writes card texts becomes another, as its grammar takes every thread and every process a third of a second to build.
import { readFileSync } from 'node:fs';
import { defineConfig } from 'rolldown';

/** Files that are started by their name: the command, and what runs in threads and processes of its own. They lie beside each other. */
const ENTRIES = [
  'src/cli/main',
  'src/lab/run/worker',
  'src/cli/commands/cards/exercise-worker',
  'src/lab/external/host',
  'src/lab/external/type-stripping',
  'src/bench/thread-worker',
  'src/bench/scaling-process',
];

const ENGINE = /\/dist\/(src\/(input|core|games|agents)|agents)\//;
const TEXT = /\/dist\/src\/(games\/lorcana\/(text\/|exercise\/)|scenario\/)/;

/**
 * Puts a function around the engine: of what is declared there, V8 knows that nobody can change it, which it does not know of what a module
 * declares. Imports come first in a file that rolldown wrote, and the one list of exports comes last.
 */
const enclose = {
  name: 'enclose',
  renderChunk(code, { name }) {
    if (name !== 'engine' && name !== 'text') return null;
    const begin = code.lastIndexOf('\n', code.search(/^(?!import |#!)./m)) + 1;
    const end = code.lastIndexOf('\nexport {') + 1;
    const [, list] = /\{(.*)\}/s.exec(code.slice(end));
    const names = `{ ${list.split(',').map((each) => each.trim().split(' as ')[0])} }`;
    return `${code.slice(0, begin)}const ${names} = (() => {\n${code.slice(begin, end)}return ${names};\n})();\n${code.slice(end)}`;
  },
};

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));

export default defineConfig({
  input: ENTRIES.map((file) => `dist/${file}.js`),
  platform: 'node',
  plugins: [enclose],
  external: Object.keys(dependencies),
  output: {
    dir: 'dist/bundle',
    cleanDir: true,
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
    codeSplitting: {
      groups: [
        { name: 'engine', test: (id) => ENGINE.test(id) && !TEXT.test(id), priority: 1 },
        { name: 'text', test: TEXT },
      ],
    },
  },
});
