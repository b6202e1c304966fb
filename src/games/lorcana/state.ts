// The position of a game. Cards are indices into the table; a zone lists its cards as entries: the card and its changing facts packed
// into one integer. So the hot loops walk one array, and a move is two writes. What only games with card texts need (frames, bag,
// lasting effects …) are lists that are replaced, never written, and that cost a game without texts nothing.
import type { Seat } from '../../core/game.js';
import { nextWord, wordBelow } from '../../core/rng.js';
import { SharedState } from '../../core/share.js';
import type { Modifiers } from './rules/modifiers.js';
import type { Damaged, Frame, Lasting, LastKnown, Playing, Question, Trigger } from './records.js';
import type { Table } from './table.js';

/** An index into the table's arrays. */
export type CardId = number;

/** A card in a zone: its id and the fields of `Entry`. */
export type CardEntry = number;

/** A card as one object: its id and how often it has changed zones. A card that moved on is a new object (7.1.6). */
export type CardRef = number;

/** No card. */
export const NOBODY: CardRef = -1;

/** Zones that hold cards, one of each for every seat (7.1). */
export const enum Zone {
  DECK,
  HAND,
  PLAY,
  INKWELL,
  DISCARD,
  COUNT,
  /** A place that only a rule set of its own knows. */
  ELSEWHERE,
}

/** Fields of a card in a zone. */
export const enum Entry {
  CARD_MASK = 511,
  EXERTED = 1 << 9,
  /** For a character: drying. For an item or location: not here since its player's turn began (8.10.4.1). */
  DRYING = 1 << 10,
  /** Set aside by its player while hands are altered (2.2.2.1). */
  SET_ASIDE = 1 << 11,
  DAMAGE_SHIFT = 12,
  DAMAGE_ONE = 1 << 12,
  DAMAGE_MASK = 127,
  /** One bit a seat: who knows the face of this card, by seeing it or from memory. */
  KNOWN_SHIFT = 19,
  KNOWN_TO_ALL = 15 << 19,
  /** Counts zone changes. */
  MOVES_ONE = 1 << 23,
  MOVES_MASK = 31 << 23,
  /** Card and count of moves: what makes a reference. */
  REF_MASK = 511 | (31 << 23),
  /** Played by Shift, this turn or before. */
  SHIFTED = 1 << 28,
  /** What a rule set of its own notes on a permanent; stays through Shift, ends with the permanent. */
  MARKS = 3 << 29,
  /** For a card under another: the card on top, and whether this one lies faceup. */
  TOP_SHIFT = 9,
  FACEUP = 1 << 18,
}

/** Cards in one match. */
export const MAX_CARDS = Entry.CARD_MASK + 1;

/** What happens next once nothing is left to resolve. */
export const enum Step {
  ALTER_HAND,
  /** The active player takes a turn action. */
  MAIN,
  /** Set step, its actions done: the bag comes before the next check (choice 7). */
  SET_BEGUN,
  /** Set step: the bag, then the Draw step. */
  SET,
  DRAWN,
  /** A challenge was declared: the bag, then damage (4.6.5). */
  DECLARED,
  DAMAGED,
  CHALLENGE_OVER,
  /** End of turn: the bag, then "this turn" effects end (3.4.1). */
  ENDING,
  EXPIRED,
  /** Ready step: the player has said what readies, and it goes on. */
  READYING,
  /** From here on: steps of a rule set of its own (`ruleset.ts`). */
  OWN = 64,
}

/** Numbers of the whole game; those of the seats follow from `SEATS` on. */
export const enum Scalar {
  TURN,
  STEP,
  ACTIVE,
  /** The seat that decides now, or OVER. */
  DECIDES,
  WINNER,
  END,
  /** Participants of the challenge under way, as references. */
  CHALLENGER,
  CHALLENGED,
  /** Whose abilities in the bag resolve now (7.7.4). */
  BAG_SEAT,
  SEATS,
}

/** Numbers of one seat. */
export const enum SeatScalar {
  LORE,
  READY_INK,
  /** Cards inked by the turn action this turn. */
  INKED,
  /** Whether the seat changed its opening hand, and so shuffles once all have (2.2.2.3). */
  ALTERED,
  /** Whether the seat has lost and left the game. */
  LEFT,
  /** Own turns begun. */
  TURNS,
  COUNT,
}

/** How a game ended. */
export const enum End {
  NONE,
  LORE,
  DECK,
  /** Endless mandatory loop (choice 21). */
  LOOP,
  CONCEDED,
}

export const enum Row {
  SCALARS,
  /** Four words for each seat's deck, then four for all other chance. */
  RANDOM,
  UNDER,
  RESOLVING,
  /** Pairs: a character, the location it is at. */
  LINKS,
  /** What happened this turn, as far as any card asks; see `rules/history.ts`. */
  HISTORY,
  ZONES,
}

/** What a modifier may depend on. */
export const enum Change {
  PLAY = 1,
  DAMAGE = 2,
  EXERTED = 4,
  HAND = 8,
  DISCARD = 16,
  INKWELL = 32,
  LORE = 64,
  TURN = 128,
  LINKS = 256,
  UNDER = 512,
  HISTORY = 1024,
  CHALLENGE = 2048,
  /** Modified values themselves: such rules are computed until nothing changes. */
  VALUES = 4096,
  /** The list of lasting effects. */
  LASTING = 8192,
  /** A card has come into play, and what it brings is noted already. */
  NEWCOMER = 16384,
  ALL = 32767,
}

export class State extends SharedState {
  /** Resolving abilities and actions; the last is the one that goes on. */
  frames: readonly Frame[];
  bag: readonly Trigger[];
  /** Actions played that have not begun to resolve, in the order played (choice 6). */
  waiting: readonly Playing[];
  lasting: readonly Lasting[];
  /** What changed since modifiers were last brought up to date: bits of `Change`. */
  changed: number;
  /** The same since the last game state check. */
  unchecked: number;
  /** What the rules in force depend on: bits of `Change`. */
  dependsOn: number;
  /** Events that something in the game waits for in what happens to others, one bit each; what cards wait for in what happens to themselves, their text says. */
  listens: number;
  /** Undefined until first needed, and in games without texts always. */
  modifiers: Modifiers | undefined;
  /** Whether no other state can see them. */
  ownsModifiers: boolean;
  lastKnown: readonly LastKnown[];
  damaged: readonly Damaged[];
  /** Uses of limited abilities in the current turn: reference, ability number, alternating. */
  used: readonly number[];
  /** The decision inside a resolution that waits for an answer. */
  question: Question | undefined;

  constructor(
    readonly table: Table,
    rows: number[][],
    owned = -1,
    from?: State,
  ) {
    super(rows, owned);
    this.frames = from === undefined ? NO_RECORDS : from.frames;
    this.bag = from === undefined ? NO_RECORDS : from.bag;
    this.waiting = from === undefined ? NO_RECORDS : from.waiting;
    this.lasting = from === undefined ? NO_RECORDS : from.lasting;
    this.changed = from === undefined ? (table.plain ? 0 : Change.ALL) : from.changed;
    this.unchecked = from === undefined ? this.changed : from.unchecked;
    this.dependsOn = from === undefined ? 0 : from.dependsOn;
    this.listens = from === undefined ? 0 : from.listens;
    this.modifiers = from === undefined ? undefined : from.modifiers;
    this.ownsModifiers = false;
    if (from !== undefined) from.ownsModifiers = false;
    this.lastKnown = from === undefined ? NO_RECORDS : from.lastKnown;
    this.damaged = from === undefined ? NO_RECORDS : from.damaged;
    this.used = from === undefined ? NONE : from.used;
    this.question = from === undefined ? undefined : from.question;
  }

  branch(): State {
    return new State(this.table, this.share(), 0, this);
  }

  /** A twin that shares no row. */
  copy(): State {
    return new State(this.table, this.copyRows(), -1, this);
  }
}

/** No numbers. Not frozen: V8 treats frozen arrays as another, slower kind. */
export const NONE: readonly never[] = [];

/** No records; every state without any shares it. Of the kind that V8 gives lists of objects: an empty list of numbers is of another. */
export const NO_RECORDS: readonly never[] = emptyRecords();

/** An empty list of that kind, to be filled. */
export function emptyRecords<T extends object>(): T[] {
  const list: object[] = [{}];
  list.pop();
  return list as T[];
}

/** The list itself, or NO_RECORDS where it is empty. */
export const listed = <T extends object>(list: readonly T[]): readonly T[] => (list.length === 0 ? NO_RECORDS : list);

export const scalar = (s: State, i: Scalar): number => s.row(Row.SCALARS)[i]!;

/** A value that is there already is not written: what does not change stays shared. */
export function setScalar(s: State, i: number, value: number): void {
  if (s.row(Row.SCALARS)[i] !== value) s.editRow(Row.SCALARS)[i] = value;
}

/** Where the numbers of a seat begin among the scalars. */
export const seatAt = (seat: Seat): number => Scalar.SEATS + seat * SeatScalar.COUNT;

export const seatScalar = (s: State, seat: Seat, i: SeatScalar): number => s.row(Row.SCALARS)[seatAt(seat) + i]!;

export function setSeatScalar(s: State, seat: Seat, i: SeatScalar, value: number): void {
  setScalar(s, seatAt(seat) + i, value);
}

/** What a game state check looks at. Rules in force that change willpower, or what wins, ask for one when they are computed (`refresh.ts`). */
const CHECKED = Change.LORE | Change.DAMAGE;

/** What decides which rules are in force and which events are heard, whatever those rules depend on. */
const CAST = Change.PLAY | Change.NEWCOMER | Change.LASTING | Change.DISCARD;

/** Notes that values may have to be computed anew, where any depends on it. Games without texts have none to compute. */
export function changed(s: State, what: Change): void {
  if (s.table.plain) return;
  s.changed |= what & (s.dependsOn | CAST);
  s.unchecked |= what & CHECKED;
}

/** The cards of a zone. Only a deck has an order: its top is the last. */
export const zone = (s: State, seat: Seat, z: Zone): readonly CardEntry[] => s.row(Row.ZONES + seat * Zone.COUNT + z);

export const editZone = (s: State, seat: Seat, z: Zone): CardEntry[] => s.editRow(Row.ZONES + seat * Zone.COUNT + z);

export const cardIn = (entry: CardEntry): CardId => entry & Entry.CARD_MASK;

export const refOf = (entry: CardEntry): CardRef => entry & Entry.REF_MASK;

/** A reference to the object that a card becomes by one more move (7.1.6). */
export const movedOn = (ref: CardRef): CardRef => (ref + Entry.MOVES_ONE) & Entry.REF_MASK;

export const damageOn = (entry: CardEntry): number => (entry >> Entry.DAMAGE_SHIFT) & Entry.DAMAGE_MASK;

export const knownTo = (seat: Seat): number => 1 << (Entry.KNOWN_SHIFT + seat);

/** Where a zone lists a card that is in it. Zones are short, and the search costs less than keeping an index. */
export function placeOf(entries: readonly CardEntry[], card: CardId): number {
  let i = entries.length - 1;
  while (cardIn(entries[i]!) !== card) i--;
  return i;
}

/** The same where the card may be elsewhere: −1 then. */
export function findCard(entries: readonly CardEntry[], card: CardId): number {
  let i = entries.length - 1;
  while (i >= 0 && cardIn(entries[i]!) !== card) i--;
  return i;
}

/** A random integer from 0 to n − 1, from the generator in the state. */
export const chance = (s: State, n: number): number => wordBelow(nextWord(s.editRow(Row.RANDOM), 4 * s.table.seats), n);

/** Moves a card of `seat` to another zone, where it is a new object (7.1.6); `status` is what its entry there says of it. */
export function moveCard(s: State, card: CardId, seat: Seat, from: Zone, to: Zone, status: number): void {
  const old = takeOut(editZone(s, seat, from), card);
  editZone(s, seat, to).push(movedOn(refOf(old)) | status);
}

/** Takes out what lies at a place; what comes behind moves up. Mostly it lies near the end, and then `splice` takes far longer. */
export function removeAt(entries: CardEntry[], place: number): CardEntry {
  const taken = entries[place]!;
  for (let i = place + 1; i < entries.length; i++) entries[i - 1] = entries[i]!;
  entries.pop();
  return taken;
}

/** Takes a card out of a zone without order and returns its entry. The last card takes its place: `splice` costs a third of the engine's speed. */
export function takeOut(entries: CardEntry[], card: CardId): CardEntry {
  const last = entries.pop()!;
  if (cardIn(last) === card) return last;
  const place = placeOf(entries, card);
  const old = entries[place]!;
  entries[place] = last;
  return old;
}
