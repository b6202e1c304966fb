/**
 * The processes that a worker has started, in memory shared with the main thread: a terminated worker cannot kill its processes, so the
 * main thread does.
 */
export class ProcessList {
  readonly #slots: Int32Array;

  /** `shared`: the memory of the same list in another thread. */
  constructor(readonly shared: SharedArrayBuffer) {
    this.#slots = new Int32Array(shared);
  }

  static ofSize(processes: number): ProcessList {
    return new ProcessList(new SharedArrayBuffer(processes * Int32Array.BYTES_PER_ELEMENT));
  }

  get isEmpty(): boolean {
    return this.#slots.every((pid) => pid === 0);
  }

  add(pid: number): void {
    const free = this.#slots.indexOf(0);
    if (free < 0) throw new Error(`more than ${this.#slots.length} processes`);
    Atomics.store(this.#slots, free, pid);
  }

  remove(pid: number): void {
    const at = this.#slots.indexOf(pid);
    if (at >= 0) Atomics.store(this.#slots, at, 0);
  }

  endAll(): void {
    for (const pid of this.#slots) if (pid !== 0) endProcess(pid);
    this.#slots.fill(0);
  }
}

/** Kills a process and its process group. */
export function endProcess(pid: number): void {
  for (const target of [-pid, pid])
    try {
      process.kill(target, 'SIGKILL');
    } catch {
      // The process has already ended, or the system has no process groups.
    }
}
