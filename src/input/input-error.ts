/** An error in a user's input. The message names the place, the problem, the value found and the value expected. Exit code 2. */
export class InputError extends Error {
  override readonly name = 'InputError';
}

/** For an error of the file system, such as a missing permission. */
export const unreadable = (file: string, error: unknown): InputError =>
  new InputError(`${file}: cannot be read (${(error as { code?: string }).code ?? String(error)})`, { cause: error });

/** The text of an input file, with the file name for messages. */
export interface Source {
  readonly file: string;
  readonly text: string;
}
