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
/** How something was worded, where English offers several ways: read by the renderer only, no meaning. Keys and values are words. */
export type Say = Readonly<Record<string, string>>;

/** A node that may remember its wording. */
export type Worded<T> = T & { readonly say?: Say };

export const INKS = ['Amber', 'Amethyst', 'Emerald', 'Ruby', 'Sapphire', 'Steel'] as const;

export type Ink = (typeof INKS)[number];

export const CARD_TYPES = ['character', 'action', 'song', 'item', 'location'] as const;

/** A song is also an action (5.4.4.1). */
export type CardType = (typeof CARD_TYPES)[number];
