// Which card words mean at the place where they stand.
import type { Place } from './place.js';
import { type Node, isAboutCard, PRONOUNS, isOfPlay, SELVES } from '../pronouns/pronoun-words.js';
import type { Mention } from './mention.js';
import { findInPlay, find, findPickable } from '../pronouns/find.js';

export function cardMeant(place: Place, node: Node, phrase: string): Mention | undefined {
  const taken = phrase === 'it' ? justTaken(place, node) : undefined;
  if (taken !== undefined) return place.isForYou && taken.theirs === true ? undefined : taken;
  // "Put a card from your hand under chosen character. If that card is a song card": not the character.
  if (phrase === 'that card' && isAboutCard(node) && !place.mentions.isBeneathAsked) {
    const away = place.mentions.lastAway();
    if (away !== undefined) return away;
  }
  const isGiven = node === place.holder && PRONOUNS.has(phrase);
  const found =
    isGiven || (isOfPlay(node) && PRONOUNS.has(phrase))
      ? findInPlay(place.mentions, phrase, isGiven ? place.holders : [], place.type)
      : find(place.mentions, phrase);
  if (found === undefined || (place.isForYou && found.theirs === true)) return undefined;
  return isEither(place, found, phrase, isGiven) ? undefined : pickedBefore(place, found, phrase);
}

/** "(… chooses a character.) Chosen character of yours gets +{S} equal to that character's {S}": the one before, not the one that gets it. */
function pickedBefore(place: Place, found: Mention, phrase: string): Mention {
  if (!phrase.startsWith('that ') || found.how !== 'choose' || found.node !== place.holder || found.did !== undefined)
    return found;
  place.mentions.drop(found);
  const before = find(place.mentions, phrase);
  place.mentions.add(found);
  return before?.how === 'choose' ? before : found;
}

/** "It" is the card just discarded or drawn, where it is asked about as a card or what is done to it is done to no card in play. */
function justTaken(place: Place, node: Node): Mention | undefined {
  if (isAboutCard(node)) return place.mentions.justDiscarded() ?? place.mentions.justDrawn();
  return place.step === 'reveal' || place.step === 'play' || place.step === 'move'
    ? place.mentions.justDrawn()
    : undefined;
}

/** Words that may as well mean another card: better not understood than taken for the wrong one. */
function isEither(place: Place, { ref, node }: Mention, phrase: string, isGiven: boolean): boolean {
  const { event } = place.mentions;
  // A card put under another has no name in the IR, and "it" may be that card, unless it is given something.
  if (phrase === 'it' && !isGiven && event?.name === 'putUnder') return ref === 'this' || ref === 'subject';
  if (phrase === 'it' && node !== undefined && node === place.destination) return true;
  if (event?.isPair !== true) return false;
  return ref === 'subject' ? phrase === 'that character' : ref === 'this' && (phrase === 'they' || phrase === 'them');
}

/** "You may play one of those cards": of yours, and where cards are played from. */
export function pickable(place: Place, node: Node, phrase: string): Mention | undefined {
  const cards = findPickable(place.mentions, phrase);
  const isElsewhere = node.zone === 'hand' && cards?.how === 'top' && cards.did !== 'move';
  return (place.isForYou && cards?.theirs === true) || isElsewhere ? undefined : cards;
}

/** "Its player" is not said of the card that speaks, whose player is "you", but of the other card of the event. */
export function ofAnother(place: Place, found: Mention | undefined): Mention | undefined {
  return found?.ref === 'this' ? place.mentions.otherOne() : found;
}

/** "At that location": where a card was said to be, or to have moved; not a location that was picked by itself. */
export function visitorMeant(place: Place): Mention | undefined {
  const isPicked = place.mentions.event?.name !== 'moves' && find(place.mentions, 'that location') !== undefined;
  return isPicked ? undefined : place.mentions.visitor;
}

/** "While you have a damaged character in play, it …": that character, or this card? */
export function isOtherOrThis(place: Place, phrase: string): boolean {
  return (
    SELVES.has(phrase) &&
    place.kind!.zone === undefined &&
    find(place.mentions, phrase)?.how === 'self' &&
    !place.isSpoken
  );
}
