// Boards in words: what lies there, and what a step has changed.
import { type Board, type BoardZone, type BoardCount, type BoardCard, zonesOf } from './board.js';
import type { Seat } from './game.js';

/** Every seat in a line: its counts, its cards with their numbers and states. Of a pile only the number is told. */
export const boardLines = ({ seats, shared }: Board): string[] => [
  ...seats.map(
    ({ counts, zones }, seat) =>
      `${seat + 1}: ${[...counts.map(countText), ...zones.filter(isTold).map(zoneText)].join('; ')}`,
  ),
  ...(shared.some(isTold) ? [shared.filter(isTold).map(zoneText).join('; ')] : []),
];

const isTold = ({ count, cards, layout }: BoardZone): boolean => layout === 'pile' || count > 0 || cards.length > 0;

const countText = ({ name, value, of }: BoardCount): string => `${name} ${valueText({ value, of })}`;

const valueText = ({ value, of }: { value: number; of: number | undefined }): string =>
  of === undefined ? String(value) : `${value} of ${of}`;

function zoneText({ name, layout, count, cards }: BoardZone): string {
  if (layout === 'pile' || cards.length === 0) return `${name} ${count}`;
  const unknown = count === cards.length ? [] : [`${count - cards.length} unknown`];
  return `${name}: ${[...cards.map(cardText), ...unknown].join(', ')}`;
}

function cardText(card: BoardCard): string {
  const states = [
    ...(card.numbers === undefined || card.numbers.length === 0 ? [] : [numbersText(card)]),
    ...(card.damage === undefined || card.damage === 0 ? [] : [`${card.damage} damage`]),
    ...card.marks,
  ];
  return states.length === 0 ? cardName(card) : `${cardName(card)} (${states.join(', ')})`;
}

const numbersText = ({ numbers = [] }: BoardCard): string => numbers.map(({ value }) => value).join('/');

const cardName = ({ face: { name, subtitle } }: BoardCard): string =>
  subtitle === '' ? name : `${name} - ${subtitle}`;

/** Where a card lies. */
interface Place {
  readonly card: BoardCard;
  readonly zone: BoardZone;
  readonly seat: Seat | undefined;
}

/** What changed, each in a few words, as somebody sees it who knows all: cards that moved, damage, states, counts. */
export function changeLines(before: Board, after: Board): string[] {
  const [old, now] = [placesIn(before), placesIn(after)];
  const changes = new Map<string, string[]>();
  const tell = (card: BoardCard, change: string) => {
    if (change !== '') changes.set(change, [...(changes.get(change) ?? []), cardName(card)]);
  };
  for (const [id, place] of now) tell(place.card, cameTo(old.get(id), place, before, after));
  for (const [id, place] of old) if (!now.has(id)) tell(place.card, wentFrom(place, before, after));
  return [
    ...[...changes].map(([change, names]) => `${names.join(', ')}: ${change}`),
    ...after.seats.flatMap(({ counts }, seat) => countChanges(before.seats[seat]!.counts, counts, seat)),
  ];
}

function placesIn(board: Board): Map<number, Place> {
  const places = new Map<number, Place>();
  const put = (zone: BoardZone, seat: Seat | undefined) => {
    for (const card of zone.cards) places.set(card.id, { card, zone, seat });
  };
  board.seats.forEach(({ zones }, seat) => {
    for (const zone of zones) put(zone, seat);
  });
  for (const zone of board.shared) put(zone, undefined);
  return places;
}

/** A card that was nowhere before lay in a pile of which not every card is known. */
function cameTo(from: Place | undefined, to: Place, before: Board, after: Board): string {
  if (from === undefined) return moved(pileName(before, after, to.seat), to, '');
  const isSameSeat = from.seat === to.seat;
  if (isSameSeat && from.zone.name === to.zone.name) return stateChange(from.card, to.card);
  return moved(from.zone.name, to, isSameSeat || to.seat === undefined ? '' : ` of ${to.seat + 1}`);
}

const moved = (from: string, { zone, card }: Place, whose: string): string =>
  [`${from} → ${zone.name}${whose}`, ...card.marks].join(', ');

const wentFrom = ({ zone, seat }: Place, before: Board, after: Board): string =>
  `${zone.name} → ${pileName(after, before, seat)}`;

/** The pile that a card lay in before it was seen (or does again); if it could be several, the one that has fewer cards in `then`. */
function pileName(board: Board, then: Board, seat: Seat | undefined): string {
  const thenZones = new Map(zonesNear(then, seat).map((zone) => [zone.name, zone]));
  const hiding = zonesNear(board, seat).filter(({ layout, count, cards }) => layout === 'pile' && count > cards.length);
  const shrunk = hiding.filter(({ name, count }) => count > thenZones.get(name)!.count);
  const pile = hiding.length === 1 ? hiding[0] : shrunk.length === 1 ? shrunk[0] : undefined;
  return pile?.name ?? '…';
}

const zonesNear = (board: Board, seat: Seat | undefined): readonly BoardZone[] =>
  seat === undefined ? zonesOf(board) : [...board.seats[seat]!.zones, ...board.shared];

function stateChange(before: BoardCard, after: BoardCard): string {
  if (before === after) return '';
  const [numbers, damage] = [numbersText(after), after.damage ?? 0];
  return [
    ...(numbersText(before) === numbers ? [] : [`${numbersText(before)} → ${numbers}`]),
    ...((before.damage ?? 0) === damage ? [] : [`damage ${before.damage ?? 0} → ${damage}`]),
    ...markChanges(before.marks, after.marks),
  ].join(', ');
}

/** A mark that begins with the same word is the same one with another number: `pool 10 of 10 → 7 of 10`. */
function markChanges(before: readonly string[], after: readonly string[]): string[] {
  const gone = before.filter((mark) => !after.includes(mark));
  const come = after.filter((mark) => !before.includes(mark));
  const word = (mark: string) => mark.split(' ')[0]!;
  const successor = (mark: string) => come.find((each) => each !== word(each) && word(each) === word(mark));
  const followed = gone.filter((mark) => successor(mark) !== undefined);
  return [
    ...followed.map((mark) => `${mark} → ${successor(mark)!.slice(word(mark).length + 1)}`),
    ...come.filter((mark) => !followed.some((old) => successor(old) === mark)),
    ...gone.filter((mark) => !followed.includes(mark)).map((mark) => `no longer ${mark}`),
  ];
}

const countChanges = (before: readonly BoardCount[], after: readonly BoardCount[], seat: Seat): string[] =>
  after.flatMap(({ name, value, of }, i) => {
    const [was, is] = [valueText({ value: before[i]!.value, of: before[i]!.of }), valueText({ value, of })];
    return was === is ? [] : [`${name} of ${seat + 1}: ${was} → ${is}`];
  });
// What a step did to the board, in words: cards that went elsewhere, and what is counted.

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
export function visibleChanges(before: Board, after: Board, players: readonly string[]): Changes {
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
