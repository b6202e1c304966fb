import type { Seat } from '../../core/game.js';
import type { Rng } from '../../core/rng.js';
import { cardIn, editZone, Entry, Row, zone, Zone, type CardId, type State } from './state.js';

const HIDING: readonly Zone[] = [Zone.HAND, Zone.DECK, Zone.INKWELL];

/**
 * A state that `seat` cannot tell from `s`: the cards it does not know change places at random, and future chance is drawn anew.
 * It shares nothing with `s`: whoever gets it may do with it what they like.
 */
export function deal(s: State, seat: Seat, rng: Rng): State {
  const dealt = s.copy();
  for (let owner = 0; owner < s.table.seats; owner++) dealHidden(dealt, owner, 1 << (Entry.KNOWN_SHIFT + seat), rng);
  const random = dealt.editRow(Row.RANDOM);
  for (let i = 0; i < random.length; i++) random[i] = rng.word() | 1;
  return dealt;
}

/** Entries keep their place and what they say (who knows them …); only the cards in them change. */
function dealHidden(s: State, owner: Seat, known: number, rng: Rng): void {
  const hidden: CardId[] = [];
  for (const z of HIDING) for (const entry of zone(s, owner, z)) if ((entry & known) === 0) hidden.push(cardIn(entry));
  for (const z of HIDING) {
    const entries = zone(s, owner, z);
    for (let i = 0; i < entries.length; i++) {
      const entry = entries[i]!;
      if ((entry & known) === 0) editZone(s, owner, z)[i] = (entry & ~Entry.CARD_MASK) | takeAny(hidden, rng);
    }
  }
}

function takeAny(cards: CardId[], rng: Rng): CardId {
  const i = rng.int(cards.length);
  const card = cards[i]!;
  const last = cards.pop()!;
  if (i < cards.length) cards[i] = last;
  return card;
}
