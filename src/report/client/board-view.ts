// Draws the board of a frame: the seats opposite each other, the first seat at the bottom.
import type { Board, BoardSeat, BoardZone, BoardCount, BoardCard, BoardNumber, Icon } from '../../core/board.js';
import { make, playerName, makeSvg } from './dom.js';

/** `touched`: ids of the cards that the last step moved or changed. */
export function boardView(board: Board, players: readonly string[], touched: ReadonlySet<number>): HTMLElement[] {
  const seats = board.seats.map((seat, i) => seatView(seat, players, i, board.active === i, touched));
  const shared = board.shared.length === 0 ? [] : [zonesView(board.shared, touched, 'shared')];
  return [...seats.slice(1).reverse(), ...shared, seats[0]!];
}

function seatView(
  { counts, zones }: BoardSeat,
  players: readonly string[],
  seat: number,
  isActive: boolean,
  touched: ReadonlySet<number>,
): HTMLElement {
  const piles = zones.filter(({ layout }) => layout === 'pile');
  return make(
    'section',
    { class: `side-of-table seat-${seat}${isActive ? ' active' : ''}`, 'aria-label': players[seat]! },
    make(
      'header',
      {},
      playerName(seat, players),
      isActive && make('span', { class: 'turn' }, 'active'),
      ...counts.map(countView),
      ...piles.map((pile) => pileView(pile, touched)),
    ),
    zonesView(
      zones.filter(({ layout }) => layout !== 'pile'),
      touched,
      '',
    ),
  );
}

const zonesView = (zones: readonly BoardZone[], touched: ReadonlySet<number>, kind: string): HTMLElement =>
  make(
    'div',
    { class: `zones ${kind}` },
    ...zones.map((zone) => (zone.layout === 'pile' ? pileView(zone, touched) : zoneView(zone, touched))),
  );

/** A number. The score has a bar. */
function countView({ name, value, of }: BoardCount, index: number): HTMLElement {
  const words = of === undefined ? `${value}` : `${value} of ${of}`;
  // The first count is the score.
  const isScore = index === 0 && of !== undefined;
  const share = of === undefined || of === 0 ? 0 : Math.min(100, (100 * value) / of);
  return make(
    'span',
    { class: 'count' },
    `${name} `,
    make('b', {}, words),
    isScore && make('i', { class: 'meter', style: `--v:${share}`, 'aria-hidden': 'true' }),
  );
}

function pileView({ name, count, cards }: BoardZone, touched: ReadonlySet<number>): HTMLElement {
  const isTouched = cards.some(({ id }) => touched.has(id));
  const words = `${name} `;
  if (cards.length === 0) return make('span', { class: 'count' }, words, make('b', {}, String(count)));
  return make(
    'details',
    { class: `count pile${isTouched ? ' touched' : ''}` },
    make('summary', {}, words, make('b', {}, String(count))),
    make('ul', {}, ...cards.map(({ face }) => make('li', {}, fullName(face.name, face.subtitle)))),
  );
}

const fullName = (name: string, subtitle: string): string => (subtitle === '' ? name : `${name} - ${subtitle}`);

/** A zone. Hidden cards are drawn face down. */
const zoneView = ({ name, layout, count, cards }: BoardZone, touched: ReadonlySet<number>): HTMLElement =>
  make(
    'div',
    { class: `zone ${layout}` },
    make('h5', {}, `${name} (${count})`),
    make(
      'ul',
      { class: 'cards', 'aria-label': name },
      ...cards.map((card) => cardView(card, touched.has(card.id), layout === 'hand')),
      ...Array.from({ length: count - cards.length }, () =>
        make('li', { class: 'card back', 'aria-label': 'face down' }),
      ),
    ),
  );

function cardView(
  { face, numbers, damage = 0, marks, isTurned }: BoardCard,
  isTouched: boolean,
  isSmall: boolean,
): HTMLElement {
  const classes = [
    'card',
    isTurned && 'turned',
    marks.includes('drying') && 'drying',
    isTouched && 'touched',
    isSmall && 'small',
  ];
  return make(
    'li',
    {
      class: classes.filter((name) => name !== false).join(' '),
      style: `--frame:${frameOf(face.colours)}`,
      title: face.kind,
    },
    make(
      'div',
      { class: 'name' },
      face.cost !== undefined && make('span', { class: 'cost', 'aria-label': `cost ${face.cost}` }, String(face.cost)),
      make('span', {}, make('b', {}, face.name), face.subtitle !== '' && make('small', {}, face.subtitle)),
    ),
    make('div', { class: 'numbers' }, ...(numbers ?? face.numbers).map((number) => numberView(number, face.numbers))),
    damage > 0 && make('span', { class: 'damage', 'aria-label': `${damage} damage` }, String(damage)),
    marks.length > 0 && make('div', { class: 'states' }, ...marks.map((mark) => make('span', {}, mark))),
  );
}

const frameOf = (colours: readonly string[]): string => {
  const [one = 'var(--line)', two = one] = colours;
  return `linear-gradient(${one} 50%, ${two} 50%)`;
};

/** A number of a card, highlighted if it differs from the printed one. */
function numberView({ name, icon, value }: BoardNumber, printed: readonly BoardNumber[]): HTMLElement {
  const isChanged = printed.some((each) => each.name === name && each.value !== value);
  return make(
    'span',
    { class: isChanged ? 'number changed' : 'number', title: name },
    iconView(icon),
    make('span', { 'aria-label': `${name} ${value}` }, String(value)),
  );
}

const ICONS: Readonly<Record<Icon, string>> = {
  attack: 'M2 14 L4 12 L3 11 L4 10 L5 11 L12 4 L14 2 L13 5 L6 12 L7 13 L6 14 L5 13 L3 15 Z',
  defence: 'M8 1 L14 3 V8 C14 12 11 14 8 15 C5 14 2 12 2 8 V3 Z',
  gain: 'M8 1 L10.5 6 L15 8 L10.5 10 L8 15 L5.5 10 L1 8 L5.5 6 Z',
  cost: 'M8 1 L14 4.5 V11.5 L8 15 L2 11.5 V4.5 Z',
};

const iconView = (icon: Icon): SVGElement =>
  makeSvg('svg', { viewBox: '0 0 16 16', 'aria-hidden': 'true' }, makeSvg('path', { d: ICONS[icon] }));
