// Search the deck for cards; which cards of a deck a text may take.
import type { Pick } from '../ir/effect.js';
import { type State, zone, Zone } from '../state/state.js';
import type { Frame } from '../state/records.js';
import type { Seat } from '../../../core/game.js';
import { type CardEntry, refOf, knownTo, movedOn, Entry } from '../state/entry.js';
import { matches } from '../rules/read/evaluate.js';
import { isForbidden } from '../rules/legal/play-modes.js';
import { type Handler, Result } from '../state/program.js';
import { learn } from './reveal.js';
import { choose } from '../rules/choose/cards.js';
import { WAITING } from '../rules/choose/ask.js';
import { bind } from '../state/frames.js';
import { startPlaying } from '../rules/effects/enter.js';
import { shuffleDeck } from '../rules/processes/shuffle.js';
import { whereTo, putCards } from '../rules/effects/destination.js';

/** Cards that a text takes out of a deck, and where it puts them. */
type Taking = Omit<Pick, 'count'>;

/** Whether a card in a deck is one that the text takes; one that is played must be one that may be played (1.2.2). */
export const mayTake = (s: State, frame: Frame, deck: Seat, entry: CardEntry, { filter, put }: Taking): boolean =>
  (filter === undefined || matches(s, frame, filter, entry, deck)) &&
  (put.to !== 'play' || !isForbidden(s, frame.seat, entry));

/** Finding nothing is allowed in a private zone (7.1.4). The whole deck is seen, so its cards are known until the shuffle. */
export const search: Handler<'search'> = (s, frame, effect) => {
  learn(s, frame.seat, zone(s, frame.seat, Zone.DECK).map(refOf), knownTo(frame.seat));
  const deck = zone(s, frame.seat, Zone.DECK);
  const fitting = deck.filter((entry) => mayTake(s, frame, frame.seat, entry, effect));
  const chosen = choose(s, frame, frame.seat, fitting, { n: effect.count?.n ?? 1, upTo: true });
  if (chosen === WAITING) return Result.WAIT;
  if (effect.as !== undefined) bind(s, frame, effect.as, chosen.map(movedOn), chosen.length, chosen.length > 0);
  if (effect.put.to === 'play') {
    for (const ref of chosen) startPlaying(s, frame, ref, effect.put.exerted === true);
    shuffleDeck(s, frame.seat);
    return Result.DONE;
  }
  const place = whereTo(s, frame, effect.put);
  if (place === WAITING) return Result.WAIT;
  if (effect.reveal === true) learn(s, frame.seat, chosen, Entry.KNOWN_TO_ALL);
  // On top of the deck after shuffling: the card is set aside first.
  const isFirst = 'put' in place && place.put.zone === Zone.DECK;
  if (isFirst) {
    shuffleDeck(s, frame.seat);
    if (effect.reveal === true) learn(s, frame.seat, chosen, Entry.KNOWN_TO_ALL);
    else learn(s, frame.seat, chosen, knownTo(frame.seat));
  }
  putCards(s, frame, chosen, place);
  if (!isFirst) shuffleDeck(s, frame.seat);
  return Result.DONE;
};
