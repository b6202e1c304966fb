// What holds for as long as a card is there, of a set to come: whose cards, in which state, under which condition.

export const STATICS: readonly string[] = [
  'Your characters and opposing characters lose Reckless.',
  'Your characters and opposing characters with Evasive lose Reckless.',
  'If a character was returned to your hand this turn, you pay 2 {I} less to play this character.',
  'Whenever a character is returned to your hand, draw a card.',
  'At the end of your turn, if 2 or more characters were returned to your hand this turn, draw a card.',
  'At the end of your turn, if a character named Pip is exerted, draw a card.',
  'While a character with Evasive is at a location, this character gets +1 {L}.',
  'While one of your characters named Pip is damaged, this character gains Rush.',
  'While 2 or more of your characters with cost 2 or less are exerted, this character gets +1 {L}.',
];

export const STATICS_OF_LOCATIONS: readonly string[] = [
  'While a character named Pip is here, this location gets +2 {L}.',
  'While a character here is exerted, this location gains Resist +2.',
  'While an opposing character with Bodyguard is damaged, this location gets +1 {L}.',
];
