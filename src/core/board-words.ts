// Boards in words: what lies there, and what a step has changed.
import { zonesOf, type Board, type BoardCard, type BoardCount, type BoardZone } from './board.js';
import type { Seat } from './game.js';

/** Every seat in a line: its counts, its cards with their numbers and states. Of a pile only the number is told. */
export const boardLines = ({ seats, shared }: Board): string[] => [
  ...seats.map(({ counts, zones }, seat) =>
    [`${seat + 1}: ${counts.map(countText).join(', ')}`, ...zones.filter(isTold).map(zoneText)].join('; '),
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
export function changesIn(before: Board, after: Board): string[] {
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

/** A card that was nowhere before came out of the pile that has fewer cards now. */
function cameTo(from: Place | undefined, to: Place, before: Board, after: Board): string {
  if (from === undefined) return moved(changedPile(before, after, -1), to, '');
  const isSameSeat = from.seat === to.seat;
  if (isSameSeat && from.zone.name === to.zone.name) return stateChange(from.card, to.card);
  return moved(from.zone.name, to, isSameSeat || to.seat === undefined ? '' : ` of ${to.seat + 1}`);
}

const moved = (from: string, { zone, card }: Place, whose: string): string =>
  [`${from} → ${zone.name}${whose}`, ...card.marks].join(', ');

const wentFrom = ({ zone }: Place, before: Board, after: Board): string =>
  `${zone.name} → ${changedPile(before, after, 1)}`;

/** The name of the pile that grew or shrank; of several, nobody knows. */
function changedPile(before: Board, after: Board, sign: 1 | -1): string {
  const old = zonesOf(before);
  const names = zonesOf(after).flatMap(({ name, layout, count }, i) =>
    layout === 'pile' && Math.sign(count - old[i]!.count) === sign ? [name] : [],
  );
  return new Set(names).size === 1 ? names[0]! : '…';
}

function stateChange(before: BoardCard, after: BoardCard): string {
  if (before === after) return '';
  const [numbers, damage] = [numbersText(after), after.damage ?? 0];
  return [
    ...(numbersText(before) === numbers ? [] : [`${numbersText(before)} → ${numbers}`]),
    ...((before.damage ?? 0) === damage ? [] : [`damage ${before.damage ?? 0} → ${damage}`]),
    ...after.marks.filter((mark) => !before.marks.includes(mark)),
    ...before.marks.filter((mark) => !after.marks.includes(mark)).map((mark) => `no longer ${mark}`),
  ].join(', ');
}

const countChanges = (before: readonly BoardCount[], after: readonly BoardCount[], seat: Seat): string[] =>
  after.flatMap(({ name, value, of }, i) => {
    const [was, is] = [valueText({ value: before[i]!.value, of: before[i]!.of }), valueText({ value, of })];
    return was === is ? [] : [`${name} of ${seat + 1}: ${was} → ${is}`];
  });
