// Static evaluation: features of a position for one seat, and their weights. Cards that the seat does not know have no influence.
import {
  type State,
  scalar,
  Scalar,
  NONE,
  isOut,
  isStunned,
  memberScalar,
  MemberScalar,
  hand,
  type CardEntry,
  cardIn,
  Phase,
  unitScalar,
  UnitScalar,
  NO_CARD,
} from '../state/state.js';
import { type Seat, OVER, WIN } from '../../../core/game.js';
import { HIGHEST_VALUE, VALUE } from '../state/cards.js';
import type { MatchTable } from '../state/table.js';
import { bestPlay, threatOnTable } from './threat.js';

/**
 * Features in the order of the feature vector, with their weights in log-odds of winning for one unit. Higher is better for the seat. The
 * weights are rounded by hand from several logistic fits to self-play games of greedy, with a seventh of the choices random. The fits
 * disagree in places (`brink` 0.6 to 3.6).
 */
export const FEATURES = {
  /** The share of the team's pools left, less that of the best other team. In a race: the share of the target reached. */
  pool: 1.9,
  /** 1 / (1 + points left) of the weakest other team, less that of the own team. In a race the sign is reversed. */
  brink: 1.5,
  /** Cards in hand, less the mean of the other seats. */
  hand: 0.16,
  /** The highest sum of own cards for a proper defence (in a race, for a proper task), in tens. */
  guard: 0.9,
  /** The rounds of the own team's action cards (round 10 counts 1, a lost action 0), less the mean of the other teams. Without squads. */
  initiative: 0.15,
  /** Action cards of the own team that are not flipped yet, less the mean of the other teams. */
  ready: 0.27,
  /** The share of the other teams' pools that is stunned, less the own share. */
  stunned: 0.85,
  /** The prepared part of the power of long attacks, as a share of the pools they are directed at, less that of the other teams. */
  prepared: 1.15,
  /** The expected impact of the attack under way, as a share of the pool it is directed at; negative if the own team is the target. */
  threat: 1.7,
} as const;

export type FeatureName = keyof typeof FEATURES;

export type Features = Readonly<Record<FeatureName, number>>;

export const FEATURE_NAMES = Object.keys(FEATURES) as readonly FeatureName[];

const WEIGHTS = Float64Array.from(Object.values(FEATURES));

/** The price of playing a card, in points of expected impact. */
const CARD_PRICE = 0.8;

/** The value of the position for `seat`: the sum of weights times features; ±WIN or 0 at the end. */
export function evaluate(s: State, seat: Seat, weights: Float64Array = WEIGHTS): number {
  if (scalar(s, Scalar.DECIDES) === OVER) {
    const winner = scalar(s, Scalar.WINNER);
    if (winner === NONE) return 0;
    return winner === s.table.teams[seat] ? WIN : -WIN;
  }
  const found = features(s, seat);
  let sum = 0;
  for (let i = 0; i < FEATURE_NAMES.length; i++) sum += weights[i]! * found[FEATURE_NAMES[i]!];
  return sum;
}

type FeatureSums = Record<FeatureName, number>;

export function features(s: State, seat: Seat): Features {
  // One literal, filled in place: spreading the standings into it cost a third of a search's time.
  const tally: FeatureSums = {
    pool: 0,
    brink: 0,
    hand: 0,
    guard: 0,
    initiative: 0,
    ready: 0,
    stunned: 0,
    prepared: 0,
    threat: 0,
  };
  standings(s, seat, tally);
  const { members, teams } = s.table;
  const team = teams[seat]!;
  for (let id = 0; id < members.length; id++) {
    const member = members[id]!;
    if (isOut(s, id)) continue;
    const isOwn = member.team === team;
    const sign = isOwn ? 1 : -1;
    if (isStunned(s, id)) tally.stunned -= sign * (member.pool / fullPool(s.table, member.team));
    const form = member.forms[memberScalar(s, id, MemberScalar.PREPARING) - 1];
    // An attack of length n takes n + 1 actions: each prepared card is one of them.
    const done = form === undefined ? 0 : (form.power * memberScalar(s, id, MemberScalar.PREPARED)) / (form.length + 1);
    if (done > 0) tally.prepared += (sign * done) / againstPool(s.table, member.team);
  }
  cardsInHand(s, seat, tally);
  actionCards(s, seat, tally);
  attackUnderWay(s, seat, tally);
  return tally;
}

function cardsInHand(s: State, seat: Seat, tally: FeatureSums): void {
  const { table } = s;
  const cards = hand(s, seat);
  let others = 0;
  for (let other = 0; other < table.seats; other++) others += other === seat ? 0 : hand(s, other).length;
  tally.hand += cards.length - others / (table.seats - 1);
  tally.guard = highestSumWithin(cards, sumLimit(table, seat)) / HIGHEST_VALUE;
}

/** The limit for the sum of a proper defence; in a race, which has no defence, of a proper task. */
function sumLimit({ members, leader, indirect, options }: MatchTable, seat: Seat): number {
  const { defence, forms } = members[leader[seat]!]!;
  if (!indirect) return options.defenceAddsRank ? defence : Infinity;
  let most = 0;
  for (const { skill } of forms) most = Math.max(most, skill);
  return most;
}

/** The highest sum of a subset of the cards within a limit. */
function highestSumWithin(cards: readonly CardEntry[], limit: number): number {
  let best = 0;
  for (let some = 1; some < 1 << cards.length; some++) {
    let sum = 0;
    for (let i = 0; i < cards.length; i++) if (((some >> i) & 1) !== 0) sum += VALUE[cardIn(cards[i]!)]!;
    if (sum <= limit && sum > best) best = sum;
  }
  return best;
}

/** Action cards are face up from turn 1 on. While they are being placed, only the own card is known. */
function actionCards(s: State, seat: Seat, tally: FeatureSums): void {
  const { units, teams, members } = s.table;
  const isPlacing = (scalar(s, Scalar.PHASE) as Phase) === Phase.PLACE;
  const others = teamCount(teams) - 1;
  for (let unit = 0; unit < units.length; unit++) {
    const { first, end, seat: owner, speed } = units[unit]!;
    const action = unitScalar(s, unit, UnitScalar.ACTION);
    if (action === NO_CARD || isOutEntirely(s, first, end)) continue;
    const isOwn = teams[owner] === teams[seat];
    if (isPlacing && owner !== seat) continue;
    const share = isOwn ? 1 : -1 / others;
    const value = VALUE[cardIn(action)]!;
    const isLate = value > speed && scalar(s, Scalar.TURN) <= 1;
    const weight = members[first]!.hasHand ? share : 0;
    tally.initiative += weight * (isLate ? 0 : value / HIGHEST_VALUE);
    if (!isPlacing && unitScalar(s, unit, UnitScalar.FLIPPED) === 0) tally.ready += share;
  }
}

/** The number of teams: seats that are the first of their team. */
function teamCount(teams: readonly number[]): number {
  let count = 0;
  for (let seat = 0; seat < teams.length; seat++) if (teams[seat] === seat) count++;
  return count;
}

function isOutEntirely(s: State, first: number, end: number): boolean {
  for (let id = first; id < end; id++) if (!isOut(s, id)) return false;
  return true;
}

function attackUnderWay(s: State, seat: Seat, tally: FeatureSums): void {
  const phase = scalar(s, Scalar.PHASE) as Phase;
  if (phase === Phase.PLACE || phase === Phase.ACT) return;
  const { members, options, indirect, teams } = s.table;
  const actor = members[scalar(s, Scalar.ACTOR)]!;
  const form = actor.forms[scalar(s, Scalar.FORM)]!;
  const target = scalar(s, Scalar.TARGET);
  const against = indirect ? options.target : fullPool(s.table, members[target]!.team);
  if (phase === Phase.COMMIT && actor.seat === seat) {
    // The seat is about to choose its cards: assumes the best play.
    const best = bestPlay(s, form, seat, CARD_PRICE);
    tally.threat += best.threat / against;
    tally.hand -= best.cards;
    return;
  }
  const threat = threatOnTable(s, form, seat) / against;
  if (actor.team === teams[seat]) tally.threat += threat;
  else if (indirect || members[target]!.team === teams[seat]) tally.threat -= threat;
}

const fullPool = ({ members }: MatchTable, team: number): number => {
  let sum = 0;
  for (const member of members) if (member.team === team) sum += member.pool;
  return sum;
};

/** The mean pool of the other teams; in a race, the target. */
function againstPool({ members, teams, indirect, options }: MatchTable, team: number): number {
  if (indirect) return options.target;
  let sum = 0;
  for (const member of members) if (member.team !== team) sum += member.pool;
  return sum / (teamCount(teams) - 1);
}

function standings(s: State, seat: Seat, tally: FeatureSums): void {
  const { teams } = s.table;
  const own = teams[seat]!;
  let [best, least] = [-Infinity, Infinity];
  for (const team of teams)
    if (team !== own) {
      best = Math.max(best, standing(s, team));
      least = Math.min(least, pointsLeft(s, team));
    }
  tally.pool = standing(s, own) - best;
  // In a race, few points left means near victory.
  const brink = 1 / (1 + least) - 1 / (1 + pointsLeft(s, own));
  tally.brink = s.table.indirect ? -brink : brink;
}

/** The share of the team's pools left; in a race, the share of the target reached. */
function standing(s: State, team: number): number {
  const { indirect, options } = s.table;
  const left = pointsLeft(s, team);
  return indirect ? 1 - left / options.target : left / fullPool(s.table, team);
}

/**
 * Points that the team can lose until all its members are out; in a race, points to the target. Halves count here, although the rules
 * ignore a single half (C-12): the next half completes the point.
 */
function pointsLeft(s: State, team: number): number {
  const { members, indirect, options } = s.table;
  let [left, total] = [0, 0];
  for (let id = 0; id < members.length; id++) {
    if (members[id]!.team !== team) continue;
    total = Math.max(total, memberScalar(s, id, MemberScalar.DEALT) / 2);
    if (!isOut(s, id)) left += members[id]!.pool + 1 - memberScalar(s, id, MemberScalar.TAKEN) / 2;
  }
  return indirect ? Math.max(0, options.target - total) : left;
}
