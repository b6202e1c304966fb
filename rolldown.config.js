// What people run is put together from the compiled modules. V8 looks an imported function up anew at each call, and checks that it is there
// and still the same; a function of the same file it knows. In `ability-duel` that is a fifth of all instructions. So the engine becomes one
// file, of which little is exported: `core`, `games`, and what looks into the state of a game (`agents`, `scenario`).
import { readFileSync } from 'node:fs';
import { defineConfig } from 'rolldown';

/** Files that are started by their name: the command, and what runs in threads and processes of its own. They lie beside each other. */
const ENTRIES = [
  'src/cli/main',
  'src/lab/worker',
  'src/lab/exercise-worker',
  'src/lab/guests/host',
  'src/lab/guests/type-stripping',
  'src/bench/thread-worker',
  'src/bench/scaling-process',
];

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));

export default defineConfig({
  input: ENTRIES.map((file) => `dist/${file}.js`),
  platform: 'node',
  external: Object.keys(dependencies),
  output: {
    dir: 'dist/bundle',
    cleanDir: true,
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
    codeSplitting: { groups: [{ name: 'engine', test: /\/dist\/(src\/(core|games|agents|scenario)|agents)\// }] },
  },
});
