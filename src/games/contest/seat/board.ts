// The board for the replay viewer: members, action cards, hands, played cards and piles.
import {
  Phase,
  type State,
  scalar,
  Scalar,
  NONE,
  Row,
  memberScalar,
  MemberScalar,
  unitScalar,
  UnitScalar,
  NO_CARD,
  type CardEntry,
  hand,
  isStunned,
  isOut,
  Entry,
  pileRow,
  discardRow,
  deckOf,
  cardIn,
  knownTo,
} from '../state/state.js';
import type { Board, BoardSeat, BoardCard, BoardZone, Face } from '../../../core/board.js';
import { OVER, type Seat } from '../../../core/game.js';
import { memberIn } from '../rules/preparation.js';
import { poolLoss } from '../rules/values.js';
import type { MemberId, MatchTable } from '../state/table.js';
import { VALUE, type CardId, rankOf } from '../state/cards.js';

export const PHASES: Readonly<Record<Phase, string>> = {
  [Phase.PLACE]: 'place',
  [Phase.ACT]: 'act',
  [Phase.COMMIT]: 'commit',
  [Phase.DEFEND]: 'defend',
  [Phase.DEFENCE_SECOND]: 'second card in defence',
  [Phase.DEFENCE_USE]: 'use in defence',
  [Phase.ATTACK_SECOND]: 'second card in attack',
  [Phase.ATTACK_USE]: 'use in attack',
};

const SUITS = [
  { sign: '♣', colour: '#333333' },
  { sign: '♦', colour: '#c8102e' },
  { sign: '♥', colour: '#c8102e' },
  { sign: '♠', colour: '#333333' },
] as const;

/** Ids on the board: 64 for each of up to eight decks, then one for each member. */
const CARDS_A_DECK = 64;

const FIRST_MEMBER = 8 * CARDS_A_DECK;

export function boardOf(s: State): Board {
  const { table } = s;
  const actor = scalar(s, Scalar.ACTOR);
  const isOver = scalar(s, Scalar.DECIDES) === OVER;
  return {
    active: actor === NONE || isOver ? undefined : table.members[actor]!.seat,
    phase: isOver ? 'over' : PHASES[scalar(s, Scalar.PHASE) as Phase],
    seats: table.teams.map((_, seat) => seatOf(s, seat)),
    shared: [
      spread(
        'played',
        'table',
        s.row(Row.PLAYED).map((entry) => played(s, entry)),
      ),
      ...Array.from({ length: table.decks }, (_, deck) => pilesOf(s, deck)).flat(),
    ],
  };
}

function seatOf(s: State, seat: Seat): BoardSeat {
  const { table } = s;
  const members = table.members.flatMap((member, id) => (member.seat === seat ? [id] : []));
  const dealt = members.reduce((sum, id) => sum + memberScalar(s, id, MemberScalar.DEALT), 0);
  const actions = table.units.flatMap((unit, i) =>
    unit.seat === seat && unitScalar(s, i, UnitScalar.ACTION) !== NO_CARD ? [unitScalar(s, i, UnitScalar.ACTION)] : [],
  );
  const prepared = s.row(Row.PREPARED).filter((entry) => table.members[memberIn(entry)]!.seat === seat);
  const toCard = (entry: CardEntry) => cardOf(table, seat, entry);
  return {
    counts: [
      table.indirect
        ? { name: 'total', value: poolLoss(dealt), of: table.options.target }
        : { name: 'impact dealt', value: poolLoss(dealt) },
    ],
    zones: [
      spread(
        'contestants',
        'table',
        members.map((id) => memberOf(s, id)),
      ),
      spread('action cards', 'table', actions.map(toCard)),
      spread('preparing', 'table', prepared.map(toCard)),
      spread('hand', 'hand', hand(s, seat).map(toCard)),
    ],
  };
}

function memberOf(s: State, id: MemberId): BoardCard {
  const { name, hasHand, speed, defence, pool, forms } = s.table.members[id]!;
  const form = memberScalar(s, id, MemberScalar.PREPARING) - 1;
  const left = Math.max(0, pool - poolLoss(memberScalar(s, id, MemberScalar.TAKEN)));
  return {
    id: FIRST_MEMBER + id,
    face: {
      name,
      subtitle: forms.map((each) => each.name).join(', '),
      kind: hasHand ? 'contestant' : 'henchman',
      colours: [],
      numbers: [
        { name: 'speed', icon: 'gain', value: speed },
        { name: 'defence', icon: 'defence', value: defence },
      ],
    },
    knownTo: everySeat(s.table),
    marks: [
      `pool ${left} of ${pool}`,
      ...(isStunned(s, id) ? ['stunned'] : []),
      ...(isOut(s, id) ? ['out'] : []),
      ...(form < 0 ? [] : [`preparing ${forms[form]!.name}`]),
    ],
    isTurned: isOut(s, id),
  };
}

/** Boosts are turned sideways. */
function played(s: State, entry: CardEntry): BoardCard {
  const isDefence = (entry & Entry.DEFENCE) !== 0;
  const member = scalar(s, isDefence ? Scalar.TARGET : Scalar.ACTOR);
  const isBoost = (entry & Entry.BOOST) !== 0;
  return {
    ...cardOf(s.table, s.table.members[member]!.seat, entry),
    marks: [isDefence ? 'defence' : s.table.indirect ? 'task' : 'attack', ...(isBoost ? ['boost'] : [])],
    isTurned: isBoost,
  };
}

function pilesOf(s: State, deck: number): BoardZone[] {
  const ofPlayer = s.table.decks === 1 ? '' : ` of player ${deck + 1}`;
  return [
    pile(s.table, `draw pile${ofPlayer}`, deck, s.row(pileRow(deck))),
    pile(s.table, `discards${ofPlayer}`, deck, s.row(discardRow(deck))),
  ];
}

const spread = (name: string, layout: 'table' | 'hand', cards: readonly BoardCard[]): BoardZone => ({
  ...{ name, layout, cards },
  count: cards.length,
});

const pile = (table: MatchTable, name: string, deck: number, entries: readonly CardEntry[]): BoardZone => ({
  name,
  layout: 'pile',
  count: entries.length,
  cards: entries.filter((entry) => (entry & Entry.KNOWN_TO_ALL) !== 0).map((entry) => cardOf(table, deck, entry)),
});

/** `seat` selects the deck if each seat has its own. */
const cardOf = (table: MatchTable, seat: Seat, entry: CardEntry): BoardCard => ({
  id: deckOf(table, seat) * CARDS_A_DECK + cardIn(entry),
  face: FACES[cardIn(entry)]!,
  knownTo: everySeat(table).filter((each) => (entry & knownTo(each)) !== 0),
  marks: [],
  isTurned: false,
});

const everySeat = ({ seats }: MatchTable): Seat[] => Array.from({ length: seats }, (_, seat) => seat);

const FACES: readonly Face[] = VALUE.map((value, card: CardId) => {
  const { sign, colour } = SUITS[Math.floor(card / 13)]!;
  return {
    name: `${rankOf(card)} ${sign}`,
    subtitle: '',
    kind: 'card',
    colours: [colour],
    numbers: [{ name: 'value', icon: 'attack', value }],
  };
});
