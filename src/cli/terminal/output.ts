// The output of commands: results go to stdout, all other text goes to stderr. Control characters of names, cards and errors are shown as codes.
import { printable } from '../../input/printable.js';
import { EXIT } from './shell.js';

/** Prints a part of the result. Line breaks are those of the text; names have none. */
export function print(text: string): void {
  process.stdout.write(withLines(text));
}

/** Prints a result as one JSON document. */
export function printJson(value: unknown): void {
  process.stdout.write(jsonText(value));
}

/** A JSON document for `print`. Its line breaks are those of the layout: JSON has codes for those inside texts. */
export const jsonText = (value: unknown): string =>
  `${JSON.stringify(value, null, 2).split('\n').map(withJsonCodes).join('\n')}\n`;

/** Prints an error or a remark. */
export function warn(text: string): void {
  process.stderr.write(withLines(text));
}

const withLines = (text: string): string => text.split('\n').map(printable).join('\n');

/** JSON.stringify leaves these as they are; the codes of JSON have four digits. */
const withJsonCodes = (line: string): string =>
  printable(line.replaceAll(/[\x7f-\x9f]/g, (character) => `\\u00${character.charCodeAt(0).toString(16)}`));

/**
 * A reader such as `head` may close the pipe early: that is not an error. If stdout cannot be written for another reason, as on a full disk,
 * the exit code says so. If stderr cannot be written, there is no place for a sentence.
 */
export function handleOutputErrors(): void {
  process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
    if (code === 'EPIPE') return;
    lostResult = true;
    process.exitCode = EXIT.WRONG_INPUT;
    warn(`stdout: cannot be written to (${code ?? 'unknown error'}); expected a file or a terminal with room\n`);
  });
  process.stderr.on('error', () => undefined);
}

let lostResult = false;

/** Sets the exit code of the process, which is that of an error if the result is lost. */
export function endWith(exitCode: number): void {
  process.exitCode = lostResult ? EXIT.WRONG_INPUT : exitCode;
}
