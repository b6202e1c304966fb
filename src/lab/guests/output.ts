/** Characters that an agent may write in one game: enough to follow it, too few to drown the lab. */
const MOST = 1 << 20;

export interface Output {
  /** What was wrong with the agent's output since it sat down; empty if nothing was. */
  readonly fault: string;
  beginGame(): void;
}

type Write = (chunk: string | Uint8Array, ...rest: unknown[]) => boolean;

/** From now on standard output and standard error of this process are counted, and dropped where they flood. */
export function limitOutput(): Output {
  let written = 0;
  for (const stream of [process.stdout, process.stderr]) {
    const write = stream.write.bind(stream) as Write;
    stream.write = (chunk: string | Uint8Array, ...rest: unknown[]): boolean => {
      written += chunk.length;
      if (written <= MOST) return write(chunk, ...rest);
      const done = rest.at(-1);
      if (typeof done === 'function') (done as () => void)();
      return true;
    };
  }
  return {
    get fault() {
      return written > MOST ? 'flooded its output: more than 1 MB in a game' : '';
    },
    beginGame() {
      written = 0;
    },
  };
}
