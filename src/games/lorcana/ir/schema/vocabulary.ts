// The words and numbers that several descriptions use.
import { whole, word } from '../../cards/check/shape.js';
import type { Ink, CardType } from '../../cards/card.js';
import type { KeywordName } from '../vocabulary.js';
import type { Stat } from '../amount.js';
import type { Duration } from '../rule.js';
import type { EventName } from '../event.js';

/** More than any card says; damage has 7 bits in the state. */
const MOST = 99;

export const natural = whole(0, MOST);

export const positive = whole(1, MOST);

export const number = whole(-MOST, MOST);

export const ink = word<Ink>({ Amber: true, Amethyst: true, Emerald: true, Ruby: true, Sapphire: true, Steel: true });

export const cardType = word<CardType>({ character: true, action: true, song: true, item: true, location: true });

export const keywordName = word<KeywordName>({
  alert: true,
  bodyguard: true,
  boost: true,
  challenger: true,
  evasive: true,
  reckless: true,
  resist: true,
  rush: true,
  shift: true,
  singer: true,
  singTogether: true,
  support: true,
  vanish: true,
  ward: true,
});

export const stat = word<Stat>({
  strength: true,
  willpower: true,
  lore: true,
  cost: true,
  damage: true,
  under: true,
});

export const duration = word<Duration>({
  thisTurn: true,
  untilYourNextTurn: true,
  theirNextTurn: true,
  theirNextReady: true,
  theirNextDraw: true,
  thisChallenge: true,
  whileInPlay: true,
  permanent: true,
});

/** Which of several numbers. */
export const take = word({ sum: true, most: true, least: true });

export const participant = word({ challenger: true, challenged: true });

export const eventName = word<EventName>({
  play: true,
  quest: true,
  challenge: true,
  challenged: true,
  banished: true,
  banishes: true,
  leavesPlay: true,
  returnedToHand: true,
  turnStart: true,
  turnEnd: true,
  inked: true,
  sings: true,
  singers: true,
  putUnder: true,
  boost: true,
  moves: true,
  damaged: true,
  dealtDamage: true,
  dealsDamage: true,
  damageRemoved: true,
  readied: true,
  exerted: true,
  draw: true,
  discard: true,
  leavesDiscard: true,
  returnedFromDiscard: true,
  putIntoDiscard: true,
  chosen: true,
  chosenForSupport: true,
  challengeEnd: true,
  gainsLore: true,
  losesLore: true,
  damageMoved: true,
});
