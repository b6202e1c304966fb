// What holds in every position of Lorcana, whatever the cards say.
import { type State, Zone, zone, Row } from './state/state.js';
import { type CardEntry, cardIn, Entry, damageOn } from './state/entry.js';
import { seatScalar, SeatScalar, scalar, Scalar, Step } from './state/scalars.js';
import { inkOf } from './state/ink.js';
import { hasPlayerRule } from './state/modifiers.js';
import { TypeBit } from './state/table.js';
import { isLethal } from './rules/read/values.js';

/** What is wrong with a position, if anything. */
export const wrongPosition = (s: State): string | undefined =>
  wrongZones(s) ?? wrongNumbers(s) ?? wrongTops(s) ?? wrongBoard(s);

/** Every card is in exactly one zone, and in one of its owner's; only those of players who have left may be gone. */
export function wrongZones(s: State): string | undefined {
  const { owner, seats } = s.table;
  const seen = new Uint8Array(owner.length);
  const twice = (entries: readonly CardEntry[]): CardEntry | undefined =>
    entries.find((entry) => seen[cardIn(entry)]!++ > 0);
  for (let seat = 0; seat < seats; seat++)
    for (let z: Zone = 0; z < Zone.COUNT; z++) {
      const cards = zone(s, seat, z);
      const again = twice(cards);
      if (again !== undefined) return `card ${cardIn(again)} is in two zones, one of them zone ${z} of seat ${seat}`;
      const stray = cards.find((entry) => owner[cardIn(entry)] !== seat);
      if (stray !== undefined) return `card ${cardIn(stray)} is with seat ${seat}`;
    }
  for (const row of [Row.UNDER, Row.RESOLVING, ...s.table.hooks.cardRows(seats)]) {
    const again = twice(s.row(row));
    if (again !== undefined) return `card ${cardIn(again)} is in two zones, one of them no player's`;
  }
  const lost = owner.findIndex((seat, card) => seen[card] === 0 && seatScalar(s, seat, SeatScalar.LEFT) === 0);
  return lost < 0 ? undefined : `card ${lost} is in no zone`;
}

function wrongNumbers(s: State): string | undefined {
  for (let seat = 0; seat < s.table.seats; seat++) {
    if (seatScalar(s, seat, SeatScalar.LEFT) !== 0) continue;
    const lore = seatScalar(s, seat, SeatScalar.LORE);
    const ink = seatScalar(s, seat, SeatScalar.READY_INK);
    const well = inkOf(s, seat);
    if (lore < 0) return `seat ${seat} has ${lore} lore`;
    if (ink < 0 || ink > well) return `seat ${seat} has ${ink} ready ink of ${well}`;
  }
  return undefined;
}

/** Where players play with the top card of their deck face up, all know it. */
function wrongTops(s: State): string | undefined {
  for (let seat = 0; seat < s.table.seats; seat++) {
    const top = zone(s, seat, Zone.DECK).at(-1);
    const isHidden = top !== undefined && (top & Entry.KNOWN_TO_ALL) !== Entry.KNOWN_TO_ALL;
    if (isHidden && hasPlayerRule(s, seat, 'topRevealed')) return `the top card of seat ${seat} lies face up unseen`;
  }
  return undefined;
}

/** Between actions nothing in play has damage up to its willpower, and only characters and locations have damage. */
function wrongBoard(s: State): string | undefined {
  if (s.question !== undefined || scalar(s, Scalar.STEP) !== Step.MAIN || scalar(s, Scalar.DECIDES) < 0)
    return undefined;
  for (let seat = 0; seat < s.table.seats; seat++)
    for (const entry of zone(s, seat, Zone.PLAY)) {
      const card = cardIn(entry);
      const damage = damageOn(entry);
      const type = s.table.types[card]!;
      if ((type & TypeBit.ACTION) !== 0) return `card ${card}, an action, is in play`;
      if ((type & TypeBit.ITEM) !== 0 ? damage > 0 : isLethal(s, entry))
        return `card ${card} is in play with ${damage} damage`;
    }
  return undefined;
}
