// Resolves a challenge or task after the reveal: success, effect card, impact, stun, and members who are out.
import {
  type State,
  scalar,
  Scalar,
  NONE,
  Row,
  Entry,
  cardIn,
  truncate,
  NO_CARD,
  setMemberScalar,
  MemberScalar,
  memberScalar,
  Status,
  hand,
  handRow,
  isOut,
  unitScalar,
  UnitScalar,
  setUnitScalar,
} from '../state/state.js';
import { attackValue, challengeMargin, defenceValue, effectPercent, impactHalves, isBeaten, stuns } from './values.js';
import { endAction } from './rounds.js';
import { VALUE } from '../state/cards.js';
import type { MemberId } from '../state/table.js';
import { discard, drawAndDiscard } from './piles.js';
import { endIfDecided } from './ends.js';
import { dropPreparation } from './preparation.js';

/** The cards of one side. Boosts count as cards but not as high cards (C-14). */
interface Played {
  sum: number;
  highest: number;
  boosts: number;
  cards: number;
}

// Scratch records, reused for each challenge.

const attack: Played = { sum: 0, highest: 0, boosts: 0, cards: 0 };

const defence: Played = { sum: 0, highest: 0, boosts: 0, cards: 0 };

export function resolve(s: State): void {
  countCards(s);
  const actor = scalar(s, Scalar.ACTOR);
  const target = scalar(s, Scalar.TARGET);
  const { skill, power } = s.table.members[actor]!.forms[scalar(s, Scalar.FORM)]!;
  const value = attackValue(skill, attack.sum, attack.boosts);
  const against = target === NONE ? difficulty(s, skill) : defenceOf(s, target);
  const isSuccess = value > against || (value === against && winsTie());
  discardPlayed(s, actor, target);
  const scalars = s.editRow(Row.SCALARS);
  scalars[Scalar.LAST_ATTACK] = value;
  scalars[Scalar.LAST_DEFENCE] = against;
  scalars[Scalar.LAST_SUCCESS] = isSuccess ? 1 : 0;
  scalars[Scalar.LAST_MARGIN] = isSuccess ? challengeMargin(skill, attack.sum, s.table.options.weakMargin) : 0;
  scalars[Scalar.LAST_EFFECT] = 0;
  scalars[Scalar.LAST_IMPACT] = 0;
  if (isSuccess) dealImpact(s, actor, target, power);
  endAction(s);
}

function countCards(s: State): void {
  attack.sum = attack.highest = attack.boosts = attack.cards = 0;
  defence.sum = defence.highest = defence.boosts = defence.cards = 0;
  const played = s.row(Row.PLAYED);
  for (let i = 0; i < played.length; i++) {
    const entry = played[i]!;
    const side = (entry & Entry.DEFENCE) === 0 ? attack : defence;
    side.cards++;
    if ((entry & Entry.BOOST) !== 0) {
      side.boosts++;
      continue;
    }
    const value = VALUE[cardIn(entry)]!;
    side.sum += value;
    if (value > side.highest) side.highest = value;
  }
}

export const difficulty = (s: State, skill: number): number =>
  s.table.options.difficulty ?? skill + s.table.options.difficultyAbove;

const defenceOf = (s: State, target: MemberId): number =>
  defenceValue(s.table.members[target]!.defence, defence.sum, defence.boosts, s.table.options.defenceAddsRank);

/** Equal values: the attack succeeds with a higher card or with more cards. A difficulty has no cards (C-15). */
const winsTie = (): boolean => attack.highest > defence.highest || attack.cards > defence.cards;

function discardPlayed(s: State, actor: MemberId, target: MemberId): void {
  const { members } = s.table;
  const played = s.editRow(Row.PLAYED);
  for (let i = 0; i < played.length; i++) {
    const entry = played[i]!;
    discard(s, members[(entry & Entry.DEFENCE) === 0 ? actor : target]!.seat, entry);
  }
  truncate(played, 0);
}

function dealImpact(s: State, actor: MemberId, target: MemberId, power: number): void {
  const card = drawAndDiscard(s, s.table.members[actor]!.seat);
  const scalars = s.editRow(Row.SCALARS);
  const percent = effectPercent(card === NO_CARD ? 0 : VALUE[card]!, scalars[Scalar.LAST_MARGIN]!);
  const halves = impactHalves(power, percent, s.table.options.rounding);
  scalars[Scalar.LAST_EFFECT] = percent;
  scalars[Scalar.LAST_IMPACT] = halves;
  setMemberScalar(s, actor, MemberScalar.DEALT, memberScalar(s, actor, MemberScalar.DEALT) + halves);
  if (target !== NONE) takeImpact(s, target, halves);
}

function takeImpact(s: State, target: MemberId, halves: number): void {
  const { pool } = s.table.members[target]!;
  const { stun, stunPercent } = s.table.options;
  const taken = memberScalar(s, target, MemberScalar.TAKEN) + halves;
  setMemberScalar(s, target, MemberScalar.TAKEN, taken);
  if (isBeaten(taken, pool)) {
    setMemberScalar(s, target, MemberScalar.STATUS, Status.OUT);
    discardCardsOf(s, target);
    endIfDecided(s);
  } else if (stun && stuns(halves, pool, stunPercent)) setMemberScalar(s, target, MemberScalar.STATUS, Status.STUNNED);
}

/** Discards the cards of a member who is out: the hand unseen, and the action card if all members of the unit are out (C-21). */
function discardCardsOf(s: State, member: MemberId): void {
  const { seat, unit, hasHand } = s.table.members[member]!;
  dropPreparation(s, member);
  if (hasHand && hand(s, seat).length > 0) {
    const cards = s.editRow(handRow(s.table, seat));
    for (let i = 0; i < cards.length; i++) discard(s, seat, cards[i]!);
    truncate(cards, 0);
  }
  const { first, end } = s.table.units[unit]!;
  for (let other = first; other < end; other++) if (!isOut(s, other)) return;
  discard(s, seat, unitScalar(s, unit, UnitScalar.ACTION));
  setUnitScalar(s, unit, UnitScalar.ACTION, NO_CARD);
}
