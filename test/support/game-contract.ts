// The contract of a game as property tests over random games. The properties test of every game calls `gameContract`.
import { runs } from './long.js';
import { type Game, type GameSeeds, OVER, apply } from '../../src/core/game.js';
import fc from 'fast-check';
import { wordsOf, Rng } from '../../src/core/rng.js';
import {
  optionsOf as allOptions,
  wrongOptions,
  wrongWords,
  wrongSample,
  wrongBoard,
  wrongSecret,
  wrongPayoffs,
} from '../../src/core/invariants.js';
import { test, describe, expect } from 'vitest';
import { freezeArrays, arraysIn, reachable } from './walk.js';
import { zonesOf } from '../../src/core/board.js';

export interface ContractSubject<S, D, T> {
  readonly game: Game<S, D, T>;
  /** One deck for each seat. */
  readonly decks: readonly D[];
  /** Throws if an invariant does not hold, such as the conservation of cards. */
  readonly invariant: (state: S) => void;
  /** Random games for each property. */
  readonly games?: number;
  /** Seeds on which a property once failed; they run first. */
  readonly failedOnce?: readonly number[];
}

/** True for rows of numbers, which are copied on write. Lists of records are rebuilt, so an equal record may replace another. */
const isRow = (path: string): boolean => /^\/[^/]+(\/\d+)?$/.test(path);

const SEED = fc.integer({ min: 0, max: 2 ** 31 - 1 });

export function gameContract<S, D, T>(subject: ContractSubject<S, D, T>): void {
  const { game, decks, invariant, games = 25, failedOnce = [] } = subject;
  const table = game.table(decks);

  const seedsOf = (seed: number): GameSeeds => ({
    decks: decks.map((_, i) => wordsOf(seed + 101 * i)),
    chance: wordsOf(seed + 7777),
  });

  const optionsOf = (state: S): number[] => allOptions(game, state);

  /** Plays a random game by `apply`. Calls `visit` with each position and the action taken there. Returns the final state. */
  const playThrough = (seed: number, visit: (state: S, options: number[], action: number) => void): S => {
    const rng = new Rng(wordsOf(seed ^ 0x5bd1e995));
    let state = game.setup(table, seedsOf(seed));
    for (let n = 0; game.toMove(state) !== OVER; n++) {
      if (n > game.maxDecisions) throw new Error(`no end after ${n} decisions`);
      const options = optionsOf(state);
      const action = options[rng.int(options.length)]!;
      visit(state, options, action);
      state = apply(game, state, action);
    }
    return state;
  };

  const forAnyGame = (name: string, check: (seed: number) => void, count = games) => {
    test(name, () => {
      fc.assert(fc.property(SEED, check), {
        numRuns: runs(count, 2 * count),
        examples: failedOnce.map((seed) => [seed]),
      });
    });
  };

  describe(`${game.name} fulfils the contract of a game:`, () => {
    forAnyGame('options before the end are not empty, distinct and described; at the end there are none', (seed) => {
      const end = playThrough(seed, (state, options) => {
        expect(wrongOptions(game, state, options) ?? wrongWords(game, state, options)).toBeUndefined();
      });
      expect(wrongOptions(game, end, optionsOf(end))).toBeUndefined();
    });

    forAnyGame('apply does not change the old state', (seed) => {
      const past: { state: S; text: string }[] = [];
      playThrough(seed, (state) => {
        past.push({ state, text: game.store(state) });
        // Makes later writes to shared arrays throw.
        freezeArrays(game.branch(state));
      });
      for (const { state, text } of past) expect(game.store(state)).toBe(text);
    });

    forAnyGame('unchanged rows are shared between a state and its successor', (seed) => {
      playThrough(seed, (state, _options, action) => {
        const before = arraysIn(state);
        const needlessCopies = [...arraysIn(apply(game, state, action))].filter(([path, array]) => {
          const old = before.get(path);
          return isRow(path) && old !== undefined && old !== array && JSON.stringify(old) === JSON.stringify(array);
        });
        // Two rows may change and change back within one action, such as a challenge whose challenger is readied by a text.
        expect(needlessCopies.length, needlessCopies.map(([path]) => path).join()).toBeLessThanOrEqual(2);
      });
    });

    forAnyGame('advancing a branch in place equals apply, step by step', (seed) => {
      const inPlace = game.branch(game.setup(table, seedsOf(seed)));
      playThrough(seed, (state, _options, action) => {
        expect(game.signature(inPlace)).toBe(game.signature(state));
        game.advance(inPlace, action);
      });
      expect(game.toMove(inPlace)).toBe(OVER);
    });

    forAnyGame('a branch and its parent can both be advanced in place', (seed) => {
      playThrough(seed, (state, options, action) => {
        const text = game.store(state);
        const parent = game.branch(state);
        const child = game.branch(parent);
        game.advance(parent, options[0]!);
        game.advance(child, action);
        expect(game.store(child)).toBe(game.store(apply(game, state, action)));
        expect(game.store(parent)).toBe(game.store(apply(game, state, options[0]!)));
        expect(game.store(state)).toBe(text);
      });
    });

    forAnyGame('equal seeds give equal games', (seed) => {
      const play = () => game.signature(playThrough(seed, () => undefined));
      expect(play()).toBe(play());
    });

    test('different seeds give different games', () => {
      const signatures = new Set(
        Array.from({ length: 50 }, (_, seed) => game.signature(game.setup(table, seedsOf(seed)))),
      );
      expect(signatures.size).toBe(50);
    });

    forAnyGame('a stored and restored state has the same options and successors', (seed) => {
      playThrough(seed, (state, options, action) => {
        const restored = game.restore(table, game.store(state));
        expect(game.signature(restored)).toBe(game.signature(state));
        expect(optionsOf(restored)).toEqual(options);
        expect(game.signature(apply(game, restored, action))).toBe(game.signature(apply(game, state, action)));
      });
    });

    forAnyGame('a sample agrees with its view and has the same options', (seed) => {
      const rng = new Rng(wordsOf(seed));
      playThrough(seed, (state, options) => {
        for (let seat = 0; seat < decks.length; seat++) {
          const sample = game.view(state, seat).sample(rng);
          invariant(sample);
          expect(game.hasEquivalentOptions?.(sample)).toBe(game.hasEquivalentOptions?.(state));
          expect(wrongSample(game, state, seat, options, rng)).toBeUndefined();
        }
      });
    });

    forAnyGame('a sample depends on view and seed only, not on the hidden cards', (seed) => {
      const rng = new Rng(wordsOf(seed));
      playThrough(seed, (state) => {
        for (let seat = 0; seat < decks.length; seat++) {
          const view = game.view(state, seat);
          const words = rng.words();
          const resampled = game.view(view.sample(rng), seat);
          expect(game.signature(resampled.sample(new Rng(words)))).toBe(game.signature(view.sample(new Rng(words))));
        }
      });
    });

    test('the timing features and the weights for choosing name features', () => {
      const names = Object.keys(game.features);
      expect(names).toEqual(expect.arrayContaining([...(game.timing ?? []), ...Object.keys(game.choosing ?? {})]));
    });

    test('each sample deals hidden cards and future chance again', () => {
      const state = game.setup(table, seedsOf(1));
      const rng = new Rng(wordsOf(5));
      const samples = Array.from({ length: 20 }, () => game.signature(game.view(state, 0).sample(rng)));
      expect(new Set([...samples, game.signature(state)]).size).toBe(21);
    });

    forAnyGame('a sample shares no writable array with the state', (seed) => {
      const rng = new Rng(wordsOf(seed));
      playThrough(seed, (state) => {
        const arrays = new Set(arraysIn(state).values());
        for (const [path, array] of arraysIn(game.view(state, 0).sample(rng)))
          expect(arrays.has(array) && !Object.isFrozen(array), path).toBe(false);
      });
    });

    forAnyGame(
      'a view does not lead to any part of the state',
      (seed) => {
        let position = 0;
        playThrough(seed, (state) => {
          // One position in ten, because the walk visits all built-in prototypes.
          if (position++ % 10 !== 0) return;
          const hidden = new Set<unknown>([state, ...arraysIn(state).values()]);
          for (let seat = 0; seat < decks.length; seat++)
            expect([...reachable(game.view(state, seat))].some((found) => hidden.has(found))).toBe(false);
        });
      },
      Math.min(games, 3),
    );

    forAnyGame('the invariant holds at every decision', (seed) => {
      invariant(playThrough(seed, invariant));
    });

    forAnyGame(
      'a board shows each card once, always has the same zones, and hides what a seat does not know',
      (seed) => {
        const rng = new Rng(wordsOf(seed));
        const zones = (state: S) => game.board && zonesOf(game.board(state)).map(({ name }) => name);
        const firstZones = zones(game.setup(table, seedsOf(seed)));
        let position = 0;
        playThrough(seed, (state) => {
          if (game.board === undefined) return;
          expect(zones(state)).toEqual(firstZones);
          expect(wrongBoard(game.board(state))).toBeUndefined();
          // One position in ten, because samples and boards take long.
          if (position++ % 10 !== 0) return;
          for (let seat = 0; seat < decks.length; seat++) expect(wrongSecret(game, state, seat, rng)).toBeUndefined();
        });
      },
    );

    forAnyGame('pay-offs are between 0 and 1 and add up to 1', (seed) => {
      const end = playThrough(seed, () => undefined);
      expect(wrongPayoffs(game, end, decks.length)).toBeUndefined();
    });
  });
}
