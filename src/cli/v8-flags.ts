// Imported before all else, as V8 reads these flags when it optimises. The engine's accessors are small functions, and its hot loops
// call many of them: with room to inline them all they ran 10 % faster. Flags hold for the whole process, so workers have them too.
import { setFlagsFromString } from 'node:v8';

setFlagsFromString('--max-inlined-bytecode-size-cumulative=4000');
setFlagsFromString('--max-inlined-bytecode-size=2000');
