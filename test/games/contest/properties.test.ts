// Properties of every contest, tested with random sheets and parameters.
import { runs } from '../../support/long.js';
import fc from 'fast-check';
import type { Contestant, Sheet } from '../../../src/games/contest/state/sheet.js';
import { type ContestOptions, DEFAULTS } from '../../../src/games/contest/state/options.js';
import { ActionList, OVER } from '../../../src/core/game.js';
import { type Contest, indirectContest, contest } from '../../../src/games/contest/index.js';
import {
  type State,
  scalar,
  Scalar,
  hand,
  isOut,
  MemberScalar,
  memberScalar,
} from '../../../src/games/contest/state/state.js';
import { wordsOf, Rng } from '../../../src/core/rng.js';
import { test, expect } from 'vitest';
import { cardsConserved } from '../../support/contest.js';
import { isBeaten, poolLoss } from '../../../src/games/contest/rules/values.js';

const upTo = (most: number, min = 0) => fc.integer({ min, max: most });

const FORM = fc.record({
  name: fc.constant('Form'),
  skill: upTo(12),
  power: upTo(15, 1),
  length: fc.oneof(fc.constant(0), upTo(3)),
  hold: fc.boolean(),
});

const CONTESTANT: fc.Arbitrary<Contestant> = fc.record({
  name: fc.constant('Contestant'),
  speed: upTo(12),
  encumbrance: upTo(5),
  defence: upTo(12),
  pool: upTo(15, 1),
  recovery: upTo(10),
  forms: fc.array(FORM, { minLength: 1, maxLength: 3 }),
});

const SHEET: fc.Arbitrary<Sheet> = fc.record({
  team: fc.constantFrom(undefined, undefined, 'red', 'blue'),
  contestant: CONTESTANT,
  squads: fc.array(fc.record({ henchman: CONTESTANT, count: upTo(4, 1) }), { maxLength: 1 }),
});

const SHEETS = fc
  .array(SHEET, { minLength: 2, maxLength: 6 })
  .filter((sheets) => sheets.some(({ team }) => team === undefined || team !== sheets[0]!.team));

const OPTIONS: fc.Arbitrary<ContestOptions> = fc.record({
  ...Object.fromEntries(Object.entries(DEFAULTS).map(([name, value]) => [name, fc.constant(value)])),
  sharedDeck: fc.boolean(),
  ties: fc.constantFrom('hand', 'speed'),
  defenceAddsRank: fc.boolean(),
  defenceBoosts: fc.boolean(),
  weakMargin: upTo(5),
  rounding: fc.constantFrom('down', 'nearest', 'up'),
  stun: fc.boolean(),
  maxTurns: upTo(30, 1),
  timeout: fc.constantFrom('draw', 'pool'),
  mergeEqual: fc.boolean(),
}) as fc.Arbitrary<ContestOptions>;

const list = new ActionList();

/** Plays a random contest and calls `visit` with every position. */
function play(game: Contest, sheets: readonly Sheet[], seed: number, visit: (s: State) => void): State {
  const s = game.setup(game.table(sheets), {
    decks: sheets.map((_, i) => wordsOf(seed + i)),
    chance: wordsOf(seed + 9),
  });
  const rng = new Rng(wordsOf(seed + 77));
  for (let n = 0; game.toMove(s) !== OVER; n++) {
    if (n > game.maxDecisions) throw new Error('the contest does not end');
    visit(s);
    game.legal(s, list);
    game.advance(s, list.items[rng.int(list.count)]!);
  }
  visit(s);
  return s;
}

const forAnyContest = (name: string, check: (game: Contest, sheets: readonly Sheet[], seed: number) => void) => {
  test(name, () => {
    fc.assert(
      fc.property(OPTIONS, SHEETS, fc.boolean(), upTo(1e6), (options, sheets, isIndirect, seed) => {
        check((isIndirect ? indirectContest : contest)(options), sheets, seed);
      }),
      { numRuns: runs(60, 600) },
    );
  });
};

forAnyContest(
  'cards are conserved, and no hand has more than three cards after the action cards are placed',
  (game, sheets, seed) => {
    play(game, sheets, seed, (s) => {
      cardsConserved(s);
      if (scalar(s, Scalar.TURN) > 0)
        for (let seat = 0; seat < sheets.length; seat++) expect(hand(s, seat).length).toBeLessThanOrEqual(3);
    });
  },
);

forAnyContest('games end in a known way, at the latest after the last turn', (game, sheets, seed) => {
  const end = play(game, sheets, seed, () => undefined);
  const { how, turns, winner } = game.outcome(end);
  expect(['standing', 'target', 'timeout']).toContain(how);
  expect(turns).toBeLessThanOrEqual(end.table.options.maxTurns);
  if (how === 'standing')
    end.table.members.forEach(({ team }, member) => {
      expect(isOut(end, member) || team === winner).toBe(true);
    });
});

forAnyContest(
  'halves add up: impact dealt equals impact taken, and a member is out when it is above the pool',
  (game, sheets, seed) => {
    let taken = 0;
    play(game, sheets, seed, (s) => {
      const sum = (i: MemberScalar) =>
        s.table.members.reduce((total, _, member) => total + memberScalar(s, member, i), 0);
      if (!s.table.indirect) expect(sum(MemberScalar.DEALT)).toBe(sum(MemberScalar.TAKEN));
      expect(sum(MemberScalar.TAKEN)).toBeGreaterThanOrEqual(taken);
      taken = sum(MemberScalar.TAKEN);
      s.table.members.forEach(({ pool }, member) => {
        expect(isOut(s, member)).toBe(isBeaten(memberScalar(s, member, MemberScalar.TAKEN), pool));
      });
    });
  },
);

forAnyContest('scores are the whole points dealt', (game, sheets, seed) => {
  const end = play(game, sheets, seed, () => undefined);
  const { scores } = game.outcome(end);
  const dealt = sheets.map((_, seat) =>
    end.table.members.reduce(
      (sum, each, member) => sum + (each.seat === seat ? memberScalar(end, member, MemberScalar.DEALT) : 0),
      0,
    ),
  );
  expect(scores).toEqual(dealt.map(poolLoss));
});
