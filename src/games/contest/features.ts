// What the evaluation looks at, each as one number from the seat's point of view: more is better, nothing hidden counts.

/** In the order of a feature vector, with what one unit is. */
export const FEATURES = {
  /** The share of the team's pools left, less that of the best other team; indirect: the share of the target reached. */
  pool: 100,
  /** Cards in hand, less those of the others on average. */
  hand: 2.5,
  /** Own cards that a proper attack could use. */
  usable: 1,
  /** When the own action card comes up: 1 for the first round of a turn, 0 for a lost first action. */
  initiative: 3,
  /** The share of the others' pools that is stunned, less that of the own. */
  stunned: 12,
  /** The power of long attacks, as far as they are prepared, as a share of the pools they go against, less the same of the others. */
  prepared: 60,
  /** What the attack under way can be expected to take, as a share of the pools it goes against. */
  threat: 100,
} as const;

export type FeatureName = keyof typeof FEATURES;
export type Features = Readonly<Record<FeatureName, number>>;
export const FEATURE_NAMES = Object.keys(FEATURES) as readonly FeatureName[];
export const WEIGHTS = Float64Array.from(Object.values(FEATURES));
