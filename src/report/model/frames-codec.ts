// The frames of a replay in little room: what stays the same throughout is said once, and each frame says what it changed.
import {
  type BoardCard,
  type Face,
  type BoardZone,
  type Frame,
  type Board,
  zonesOf,
  type BoardCount,
} from '../../core/board.js';

/** A card but for what is printed on it. */
type CardState = Omit<BoardCard, 'id' | 'face'>;

export interface EncodedFrames {
  readonly texts: readonly string[];
  readonly faces: readonly Face[];
  readonly states: readonly CardState[];
  /** By card, in the order in which they first appear: its id and its face. */
  readonly cards: readonly (readonly [id: number, face: number])[];
  /** Where cards can lie, seat by seat and then those of no seat; left out for a game that does not say. */
  readonly layout?: Layout;
  readonly frames: readonly EncodedFrame[];
}

interface Layout {
  readonly seats: readonly { readonly counts: readonly string[]; readonly zones: readonly ZonePlace[] }[];
  readonly shared: readonly ZonePlace[];
}

type ZonePlace = Pick<BoardZone, 'name' | 'layout'>;

type EncodedFrame = readonly [
  /** Since the frame before. */
  turns: number,
  decisions: number,
  /** −1 for nobody. */
  seat: number,
  text: number,
  others: readonly number[],
  scores: readonly number[],
  active: number,
  phase: number,
  /** Pairs: place in the list of all numbers on the board, its value now. −1 for none. */
  numbers: readonly number[],
  /** Triples: card, zone (−1 for none) and state. */
  moves: readonly number[],
];

const NO_SEAT = -1;

const NOWHERE = -1;

/** What stands once in a list, by its place there. */
class Interner<T> {
  readonly items: T[] = [];
  readonly #places = new Map<unknown, number>();

  /** `key` tells items apart. */
  placeOf(item: T, key: unknown = item): number {
    const known = this.#places.get(key);
    if (known !== undefined) return known;
    this.#places.set(key, this.items.length);
    return this.items.push(item) - 1;
  }
}

export function encodeFrames(frames: readonly Frame[]): EncodedFrames {
  const recorder = new FrameEncoder();
  const recorded = frames.map((frame) => recorder.add(frame));
  const layout = frames[0]?.board === undefined ? {} : { layout: layoutOf(frames[0].board) };
  return { ...recorder.lists(), ...layout, frames: recorded };
}

class FrameEncoder {
  readonly #texts = new Interner<string>();
  readonly #faces = new Interner<Face>();
  readonly #states = new Interner<CardState>();
  readonly #cards = new Interner<[id: number, face: number]>();
  /** Objects that were seen before, as games draw most cards again as they were. */
  readonly #stateOf = new WeakMap<BoardCard, number>();
  #turn = 0;
  #decision = 0;
  #numbers: number[] = [];
  /** By card: where it lay, and how. */
  #lay: (readonly [zone: number, state: number])[] = [];

  add({ turn, decision, seat, text, others, scores, board }: Frame): EncodedFrame {
    const since = [turn - this.#turn, decision - this.#decision] as const;
    [this.#turn, this.#decision] = [turn, decision];
    return [
      ...since,
      seat ?? NO_SEAT,
      this.#texts.placeOf(text),
      others.map((other) => this.#texts.placeOf(other)),
      scores,
      board?.active ?? NO_SEAT,
      this.#texts.placeOf(board?.phase ?? ''),
      board === undefined ? [] : this.#changedNumbers(board),
      board === undefined ? [] : this.#moves(board),
    ];
  }

  lists() {
    return {
      texts: this.#texts.items,
      faces: this.#faces.items,
      states: this.#states.items,
      cards: this.#cards.items,
    };
  }

  #changedNumbers(board: Board): number[] {
    const numbers = numbersOf(board);
    const changes = numbers.flatMap((value, i) => (value === this.#numbers[i] ? [] : [i, value]));
    this.#numbers = numbers;
    return changes;
  }

  #moves(board: Board): number[] {
    const moves: number[] = [];
    const lies: (readonly [number, number])[] = [];
    zonesOf(board).forEach(({ cards }, zone) => {
      for (const card of cards) {
        const place = this.#cards.placeOf([card.id, this.#face(card)], card.id);
        const state = this.#state(card);
        lies[place] = [zone, state];
        const before = this.#lay[place];
        if (before?.[0] !== zone || before[1] !== state) moves.push(place, zone, state);
      }
    });
    this.#lay.forEach(([zone], place) => {
      if (lies[place] !== undefined) return;
      lies[place] = [NOWHERE, 0];
      if (zone !== NOWHERE) moves.push(place, NOWHERE, 0);
    });
    this.#lay = lies;
    return moves;
  }

  #face({ face }: BoardCard): number {
    return this.#faces.placeOf(face);
  }

  #state(card: BoardCard): number {
    const known = this.#stateOf.get(card);
    if (known !== undefined) return known;
    const { knownTo, numbers, damage, marks, isTurned } = card;
    const state: CardState = {
      ...{ knownTo, marks, isTurned },
      ...(numbers === undefined ? {} : { numbers }),
      ...(damage === undefined ? {} : { damage }),
    };
    const place = this.#states.placeOf(state, JSON.stringify(state));
    this.#stateOf.set(card, place);
    return place;
  }
}

/** All counts with what they count towards, then the size of every zone. */
const numbersOf = (board: Board): number[] => [
  ...board.seats.flatMap(({ counts }) => counts.flatMap(({ value, of }) => [value, of ?? NO_SEAT])),
  ...zonesOf(board).map(({ count }) => count),
];

const layoutOf = ({ seats, shared }: Board): Layout => {
  const place = ({ name, layout }: BoardZone): ZonePlace => ({ name, layout });
  return {
    seats: seats.map(({ counts, zones }) => ({ counts: counts.map(({ name }) => name), zones: zones.map(place) })),
    shared: shared.map(place),
  };
};

/** The frames again. What did not change from one to the next is the same object in both. */
export function decodeFrames(reel: EncodedFrames): Frame[] {
  const player = new FrameDecoder(reel);
  return reel.frames.map((frame) => player.next(frame));
}

class FrameDecoder {
  readonly #zones: readonly ZonePlace[];
  readonly #numbers: number[] = [];
  readonly #lists: (readonly BoardCard[])[];
  readonly #zoneOf = new Map<number, number>();
  #turn = 0;
  #decision = 0;

  constructor(private readonly reel: EncodedFrames) {
    const { seats = [], shared = [] } = reel.layout ?? {};
    this.#zones = [...seats.flatMap(({ zones }) => zones), ...shared];
    this.#lists = this.#zones.map(() => []);
  }

  next([turns, decisions, seat, text, others, scores, active, phase, numbers, moves]: EncodedFrame): Frame {
    const { texts } = this.reel;
    this.#turn += turns;
    this.#decision += decisions;
    for (let i = 0; i < numbers.length; i += 2) this.#numbers[numbers[i]!] = numbers[i + 1]!;
    for (let i = 0; i < moves.length; i += 3) this.#move(moves[i]!, moves[i + 1]!, moves[i + 2]!);
    return {
      turn: this.#turn,
      decision: this.#decision,
      seat: seat === NO_SEAT ? undefined : seat,
      text: texts[text]!,
      others: others.map((other) => texts[other]!),
      scores,
      board: this.#board(active === NO_SEAT ? undefined : active, texts[phase]!),
    };
  }

  #move(card: number, zone: number, state: number): void {
    const [id, face] = this.reel.cards[card]!;
    const from = this.#zoneOf.get(card) ?? NOWHERE;
    const drawn: BoardCard = { id, face: this.reel.faces[face]!, ...this.reel.states[state]! };
    // In place where it only changed, so that a card stays where the eye has found it.
    if (from === zone) this.#edit(zone, (cards) => cards.map((each) => (each.id === id ? drawn : each)));
    else {
      this.#edit(from, (cards) => cards.filter((each) => each.id !== id));
      this.#edit(zone, (cards) => [...cards, drawn]);
    }
    this.#zoneOf.set(card, zone);
  }

  #edit(zone: number, change: (cards: readonly BoardCard[]) => readonly BoardCard[]): void {
    if (zone !== NOWHERE) this.#lists[zone] = change(this.#lists[zone]!);
  }

  #board(active: number | undefined, phase: string): Board | undefined {
    const { layout } = this.reel;
    if (layout === undefined) return undefined;
    let number = 0;
    const countsOf = layout.seats.map(({ counts }) => counts.map((name) => this.#count(name, 2 * number++)));
    let zone = 0;
    const zoneOf = (place: ZonePlace): BoardZone => {
      const count = this.#numbers[2 * number + zone]!;
      return { ...place, count, cards: this.#lists[zone++]! };
    };
    const seats = layout.seats.map(({ zones }, seat) => ({ counts: countsOf[seat]!, zones: zones.map(zoneOf) }));
    return { active, phase, seats, shared: layout.shared.map(zoneOf) };
  }

  #count(name: string, at: number): BoardCount {
    const [value, of] = [this.#numbers[at]!, this.#numbers[at + 1]!];
    return of === NO_SEAT ? { name, value } : { name, value, of };
  }
}
// Text in little room, for elements that scripts read: deflated, in base64. By the streams that browsers and Node have in common.

export async function deflated(text: string): Promise<string> {
  const bytes = await through(new Blob([text]), new CompressionStream('deflate-raw'));
  let binary = '';
  // In parts: a call takes only so many arguments.
  for (let at = 0; at < bytes.length; at += 0x8000) binary += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(binary);
}

export async function inflated(base64: string): Promise<string> {
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
  return new TextDecoder().decode(await through(new Blob([bytes]), new DecompressionStream('deflate-raw')));
}

const through = async (blob: Blob, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> =>
  new Uint8Array(await new Response(blob.stream().pipeThrough(stream)).arrayBuffer());
