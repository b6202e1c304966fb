// V8 flags of the bench, for the whole process. Import this first: V8 reads the flags when it optimises. The game loop calls many small
// accessors; with a larger inlining budget `vanilla-duel` is 1.7 times as fast. The lab does not set the flags: with card texts the gain
// is nil, and a worker would compile a quarter longer in its first 1,500 games.
import { setFlagsFromString } from 'node:v8';

setFlagsFromString('--max-inlined-bytecode-size-cumulative=2000');

setFlagsFromString('--max-inlined-bytecode-size=1000');

// V8 12, in Node 22, counts invocations instead of ticks: it does not know the flag and says so on stderr.
if (parseInt(process.versions.v8) < 12) setFlagsFromString('--ticks-before-optimization=10');
