// Text of strangers for the terminal.

/** Control characters except tab, and characters that turn the direction of writing around. */
const UNSAFE = /[\0-\x08\n-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

/** Replaces characters that would change the terminal by their codes: `\x1b`, `\u202e`. */
export const printable = (text: string): string =>
  text.replaceAll(UNSAFE, (character) => {
    const code = character.charCodeAt(0).toString(16);
    return code.length <= 2 ? `\\x${code.padStart(2, '0')}` : `\\u${code.padStart(4, '0')}`;
  });
