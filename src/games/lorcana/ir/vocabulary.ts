/** Keywords that a card has or has not, and those with a number (8). */
export type KeywordName =
  | 'alert'
  | 'bodyguard'
  | 'boost'
  | 'challenger'
  | 'evasive'
  | 'reckless'
  | 'resist'
  | 'rush'
  | 'shift'
  | 'singer'
  | 'singTogether'
  | 'support'
  | 'vanish'
  | 'ward';

export const KEYWORDS: readonly KeywordName[] = [
  'alert',
  'bodyguard',
  'boost',
  'challenger',
  'evasive',
  'reckless',
  'resist',
  'rush',
  'shift',
  'singer',
  'singTogether',
  'support',
  'vanish',
  'ward',
];
