// Logistic regression on counted cases: win-probability curves, and card effects with terms for seat and opponent.
import { solve } from './linear.js';

/** So many games with these features, and those of them that were won. The same features may come in several cases. */
export interface Case {
  readonly features: readonly number[];
  readonly games: number;
  readonly wins: number;
}

export interface LogisticModel {
  readonly intercept: number;
  readonly weights: readonly number[];
}

const MOST_STEPS = 100;

/**
 * The likeliest logit P(win) = intercept + Σ weight · feature, by Newton's method. `ridge` is a prior worth about that many games on each weight
 * (not on the intercept, which gets a trace of it): features that tell winners from losers without exception stay finite.
 */
export function fitLogistic(cases: readonly Case[], ridge = 1e-3): LogisticModel {
  const size = (cases[0]?.features.length ?? 0) + 1;
  let beta = new Array<number>(size).fill(0);
  for (let step = 0; step < MOST_STEPS; step++) {
    const { gradient, curvature } = derivatives(cases, beta, ridge);
    const change = solve(curvature, gradient);
    // Newton may overshoot where almost all games are decided alike: no step moves a log-odds weight by more than 2.
    const largest = Math.max(...change.map(Math.abs));
    const scale = largest > 2 ? 2 / largest : 1;
    beta = beta.map((value, i) => value + scale * change[i]!);
    if (largest < 1e-10) break;
  }
  return { intercept: beta[0]!, weights: beta.slice(1) };
}

export const winProbability = ({ intercept, weights }: LogisticModel, features: readonly number[]): number =>
  sigmoid(weights.reduce((sum, weight, i) => sum + weight * features[i]!, intercept));

function derivatives(cases: readonly Case[], beta: readonly number[], ridge: number) {
  const penalty = beta.map((_, i) => (i === 0 ? 1e-6 : ridge));
  const gradient = beta.map((value, i) => -penalty[i]! * value);
  const curvature = beta.map((_, i) => beta.map((_, j) => (i === j ? penalty[i]! : 0)));
  for (const { features, games, wins } of cases) {
    const x = [1, ...features];
    const p = sigmoid(x.reduce((sum, value, i) => sum + value * beta[i]!, 0));
    for (let i = 0; i < x.length; i++) {
      gradient[i]! += x[i]! * (wins - games * p);
      for (let j = 0; j < x.length; j++) curvature[i]![j]! += games * p * (1 - p) * x[i]! * x[j]!;
    }
  }
  return { gradient, curvature };
}

const sigmoid = (logit: number): number => 1 / (1 + Math.exp(-logit));
