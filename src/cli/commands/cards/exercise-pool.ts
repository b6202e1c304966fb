// Exercises every card on several threads. Games are played in blocks of a fixed size, each with its own seed and ledger, so the result
// does not depend on the number of threads.
import { type LedgerData, Ledger } from '../../../games/lorcana/exercise/ledger.js';
import type { Violation } from '../../../games/lorcana/exercise/exercise.js';
import type { Card } from '../../../games/lorcana/cards/card.js';
import { Piscina } from 'piscina';
import { fileURLToPath } from 'node:url';

export interface ExerciseBlock {
  readonly seed: string;
  readonly block: number;
  readonly games: number;
}

export interface ExerciseResult {
  readonly games: number;
  readonly decisions: number;
  readonly ledger: LedgerData;
  readonly violations: readonly Violation[];
}

export interface ExerciseOptions {
  readonly games: number;
  readonly seed: string;
  readonly workers: number;
  readonly onProgress: (games: number) => void;
}

export interface Exercise {
  readonly games: number;
  readonly decisions: number;
  readonly ledger: Ledger;
  readonly violations: readonly Violation[];
}

const BLOCK = 1000;

export async function exercise(cards: readonly Card[], options: ExerciseOptions): Promise<Exercise> {
  const blocks = Math.ceil(options.games / BLOCK);
  const pool = new Piscina<ExerciseBlock, ExerciseResult>({
    filename: fileURLToPath(new URL('exercise-worker.js', import.meta.url)),
    minThreads: 1,
    maxThreads: Math.min(options.workers, blocks),
  });
  const ledger = new Ledger(cards);
  const violations: Violation[] = [];
  let [games, decisions] = [0, 0];
  try {
    const results = Array.from({ length: blocks }, async (_, block) => {
      const size = Math.min(BLOCK, options.games - block * BLOCK);
      const result = await pool.run({ seed: options.seed, block, games: size });
      games += result.games;
      options.onProgress(games);
      return result;
    });
    for (const result of await Promise.all(results)) {
      decisions += result.decisions;
      ledger.add(result.ledger);
      violations.push(...result.violations);
    }
  } finally {
    await pool.destroy();
  }
  return { games, decisions, ledger, violations };
}
