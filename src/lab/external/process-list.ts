// The processes that a worker has started, in memory shared with the main thread: a terminated worker cannot kill its processes, so the
// main thread does.
import { randomBytes } from 'node:crypto';
import { processesMarked } from './process-scan.js';

/** Words of a place: the process, and two words of its mark. */
const WORDS = 3;

const created = new Set<ProcessList>();

process.once('exit', () => {
  for (const list of created) list.endAll();
});

export class ProcessList {
  readonly #words: Int32Array;

  /** `shared`: the memory of the same list in another thread. */
  constructor(readonly shared: SharedArrayBuffer) {
    this.#words = new Int32Array(shared);
  }

  /** The processes of the list end at the latest with this process. */
  static ofSize(processes: number): ProcessList {
    const list = new ProcessList(new SharedArrayBuffer(processes * WORDS * Int32Array.BYTES_PER_ELEMENT));
    created.add(list);
    return list;
  }

  get isEmpty(): boolean {
    return isFree(this.#words);
  }

  /** Takes a place for a process that is not started yet: if the thread ends meanwhile, the main thread finds the process by its mark. */
  reserve(): ListedProcess {
    const free = this.#places().find(isFree);
    if (free === undefined) throw new Error(`more than ${this.#places().length} processes`);
    free.set([0, randomBytes(4).readInt32LE(), randomBytes(4).readInt32LE()]);
    return new ListedProcess(free);
  }

  endAll(): void {
    for (const place of this.#places()) if (!isFree(place)) new ListedProcess(place).end();
  }

  #places(): Int32Array[] {
    return Array.from({ length: this.#words.length / WORDS }, (_, i) =>
      this.#words.subarray(i * WORDS, (i + 1) * WORDS),
    );
  }
}

const isFree = (place: Int32Array): boolean => place.every((word) => word === 0);

/** Scans after which processes that start others faster than they are killed are given up. */
const MOST_SCANS = 200;

/** A process with all processes that it starts. */
export class ListedProcess {
  constructor(private readonly place: Int32Array) {}

  /** Random, so that an agent cannot give the mark of another agent to its processes. */
  get mark(): string {
    return [...this.place.subarray(1)].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
  }

  set pid(pid: number) {
    Atomics.store(this.place, 0, pid);
  }

  /** Kills the process, its process group and all processes with its mark, and frees the place. */
  end(): void {
    const pid = this.place[0]!;
    if (pid !== 0) for (const target of [-pid, pid]) kill(target);
    // A killed process stays in the list of the system until its parent has noticed.
    const killed = new Set<number>();
    for (let scans = 0; scans < MOST_SCANS; scans++) {
      const left = processesMarked(this.mark).filter((each) => !killed.has(each));
      if (left.length === 0) break;
      for (const each of left) {
        kill(each);
        killed.add(each);
      }
    }
    this.place.fill(0);
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // The process has already ended, or the system has no process groups.
  }
}
