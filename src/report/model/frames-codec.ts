// A compact encoding of the frames of a replay: repeated values are interned, and each frame stores only its changes. Also deflates text.
import {
  type BoardCard,
  type Face,
  type BoardZone,
  type Frame,
  type Board,
  zonesOf,
  type BoardCount,
} from '../../core/board.js';

/** A card without its printed face. */
type CardState = Omit<BoardCard, 'id' | 'face'>;

export interface EncodedFrames {
  readonly texts: readonly string[];
  readonly faces: readonly Face[];
  readonly states: readonly CardState[];
  /** By card, in order of first appearance: its id and the index of its face. */
  readonly cards: readonly (readonly [id: number, face: number])[];
  /** The zones: seat by seat, then the shared ones. Missing if the game has no board. */
  readonly layout?: Layout;
  readonly frames: readonly EncodedFrame[];
}

interface Layout {
  readonly seats: readonly { readonly counts: readonly string[]; readonly zones: readonly ZoneLayout[] }[];
  readonly shared: readonly ZoneLayout[];
}

type ZoneLayout = Pick<BoardZone, 'name' | 'layout'>;

type EncodedFrame = readonly [
  /** Turns and decisions since the previous frame. */
  turns: number,
  decisions: number,
  /** −1: none. */
  seat: number,
  text: number,
  others: readonly number[],
  scores: readonly number[],
  active: number,
  phase: number,
  /** Changed numbers as pairs: index in `numbersOf(board)`, new value (−1: none). */
  numbers: readonly number[],
  /** Changed cards as triples: card, zone (−1: none), state. */
  moves: readonly number[],
];

const NO_SEAT = -1;

const NO_ZONE = -1;

/** A list of distinct items, and the index of each. */
class Interner<T> {
  readonly items: T[] = [];
  readonly #indices = new Map<unknown, number>();

  /** The index of the item; added if its key is new. */
  indexOf(item: T, key: unknown = item): number {
    const known = this.#indices.get(key);
    if (known !== undefined) return known;
    this.#indices.set(key, this.items.length);
    return this.items.push(item) - 1;
  }
}

export function encodeFrames(frames: readonly Frame[]): EncodedFrames {
  const encoder = new FrameEncoder();
  const encoded = frames.map((frame) => encoder.add(frame));
  const layout = frames[0]?.board === undefined ? {} : { layout: layoutOf(frames[0].board) };
  return { ...encoder.lists(), ...layout, frames: encoded };
}

class FrameEncoder {
  readonly #texts = new Interner<string>();
  readonly #faces = new Interner<Face>();
  readonly #states = new Interner<CardState>();
  readonly #cards = new Interner<[id: number, face: number]>();
  /** Cache by object: most cards are the same object in the next frame. */
  readonly #stateOf = new WeakMap<BoardCard, number>();
  #turn = 0;
  #decision = 0;
  #numbers: number[] = [];
  /** By card, in the previous frame. */
  #positions: (readonly [zone: number, state: number])[] = [];

  add({ turn, decision, seat, text, others, scores, board }: Frame): EncodedFrame {
    const since = [turn - this.#turn, decision - this.#decision] as const;
    [this.#turn, this.#decision] = [turn, decision];
    return [
      ...since,
      seat ?? NO_SEAT,
      this.#texts.indexOf(text),
      others.map((other) => this.#texts.indexOf(other)),
      scores,
      board?.active ?? NO_SEAT,
      this.#texts.indexOf(board?.phase ?? ''),
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
    const positions: (readonly [number, number])[] = [];
    zonesOf(board).forEach(({ cards }, zone) => {
      for (const card of cards) {
        const index = this.#cards.indexOf([card.id, this.#face(card)], card.id);
        const state = this.#state(card);
        positions[index] = [zone, state];
        const before = this.#positions[index];
        if (before?.[0] !== zone || before[1] !== state) moves.push(index, zone, state);
      }
    });
    this.#positions.forEach(([zone], index) => {
      if (positions[index] !== undefined) return;
      positions[index] = [NO_ZONE, 0];
      if (zone !== NO_ZONE) moves.push(index, NO_ZONE, 0);
    });
    this.#positions = positions;
    return moves;
  }

  #face({ face }: BoardCard): number {
    return this.#faces.indexOf(face);
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
    const index = this.#states.indexOf(state, JSON.stringify(state));
    this.#stateOf.set(card, index);
    return index;
  }
}

/** All counts with their targets, then the sizes of all zones. */
const numbersOf = (board: Board): number[] => [
  ...board.seats.flatMap(({ counts }) => counts.flatMap(({ value, of }) => [value, of ?? NO_SEAT])),
  ...zonesOf(board).map(({ count }) => count),
];

const layoutOf = ({ seats, shared }: Board): Layout => {
  const zoneLayout = ({ name, layout }: BoardZone): ZoneLayout => ({ name, layout });
  return {
    seats: seats.map(({ counts, zones }) => ({ counts: counts.map(({ name }) => name), zones: zones.map(zoneLayout) })),
    shared: shared.map(zoneLayout),
  };
};

/** Reverses `encodeFrames`. Consecutive frames share the objects of unchanged cards. */
export function decodeFrames(encoded: EncodedFrames): Frame[] {
  const decoder = new FrameDecoder(encoded);
  return encoded.frames.map((frame) => decoder.next(frame));
}

class FrameDecoder {
  readonly #zones: readonly ZoneLayout[];
  readonly #numbers: number[] = [];
  readonly #lists: (readonly BoardCard[])[];
  readonly #zoneOf = new Map<number, number>();
  #turn = 0;
  #decision = 0;

  constructor(private readonly encoded: EncodedFrames) {
    const { seats = [], shared = [] } = encoded.layout ?? {};
    this.#zones = [...seats.flatMap(({ zones }) => zones), ...shared];
    this.#lists = this.#zones.map(() => []);
  }

  next([turns, decisions, seat, text, others, scores, active, phase, numbers, moves]: EncodedFrame): Frame {
    const { texts } = this.encoded;
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
    const [id, face] = this.encoded.cards[card]!;
    const from = this.#zoneOf.get(card) ?? NO_ZONE;
    const changed: BoardCard = { id, face: this.encoded.faces[face]!, ...this.encoded.states[state]! };
    // A card that stays in its zone keeps its position in the list, so that it does not jump on the screen.
    if (from === zone) this.#edit(zone, (cards) => cards.map((each) => (each.id === id ? changed : each)));
    else {
      this.#edit(from, (cards) => cards.filter((each) => each.id !== id));
      this.#edit(zone, (cards) => [...cards, changed]);
    }
    this.#zoneOf.set(card, zone);
  }

  #edit(zone: number, change: (cards: readonly BoardCard[]) => readonly BoardCard[]): void {
    if (zone !== NO_ZONE) this.#lists[zone] = change(this.#lists[zone]!);
  }

  #board(active: number | undefined, phase: string): Board | undefined {
    const { layout } = this.encoded;
    if (layout === undefined) return undefined;
    let number = 0;
    const countsOf = layout.seats.map(({ counts }) => counts.map((name) => this.#count(name, 2 * number++)));
    let zone = 0;
    const zoneOf = (zoneLayout: ZoneLayout): BoardZone => {
      const count = this.#numbers[2 * number + zone]!;
      return { ...zoneLayout, count, cards: this.#lists[zone++]! };
    };
    const seats = layout.seats.map(({ zones }, seat) => ({ counts: countsOf[seat]!, zones: zones.map(zoneOf) }));
    return { active, phase, seats, shared: layout.shared.map(zoneOf) };
  }

  #count(name: string, at: number): BoardCount {
    const [value, of] = [this.#numbers[at]!, this.#numbers[at + 1]!];
    return of === NO_SEAT ? { name, value } : { name, value, of };
  }
}

// Deflated text in base64, for elements that scripts read. Uses the compression streams that browsers and Node share.

export async function deflated(text: string): Promise<string> {
  const bytes = await through(new Blob([text]), new CompressionStream('deflate-raw'));
  let binary = '';
  // In chunks, because the number of arguments of a call is limited.
  for (let at = 0; at < bytes.length; at += 0x8000) binary += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(binary);
}

export async function inflated(base64: string): Promise<string> {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return new TextDecoder().decode(await through(new Blob([bytes]), new DecompressionStream('deflate-raw')));
}

const through = async (blob: Blob, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> =>
  new Uint8Array(await new Response(blob.stream().pipeThrough(stream)).arrayBuffer());
