// Words for what was counted, dealt or left over, and for players who do not do what they may.

export const MEANT_CHARACTERS: readonly string[] = [
  'Whenever this character is dealt damage, he deals that much damage to chosen opposing character.',
  'Whenever this character is dealt damage, you may draw that many cards.',
  'Whenever one of your other characters is dealt damage, you may move that damage to this character.',
  "When you play this character, each opponent may choose and discard a card. Each opponent who doesn't loses 1 lore.",
  "When you play this character, each opponent may banish one of their items. Each opponent who doesn't discards their hand.",
  'When this character is banished, you may play this card for free from your discard.',
  "Whenever you play a song, this character gets +2 {S} this turn. If the song's cost is 5 or more, draw a card.",
  'Whenever one of your characters moves from a location, draw a card.',
  'Whenever this character moves from one location to another, gain 1 lore.',
  "At the end of each opponent's turn, if none of their characters challenged this turn, gain 1 lore.",
  'Whenever this character quests, chosen character gains Rush this turn. At the end of your turn, if that character is exerted, draw a card.',
  'Whenever you put a card under this character, you may draw a card. If you do, choose and discard a card unless you have a Whisper character in play.',
  'When you play this character, if you have 2 or more other Pirate characters in play, ready one of them.',
  'When you play this character, move any number of damage counters from chosen character to this character.',
  'When you play this character, you may choose and discard any number of cards. Draw that many cards plus 1.',
  'Whenever this character quests, gain 1 lore for each 2 damage on him.',
  '{E} — Move a card from under this character to under another chosen character of yours.',
];

export const MEANT_ACTIONS: readonly string[] = [
  'Each opponent chooses one: • Lose 1 lore. • Choose and discard a card.',
  'You and chosen opponent each draw a card.',
  'Each opponent with 3 or more characters in play chooses and banishes one of them.',
  'Each player chooses one of their characters and banishes the rest.',
  'Each player chooses one of their items and banishes all others.',
  'Draw a card for each exerted character you have in play, up to 3.',
  'Gain 1 lore for each Princess character you have in play, up to 4 lore.',
  'Choose a card name. Each opponent discards all cards with that name.',
  'Gain 1 lore for each of your characters that was banished this turn.',
  'Search your deck for a location card, reveal it to all players, and put it into your hand. Then shuffle your deck.',
  'Search your deck for a character card with cost 3 or less and play it for free. Then shuffle your deck.',
  'Banish all exerted items. Each player draws a card for each of their items banished this way.',
  'Move all cards from under chosen character of yours into your hand.',
  'Remove all damage from your characters. For each 3 damage removed this way, draw a card.',
  'For every 2 characters you have in play, deal 1 damage to chosen opposing character.',
  'Play a character with cost 3 or less for free from your discard.',
  'Ready chosen character of yours. At the end of your turn, if that character is exerted, banish them.',
  'This turn, whenever one of your characters quests, if they have 3 {S} or more, gain 1 lore.',
  "Return all characters with cost 2 or less to their players' hands. If one of your characters was returned this way, draw a card.",
];

export const MEANT_LOCATIONS: readonly string[] = [
  'At the start of your turn, if you have 2 or more characters here, you may put the top card of your deck facedown under one of them.',
  'Whenever you move a character here for the first time each turn, gain 1 lore.',
];
