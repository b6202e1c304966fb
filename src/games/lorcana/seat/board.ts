// The board for the replay viewer: which card is where, and how it looks.
import { type Ink, KEYWORDS, type KeywordName } from '../ir/vocabulary.js';
import { type State, Zone, zone } from '../state/state.js';
import type { Board, BoardSeat, BoardCard, BoardZone, Face, BoardNumber } from '../../../core/board.js';
import { scalar, Scalar, seatScalar, SeatScalar } from '../state/scalars.js';
import { OVER, type Seat } from '../../../core/game.js';
import { type CardEntry, Entry, cardIn, knownTo, damageOn, type CardId } from '../state/entry.js';
import { inkOf } from '../state/ink.js';
import { type MatchTable, TypeBit } from '../state/table.js';
import { strengthOf, willpowerOf, loreOf, hasKeyword, challengerOf, resistOf, singerOf } from '../rules/read/values.js';
import { locationOf } from '../state/in-play.js';
import { underCount } from '../state/stacks.js';
import { fullName, type Card } from '../cards/card.js';
import { keywordBit } from '../state/keywords.js';

const COLOURS: Readonly<Record<Ink, string>> = {
  Amber: '#e0930a',
  Amethyst: '#84408f',
  Emerald: '#2a8746',
  Ruby: '#c8102e',
  Sapphire: '#0b7fc0',
  Steel: '#7d8894',
};

export function boardOf(s: State): Board {
  const isOver = scalar(s, Scalar.DECIDES) === OVER;
  const isSetUp = scalar(s, Scalar.TURN) === 0;
  return {
    active: isSetUp ? undefined : scalar(s, Scalar.ACTIVE),
    phase: isOver ? 'over' : isSetUp ? 'altering hands' : s.question === undefined ? 'main phase' : 'resolving',
    seats: Array.from({ length: s.table.seats }, (_, seat) => seatOf(s, seat)),
    shared: [],
  };
}

function seatOf(s: State, seat: Seat): BoardSeat {
  const cardsIn = (z: Zone, draw: (s: State, entry: CardEntry) => BoardCard) =>
    zone(s, seat, z).map((entry) => draw(s, entry));
  const pile = (name: string, z: Zone): BoardZone => {
    const entries = zone(s, seat, z);
    const known = entries.filter((entry) => (entry & Entry.KNOWN_TO_ALL) !== 0);
    return { name, layout: 'pile', count: entries.length, cards: known.map((entry) => cardOnBoard(s, entry)) };
  };
  const spread = (name: string, layout: 'table' | 'hand', cards: BoardCard[]): BoardZone => ({
    ...{ name, layout, cards },
    count: cards.length,
  });
  return {
    counts: [
      { name: 'lore', value: seatScalar(s, seat, SeatScalar.LORE), of: s.table.options.loreToWin },
      { name: 'ink', value: seatScalar(s, seat, SeatScalar.READY_INK), of: inkOf(s, seat) },
    ],
    zones: [
      spread('in play', 'table', cardsIn(Zone.PLAY, inPlay)),
      spread('hand', 'hand', cardsIn(Zone.HAND, cardOnBoard)),
      pile('inkwell', Zone.INKWELL),
      pile('deck', Zone.DECK),
      pile('discard', Zone.DISCARD),
    ],
  };
}

/**
 * Cache of drawn cards, by match and look. Most cards look as they did one step before: with the cache, drawing takes a
 * third of the time, and the code that packs the boards of a game can recognise an unchanged card by identity.
 */
const drawnCards = new WeakMap<MatchTable, Map<string, BoardCard>>();

function cached({ table }: State, key: string, draw: () => BoardCard): BoardCard {
  const cards = drawnCards.get(table) ?? new Map<string, BoardCard>();
  drawnCards.set(table, cards);
  const card = cards.get(key) ?? draw();
  cards.set(key, card);
  return card;
}

/** A card that is not in play. */
export const cardOnBoard = (s: State, entry: CardEntry): BoardCard =>
  cached(s, `${entry & (Entry.CARD_MASK | Entry.KNOWN_TO_ALL)}`, () => outsidePlay(s, entry));

const outsidePlay = (s: State, entry: CardEntry): BoardCard => ({
  id: cardIn(entry),
  face: faceOf(s.table.cards[cardIn(entry)]!),
  knownTo: Array.from({ length: s.table.seats }, (_, seat) => seat).filter((seat) => (entry & knownTo(seat)) !== 0),
  marks: [],
  isTurned: false,
});

function inPlay(s: State, entry: CardEntry): BoardCard {
  const card = cardIn(entry);
  const values = [strengthOf(s, card), willpowerOf(s, card), loreOf(s, card)] as const;
  const marks = marksOf(s, entry);
  return cached(s, [entry & ~Entry.MOVES_MASK, ...values, ...marks].join(), () => ({
    ...outsidePlay(s, entry),
    numbers: numbers(s.table.cards[card]!, ...values),
    damage: damageOn(entry),
    marks,
    isTurned: (entry & Entry.EXERTED) !== 0,
  }));
}

function marksOf(s: State, entry: CardEntry): string[] {
  const card = cardIn(entry);
  const isCharacter = (s.table.types[card]! & TypeBit.CHARACTER) !== 0;
  const at = locationOf(s, card);
  const under = underCount(s, card);
  return [
    ...((entry & Entry.EXERTED) === 0 ? [] : ['exerted']),
    // Items and locations are never drying.
    ...((entry & Entry.DRYING) !== 0 && isCharacter ? ['drying'] : []),
    ...(at < 0 ? [] : [`at ${fullName(s.table.cards[at]!)}`]),
    ...(under === 0 ? [] : [`${under} under it`]),
    ...KEYWORDS.filter((keyword) => hasKeyword(s, card, keywordBit(keyword))).map((keyword) => {
      const number = NUMBERED[keyword]?.(s, card);
      return number === undefined ? wordOf(keyword) : `${wordOf(keyword)} ${number}`;
    }),
  ];
}

/** Keywords that are shown with their number. */
const NUMBERED: Partial<Record<KeywordName, (s: State, card: CardId) => string>> = {
  challenger: (s, card) => `+${challengerOf(s, card)}`,
  resist: (s, card) => `+${resistOf(s, card)}`,
  singer: (s, card) => `${singerOf(s, card)}`,
};

/** `singTogether` becomes "Sing Together". */
const wordOf = (keyword: KeywordName): string =>
  (keyword[0]!.toUpperCase() + keyword.slice(1)).replaceAll(/(?=[A-Z])/g, ' ').trim();

const faces = new WeakMap<Card, Face>();

function faceOf(card: Card): Face {
  const known = faces.get(card);
  if (known !== undefined) return known;
  const { name, version, inks, type, cost, strength, willpower, lore } = card;
  const face: Face = {
    name,
    subtitle: version,
    kind: [inks.join('-'), type].join(' ').trim(),
    cost,
    colours: inks.map((ink) => COLOURS[ink]),
    numbers: numbers(card, strength, willpower, lore),
  };
  faces.set(card, face);
  return face;
}

/** The numbers that the type has: actions and items have none, locations have no strength. */
function numbers({ type }: Card, strength: number, willpower: number, lore: number): BoardNumber[] {
  const all: BoardNumber[] = [
    { name: 'strength', icon: 'attack', value: strength },
    { name: 'willpower', icon: 'defence', value: willpower },
    { name: 'lore', icon: 'gain', value: lore },
  ];
  if (type === 'character') return all;
  return type === 'location' ? all.slice(1) : [];
}
