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
];

export const LATER_ACTIONS: readonly string[] = [
  'Chosen opponent puts the top 2 cards of their deck into their discard. If either of them is a character card, gain 1 lore.',
  'Reveal the top 2 cards of your deck. If one of them is an item card, gain 1 lore.',
  'Deal 1 damage to each opposing character. Gain 1 lore for each character banished this way.',
  'Deal 1 damage to each opposing character. Banish all items. Gain 1 lore for each item banished this way.',
];

export const LATER_ITEMS: readonly string[] = [
  'Whenever a character of yours sings, you may exert this item to gain 1 lore.',
  'Opponents pay 1 {I} more to move their characters to a location.',
];
