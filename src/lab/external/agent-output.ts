// The output of an agent beside its answers, as the user sees it: line by line, each with the agent's name.
import { printable } from '../../input/printable.js';
import type { Readable } from 'node:stream';

/** Characters that the user sees of one stream of one process. */
const MOST_SHOWN = 1 << 16;

/** A longer line is cut into several lines. */
const LONGEST_SHOWN = 1000;

/** Shows all lines of `stream` on standard error. */
export function showOutput(name: string, stream: Readable): void {
  let rest = '';
  let shown = 0;
  const show = (line: string) => {
    if (shown > MOST_SHOWN) return;
    shown += line.length + 1;
    const text = shown > MOST_SHOWN ? '… (the agent writes more than is shown)' : line.replace(/\r$/, '');
    process.stderr.write(`${printable(`${name}: ${text}`)}\n`);
  };
  stream.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop()!;
    lines.forEach(show);
    for (; rest.length > LONGEST_SHOWN; rest = rest.slice(LONGEST_SHOWN)) show(rest.slice(0, LONGEST_SHOWN));
  });
  stream.on('close', () => {
    if (rest !== '') show(rest);
  });
}
