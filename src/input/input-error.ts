/** An error in a user's input. The message names the place, the problem, the value found and the value expected. Exit code 2. */
export class InputError extends Error {
  override readonly name = 'InputError';
}

/** The text of an input file, with the file name for messages. */
export interface Source {
  readonly file: string;
  readonly text: string;
}
