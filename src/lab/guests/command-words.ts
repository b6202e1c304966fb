/** A command in words, as a shell takes it apart: at blanks, but for those in quotes. No shell is asked: nothing else has a meaning. */
export const commandWords = (command: string): string[] =>
  [...command.matchAll(/(?:"[^"]*"|'[^']*'|[^\s"'])+/g)].map(([word]) =>
    word.replaceAll(/"([^"]*)"|'([^']*)'/g, (_, inDouble?: string, inSingle?: string) => inDouble ?? inSingle ?? ''),
  );
