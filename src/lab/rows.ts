// Results of a batch as numbers: a thousand games cross to the other thread as one array.
import type { MatchResult } from './match.js';
import type { Batch, BatchResult } from './messages.js';

const enum Column {
  WINNER,
  HOW,
  TURNS,
  DECISIONS,
  FORCED,
  SCORE_1,
  SCORE_2,
}

const ROW_LENGTH = 7;
const NOBODY = -1;

/** Rows are gathered here and copied at the end of a batch: what lives through a whole batch is given back late. */
let scratch = new Int32Array(0);

export function packRows(batch: Batch, results: Iterable<MatchResult>): Omit<BatchResult, 'seconds'> {
  if (scratch.length < batch.count * ROW_LENGTH) scratch = new Int32Array(2 * batch.count * ROW_LENGTH);
  const words: string[] = [];
  const faults: [number, string][] = [];
  let place = 0;
  for (const { winner, how, turns, decisions, forced, scores, fault } of results) {
    const at = place * ROW_LENGTH;
    scratch[at + Column.WINNER] = winner ?? NOBODY;
    scratch[at + Column.HOW] = indexOf(words, how);
    scratch[at + Column.TURNS] = turns;
    scratch[at + Column.DECISIONS] = decisions;
    scratch[at + Column.FORCED] = forced;
    scratch[at + Column.SCORE_1] = scores[0]!;
    scratch[at + Column.SCORE_2] = scores[1]!;
    if (fault !== '') faults.push([place, fault]);
    place++;
  }
  return { ...batch, rows: scratch.slice(0, place * ROW_LENGTH), words, faults };
}

export function* unpackRows({ count, rows, words, faults }: BatchResult): Generator<MatchResult> {
  const faultAt = new Map(faults);
  for (let place = 0; place < count; place++) {
    const at = place * ROW_LENGTH;
    const winner = rows[at + Column.WINNER]!;
    yield {
      winner: winner === NOBODY ? undefined : winner,
      how: words[rows[at + Column.HOW]!]!,
      turns: rows[at + Column.TURNS]!,
      decisions: rows[at + Column.DECISIONS]!,
      forced: rows[at + Column.FORCED]!,
      scores: [rows[at + Column.SCORE_1]!, rows[at + Column.SCORE_2]!],
      fault: faultAt.get(place) ?? '',
    };
  }
}

function indexOf(words: string[], word: string): number {
  const known = words.indexOf(word);
  return known === -1 ? words.push(word) - 1 : known;
}
