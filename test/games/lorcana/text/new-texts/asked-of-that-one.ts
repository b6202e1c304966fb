// What is asked of the very card or player spoken of: what happened to it this turn, what was paid for it, what that opponent has.

export const ASKED_CHARACTERS: readonly string[] = [
  'Whenever this character quests, if an opponent has more lore than you, they lose 1 lore and you gain 1 lore.',
  'Whenever this character quests, if an opponent has more lore than you, that opponent loses 1 lore and you gain 1 lore.',
  'When you play this character, if an opponent has more cards in their hand than you, that opponent chooses and discards a card.',
  'When you play this character, if an opponent has 3 or more items in play, they choose and banish one of their items and you draw a card.',
  "When you play this character, each opponent can't play more than 1 action during their next turn.",
  "When you play this character, if he's the second character you've played this turn, draw a card.",
  'When you play this character, if you paid 2 {I} or less to play her, draw a card.',
  'When you play this character, if you paid 5 {I} or more to play this character, gain 2 lore.',
  'Whenever you play a character, if you paid 2 {I} or less to play them, they gain Rush this turn.',
  'When you play this character, reveal the top 3 cards of your deck. If 2 or more of those cards are songs, draw a card.',
];

export const ASKED_ACTIONS: readonly string[] = [
  "Each opponent can't play more than 2 cards during their next turn.",
  'Exert chosen opposing character. If they were damaged this turn, draw a card.',
  'Chosen opponent puts the top 3 cards of their deck into their discard. If 2 or more of them are character cards, draw a card.',
  'Put the top 3 cards of your deck into your discard. If 2 or more of them are Toy character cards, gain 1 lore.',
];

export const ASKED_ITEMS: readonly string[] = [
  'Whenever one of your characters is exerted, if they were damaged this turn, draw a card.',
  'Whenever one of your characters is exerted, if it was damaged this turn, draw a card.',
  'Whenever one of your characters is challenged, if they were readied this turn, draw a card.',
];
