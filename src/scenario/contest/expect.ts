// Checks the expectations of contest scenarios. Each one that fails gives a message with the expected and the found value.
import {
  type State,
  scalar,
  Scalar,
  pileRow,
  NONE,
  hand,
  discardRow,
  memberScalar,
  MemberScalar,
  isStunned,
  isOut,
  unitScalar,
  UnitScalar,
  type CardEntry,
  cardIn,
} from '../../games/contest/state/state.js';
import type { Expectation, MemberExpectation } from './schema.js';
import { outcome, legalNow, memberNamed } from './steps.js';
import { OVER } from '../../core/game.js';
import { seatName } from '../../games/contest/seat/actions.js';
import { mismatch } from '../scenario.js';
import { poolLoss } from '../../games/contest/rules/values.js';
import { type Rank, rankOf } from '../../games/contest/state/cards.js';

/** One message for each expectation that does not hold. */
export function unmet(s: State, expected: Expectation): string[] {
  const { table } = s;
  const seats = table.teams.map((_, seat) => seat);
  const { winner, how } = outcome(s);
  const decides = scalar(s, Scalar.DECIDES);
  const acts = scalar(s, Scalar.ACTOR);
  return [
    ...differing('', expected, {
      turn: scalar(s, Scalar.TURN),
      round: scalar(s, Scalar.ROUND),
      how,
      deck: s.row(pileRow(0)).length,
    }),
    ...differing('', seatNamesIn(expected), {
      decision: decides === OVER ? 'none' : seatName(decides),
      winner: winner === undefined ? 'none' : seatName(winner),
    }).map((problem) => `${problem} (${legalNow(s)})`),
    ...(expected.acts === undefined || memberNamed(s, expected.acts) === acts
      ? []
      : [mismatch('acts', expected.acts, acts === NONE ? 'none' : table.members[acts]!.name)]),
    ...comparePerSeat(
      'hand',
      expected.hand,
      seats.map((seat) => hand(s, seat).length),
    ),
    ...(expected.handCards ?? []).flatMap((cards, seat) =>
      cards === null ? [] : compareCards(`handCards of ${seatName(seat)}`, cards, hand(s, seat)),
    ),
    ...(expected.discard === undefined ? [] : compareCards('discard', expected.discard, s.row(discardRow(0)))),
    ...differing('last ', expected.last ?? {}, lastOf(s)),
    ...Object.entries(expected.contestants ?? {}).flatMap(([name, facts]) => unmetMember(s, name, facts)),
  ];
}

const seatNamesIn = ({ decision, winner }: Expectation): Record<string, unknown> => ({
  decision: typeof decision === 'number' ? seatName(decision) : decision,
  winner: typeof winner === 'number' ? seatName(winner) : winner,
});

function unmetMember(s: State, name: string, facts: MemberExpectation): string[] {
  const id = memberNamed(s, name);
  const { pool, unit } = s.table.members[id]!;
  const taken = memberScalar(s, id, MemberScalar.TAKEN);
  return differing(`${name}: `, facts, {
    taken: taken / 2,
    dealt: memberScalar(s, id, MemberScalar.DEALT) / 2,
    pool: pool - poolLoss(taken),
    stunned: isStunned(s, id),
    out: isOut(s, id),
    flipped: unitScalar(s, unit, UnitScalar.FLIPPED) === 1,
    prepared: memberScalar(s, id, MemberScalar.PREPARED),
  });
}

const lastOf = (s: State) => ({
  attack: scalar(s, Scalar.LAST_ATTACK),
  defence: scalar(s, Scalar.LAST_DEFENCE),
  success: scalar(s, Scalar.LAST_SUCCESS) === 1,
  margin: scalar(s, Scalar.LAST_MARGIN),
  effect: scalar(s, Scalar.LAST_EFFECT),
  impact: scalar(s, Scalar.LAST_IMPACT) / 2,
});

/** One message for each field with another value than expected. */
function differing(
  prefix: string,
  expected: Readonly<Record<string, unknown>>,
  actual: Record<string, unknown>,
): string[] {
  return Object.entries(actual).flatMap(([key, value]) =>
    expected[key] === undefined || expected[key] === value ? [] : [mismatch(prefix + key, expected[key], value)],
  );
}

function comparePerSeat(
  what: string,
  expected: readonly (number | null)[] | undefined,
  actual: readonly number[],
): string[] {
  const isMet = (expected ?? []).every((n, seat) => n === null || n === actual[seat]);
  return isMet ? [] : [mismatch(what, expected, actual)];
}

/** Compares cards in any order. */
function compareCards(what: string, expected: readonly Rank[], entries: readonly CardEntry[]): string[] {
  const actual = entries.map((entry) => rankOf(cardIn(entry)));
  return expected.toSorted().join() === actual.toSorted().join() ? [] : [mismatch(what, expected, actual)];
}
