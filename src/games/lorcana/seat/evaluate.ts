// Evaluates a position for one seat: computes the features of all seats and weighs them.
import { type State, zone, Zone } from '../state/state.js';
import { type Seat, OVER, WIN } from '../../../core/game.js';
import { WEIGHTS, Feature } from './features.js';
import { scalar, Scalar, seatScalar, SeatScalar } from '../state/scalars.js';
import { inkOf } from '../state/ink.js';
import { type CardEntry, Entry, cardIn, damageOn } from '../state/entry.js';
import { Fact, TypeBit, InPlay } from '../state/table.js';
import { inPlayFacts, modifiersOf } from '../state/modifiers.js';
import { strengthOf, resistOf } from '../rules/read/values.js';

/** More ink than this is seldom spent. */
const ENOUGH_INK = 7;

const FIRST_INK = 4;

const FIRST_HAND = 3;

const ENOUGH_INKABLE = 2;

/** What an unknown card adds, on average, to the features `payable` and `inkable`. */
const USUAL_PAYABLE = 0.45;

const USUAL_INKABLE = 0.75;

/** The average cost of an unknown card. */
const USUAL_COST = 3;

/** The value of the position for `seat`, as far as it knows the position. */
export const evaluate = (s: State, seat: Seat, weights: Float64Array = WEIGHTS): number =>
  compareSeats(s, seat, weights, weightedFeatures);

/** The weighted features of `seat`, as far as `viewer` knows them. */
export type SeatFeatures = (s: State, seat: Seat, viewer: Seat, weights: Float64Array) => number;

/** The weighted features of `seat` minus those of its best opponent; ±WIN or 0 after the end of the game. */
export function compareSeats(s: State, seat: Seat, weights: Float64Array, valueOf: SeatFeatures): number {
  if (scalar(s, Scalar.DECIDES) === OVER) {
    const winner = scalar(s, Scalar.WINNER);
    return winner < 0 ? 0 : winner === seat ? WIN : -WIN;
  }
  let best = -Infinity;
  for (let other = 0; other < s.table.seats; other++)
    if (other !== seat) best = Math.max(best, valueOf(s, other, seat, weights));
  return valueOf(s, seat, seat, weights) - best;
}

// Scratch space.
const features = new Float64Array(Feature.COUNT);

function weightedFeatures(s: State, seat: Seat, viewer: Seat, weights: Float64Array): number {
  fillFeatures(s, seat, viewer, features);
  let sum = 0;
  for (let i = 0; i < Feature.COUNT; i++) sum += weights[i]! * features[i]!;
  return sum;
}

/** Fills `out` with the features of `seat`, as far as `viewer` knows them. */
export function fillFeatures(s: State, seat: Seat, viewer: Seat, out: Float64Array): void {
  const { loreToWin } = s.table.options;
  const lore = seatScalar(s, seat, SeatScalar.LORE);
  const share = lore / loreToWin;
  const ink = inkOf(s, seat);
  const isActive = scalar(s, Scalar.ACTIVE) === seat;
  out[Feature.LORE] = lore;
  out[Feature.RACE] = share * share;
  out[Feature.INK] = Math.min(ink, ENOUGH_INK);
  out[Feature.FIRST_INK] = Math.min(ink, FIRST_INK);
  out[Feature.TURN] = isActive ? 1 : 0;
  const hand = zone(s, seat, Zone.HAND);
  out[Feature.HAND] = hand.length;
  out[Feature.FIRST_HAND] = Math.min(hand.length, FIRST_HAND);
  const readyInk = isActive ? seatScalar(s, seat, SeatScalar.READY_INK) : 0;
  if (seat === viewer) fillHandFeatures(s, hand, ink + 1, readyInk, out);
  else fillUnknownHandFeatures(hand.length, readyInk, out);
  const mayInk = isActive && seatScalar(s, seat, SeatScalar.INKED) === 0 && hand.length > 0;
  out[Feature.DROP] = mayInk ? 1 : 0;
  surveyOpponents(s, seat);
  const quest = fillPlayFeatures(s, zone(s, seat, Zone.PLAY), isActive, out);
  out[Feature.WINNING] = lore + quest >= loreToWin ? 1 : 0;
  // At least one turn: if a rule raises the lore needed to win, a player may already have `loreToWin`.
  out[Feature.CLOCK] = quest > 0 ? 1 / Math.max(1, Math.ceil((loreToWin - lore) / quest)) : 0;
}

function fillHandFeatures(
  s: State,
  hand: readonly CardEntry[],
  ink: number,
  readyInk: number,
  out: Float64Array,
): void {
  let inkable = 0;
  let payable = 0;
  let power = 0;
  let costs = 0;
  for (let i = 0; i < hand.length; i++) {
    const entry = hand[i]!;
    if ((entry & Entry.SET_ASIDE) !== 0) {
      // This card will be exchanged for an unknown one.
      payable += USUAL_PAYABLE;
      inkable += USUAL_INKABLE;
      continue;
    }
    const fact = s.table.facts[cardIn(entry)]!;
    const cost = (fact >> Fact.COST_SHIFT) & Fact.MASK;
    payable += cost <= ink ? 1 : 1 / (1 + cost - ink);
    if (cost <= ink) power += cost;
    if (cost <= readyInk) costs += cost;
    inkable += (fact >> Fact.INKABLE_SHIFT) & 1;
  }
  out[Feature.PAYABLE] = payable;
  out[Feature.POWER] = power;
  out[Feature.UNSPENT] = Math.min(costs, readyInk);
  out[Feature.INKABLE] = Math.min(inkable, ENOUGH_INKABLE);
}

function fillUnknownHandFeatures(cards: number, readyInk: number, out: Float64Array): void {
  out[Feature.PAYABLE] = 0;
  out[Feature.POWER] = 0;
  out[Feature.UNSPENT] = Math.min(readyInk, cards * USUAL_COST);
  out[Feature.INKABLE] = 0;
}

/** Returns the lore of one turn of quests. The sums are local variables for speed: a search evaluates thousands of positions. */
function fillPlayFeatures(s: State, play: readonly CardEntry[], isActive: boolean, out: Float64Array): number {
  const { facts } = s.table;
  const inPlay = inPlayFacts(s);
  let [quest, ready, safe, exposed, items] = [0, 0, 0, 0, 0];
  let [strength, willpower, characters, costs] = [0, 0, 0, 0];
  for (let i = 0; i < play.length; i++) {
    const entry = play[i]!;
    const card = cardIn(entry);
    const fact = facts[card]!;
    const mods = modifiersOf(s, card);
    const cardFacts = inPlay[card]!;
    const cost = (fact >> Fact.COST_SHIFT) & Fact.MASK;
    if ((cardFacts & TypeBit.ITEM) !== 0) {
      items += cost;
      continue;
    }
    const lore = Math.max(0, ((fact >> Fact.LORE_SHIFT) & Fact.MASK) + (mods === undefined ? 0 : mods.lore));
    const fullWillpower = ((fact >> Fact.WILLPOWER_SHIFT) & Fact.MASK) + (mods === undefined ? 0 : mods.willpower);
    const remaining = fullWillpower - damageOn(entry);
    quest += lore;
    willpower += remaining;
    costs += cost;
    if ((cardFacts & TypeBit.CHARACTER) === 0) continue;
    characters++;
    strength += Math.max(0, strengthOf(s, card));
    if (isActive && (entry & (Entry.EXERTED | Entry.DRYING)) === 0) ready += lore;
    const isEvasive = (cardFacts & InPlay.EVASIVE) !== 0;
    if (!(isEvasive ? hasOneReachingEvasive : hasOpposingCharacter)) safe += lore;
    else if ((entry & Entry.EXERTED) !== 0) {
      const resist = (cardFacts & InPlay.RESIST) === 0 ? 0 : resistOf(s, card);
      if ((isEvasive ? strongestReachingEvasive : strongestChallenger) >= remaining + resist) exposed += cost;
    }
  }
  out[Feature.QUEST] = quest;
  out[Feature.READY] = ready;
  out[Feature.SAFE] = safe;
  out[Feature.EXPOSED] = exposed;
  out[Feature.ITEMS] = items;
  out[Feature.STRENGTH] = strength;
  out[Feature.WILLPOWER] = willpower;
  out[Feature.CHARACTERS] = characters;
  out[Feature.COST] = costs;
  return quest;
}

// Scratch variables about the opponents of one seat: the highest strength among characters that can challenge, the same
// among those that can challenge Evasive characters, and whether there are any characters of each sort.
let strongestChallenger = 0;

let strongestReachingEvasive = 0;

let hasOpposingCharacter = false;

let hasOneReachingEvasive = false;

/** Below any strength. An integer, as V8 would allocate an object for −Infinity here. */
const NO_STRENGTH = -1000;

/** Surveys the opposing characters once, instead of once for each character that they could challenge. */
function surveyOpponents(s: State, seat: Seat): void {
  const inPlay = inPlayFacts(s);
  strongestChallenger = NO_STRENGTH;
  strongestReachingEvasive = NO_STRENGTH;
  hasOpposingCharacter = false;
  hasOneReachingEvasive = false;
  const active = scalar(s, Scalar.ACTIVE);
  for (let other = 0; other < s.table.seats; other++) {
    if (other === seat) continue;
    // In their own turn only ready and dry characters can challenge. In another turn all count: they will be ready and dry.
    const unable = other === active ? Entry.EXERTED | Entry.DRYING : 0;
    const play = zone(s, other, Zone.PLAY);
    for (let i = 0; i < play.length; i++) {
      const card = cardIn(play[i]!);
      const cardFacts = inPlay[card]!;
      if ((cardFacts & TypeBit.CHARACTER) === 0) continue;
      const strength = (play[i]! & unable) === 0 ? strengthOf(s, card) : NO_STRENGTH;
      hasOpposingCharacter = true;
      if (strength > strongestChallenger) strongestChallenger = strength;
      if ((cardFacts & InPlay.CAN_CHALLENGE_EVASIVE) === 0) continue;
      hasOneReachingEvasive = true;
      if (strength > strongestReachingEvasive) strongestReachingEvasive = strength;
    }
  }
}
