// What a step did to the board, in words: cards that went elsewhere, and what is counted.
import type { BoardCard, Board, BoardZone } from '../core/board.js';

export interface Changes {
  /** Cards that came to lie elsewhere or look different. */
  readonly touched: ReadonlySet<number>;
  readonly words: readonly string[];
}

interface Lying {
  readonly card: BoardCard;
  readonly zone: string;
  /** Empty for nobody. */
  readonly whose: string;
}

/** `players` are called by seat. A card that a board does not show (hidden, or face down) has no words. */
export function changesOf(before: Board, after: Board, players: readonly string[]): Changes {
  const [was, is] = [lyingOn(before, players), lyingOn(after, players)];
  const touched = new Set<number>();
  const words: string[] = [];
  for (const [id, lies] of is) {
    const { card, zone, whose } = lies;
    const old = was.get(id);
    const isThere = old?.zone === zone && old.whose === whose;
    if (old?.card === card && isThere) continue;
    touched.add(id);
    if (old !== undefined && !isThere) words.push(`${card.face.name}: ${wayOf(old, lies)}`);
    else if (old !== undefined && (card.damage ?? 0) !== (old.card.damage ?? 0))
      words.push(`${card.face.name}: damage ${old.card.damage ?? 0} → ${card.damage ?? 0}`);
  }
  for (const [id, lay] of was) if (!is.has(id)) words.push(`${lay.card.face.name} leaves ${placeOf(lay)}`);
  return { touched, words: [...words, ...countsThatChanged(before, after, players)] };
}

/** Whose place it is comes once, where it does not change. */
const wayOf = (from: Lying, to: Lying): string =>
  from.whose === to.whose && to.whose !== ''
    ? `${from.zone} → ${to.zone} (${to.whose})`
    : `${placeOf(from)} → ${placeOf(to)}`;

const placeOf = ({ zone, whose }: Lying): string => (whose === '' ? zone : `${whose} ${zone}`);

function lyingOn({ seats, shared }: Board, players: readonly string[]): Map<number, Lying> {
  const lying = new Map<number, Lying>();
  const add = ({ name, cards }: BoardZone, whose: string) => {
    for (const card of cards) lying.set(card.id, { card, zone: name, whose });
  };
  seats.forEach(({ zones }, seat) => {
    for (const zone of zones) add(zone, players[seat]!);
  });
  for (const zone of shared) add(zone, '');
  return lying;
}

const countsThatChanged = (before: Board, after: Board, players: readonly string[]): string[] =>
  after.seats.flatMap(({ counts }, seat) =>
    counts.flatMap(({ name, value }, i) => {
      const old = before.seats[seat]!.counts[i]!.value;
      return old === value ? [] : [`${players[seat]!} ${name} ${old} → ${value}`];
    }),
  );
