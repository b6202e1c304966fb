import { expect, test } from 'vitest';
import { OBSERVABLES } from '../../../src/games/template/observer.js';
import { observed } from '../../support/observed.js';
import { EVEN, HIGH_AND_LOW, template } from '../../support/template.js';

const game = template();

const NAMES = Object.keys(OBSERVABLES.measures);

const games = [1, 2, 3, 4, 5].map((seed) => observed(game, game.table([EVEN, HIGH_AND_LOW]), 10 * seed, 1));

test('the measures agree with the outcome', () => {
  for (const { observer, seats, outcome } of games) {
    const { target, ...roles } = observer.roles;
    expect(target).toBe(15);
    expect(NAMES).toEqual(expect.arrayContaining(Object.values(roles)));
    seats.forEach(({ own, other }, seat) => {
      expect(own).toHaveLength(outcome.turns);
      expect(other).toEqual(seats[1 - seat]!.own);
      for (const measures of own) expect(measures).toHaveLength(NAMES.length);
      expect(own.at(-1)![NAMES.indexOf('points')]).toBe(outcome.scores[seat]);
    });
  }
});

test('every copy is in the opening hand, drawn or unseen, and one is played in each turn', () => {
  for (const { observer, seats, outcome } of games)
    seats.forEach(({ pieces, firstPlayed }, seat) => {
      pieces.forEach(([opening, drawn, unseen], i) => {
        expect(opening! + drawn! + unseen!).toBe(observer.pieces[seat]![i]!.copies);
      });
      expect(pieces.reduce((sum, [, , , played]) => sum + played!, 0)).toBe(outcome.turns);
      pieces.forEach(([, , , played], i) => {
        expect(firstPlayed[i]! > 0).toBe(played! > 0);
      });
    });
});
