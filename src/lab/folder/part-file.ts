// A file that is written under a temporary name and gets its own name when it is complete.
import { closeSync, fstatSync, fsyncSync, lstatSync, openSync, renameSync, writeSync } from 'node:fs';
import { removeFile, removeIfPossible } from './remove-file.js';

export class PartFile {
  #isOpen = true;
  readonly #inode: bigint;

  private constructor(
    private readonly part: string,
    readonly descriptor: number,
  ) {
    this.#inode = fstatSync(descriptor, { bigint: true }).ino;
  }

  /** Replaces a part that a stopped process has left. A link under that name is removed, not followed. */
  static create(part: string, mode = 0o666): PartFile {
    removeFile(part);
    return new PartFile(part, openSync(part, 'wx+', mode));
  }

  write(text: string): void {
    const bytes = Buffer.from(text);
    for (let done = 0; done < bytes.length;) done += writeSync(this.descriptor, bytes, done);
  }

  /** Writes everything to the disk and closes the file, which keeps its temporary name. */
  complete(): void {
    fsyncSync(this.descriptor);
    this.#isOpen = false;
    closeSync(this.descriptor);
  }

  rename(file: string): void {
    renameSync(this.part, file);
  }

  /** Closes and removes the file, unless it has got its name. Ignores errors: they must not hide the error that is reported. */
  discard(): void {
    try {
      if (this.#isOpen) closeSync(this.descriptor);
    } catch {
      // The file is removed in any case.
    }
    this.#isOpen = false;
    if (this.#isOwn()) removeIfPossible(this.part);
  }

  /** False after `rename`, and if the folder was renamed and another run has begun under its name. */
  #isOwn(): boolean {
    try {
      return lstatSync(this.part, { bigint: true }).ino === this.#inode;
    } catch {
      return false;
    }
  }
}
