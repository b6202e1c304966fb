// Counters are plain arrays of whole numbers: sums of those are exact, so that the order in which workers report cannot show.

export const zeros = (length: number): number[] => new Array<number>(length).fill(0);

/** Adds the second to the first. */
export function mergeCounts(into: number[], from: readonly number[]): void {
  for (let i = 0; i < from.length; i++) into[i]! += from[i]!;
}

export const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

/** Two numbers that come together, counted: `counts[i · columns + j]` times the i-th of `xs` with the j-th of `ys`. */
export interface Joint {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  readonly counts: readonly number[];
}

/** Means, variances and covariance of what was counted (divided by n, as v in the definitions). All 0 if nothing was. */
export interface JointMoments {
  readonly n: number;
  readonly meanX: number;
  readonly meanY: number;
  readonly varX: number;
  readonly varY: number;
  readonly covariance: number;
}

export function jointMoments({ xs, ys, counts }: Joint): JointMoments {
  let n = 0;
  let sumX = 0;
  let sumY = 0;
  counts.forEach((count, i) => {
    n += count;
    sumX += count * xs[Math.floor(i / ys.length)]!;
    sumY += count * ys[i % ys.length]!;
  });
  if (n === 0) return { n, meanX: 0, meanY: 0, varX: 0, varY: 0, covariance: 0 };
  const meanX = sumX / n;
  const meanY = sumY / n;
  let [xx, yy, xy] = [0, 0, 0];
  counts.forEach((count, i) => {
    const x = xs[Math.floor(i / ys.length)]! - meanX;
    const y = ys[i % ys.length]! - meanY;
    xx += count * x * x;
    yy += count * y * y;
    xy += count * x * y;
  });
  return { n, meanX, meanY, varX: xx / n, varY: yy / n, covariance: xy / n };
}

/** Cov / √(VarX · VarY), between −1 and 1; `undefined` if one of the two never varies. */
export function correlationOf({ varX, varY, covariance }: JointMoments): number | undefined {
  const scale = Math.sqrt(varX * varY);
  return scale === 0 ? undefined : Math.max(-1, Math.min(1, covariance / scale));
}
