// How scenarios say things.

const MOST_LISTED = 12;

/** Each once, and not too many. */
export const listed = (words: readonly string[]): string => {
  const different = [...new Set(words)];
  const more = different.length - MOST_LISTED;
  return different.slice(0, MOST_LISTED).join(' | ') + (more > 0 ? ` | ${more} more` : '');
};

export const found = (what: string, expected: unknown, actual: unknown): string =>
  `expected ${what} ${inWords(expected)}, found ${inWords(actual)}`;

const inWords = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
