// Words shared by all parts of the IR: keywords, inks, card types, and how a text was worded.

/** Names of keywords, with or without a number (8). */
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

/** The wording of a node, if English offers several: a choice by name. Only the renderer reads it; it has no meaning for the rules. */
export type Say = Readonly<Record<string, string>>;

/** A node with an optional wording. */
export type Worded<T> = T & { readonly say?: Say };

export const INKS = ['Amber', 'Amethyst', 'Emerald', 'Ruby', 'Sapphire', 'Steel'] as const;

export type Ink = (typeof INKS)[number];

export const CARD_TYPES = ['character', 'action', 'song', 'item', 'location'] as const;

/** A song is also an action (5.4.4.1). */
export type CardType = (typeof CARD_TYPES)[number];
