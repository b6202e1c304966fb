// Writes lines to the pipe of the lab for ever, from its second decision on.
import { writeSync } from 'node:fs';

export default {
  about: 'floods the pipe of the lab',
  sitDown() {
    let decisions = 0;
    return {
      choose() {
        if (++decisions > 1)
          for (;;)
            try {
              writeSync(3, `{"choice": 0, "seconds": 0}\n`.repeat(1000));
            } catch {
              // The pipe is full.
            }
        return 0;
      },
    };
  },
};
