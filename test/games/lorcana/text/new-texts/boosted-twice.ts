// Boost used more than once, cards played from under another, cards that are free for a turn; who is or was at a location.

export const BOOSTED_CHARACTERS: readonly string[] = [
  "You may use this character's Boost ability twice each turn.",
  "You may use your characters' Boost abilities twice during your turn.",
  "While you have a location in play, you may use this character's Boost ability twice each turn.",
  'You may play cards from under this character.',
  'You may play character cards with cost 3 or less from under this character.',
  'Whenever you put a second card under this character in a turn, gain 2 lore.',
  'Whenever you put a second card under one of your characters in a turn, draw a card.',
  'While a damaged character is at a location, this character gets +1 {S}.',
];

export const BOOSTED_ACTIONS: readonly string[] = ['This turn, you may play characters with cost 3 or less for free.'];

export const BOOSTED_ITEMS: readonly string[] = [
  "You may use your characters' Boost abilities an additional time each turn.",
  'You may play characters from under this item.',
];

export const BOOSTED_LOCATIONS: readonly string[] = [
  'While a damaged character is here, this location gets +1 {L}.',
  "While an exerted character is here, this location can't be challenged.",
  'This location can be challenged only by characters with Evasive.',
  'When this location is banished, deal 2 damage to each character that was here.',
  "When this location is banished, you may return a character that was here to their player's hand.",
  'Whenever you move a second character here in a turn, draw a card.',
];
