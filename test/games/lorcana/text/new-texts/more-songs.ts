// Songs: more parts in new places.
export const MORE_SONGS: readonly string[] = [
  'Each character that sang this song gets +1 {L} this turn.',
  'If 3 or more characters sang this song, each opponent loses 2 lore.',
  'Ready each character that sang this song.',
  "The characters that sang this song can't be challenged until the start of your next turn.",
  'Deal 2 damage to chosen character for each character that sang this song.',
  'If a character named Pip sang this song, draw an additional card.',
  'Draw 2 cards. If a Princess character sang this song, draw 3 cards instead.',
  "If you have a character with Singer in play, return chosen item to its player's hand.",
  'Banish all opposing characters with 2 {S} or less. Each opponent draws a card.',
  'Chosen opponent chooses and discards 2 cards. If you have a character with Singer in play, they discard 3 cards instead.',
  "Ready up to 2 chosen characters of yours. They gain Resist +1 this turn and can't quest for the rest of this turn.",
  'Return a song card named Pip from your discard to your hand. Draw a card.',
  'Your characters gain Support and Singer 5 this turn.',
  'Chosen character gains Challenger +3 and "This character can challenge ready characters" this turn.',
  'Each opponent loses 1 lore for each character that sang this song.',
  'Look at the top 4 cards of your deck. Put one into your hand and one facedown under chosen character of yours with Boost. Put the rest on the bottom of your deck in any order.',
];
