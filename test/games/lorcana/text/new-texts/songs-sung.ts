// A song that asks whether it was sung, and by whom.

export const SUNG: readonly string[] = [
  'If this song was sung, draw a card.',
  'Draw a card. If this song was sung, draw 2 cards instead.',
  'Draw 2 cards. If you sang this song, gain 1 lore.',
  'Deal 2 damage to chosen character. If you sang this song, deal 3 damage instead.',
  'If a character sang this song, gain 2 lore.',
  'If this song was sung by a Pirate character, draw a card.',
  'If this song was sung by a character with Singer, gain 1 lore.',
  'If this song was sung by one of your Hero characters, gain 1 lore.',
  'Draw a card. If this song was sung by 2 or more characters, draw 2 cards instead.',
  'If 2 or more characters sang this song, gain 2 lore.',
  "If this song wasn't sung, gain 1 lore.",
  "Draw 2 cards. If you didn't sing this song, choose and discard a card.",
  'If no character sang this song, each opponent gains 1 lore.',
];
