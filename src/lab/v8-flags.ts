// Imported before all else, as V8 reads these flags when it optimises. The engine's accessors are small functions, and its hot loops
// call many of them: they get more room to be inlined than is usual. Flags hold for the whole process, so workers have them too.
import { setFlagsFromString } from 'node:v8';

setFlagsFromString('--max-inlined-bytecode-size-cumulative=2000');
setFlagsFromString('--max-inlined-bytecode-size=1000');
// A function waits longer to be optimised, and is so less often optimised again. With the usual 3 ticks, and twice the room above, V8
// spent more processor time on compiling than on 600 games of greedy: 9.8 s in all instead of 7.3, for 2,400 games 21.8 instead of 17.0,
// for 8,000 44 instead of 41. Each worker compiles for itself, so that it counts once more with every one of them.
setFlagsFromString('--ticks-before-optimization=10');
