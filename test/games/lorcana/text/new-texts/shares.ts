// Amounts by several, limits of a turn, those who sang.
export const SHARES: readonly string[] = [
  'Gain 1 lore for every 2 characters you have in play.',
  'Draw a card for every 3 cards in your discard.',
  'Each opponent loses 1 lore for every 2 of your Wibble characters.',
  'Deal 1 damage to chosen character for every 2 damage on your characters.',
  'For every 2 items you have in play, you pay 1 {I} less to play this action.',
  'Chosen character of yours gets +1 {S} this turn for every 2 cards in your hand.',
  'Chosen opponent with more lore than you loses 2 lore.',
  'Chosen opponent with more lore than you chooses and discards a card.',
  'Banish chosen character with cost less than or equal to the number of cards in your hand.',
  'Choose one. If you have a Wibble character in play, choose both instead. • Draw a card. • Deal 2 damage to chosen character.',
];

export const LIMITS: readonly string[] = [
  "Opponents can't play more than 2 actions each turn.",
  "Each player can't play more than 1 item each turn.",
  "You can't play more than one character per turn.",
  "When you play this character, you may exert chosen character with cost less than or equal to this character's {S}.",
  'This character gets +1 {L} for every 2 damage on him.',
  'Whenever this character quests, chosen opponent with more lore than you loses 1 lore.',
  'For every 2 Wibble characters you have in play, you pay 1 {I} less to play this character.',
];

export const SANG: readonly string[] = [
  'Each of your characters that sang this song gets +1 {L} this turn.',
  "Ready all characters that sang this song. They can't quest for the rest of this turn.",
];
