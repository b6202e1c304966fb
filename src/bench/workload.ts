/** Numbers of one run of a workload. `signature` hashes the work done: it tells a faster engine from a different one. */
export type Figures = Readonly<Record<string, number | string>> & { readonly signature: string };

/** A fixed piece of work to be timed. Set-up and warm-up stay outside the clock. */
export interface Workload {
  readonly name: string;
  readonly about: string;
  /** The figure that comparisons look at: a rate (more is better) or a cost (less is better). */
  readonly main: { readonly figure: string; readonly better: 'more' | 'less' };
  /** Takes long, and is run only if it is named. */
  readonly isOnDemand?: boolean;
  warmUp(): void;
  /** `size` takes the place of the usual number of games or positions: tests run less. */
  run(size?: number): Figures | Promise<Figures>;
  /** How the native reference does the same work: its arguments, and the figure of its JSON line. */
  readonly native?: { readonly args: readonly string[]; readonly figure: string };
}

/** Seconds of wall time that `work` takes. */
export function secondsOf(work: () => void): number {
  const begin = process.hrtime.bigint();
  work();
  return Number(process.hrtime.bigint() - begin) / 1e9;
}
