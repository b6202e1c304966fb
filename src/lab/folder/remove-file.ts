// Removes files, also while an error is being handled.
import { unlinkSync } from 'node:fs';

/** The file may be missing. A link is removed, not followed. */
export function removeFile(file: string): void {
  try {
    unlinkSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

/**
 * For cleaning up: a file that cannot be removed must not hide the error that is reported. A disk or a network drive may fail once, so it
 * tries twice.
 */
export function removeIfPossible(file: string): void {
  for (let attempt = 0; attempt < 2; attempt++)
    try {
      removeFile(file);
      return;
    } catch {
      // The next run removes it.
    }
}
