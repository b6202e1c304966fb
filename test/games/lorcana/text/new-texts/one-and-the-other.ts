// Of several cards that were chosen: one, the other, what they have together, and how many there were.

export const PAIRED_CHARACTERS: readonly string[] = [
  'When you play this character, you may banish any number of chosen opposing characters with total {W} 6 or less.',
  "Whenever this character quests, you may add this character's {L} to another chosen character's {S} this turn.",
  "When you play this character, for each player, choose a character of theirs. Return those characters to their players' hands.",
  'When you play this character, you may put all Toy character cards from your discard on the bottom of your deck in any order. For each 2 cards moved this way, deal 1 damage to chosen character.',
  'At the start of your turn, you may reveal any number of Toy character cards from your hand. Gain 1 lore for every 2 cards revealed this way.',
  'When you play this character, each opponent reveals the top card of their deck and puts it into their discard. For each character card put into a discard this way, gain 1 lore.',
  'While another character is at the same location as this character, this character gains Ward.',
  'While one of your other characters is at the same location as this character, this character gets +1 {L}.',
];

export const PAIRED_ACTIONS: readonly string[] = [
  "Return up to 3 chosen characters with total {W} 8 or less to their players' hands.",
  "Add chosen character's {W} to their {S} this turn.",
  'Chosen opponent chooses 2 of their characters and returns one of those cards to their hand and banishes the other.',
  "Choose 2 opposing characters. Return one of them to their player's hand and exert the other.",
  'Choose 2 of your characters. Ready one of them and deal 1 damage to the other.',
];
