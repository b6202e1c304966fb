// What holds for as long as a card is there: costs said of the cards, who can't do what, states of a place.

export const STANDING_CHARACTERS: readonly string[] = [
  'You pay 1 {I} less to use Boost abilities.',
  "You pay 1 {I} less to use your characters' Boost abilities.",
  "Your characters' Boost abilities cost 1 {I} less to use.",
  "Your items' abilities cost 1 {I} less to use.",
  "Your other characters' abilities cost 1 {I} less to use.",
  'Songs cost opponents 1 {I} more to play.',
  'Actions cost 1 {I} more to play.',
  'The first character you play each turn costs 1 {I} less.',
  'This character costs 1 {I} less to play for each damaged character in play.',
  'For each item you have in play, this character costs 1 {I} less to play.',
  'Your characters with Boost cost 1 {I} less to play.',
  'While you have a location in play, your Pirate characters cost 1 {I} less to play.',
  'When you play this character, songs cost opponents 1 {I} more to play until the start of your next turn.',
  "Opponents can't sing songs.",
  "This character can't be challenged during the turn she's played.",
  "Your characters gain Resist +1 the turn they're played.",
  "Opposing characters lose Evasive and can't gain it.",
  'Characters challenging this character get +1 {S}.',
  'Characters challenging your Knight characters get -1 {S}.',
  'Your characters not at a location get +1 {S}.',
  "Each opponent's characters get -1 {S}.",
  'While any opponent has 10 or more lore, this character gets +1 {L}.',
  'As long as you have an item in play, this character gets +1 {L}.',
  "This character's {S} can't be reduced below its printed value.",
];

export const STANDING_ACTIONS: readonly string[] = [
  'The next action you play this turn costs 2 {I} less.',
  'Your next song this turn costs 1 {I} less.',
  'The next character you play this turn with cost 4 or more gains Rush this turn.',
];

export const STANDING_ITEMS: readonly string[] = [
  'Once per turn, 1 {I} — Draw a card.',
  'Once during your turn, you may pay 1 {I} less for the next item you play.',
  "Opponents' actions cost 1 {I} more to play.",
];

export const STANDING_LOCATIONS: readonly string[] = [
  "While there's no one here, this location gets -1 {L}.",
  'You pay 1 {I} less to use Boost abilities of characters here.',
  'You pay 1 {I} less to use the Boost abilities of your Knight characters.',
];
