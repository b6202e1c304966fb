// Packed results for tests.
import type { MatchResult } from '../../src/lab/match/built-in-match.js';
import { ResultPacker } from '../../src/lab/match/packed-results.js';

/** Packs results as a worker does. */
export function packResults(results: readonly MatchResult[]): Uint8Array {
  const rows = new ResultPacker();
  for (const result of results) rows.add(result);
  return rows.pack();
}
