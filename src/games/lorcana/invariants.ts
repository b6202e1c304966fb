// Invariants of every position of Lorcana.
import { type State, Zone, zone, Row } from './state/state.js';
import { type CardEntry, cardIn, Entry, damageOn } from './state/entry.js';
import { seatScalar, SeatScalar, scalar, Scalar, Step } from './state/scalars.js';
import { inkOf } from './state/ink.js';
import { hasPlayerRule } from './state/modifiers.js';
import { TypeBit } from './state/table.js';
import { isLethal } from './rules/read/values.js';

/** Returns a violated invariant of a position, or undefined. */
export const wrongPosition = (s: State): string | undefined =>
  wrongZones(s) ?? wrongNumbers(s) ?? wrongTops(s) ?? wrongBoard(s);

/** Every card is in exactly one zone of its owner; cards of players who have left the game may be in none. */
function wrongZones(s: State): string | undefined {
  const { owner, seats } = s.table;
  const seen = new Uint8Array(owner.length);
  const twice = (entries: readonly CardEntry[]): CardEntry | undefined =>
    entries.find((entry) => seen[cardIn(entry)]!++ > 0);
  for (let seat = 0; seat < seats; seat++)
    for (let z: Zone = 0; z < Zone.COUNT; z++) {
      const cards = zone(s, seat, z);
      const repeated = twice(cards);
      if (repeated !== undefined)
        return `card ${cardIn(repeated)} is in two zones, one of them zone ${z} of seat ${seat}`;
      const stray = cards.find((entry) => owner[cardIn(entry)] !== seat);
      if (stray !== undefined) return `card ${cardIn(stray)} is in a zone of seat ${seat}, which is not its owner`;
    }
  for (const row of [Row.UNDER, Row.RESOLVING, ...s.table.hooks.cardRows(seats)]) {
    const repeated = twice(s.row(row));
    if (repeated !== undefined) return `card ${cardIn(repeated)} is in two zones, one of them row ${row}`;
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

/** If a player plays with the top card of the deck faceup, all players know that card. */
function wrongTops(s: State): string | undefined {
  for (let seat = 0; seat < s.table.seats; seat++) {
    const top = zone(s, seat, Zone.DECK).at(-1);
    const isHidden = top !== undefined && (top & Entry.KNOWN_TO_ALL) !== Entry.KNOWN_TO_ALL;
    if (isHidden && hasPlayerRule(s, seat, 'topRevealed'))
      return `the top card of seat ${seat} is faceup, but not known to all players`;
  }
  return undefined;
}

/** Between actions no card in play has damage of at least its willpower, items have no damage, and no action is in play. */
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
