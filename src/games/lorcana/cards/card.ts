export const INKS = ['Amber', 'Amethyst', 'Emerald', 'Ruby', 'Sapphire', 'Steel'] as const;
export type Ink = (typeof INKS)[number];

/** What is printed on a character. */
export interface Card {
  readonly name: string;
  readonly version: string;
  readonly inks: readonly Ink[];
  readonly cost: number;
  readonly inkable: boolean;
  readonly strength: number;
  readonly willpower: number;
  readonly lore: number;
}

/** Name and version: what decks list and the copy limit counts (5.2.6). */
export const fullName = (card: Pick<Card, 'name' | 'version'>): string => `${card.name} - ${card.version}`;
