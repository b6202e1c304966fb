// The cards that a player has in play, packed for the loops that list actions.
import { MAX_CARDS, cardIn, Entry, type CardEntry } from '../../state/entry.js';
import { type State, zone, Zone } from '../../state/state.js';
import type { Seat } from '../../../../core/game.js';
import { inPlayFacts } from '../../state/modifiers.js';
import { InPlay } from '../../state/table.js';
import { isEqualCopy } from '../choose/copies.js';

/**
 * The cards that a player has in play, one of each group of equal copies if the match merges copies, with their packed
 * facts. Each user keeps one object in a constant: V8 then reads the buffers without a type check.
 */
export class OwnBoard {
  /** Only the first `count` elements of `entries` and `facts` are valid. */
  readonly entries = new Int32Array(MAX_CARDS);
  /** Fields of `InPlay`. */
  readonly facts = new Int32Array(MAX_CARDS);
  count = 0;
  /** The union of the facts of all cards, and of all ready and dry cards. */
  anyFacts = 0;
  readyAndDry = 0;

  /** Copies are merged in a second loop, only if a kind may occur twice: V8 optimises a loop without a nested loop better. */
  read(s: State, seat: Seat): this {
    const { entries, facts } = this;
    const inPlay = inPlayFacts(s);
    const play = zone(s, seat, Zone.PLAY);
    const count = play.length;
    let met = 0;
    let repeated = 0;
    let all = 0;
    let able = 0;
    for (let i = 0; i < count; i++) {
      const entry = play[i]!;
      const its = inPlay[cardIn(entry)]!;
      entries[i] = entry;
      facts[i] = its;
      const kind = 1 << (its >> InPlay.KIND_SHIFT);
      repeated |= met & kind;
      met |= kind;
      all |= its;
      if ((entry & (Entry.EXERTED | Entry.DRYING)) === 0) able |= its;
    }
    this.anyFacts = all;
    this.readyAndDry = able;
    this.count = (repeated & ~s.table.keepCopies) !== 0 ? this.#merge(s, count, repeated) : count;
    return this;
  }

  /** Keeps one of each group of equal copies among the first `count` cards. `repeated`: bits of kinds that may occur twice. */
  #merge(s: State, count: number, repeated: number): number {
    const { entries, facts } = this;
    let kept = 0;
    for (let i = 0; i < count; i++) {
      const entry = entries[i]!;
      const its = facts[i]!;
      if ((repeated & (1 << (its >> InPlay.KIND_SHIFT))) !== 0 && this.#hasTwin(s, entry, its, kept)) continue;
      entries[kept] = entry;
      facts[kept++] = its;
    }
    return kept;
  }

  /** Whether an equal copy is among the first `kept` cards. */
  #hasTwin(s: State, entry: CardEntry, its: number, kept: number): boolean {
    const { entries, facts } = this;
    for (let i = 0; i < kept; i++)
      if ((facts[i]! ^ its) >> InPlay.KIND_SHIFT === 0 && isEqualCopy(s, entry, entries[i]!)) return true;
    return false;
  }
}
