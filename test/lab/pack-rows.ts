import type { MatchResult } from '../../src/lab/match.js';
import { RowPacker } from '../../src/lab/rows.js';

/** As a worker packs them, one after the other. */
export function packRows(results: readonly MatchResult[]): Uint8Array {
  const rows = new RowPacker();
  for (const result of results) rows.add(result);
  return rows.pack();
}
