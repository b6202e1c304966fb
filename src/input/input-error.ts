/** Something that a person gave us is wrong. The message is for them: what, where, what was found, what would do. Exit code 2. */
export class InputError extends Error {
  override readonly name = 'InputError';
}

/** A file that a person wrote, with its name for messages. */
export interface Source {
  readonly file: string;
  readonly text: string;
}
