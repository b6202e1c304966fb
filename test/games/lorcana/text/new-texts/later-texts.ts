// Parts in the words of a later set: what two cards of a step are, what was banished by damage, a time said once.

export const LATER_CHARACTERS: readonly string[] = [
  "Your characters with Boost gain Resist +1 while there's a card under them.",
  "Your characters with Boost can't challenge unless there are 2 or more cards under them.",
  "At the start of your turn, put a card from your discard on the bottom of your deck. If you can't, banish this character.",
  'When you play this character, put the top 2 cards of your deck into your discard. If both are character cards, gain 2 lore.',
  "Whenever this character challenges, the challenged character's player chooses and discards a card.",
  'Whenever another character is banished during your turn, this character gets +1 {L} until the end of the turn.',
  "At the start of your turn, if this character is at a location, gain lore equal to that location's {L}.",
  "While this character is at a location, he gets +{S} equal to that location's {W}.",
  "At the end of each player's turn, if that player has no cards in their hand, they draw 2 cards.",
  'When this character leaves play, if she had 2 or more cards under her, draw 2 cards.',
  'At the end of your turn, if you gained no lore this turn, draw 2 cards.',
  'At the end of your turn, if no cards were put into your inkwell this turn, draw a card.',
  "Whenever this character quests, choose and discard a card. Deal damage equal to that card's cost to chosen opposing character.",
  'Whenever you play a Floodborn character on this character, draw a card.',
  'When you play this character, if an opponent has more characters in play than you, they banish one of their characters.',
  'Whenever this character challenges, you may exert another of your characters to give this character +2 {S} this turn.',
  'Whenever another of your characters is banished, draw a card.',
  'This character counts as having +1 cost to sing songs for each other character you have in play.',
  "Opposing characters with 3 {S} or more can't challenge characters other than this character.",
  'When you play this character, deal 1 damage to each character other than this character.',
  'Whenever an opposing character is banished, that opponent loses 1 lore.',
];

export const LATER_ACTIONS: readonly string[] = [
  'Chosen opponent puts the top 2 cards of their deck into their discard. If either of them is a character card, gain 1 lore.',
  'Reveal the top 2 cards of your deck. If one of them is an item card, gain 1 lore.',
  'Deal 1 damage to each opposing character. Gain 1 lore for each character banished this way.',
  'Deal 1 damage to each opposing character. Banish all items. Gain 1 lore for each item banished this way.',
  'Each opponent reveals their hand. Draw a card for each song card revealed this way.',
  'Chosen opponent reveals their hand. If an item card is revealed this way, gain 1 lore.',
  'If you have a Princess or a Prince character in play, draw 2 cards.',
  'If an opponent has 3 or more cards in their hand, they choose and discard a card.',
  'If an opponent has more lore than you, they lose 2 lore.',
  'Play a song from your discard with cost 4 or less for free. Put it on the bottom of your deck instead of into your discard.',
  'Draw cards equal to the number of cards under chosen character of yours.',
  'Put a card from your hand facedown under each of up to 2 chosen characters of yours.',
];

export const LATER_LOCATIONS: readonly string[] = [
  'Whenever an opposing character challenges a character here, that opponent loses 1 lore.',
  'At the start of your turn, if there are exactly 3 characters here, gain 3 lore.',
];

export const LATER_ITEMS: readonly string[] = [
  '{E}, 1 {I} — Put an item card from your hand under this item facedown. Then, draw a card for each card under it.',
  'Whenever a character of yours sings, you may exert this item to gain 1 lore.',
  'Opponents pay 1 {I} more to move their characters to a location.',
];
