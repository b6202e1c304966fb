import type { Seat } from '../../../core/game.js';
import { cardIn, Entry, zone, Zone, type CardEntry, type State } from '../state.js';
import { InPlay } from '../table.js';
import { hasTwin, scratch } from './distinct.js';
import { inPlayFacts } from './modifiers.js';

/** The cards that a player has in play, one of each group of like cards where the match merges copies, with what they amount to. */
export class Cast {
  /** The first `count` of each. */
  readonly entries: CardEntry[] = scratch();
  /** Fields of `InPlay`. */
  readonly facts: number[] = scratch();
  count = 0;
  /** Fields of `InPlay` that any of them has, and any of those that are ready and dry. */
  all = 0;
  able = 0;

  read(s: State, seat: Seat): this {
    const { inPlay, options } = s.table;
    const { entries, facts } = this;
    const index = s.modifiers;
    const merging = options.mergeCopies ? -1 : 0;
    const play = zone(s, seat, Zone.PLAY);
    let [count, met, all, able] = [0, 0, 0, 0];
    for (let i = 0; i < play.length; i++) {
      const entry = play[i]!;
      const its = inPlayFacts(inPlay, index, cardIn(entry));
      const kind = (1 << (its >> InPlay.KIND_SHIFT)) & merging;
      if ((met & kind) !== 0 && hasTwin(s, entry, play, i)) continue;
      met |= kind;
      all |= its;
      if ((entry & (Entry.EXERTED | Entry.DRYING)) === 0) able |= its;
      entries[count] = entry;
      facts[count++] = its;
    }
    this.count = count;
    this.all = all;
    this.able = able;
    return this;
  }
}
