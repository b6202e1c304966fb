// Where in a text words stand: what was spoken of before, and what is being said.
import { Mentions } from '../pronouns/mentions.js';
import type { Node } from '../pronouns/pronoun-words.js';
import type { CardType } from '../../ir/vocabulary.js';

export class Place {
  mentions: Mentions;
  /** In a static ability: the cards that its condition speaks of. */
  kind: Node | undefined;
  /** The condition speaks of the card itself. */
  isSpoken = false;
  /** Where a condition is read that is that of the whole ability. */
  isWhole = false;
  /** The words for the one who is given something: a card in play. */
  holder: Node | undefined;
  /** What they may be. */
  holders: readonly string[] = [];
  /** What one card is picked from: "one of them". */
  pickedFrom: Node | undefined;
  /** What the ability waits for is done by or to an opposing card. */
  isOpposing = false;
  /** What is spoken of is played by you or comes to a zone of yours, so that it is a card of yours. */
  isForYou = false;
  /** Inside `each`, "they" is the player at hand. */
  depth = 0;
  /** The cards that the last condition counted: "one of them". */
  asked: Node | undefined;
  /** The kind of step that is being read. */
  step: string | undefined;
  /** Where the last step moved a character. */
  destination: unknown;

  constructor(
    /** Of the card that speaks. */
    readonly type: CardType,
  ) {
    this.mentions = new Mentions(type !== 'action' && type !== 'song');
  }
}
