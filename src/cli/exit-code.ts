/** How a command ends. */
export const EXIT = {
  OK: 0,
  /** It ran, and the answer is no. */
  NO: 1,
  WRONG_INPUT: 2,
  /** By Ctrl-C, as shells count it. */
  INTERRUPTED: 130,
} as const;
