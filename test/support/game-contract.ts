// What every game must hold, whatever its rules. A game's own test file calls `gameContract` first.
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
  /** Throws if something that must always hold does not (cards conserved …). */
  readonly invariant: (state: S) => void;
  /** Games a property is tried on. */
  readonly games?: number;
  /** Seeds that a property failed on once; they are tried first. */
  readonly failedOnce?: readonly number[];
}

/** Rows of numbers are written, and copied to be written. Records in lists are made anew: one that ended may be followed by its like. */
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

  /** Plays a random game by `apply` and shows each position with the action taken there. */
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

  const forAnyGame = (name: string, check: (seed: number) => void, runs = games) => {
    test(name, () => {
      fc.assert(fc.property(SEED, check), { numRuns: runs, examples: failedOnce.map((seed) => [seed]) });
    });
  };

  describe(`${game.name} keeps the contract of a game:`, () => {
    forAnyGame('there are options before the end, all different, all described, and none after it', (seed) => {
      const end = playThrough(seed, (state, options) => {
        expect(wrongOptions(game, state, options) ?? wrongWords(game, state, options)).toBeUndefined();
      });
      expect(wrongOptions(game, end, optionsOf(end))).toBeUndefined();
    });

    forAnyGame('apply leaves the old state as it was', (seed) => {
      const past: { state: S; text: string }[] = [];
      playThrough(seed, (state) => {
        past.push({ state, text: game.store(state) });
        // From here on a write to anything this state shares throws.
        freezeArrays(game.branch(state));
      });
      for (const { state, text } of past) expect(game.store(state)).toBe(text);
    });

    forAnyGame('what an action does not change is shared, to the reference', (seed) => {
      playThrough(seed, (state, _options, action) => {
        const before = arraysIn(state);
        const inVain = [...arraysIn(apply(game, state, action))].filter(([path, array]) => {
          const old = before.get(path);
          return isRow(path) && old !== undefined && old !== array && JSON.stringify(old) === JSON.stringify(array);
        });
        // Two rows may be written and written back: a challenge comes and goes within one action, and a text readies its challenger.
        expect(inVain.length, inVain.map(([path]) => path).join()).toBeLessThanOrEqual(2);
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

    forAnyGame('one seed, one game', (seed) => {
      const play = () => game.signature(playThrough(seed, () => undefined));
      expect(play()).toBe(play());
    });

    test('different seeds give different games', () => {
      const signatures = new Set(
        Array.from({ length: 50 }, (_, seed) => game.signature(game.setup(table, seedsOf(seed)))),
      );
      expect(signatures.size).toBe(50);
    });

    forAnyGame('a stored state comes back and plays on alike', (seed) => {
      playThrough(seed, (state, options, action) => {
        const back = game.restore(table, game.store(state));
        expect(game.signature(back)).toBe(game.signature(state));
        expect(optionsOf(back)).toEqual(options);
        expect(game.signature(apply(game, back, action))).toBe(game.signature(apply(game, state, action)));
      });
    });

    forAnyGame('a sample agrees with the view it was made from, and so do the options', (seed) => {
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

    forAnyGame('the same luck deals the same sample wherever the hidden cards really are', (seed) => {
      const rng = new Rng(wordsOf(seed));
      playThrough(seed, (state) => {
        for (let seat = 0; seat < decks.length; seat++) {
          const view = game.view(state, seat);
          const words = rng.words();
          const again = game.view(view.sample(rng), seat);
          expect(game.signature(again.sample(new Rng(words)))).toBe(game.signature(view.sample(new Rng(words))));
        }
      });
    });

    test('what tells moments apart and what is chosen by are features', () => {
      const names = Object.keys(game.features);
      expect(names).toEqual(expect.arrayContaining([...(game.timing ?? []), ...Object.keys(game.choosing ?? {})]));
    });

    test('samples deal hidden cards and future chance anew', () => {
      const state = game.setup(table, seedsOf(1));
      const rng = new Rng(wordsOf(5));
      const samples = Array.from({ length: 20 }, () => game.signature(game.view(state, 0).sample(rng)));
      expect(new Set([...samples, game.signature(state)]).size).toBe(21);
    });

    forAnyGame('a sample shares nothing that can be written with the state', (seed) => {
      const rng = new Rng(wordsOf(seed));
      playThrough(seed, (state) => {
        const own = new Set(arraysIn(state).values());
        for (const [path, array] of arraysIn(game.view(state, 0).sample(rng)))
          expect(own.has(array) && !Object.isFrozen(array), path).toBe(false);
      });
    });

    forAnyGame(
      'nothing that can be reached from a view is part of the state',
      (seed) => {
        let position = 0;
        playThrough(seed, (state) => {
          // The walk goes through all of the language's own prototypes: one position in ten is enough.
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

    forAnyGame('a board shows each card once, has the same places throughout, and says who knows what', (seed) => {
      const rng = new Rng(wordsOf(seed));
      const places = (state: S) => game.board && zonesOf(game.board(state)).map(({ name }) => name);
      const atFirst = places(game.setup(table, seedsOf(seed)));
      let position = 0;
      playThrough(seed, (state) => {
        if (game.board === undefined) return;
        expect(places(state)).toEqual(atFirst);
        expect(wrongBoard(game.board(state))).toBeUndefined();
        // Dealing and drawing anew takes long: one position in ten is enough.
        if (position++ % 10 !== 0) return;
        for (let seat = 0; seat < decks.length; seat++) expect(wrongSecret(game, state, seat, rng)).toBeUndefined();
      });
    });

    forAnyGame('pay-offs are between 0 and 1 and add up to 1', (seed) => {
      const end = playThrough(seed, () => undefined);
      expect(wrongPayoffs(game, end, decks.length)).toBeUndefined();
    });
  });
}
