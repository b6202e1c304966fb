// What the evaluation looks at, each as one number from the seat's point of view: more is better, nothing hidden counts.

/**
 * In the order of a feature vector, with what one unit is worth in log-odds of winning, roughly: rounded by hand from several logistic fits to games
 * that greedy played with itself, a seventh of its choices random. The fits disagree in places (`brink` 0.6 to 3.6).
 */
export const FEATURES = {
  /** The share of the team's pools left, less that of the best other team; indirect: the share of the target reached. */
  pool: 1.9,
  /** How near the best other team is to its end, less how near the own is: one over the points that are left. */
  brink: 1.5,
  /** Cards in hand, less those of the others on average. */
  hand: 0.16,
  /** Of the own hand: the most that a proper defence, or in a race a proper task, could add to the rank, in tens. */
  guard: 0.9,
  /** When the own action card comes up, 1 for the first round of a turn, less that of the others on average. */
  initiative: 0.15,
  /** Own action cards that still come up in this turn, less those of the others on average. */
  ready: 0.27,
  /** The share of the others' pools that is stunned, less that of the own. */
  stunned: 0.85,
  /** The power of long attacks, as far as they are prepared, as a share of the pools they go against, less the same of the others. */
  prepared: 1.15,
  /** What the attack under way can be expected to take, as a share of the pools it goes against. */
  threat: 1.7,
} as const;

export type FeatureName = keyof typeof FEATURES;

export type Features = Readonly<Record<FeatureName, number>>;

export const FEATURE_NAMES = Object.keys(FEATURES) as readonly FeatureName[];

export const WEIGHTS = Float64Array.from(Object.values(FEATURES));
