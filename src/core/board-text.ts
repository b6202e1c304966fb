// Boards as text: a position in words, and the changes between two positions, for the terminal and for the replay viewer.
import { type Board, type BoardZone, type BoardCount, type BoardCard, zonesOf } from './board.js';
import type { Seat } from './game.js';

/** One line for each seat: its counts, and its cards with their numbers and states. A pile is only counted. */
export const boardLines = ({ seats, shared }: Board): string[] => [
  ...seats.map(
    ({ counts, zones }, seat) =>
      `${seat + 1}: ${[...counts.map(countText), ...zones.filter(isShown).map(zoneText)].join('; ')}`,
  ),
  ...(shared.some(isShown) ? [shared.filter(isShown).map(zoneText).join('; ')] : []),
];

/** Empty zones are left out, empty piles are not. */
const isShown = ({ count, cards, layout }: BoardZone): boolean => layout === 'pile' || count > 0 || cards.length > 0;

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

/** A card and the zone it is in. `seat` is `undefined` for a shared zone. */
interface Place {
  readonly card: BoardCard;
  readonly zone: BoardZone;
  readonly seat: Seat | undefined;
}

/** The changes between two full boards, one line each: cards that moved, damage, states, counts. Cards with equal changes share a line. */
export function changeLines(before: Board, after: Board): string[] {
  const [old, now] = [placesIn(before), placesIn(after)];
  const changes = new Map<string, string[]>();
  const add = (card: BoardCard, change: string) => {
    if (change !== '') changes.set(change, [...(changes.get(change) ?? []), cardName(card)]);
  };
  for (const [id, place] of now) add(place.card, cameTo(old.get(id), place, before, after));
  for (const [id, place] of old) if (!now.has(id)) add(place.card, wentFrom(place, before, after));
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

/** A card without an earlier place comes from a pile with unknown cards. */
function cameTo(from: Place | undefined, to: Place, before: Board, after: Board): string {
  if (from === undefined) return moved(pileName(before, after, to.seat), to, '');
  const isSameSeat = from.seat === to.seat;
  if (isSameSeat && from.zone.name === to.zone.name) return stateChange(from.card, to.card);
  return moved(from.zone.name, to, isSameSeat || to.seat === undefined ? '' : ` of ${to.seat + 1}`);
}

const moved = (from: string, { zone, card }: Place, owner: string): string =>
  [`${from} → ${zone.name}${owner}`, ...card.marks].join(', ');

const wentFrom = ({ zone, seat }: Place, before: Board, after: Board): string =>
  `${zone.name} → ${pileName(after, before, seat)}`;

/**
 * The pile of `board` that contains a card not shown on `board` but on `other`. If several piles have unknown cards, it is the only one
 * with fewer cards on `other`; without such a pile the text is `…`.
 */
function pileName(board: Board, other: Board, seat: Seat | undefined): string {
  const otherZones = new Map(zonesNear(other, seat).map((zone) => [zone.name, zone]));
  const hiding = zonesNear(board, seat).filter(({ layout, count, cards }) => layout === 'pile' && count > cards.length);
  const shrunk = hiding.filter(({ name, count }) => count > otherZones.get(name)!.count);
  const pile = hiding.length === 1 ? hiding[0] : shrunk.length === 1 ? shrunk[0] : undefined;
  return pile?.name ?? '…';
}

/** The zones of a seat and the shared zones; all zones without a seat. */
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

/** Two marks with the same first word are one mark with a new number: `pool 10 of 10 → 7 of 10`. */
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

// Changes for the replay viewer: only cards that the boards show, and short sentences with player names.

/** The changes between two boards. */
export interface Changes {
  /** The ids of cards that moved, appeared or changed. */
  readonly touched: ReadonlySet<number>;
  /** The changes in words. */
  readonly words: readonly string[];
}

/**
 * The changes between two boards as one viewer sees them. `players` are names by seat. A card that only `after` shows is in `touched`,
 * but has no words.
 */
export function visibleChanges(before: Board, after: Board, players: readonly string[]): Changes {
  const [old, now] = [placesIn(before), placesIn(after)];
  const touched = new Set<number>();
  const words: string[] = [];
  for (const [id, place] of now) {
    const { card } = place;
    const from = old.get(id);
    const hasStayed = from?.zone.name === place.zone.name && from.seat === place.seat;
    if (from?.card === card && hasStayed) continue;
    touched.add(id);
    if (from !== undefined && !hasStayed) words.push(`${card.face.name}: ${moveText(from, place, players)}`);
    else if (from !== undefined && (card.damage ?? 0) !== (from.card.damage ?? 0))
      words.push(`${card.face.name}: damage ${from.card.damage ?? 0} → ${card.damage ?? 0}`);
  }
  for (const [id, place] of old)
    if (!now.has(id)) words.push(`${place.card.face.name} leaves ${placeText(place, players)}`);
  return { touched, words: [...words, ...countChangesByPlayer(before, after, players)] };
}

/** Names the player once if both zones belong to the same player. */
const moveText = (from: Place, to: Place, players: readonly string[]): string =>
  from.seat === to.seat && to.seat !== undefined
    ? `${from.zone.name} → ${to.zone.name} (${players[to.seat]!})`
    : `${placeText(from, players)} → ${placeText(to, players)}`;

const placeText = ({ zone, seat }: Place, players: readonly string[]): string =>
  seat === undefined ? zone.name : `${players[seat]!} ${zone.name}`;

const countChangesByPlayer = (before: Board, after: Board, players: readonly string[]): string[] =>
  after.seats.flatMap(({ counts }, seat) =>
    counts.flatMap(({ name, value }, i) => {
      const old = before.seats[seat]!.counts[i]!.value;
      return old === value ? [] : [`${players[seat]!} ${name} ${old} → ${value}`];
    }),
  );
