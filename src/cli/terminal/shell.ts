// Command lines as a shell takes them.

const quoted = (word: string): string => (/^[\w./:=,@+-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`);

export const commandLine = (words: readonly string[]): string => ['tempolab', ...words].map(quoted).join(' ');

/** What to type for the same numbers: how many threads play, and what becomes of other results, plays no part. */
export function sameAgain(words: readonly string[]): string {
  const isTold = (word: string, i: number) =>
    !/^--(workers(=.*)?|eager|fresh|json)$/.test(word) && words[i - 1] !== '--workers';
  return commandLine(words.filter(isTold));
}
