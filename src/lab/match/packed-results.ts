// Packs the results of a batch into one array of bytes, for the main thread and the journal. A game takes about 30 bytes and one byte for
// each decision.
import { ByteWriter, ByteReader } from './bytes.js';
import type { MatchResult } from './built-in-match.js';

/** Scratch buffer for the rows of a batch, copied once at its end: objects that live through a whole batch are collected late. */
const scratch = new ByteWriter();

const head = new ByteWriter();

/** Use one instance at a time: all instances share the scratch buffers. */
export class ResultPacker {
  readonly #endings: string[] = [];
  readonly #faults: [number, string][] = [];
  #count = 0;

  constructor() {
    scratch.clear();
  }

  add(result: MatchResult): void {
    packResult(result, this.#endings);
    if (result.fault !== '') this.#faults.push([this.#count, result.fault]);
    this.#count++;
  }

  /** All rows so far, as a copy. */
  pack(): Uint8Array {
    head.clear();
    head.count(this.#count);
    head.count(this.#endings.length);
    for (const ending of this.#endings) head.text(ending);
    head.count(this.#faults.length);
    for (const [at, fault] of this.#faults) {
      head.count(at);
      head.text(fault);
    }
    head.raw(scratch.view());
    return head.view().slice();
  }
}

function packResult(result: MatchResult, endings: string[]): void {
  const { winner, how, turns, decisions, forced, scores, signature, choices } = result;
  scratch.count(winner === undefined ? 0 : winner + 1);
  scratch.count(indexOf(endings, how));
  scratch.count(turns);
  scratch.count(decisions);
  scratch.count(forced);
  scratch.whole(scores[0]!);
  scratch.whole(scores[1]!);
  scratch.text(signature);
  scratch.list(choices);
}

export function* unpackResults(rows: Uint8Array): Generator<MatchResult> {
  const reader = new ByteReader(rows);
  const count = reader.count();
  const endings = Array.from({ length: reader.count() }, () => reader.text());
  const faults = new Map(Array.from({ length: reader.count() }, () => [reader.count(), reader.text()]));
  for (let index = 0; index < count; index++) yield unpackResult(reader, endings, faults.get(index) ?? '');
}

/** No game has more turns or forced steps. A forged number must not fill memory with the lengths of games. */
const MOST_STEPS = 10_000_000;

/** True if the bytes are the results of `games` games. Skips texts and choices, which makes it much faster than unpacking. */
export function areResults(rows: Uint8Array, games: number): boolean {
  try {
    const reader = new ByteReader(rows);
    if (reader.count() !== games) return false;
    const endings = skipHead(reader);
    for (let index = 0; index < games; index++) if (!skipResult(reader, endings)) return false;
    return reader.isAtEnd;
  } catch {
    return false;
  }
}

/** Returns the number of endings. */
function skipHead(reader: ByteReader): number {
  const endings = reader.count();
  for (let i = 0; i < endings; i++) reader.skip(reader.count());
  for (let faults = reader.count(); faults > 0; faults--) {
    reader.count();
    reader.skip(reader.count());
  }
  return endings;
}

/** False if a value is out of range. */
function skipResult(reader: ByteReader, endings: number): boolean {
  const isEnded = reader.count() <= 2 && reader.count() < endings && reader.count() <= MOST_STEPS;
  const decisions = reader.count();
  const isShort = reader.count() <= MOST_STEPS;
  reader.whole();
  reader.whole();
  reader.skip(reader.count());
  const choices = reader.count();
  reader.skip(choices);
  // A choice takes at least one byte.
  return isEnded && isShort && decisions <= choices;
}

function unpackResult(reader: ByteReader, endings: readonly string[], fault: string): MatchResult {
  const winner = reader.count();
  return {
    winner: winner === 0 ? undefined : winner - 1,
    how: endings[reader.count()]!,
    turns: reader.count(),
    decisions: reader.count(),
    forced: reader.count(),
    scores: [reader.whole(), reader.whole()],
    signature: reader.text(),
    choices: reader.list(),
    fault,
  };
}

/** The indices of the chosen options, in the order of the decisions. */
export function* unpackChoices(choices: Uint8Array): Generator<number> {
  const reader = new ByteReader(choices);
  while (!reader.isAtEnd) yield reader.count();
}

function indexOf(endings: string[], ending: string): number {
  const known = endings.indexOf(ending);
  return known === -1 ? endings.push(ending) - 1 : known;
}
