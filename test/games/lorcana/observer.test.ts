// The observations of games agree with the games.
import { lorcana } from '../../../src/games/lorcana/index.js';
import { readdirSync, readFileSync } from 'node:fs';
import { observed } from '../../support/observed.js';
import type { SeatObservation } from '../../../src/core/observer.js';
import { OBSERVABLES } from '../../../src/games/lorcana/observables.js';
import { test, expect } from 'vitest';

const FOLDER = 'decks/lorcana/';

const game = lorcana();

const decks = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.txt'))
  .sort()
  .map((file) => game.readDeck({ file, text: readFileSync(FOLDER + file, 'utf8') }));

/** One game of each deck against the next deck. */
const games = decks.map((deck, i) => observed(game, game.table([deck, decks[(i + 1) % decks.length]!]), i, 100));

const measure = ({ own }: SeatObservation, name: string) => own.map((values) => values[NAMES.indexOf(name)]!);

const NAMES = Object.keys(OBSERVABLES.measures);

const CASES = Object.keys(OBSERVABLES.cases);

test('every role is a measure, and each turn has a number for each measure', () => {
  for (const { observer, seats } of games) {
    const { target, ...roles } = observer.roles;
    expect(target).toBe(20);
    expect(NAMES).toEqual(expect.arrayContaining(Object.values(roles)));
    for (const { own, other, pieces } of seats) {
      for (const values of [...own, ...other]) expect(values).toHaveLength(NAMES.length);
      for (const counts of pieces) expect(counts).toHaveLength(CASES.length);
    }
  }
});

test('removed and lost costs are consistent with the number of banished copies', () => {
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  for (const { seats } of games) {
    const cost = sum(seats.flatMap((seat) => [...measure(seat, 'costRemoved'), ...measure(seat, 'costLost')]));
    const banished = sum(seats.flatMap(({ pieces }) => pieces.map((counts) => counts[CASES.indexOf('banished')]!)));
    // A character costs from 1 to 10; items and locations count as banished, but not in the costs.
    expect(cost).toBeLessThanOrEqual(10 * banished);
    expect(cost).toBeGreaterThan(0);
  }
});

test('challenges of turns, by copies and against copies have equal sums', () => {
  for (const { seats } of games) {
    const inTurns = seats.flatMap((seat) => measure(seat, 'challenges')).reduce((total, value) => total + value, 0);
    for (const name of ['challenges', 'challenged']) {
      const byCopy = seats.flatMap(({ pieces }) => pieces.map((counts) => counts[CASES.indexOf(name)]!));
      expect(byCopy.reduce((total, value) => total + value, 0)).toBe(inTurns);
    }
  }
});

test('every turn is observed, and the last one has the final lore', () => {
  for (const { seats, outcome } of games) {
    expect(seats[0]!.own.length + seats[1]!.own.length).toBe(outcome.turns);
    const last = seats[(outcome.turns - 1) % 2]!;
    expect(measure(last, 'lore').at(-1)).toBe(outcome.scores[(outcome.turns - 1) % 2]);
  }
});

test('ink spent is at most the ink available, and inked cards are in the inkwell', () => {
  for (const { seats } of games)
    for (const seat of seats) {
      const [spent, available, ink, inked] = ['inkSpent', 'inkAvailable', 'ink', 'inked'].map((name) =>
        measure(seat, name),
      );
      spent!.forEach((value, i) => {
        expect(value).toBeLessThanOrEqual(available![i]!);
      });
      expect(ink![0]).toBeGreaterThanOrEqual(inked![0]!);
      expect(Math.max(...available!)).toBeGreaterThan(2);
    }
});

test('opening hands have seven cards, and no copy is both drawn and unseen', () => {
  for (const { seats, observer } of games)
    seats.forEach(({ pieces }, seat) => {
      const sum = (name: string) => pieces.reduce((total, counts) => total + counts[CASES.indexOf(name)]!, 0);
      expect(sum('opening')).toBe(7);
      expect(sum('drawn')).toBeGreaterThan(0);
      pieces.forEach((counts, i) => {
        const [opening, drawn, unseen] = counts as [number, number, number];
        expect(opening + drawn + unseen).toBeLessThanOrEqual(observer.pieces[seat]![i]!.copies);
      });
    });
});

test('every copy count is positive over all games', () => {
  for (const name of CASES) {
    const place = CASES.indexOf(name);
    const total = games.flatMap(({ seats }) => seats.flatMap(({ pieces }) => pieces.map((counts) => counts[place]!)));
    expect(
      total.reduce((sum, count) => sum + count, 0),
      name,
    ).toBeGreaterThan(0);
  }
});

test('exactly the played cards have a first turn', () => {
  for (const { seats } of games)
    for (const { pieces, firstPlayed } of seats)
      pieces.forEach((counts, i) => {
        expect(firstPlayed[i]! > 0).toBe(counts[CASES.indexOf('played')]! > 0);
      });
});
