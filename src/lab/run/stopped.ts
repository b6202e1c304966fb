// The early end of a run: by Ctrl-C, because results can no longer be written, or because the journal is lost.
import { JOURNAL_FILE, type JournalLoss } from '../folder/journal.js';

/** What is left of the games that were played. `some`: the journal has only a part of them. `none`: the run has no folder. */
export type KeptGames = 'all' | 'some' | 'lost' | 'moved' | 'none';

export class Stopped extends Error {
  constructor(
    readonly games: number,
    readonly total: number,
    readonly kept: KeptGames,
    /** Empty after Ctrl-C. */
    readonly reason: string,
    cause: unknown,
  ) {
    super(reason === '' ? 'stopped' : reason, { cause });
  }
}

interface EarlyEnd {
  readonly isInterrupted: boolean;
  readonly loss: JournalLoss | undefined;
  /** The folder of the run, if it has one. */
  readonly path: string | undefined;
  readonly games: number;
  readonly total: number;
}

const LOSSES: Readonly<Record<JournalLoss, { readonly text: string; readonly kept: KeptGames }>> = {
  deleted: { text: `${JOURNAL_FILE} or its folder was deleted during the run`, kept: 'lost' },
  moved: { text: `${JOURNAL_FILE} or its folder was moved or replaced during the run`, kept: 'moved' },
  cut: { text: `${JOURNAL_FILE} was cut by another program during the run`, kept: 'some' },
};

/** The error to report after `error`: an interrupted run, a lost journal or a folder that cannot be written to is no bug. */
export function stoppedBy(error: unknown, { isInterrupted, loss, path, games, total }: EarlyEnd): unknown {
  if (path === undefined) return isInterrupted ? new Stopped(games, total, 'none', '', error) : error;
  if (loss !== undefined) {
    const { text, kept } = LOSSES[loss];
    return new Stopped(games, total, kept, `${path}: ${text}`, error);
  }
  // After an abort, closing the pool makes its batches fail; those errors are not the cause.
  if (isInterrupted) return new Stopped(games, total, 'all', '', error);
  const code = systemCode(error);
  return code === undefined
    ? error
    : new Stopped(games, total, 'all', `${path}: can no longer be written to (${code})`, error);
}

/** Such as ENOSPC: the disk is full. Only the folder is used during a run, so every error of the system is about it. */
function systemCode(error: unknown): string | undefined {
  const { code, syscall } = error as NodeJS.ErrnoException;
  return syscall === undefined ? undefined : code;
}
