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
    let seenKinds = 0;
    let repeatedKinds = 0;
    let anyFacts = 0;
    let readyAndDry = 0;
    for (let i = 0; i < count; i++) {
      const entry = play[i]!;
      const cardFacts = inPlay[cardIn(entry)]!;
      entries[i] = entry;
      facts[i] = cardFacts;
      const kind = 1 << (cardFacts >> InPlay.KIND_SHIFT);
      repeatedKinds |= seenKinds & kind;
      seenKinds |= kind;
      anyFacts |= cardFacts;
      if ((entry & (Entry.EXERTED | Entry.DRYING)) === 0) readyAndDry |= cardFacts;
    }
    this.anyFacts = anyFacts;
    this.readyAndDry = readyAndDry;
    this.count = (repeatedKinds & ~s.table.keepCopies) !== 0 ? this.#merge(s, count, repeatedKinds) : count;
    return this;
  }

  /** Keeps one of each group of equal copies among the first `count` cards. `repeatedKinds`: bits of kinds that may occur twice. */
  #merge(s: State, count: number, repeatedKinds: number): number {
    const { entries, facts } = this;
    let kept = 0;
    for (let i = 0; i < count; i++) {
      const entry = entries[i]!;
      const cardFacts = facts[i]!;
      if (
        (repeatedKinds & (1 << (cardFacts >> InPlay.KIND_SHIFT))) !== 0 &&
        this.#hasEqualCopy(s, entry, cardFacts, kept)
      )
        continue;
      entries[kept] = entry;
      facts[kept++] = cardFacts;
    }
    return kept;
  }

  /** Whether an equal copy is among the first `kept` cards. */
  #hasEqualCopy(s: State, entry: CardEntry, cardFacts: number, kept: number): boolean {
    const { entries, facts } = this;
    for (let i = 0; i < kept; i++)
      if ((facts[i]! ^ cardFacts) >> InPlay.KIND_SHIFT === 0 && isEqualCopy(s, entry, entries[i]!)) return true;
    return false;
  }
}
