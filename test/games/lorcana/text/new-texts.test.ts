// Invented texts: understood in full, or refused with the words at which understanding stops.
import { NEW_TEXTS } from './new-texts.js';
import { test, expect } from 'vitest';
import { expectUnderstood } from './understood.js';
import type { CardType } from '../../../../src/games/lorcana/ir/vocabulary.js';
import { compile } from '../../../../src/games/lorcana/text/compile.js';

for (const [type, family, texts] of NEW_TEXTS)
  test(`${texts.length} new texts: ${type}s, ${family}`, () => {
    for (const text of texts) expectUnderstood(text, type);
  });

test('no new text is missing', () => {
  expect(NEW_TEXTS.reduce((sum, [, , texts]) => sum + texts.length, 0)).toBe(4688);
});

/** Texts with an unknown word, without effect, or with two possible meanings. Third: a part of the words at which understanding stops. */
const REFUSED: readonly (readonly [CardType, string, string])[] = [
  ['action', 'For each exerted opposing character, deal 1 damage to it.', '.'],
  ['action', 'Your characters get +1 {S} this turn for each other character you have in play.', '.'],
  ['action', 'Chosen character gains Glimmer this turn.', 'Glimmer this turn.'],
  ['action', 'Chosen character gains Sing Together 7 this turn.', 'Sing Together 7 this turn.'],
  ['action', 'Chosen character gains Resist this turn.', 'this turn.'],
  ['action', 'Swap the damage on chosen character and another chosen character.', 'the damage on chosen'],
  ['action', 'Return an item card to your hand.', '.'],
  // The opponent may discard, not "you"; and "you do" needs an earlier step.
  ['action', 'Chosen opponent may discard a card. If you do, draw 2 cards.', '.'],
  ['action', 'Draw 2 cards unless you do.', '.'],
  ['character', 'Your other characters gain Shift 2 {I}.', '.'],
  ['character', 'If you would gain lore, gain 1 more instead.', 'would gain lore'],
  // A static ability works in play, where the card is never in the discard.
  ['character', 'While this character is in your discard, your characters get +1 {S}.', '.'],
  // The trigger comes after the card has entered play.
  ['character', 'Whenever an opposing character is played, it enters play with 1 damage.', '.'],
  // "Other" than the character of the condition, which has no name.
  ['location', 'While you have a King or Queen character here, your other characters get +1 {S}.', '.'],
  ['location', "While there's an exerted character here, other characters here gain Ward.", '.'],
  // Cards outside play need a zone.
  ['action', 'Draw a card for each item card.', '.'],
  [
    'action',
    'Name a card. Each opponent reveals the top card of their deck. For each card with that name, draw a card.',
    '.',
  ],
  // A card is chosen from the hand, but the second sentence speaks of a card in play.
  [
    'action',
    "Look at chosen opponent's hand and choose a character card. They put that card on the bottom of their deck.",
    '.',
  ],
  // If no card is taken, there is no other card.
  [
    'action',
    'Look at the top 2 cards of your deck. You may put one into your hand and the other on the bottom of your deck.',
    '.',
  ],
  // The character may be an opponent's, which does not ready in your turn.
  ['action', "Chosen character gets +2 {L} this turn and can't ready at the start of your next turn.", '.'],
  // "It": the location or the character?
  [
    'character',
    'Whenever you play a location, this character gets +1 {S} this turn. If it costs 4 or more, draw a card.',
    '.',
  ],
  // "That card" is the card under them, which has no name, or the character.
  [
    'action',
    "Exert chosen opposing character. If they have a card under them, put that card into their player's discard.",
    '.',
  ],
  // "It": the song or the character?
  [
    'character',
    'Whenever you play a song, chosen character gets +1 {S} this turn. If it cost 5 or more, draw a card.',
    '.',
  ],
  // Opponents' cards are not yours to play; your own cards are still in the deck.
  ['action', 'Each opponent reveals the top card of their deck. You may play one of those cards for free.', '.'],
  ['action', 'Reveal the top 3 cards of your deck. You may play one of those cards for free.', '.'],
  // "Each player" includes you, "each opponent" does not.
  [
    'character',
    'When you play this character, each player may draw a card. Gain 1 lore for each opponent who does.',
    '.',
  ],
  // The watcher triggers when the card is already in play.
  ['action', 'The next character you play this turn enters play with 2 damage.', '.'],
  // Who acts: the opponent who chooses, or you?
  ['action', 'Each opponent chooses one: • Draw a card. • Lose 1 lore.', '.'],
  ['action', 'Each opponent chooses one: • Banish one of your characters. • You gain 2 lore.', '.'],
  // Only one opponent had the choice; of several players' cards, the text does not say whose.
  ['action', "Chosen opponent may choose and discard a card. Each opponent who doesn't loses 1 lore.", '.'],
  ['action', 'Each player chooses one of their items. Banish the rest.', '.'],
  ['action', 'Deal 2 damage to each opposing character. If you have 2 or more items in play, banish one of them.', '.'],
  ['action', 'If an opponent has 4 or more characters in play, banish one of them.', '.'],
  // "Them" is all your characters, which includes this character.
  ['character', 'When you play this character, if all of your characters are exerted, ready them.', '.'],
  // A rule with a duration does not store a chosen player.
  ['action', "Chosen opponent's characters can't challenge during their next turn.", '.'],
  ['action', "Chosen opponent chooses one of their characters. Their other characters can't quest this turn.", '.'],
  // "They": the opponent or this character?
  [
    'character',
    "At the end of an opponent's turn, if they challenged one of your characters this turn, draw a card.",
    '.',
  ],
  // A static ability makes no choices.
  ['character', "This character gets +1 {S} for each card in chosen opponent's hand.", '.'],
  // "It" is not the action.
  ['action', 'Deal 1 damage to each opposing character for each card under it.', '.'],
  // The text does not say who picks among equal characters.
  ['action', 'Banish the opposing character with the highest {S}.', 'opposing character with'],
  // "They": this character or the other character in the challenge?
  ['character', 'Whenever this character challenges another character, they get -2 {S} this turn.', '.'],
  [
    'character',
    'Whenever one of your characters challenges another character, that character gets -1 {S} this turn.',
    '.',
  ],
  // "It": the character that moved or the location?
  [
    'action',
    'Move chosen character of yours to chosen location for free. If you do, it gains Resist +2 this turn.',
    '.',
  ],
  // "It": that character or this card?
  ['character', 'While you have a damaged character in play, it gets +2 {S}.', '.'],
  ['location', "While you have a character here, it can't be chosen by opponents.", '.'],
  // "It": the card put there or the character?
  ['character', "Whenever you put a card under this character, if it's an action card, you may play it for free.", '.'],
  // With the second option no character was chosen.
  ['action', 'Deal 2 damage to chosen character or banish them.', '.'],
  // "May use for free" holds all the time, "once" is a limit on an action.
  ['character', "Once during your turn, you may use this character's Boost ability for free.", '.'],
  // No damage was dealt before.
  ['action', 'Draw a card. If that character is banished this way, gain 1 lore.', '.'],
  // No opponent was mentioned, and the character's player is you.
  ['character', 'Whenever one of your characters is challenged, that opponent loses 1 lore.', '.'],
  // The cards of the condition have no name, and "it" is not this character.
  ['character', 'When you play this character, if an opposing character was damaged this turn, banish it.', '.'],
  [
    'character',
    'When you play this character, if you have 2 or more Toy characters in play, they gain Rush this turn.',
    '.',
  ],
  ['character', 'When you play this character, if an opposing character has damage, banish them.', '.'],
  ['character', 'Whenever this character quests, if you have an exerted item in play, ready it.', '.'],
  [
    'character',
    'Whenever this character quests, if one of your characters was damaged this turn, they gain Ward.',
    '.',
  ],
  [
    'character',
    'When you play this character, if you have a character named Pip in play, he gets +1 {S} this turn.',
    '.',
  ],
  // One chosen card is not "one of them".
  [
    'character',
    'When you play this character, choose one of your characters. If one of them is a Hero, draw a card.',
    '.',
  ],
  // The cards are in the discard, and the text does not say so.
  ['action', "Banish all items. Return one of them to its player's hand.", '.'],
  // "Them": both characters or the second?
  ['action', 'Deal 2 damage to chosen character and 1 damage to another chosen character. Exert them.', '.'],
  ['action', "Exert chosen opposing character and ready chosen character of yours. They can't quest this turn.", '.'],
  // Rush has no effect on an item, and no other card was mentioned.
  ['item', '{E} — It gains Rush this turn.', '.'],
  // "Their" refers to several players.
  ['action', 'Each opponent loses 1 lore. Exert one of their characters.', '.'],
  // Items have no damage.
  ['action', 'Deal 1 damage to each character, item, and location.', '.'],
  ['item', 'At the start of your turn, put a damage counter on this item.', '.'],
  // The text does not say how the damage is divided.
  ['action', 'Move up to 3 damage from chosen character to any number of opposing characters.', '.'],
  // A card goes to its owner's zones, and only its owner plays it.
  ['action', "Play a character from chosen opponent's discard for free.", '.'],
  ['action', 'Play a character from any discard for free.', '.'],
  ['action', "Return a character card from chosen opponent's discard to your hand.", '.'],
  ['action', 'Each opponent reveals the top card of their deck. You may play it for free.', '.'],
  [
    'action',
    "Look at the top 3 cards of chosen opponent's deck. Put one into your hand and the rest on the bottom of their deck in any order.",
    '.',
  ],
  // Once in a game, or once each turn?
  ['character', 'The first time this character would be banished, return him to your hand instead.', '.'],
  // One answer for all cards, or one for each?
  [
    'character',
    "When you play this character, look at the top card of each player's deck. Put each of them on the top or bottom of its player's deck.",
    '.',
  ],
  // For how long?
  ['action', 'Your characters get +1 {S}. Draw a card.', '.'],
  ['action', 'Chosen character gains Evasive.', '.'],
  ['action', 'This turn, whenever one of your characters quests, it gets +1 {L}.', '.'],
  // The character that challenges this character, or any that challenges?
  [
    'character',
    'While being challenged, this character gains Resist +2 and the challenging character loses Challenger.',
    '.',
  ],
  // The text does not say whose characters are banished.
  ['character', 'Whenever a character is banished or is returned to your hand, draw a card.', ', draw a card.'],
  // A character's own player pays for its quest.
  ['character', "Opposing characters can't quest unless you pay 1 {I}.", '.'],
  // Rules about cards hold in play.
  ['character', 'Cards in your hand gain the Whisper classification.', '.'],
  // "Other" than the character mentioned, not than the location or item.
  [
    'location',
    'While you have a Captain character here, this location gets +1 {L} for each other character here.',
    '.',
  ],
  ['item', '{E} one of your characters — Another chosen character gets +1 {S} this turn.', '.'],
  // Three different characters, or the same one several times?
  [
    'action',
    'Choose 3 of your characters. One gets +3 {S}, one gains Evasive, and one gains Ward until the start of your next turn.',
    '.',
  ],
  // "His": the chosen character's or the challenger's?
  ['character', 'Whenever this character challenges, add the {S} of chosen Ally character to his {S} this turn.', '.'],
  // "Those cards" are the cards under the character, which have no name.
  [
    'item',
    'If one of your characters with a card under them would be banished, you may put one of those cards into your hand instead.',
    'instead.',
  ],
  // "That many": as in the last iteration, or in all?
  ['action', 'For each location you have in play, draw a card. Then, choose and discard that many cards.', '.'],
  // No earlier step gives an amount.
  ['action', 'Ready chosen character. Deal that much damage to another chosen character.', '.'],
];

for (const [type, text, stop] of REFUSED)
  test(`refused: ${text}`, () => {
    const compiled = compile(text, type);
    expect('stoppedAt' in compiled && compiled.stoppedAt).toContain(stop);
  });
