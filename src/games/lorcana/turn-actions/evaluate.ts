import { type State, editZone, Zone, zone } from '../state/state.js';
import type { Seat } from '../../../core/game.js';
import { WEIGHTS, Feature } from './features.js';
import { compareStandings, tally as tallyAsUsual } from '../seat/evaluate.js';
import { cardOf } from '../state/decision.js';
import { type CardId, cardIn, findCard, damageOn, takeOut, Entry } from '../state/entry.js';
import { turnNumber, Turn, bagRow, pointsOffered } from './state.js';
import { strengthOf, resistOf, willpowerOf, printedCost, loreOf } from '../rules/read/values.js';
import { Feature as Usual } from '../seat/features.js';
import { scalar, Scalar, seatScalar, SeatScalar } from '../state/scalars.js';
import { TypeBit } from '../state/table.js';

/** How good the position looks to `seat`, from what it can see. */
export function evaluate(s: State, seat: Seat, weights: Float64Array = WEIGHTS): number {
  if (s.question?.about !== 'defender') return compareStandings(s, seat, weights, standing);
  // A challenge waits for its defender: it is worth what the choice that this player would least like leaves, or like best as the defender.
  const values = s.question.options.map((option) =>
    compareStandings(afterBlows(s, cardOf(option)), seat, weights, standing),
  );
  return seat === s.question.seat ? Math.max(...values) : Math.min(...values);
}

/** The position with the blows of the challenge exchanged, and nothing that they would trigger: nothing hidden comes to light. */
function afterBlows(s: State, defender: CardId): State {
  const next = s.branch();
  const attacker = cardIn(turnNumber(s, Turn.ATTACKER));
  const [struck, hurt] = [
    strengthOf(s, attacker) - resistOf(s, defender),
    strengthOf(s, defender) - resistOf(s, attacker),
  ];
  strike(next, defender, struck);
  strike(next, attacker, hurt);
  return next;
}

function strike(s: State, card: CardId, damage: number): void {
  if (damage <= 0) return;
  const play = editZone(s, s.table.owner[card]!, Zone.PLAY);
  const at = findCard(play, card);
  if (damageOn(play[at]!) + damage >= willpowerOf(s, card)) takeOut(play, card);
  else play[at]! += damage * Entry.DAMAGE_ONE;
}

// Scratch space.
const found = new Float64Array(Feature.COUNT);

const usual = new Float64Array(Usual.COUNT);

function standing(s: State, seat: Seat, viewer: Seat, weights: Float64Array): number {
  tally(s, seat, viewer, found);
  let sum = 0;
  for (let i = 0; i < Feature.COUNT; i++) sum += weights[i]! * found[i]!;
  return sum;
}

/** Fills `out` with what `viewer` knows of the standing of `seat`. */
export function tally(s: State, seat: Seat, viewer: Seat, out: Float64Array): void {
  tallyAsUsual(s, seat, viewer, usual);
  out.fill(0);
  for (const [from, to] of SHARED) out[to] = usual[from]!;
  tallyBoard(s, seat, out);
  tallyMissions(s, seat, out);
  for (const entry of s.row(bagRow(s.table.seats)))
    if (s.table.owner[cardIn(entry)] === seat) out[Feature.BAG]! += printedCost(s, cardIn(entry));
  if (scalar(s, Scalar.ACTIVE) === seat) out[Feature.ACTIVITY] = turnNumber(s, Turn.ACTIVITY);
}

/** What means the same in every game of Lorcana. */
const SHARED: readonly (readonly [Usual, Feature])[] = [
  [Usual.LORE, Feature.LORE],
  [Usual.RACE, Feature.RACE],
  [Usual.CHARACTERS, Feature.CHARACTERS],
  [Usual.STRENGTH, Feature.STRENGTH],
  [Usual.WILLPOWER, Feature.WILLPOWER],
  [Usual.ITEMS, Feature.ITEMS],
  [Usual.INK, Feature.INK],
  [Usual.HAND, Feature.HAND],
  [Usual.PAYABLE, Feature.PAYABLE],
  [Usual.POWER, Feature.POWER],
  [Usual.INKABLE, Feature.INKABLE],
];

function tallyBoard(s: State, seat: Seat, out: Float64Array): void {
  const play = zone(s, seat, Zone.PLAY);
  for (let i = 0; i < play.length; i++) {
    const card = cardIn(play[i]!);
    const type = s.table.types[card]!;
    if ((type & TypeBit.LOCATION) !== 0) out[Feature.PLACES]! += Math.max(0, loreOf(s, card));
    if ((type & TypeBit.CHARACTER) === 0) continue;
    out[Feature.STRONGEST] = Math.max(out[Feature.STRONGEST]!, strengthOf(s, card));
    out[Feature.TOUGHEST] = Math.max(out[Feature.TOUGHEST]!, willpowerOf(s, card) - damageOn(play[i]!));
  }
}

function tallyMissions(s: State, seat: Seat, out: Float64Array): void {
  const points = pointsOffered(s, seat);
  const best = points === 0 ? 0 : 31 - Math.clz32(points);
  if (out[Feature.CHARACTERS]! > 0) out[Feature.MISSION] = best;
  for (let n = 1; n <= best; n++) if (((points >> n) & 1) === 1) out[Feature.ROW]! += n;
  if (scalar(s, Scalar.ACTIVE) !== seat) return;
  out[Feature.PENDING] = turnNumber(s, Turn.MISSION);
  if (seatScalar(s, seat, SeatScalar.LORE) + out[Feature.PENDING] >= s.table.options.loreToWin)
    out[Feature.WINNING] = 1;
}
