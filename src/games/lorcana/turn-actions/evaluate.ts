// The evaluation of a position of the variant: missions replace the lore of characters. `seat/features.ts` describes the other features.
import { type State, editZone, Zone, zone } from '../state/state.js';
import type { Seat } from '../../../core/game.js';
import { compareSeats, fillFeatures as fillLorcanaFeatures } from '../seat/evaluate.js';
import { cardOf } from '../state/packed-action.js';
import { type CardId, cardIn, findIndexIn, damageOn, removeCard, Entry } from '../state/entry.js';
import { turnNumber, Turn, bagRow, pointsOffered } from './state.js';
import { strengthOf, resistOf, willpowerOf, printedCost, loreOf } from '../rules/read/values.js';
import { Feature as LorcanaFeature } from '../seat/features.js';
import { scalar, Scalar, seatScalar, SeatScalar } from '../state/scalars.js';
import { TypeBit } from '../state/table.js';

/** The features in the order of the feature vector, with their default weights. */
export const FEATURES = {
  /** Lore. */
  lore: 0.145,
  /** The square of the share of the lore that wins. */
  race: 4.3,
  /** Points of the assigned mission, which become lore at the end of the turn. */
  pending: 0.2,
  /** Points of the best mission in the row, if a character is in play. */
  mission: 0.3,
  /** Points of all missions in the row. */
  row: 0.02,
  /** Lore of the locations in play, gained each turn. */
  places: 0.3,
  /** 1 if the assigned mission brings enough lore to win. */
  winning: 2,
  /** Characters in play. */
  characters: 0.2,
  /** Strength of characters in play, and of the strongest. */
  strength: 0.055,
  strongest: 0,
  /** Remaining willpower of characters and locations in play, and of the toughest character. */
  willpower: 0.035,
  toughest: 0,
  /** Ink costs of items in play. */
  items: 0.04,
  /** Cards in the inkwell, up to the seventh. */
  ink: 0.22,
  /** Cards in hand. */
  hand: 0.14,
  /** Own hand: cards, weighted by how soon they can be paid. */
  payable: 0.05,
  /** Own hand: ink costs of the cards that the ink of the next turn can pay. */
  power: 0.01,
  /** Own hand: cards that can be inked, up to the second. */
  inkable: 0.02,
  /** Ink costs of the cards in Bag. */
  bag: 0.02,
  /** Actions left in the own turn. */
  activity: 0,
} as const;

const WEIGHTS = Float64Array.from(Object.values(FEATURES));

/** Indices into the feature vector. */
const enum Feature {
  LORE,
  RACE,
  PENDING,
  MISSION,
  ROW,
  PLACES,
  WINNING,
  CHARACTERS,
  STRENGTH,
  STRONGEST,
  WILLPOWER,
  TOUGHEST,
  ITEMS,
  INK,
  HAND,
  PAYABLE,
  POWER,
  INKABLE,
  BAG,
  ACTIVITY,
  COUNT,
}

/** The value of the position for `seat`, from the information that it has. */
export function evaluate(s: State, seat: Seat, weights: Float64Array = WEIGHTS): number {
  if (s.question?.about !== 'defender') return compareSeats(s, seat, weights, valueOf);
  // A challenge waits for its defender: take the best option for the player who chooses, the worst one for every other player.
  const values = s.question.options.map((option) =>
    compareSeats(afterDamage(s, cardOf(option)), seat, weights, valueOf),
  );
  return seat === s.question.seat ? Math.max(...values) : Math.min(...values);
}

/** The position after the challenge damage, without triggered abilities. It reveals no hidden card. */
function afterDamage(s: State, defender: CardId): State {
  const after = s.branch();
  const attacker = cardIn(turnNumber(s, Turn.ATTACKER));
  const [damageToDefender, damageToAttacker] = [
    strengthOf(s, attacker) - resistOf(s, defender),
    strengthOf(s, defender) - resistOf(s, attacker),
  ];
  dealDamage(after, defender, damageToDefender);
  dealDamage(after, attacker, damageToAttacker);
  return after;
}

function dealDamage(s: State, card: CardId, damage: number): void {
  if (damage <= 0) return;
  const play = editZone(s, s.table.owner[card]!, Zone.PLAY);
  const at = findIndexIn(play, card);
  if (damageOn(play[at]!) + damage >= willpowerOf(s, card)) removeCard(play, card);
  else play[at]! += damage * Entry.DAMAGE_ONE;
}

// Scratch buffers.
const features = new Float64Array(Feature.COUNT);

const lorcanaFeatures = new Float64Array(LorcanaFeature.COUNT);

function valueOf(s: State, seat: Seat, viewer: Seat, weights: Float64Array): number {
  fillFeatures(s, seat, viewer, features);
  let sum = 0;
  for (let i = 0; i < Feature.COUNT; i++) sum += weights[i]! * features[i]!;
  return sum;
}

/** Fills `out` with the features of `seat`, as far as `viewer` knows them. */
function fillFeatures(s: State, seat: Seat, viewer: Seat, out: Float64Array): void {
  fillLorcanaFeatures(s, seat, viewer, lorcanaFeatures);
  out.fill(0);
  for (const [from, to] of SHARED) out[to] = lorcanaFeatures[from]!;
  addBoardFeatures(s, seat, out);
  addMissionFeatures(s, seat, out);
  for (const entry of s.row(bagRow(s.table.seats)))
    if (s.table.owner[cardIn(entry)] === seat) out[Feature.BAG]! += printedCost(s, cardIn(entry));
  if (scalar(s, Scalar.ACTIVE) === seat) out[Feature.ACTIVITY] = turnNumber(s, Turn.ACTIVITY);
}

/** Features with the same meaning in `lorcana`. */
const SHARED: readonly (readonly [LorcanaFeature, Feature])[] = [
  [LorcanaFeature.LORE, Feature.LORE],
  [LorcanaFeature.RACE, Feature.RACE],
  [LorcanaFeature.CHARACTERS, Feature.CHARACTERS],
  [LorcanaFeature.STRENGTH, Feature.STRENGTH],
  [LorcanaFeature.WILLPOWER, Feature.WILLPOWER],
  [LorcanaFeature.ITEMS, Feature.ITEMS],
  [LorcanaFeature.INK, Feature.INK],
  [LorcanaFeature.HAND, Feature.HAND],
  [LorcanaFeature.PAYABLE, Feature.PAYABLE],
  [LorcanaFeature.POWER, Feature.POWER],
  [LorcanaFeature.INKABLE, Feature.INKABLE],
];

function addBoardFeatures(s: State, seat: Seat, out: Float64Array): void {
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

function addMissionFeatures(s: State, seat: Seat, out: Float64Array): void {
  const points = pointsOffered(s, seat);
  const best = points === 0 ? 0 : 31 - Math.clz32(points);
  if (out[Feature.CHARACTERS]! > 0) out[Feature.MISSION] = best;
  for (let n = 1; n <= best; n++) if (((points >> n) & 1) === 1) out[Feature.ROW]! += n;
  if (scalar(s, Scalar.ACTIVE) !== seat) return;
  out[Feature.PENDING] = turnNumber(s, Turn.MISSION);
  if (seatScalar(s, seat, SeatScalar.LORE) + out[Feature.PENDING] >= s.table.options.loreToWin)
    out[Feature.WINNING] = 1;
}
