// Imported before all else, as V8 reads these flags when it optimises. The engine's accessors are small functions, and the loop of a game
// without texts calls many of them: with more room to be inlined it is 1.7 times as fast. They hold for the whole process. The lab does
// without: with texts the loop is too large for it to matter, and a worker would spend a quarter more on compiling in its first 1,500 games.
import { setFlagsFromString } from 'node:v8';

setFlagsFromString('--max-inlined-bytecode-size-cumulative=2000');

setFlagsFromString('--max-inlined-bytecode-size=1000');

setFlagsFromString('--ticks-before-optimization=10');
