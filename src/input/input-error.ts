/** Wrong input from a person. The message names the place, the problem, the value found and the value expected. Exit code 2. */
export class InputError extends Error {
  override readonly name = 'InputError';
}

/** A file that a person wrote, with its name for messages. */
export interface Source {
  readonly file: string;
  readonly text: string;
}
