// Blows between characters without text: nothing can come between.
import { type State, editZone, Zone } from '../../state/state.js';
import { type CardRef, cardIn, placeOf } from '../../state/entry.js';
import { damageBy } from '../../rules/turn/take-action.js';
import { checkDamage } from '../../rules/processes/game-state-check.js';

/** Both deal their strength at once; then both are checked. */
export function exchangeBlows(s: State, attacker: CardRef, defender: CardRef): void {
  // Strength is the printed one, so the first blow changes nothing for the second.
  strike(s, attacker, damageBy(s, cardIn(defender)));
  strike(s, defender, damageBy(s, cardIn(attacker)));
}

/** Nobody defends: the challenger is hurt by its own strength; there is no Evasive without text (A12). */
export function hurtByAir(s: State, attacker: CardRef, isOwn: boolean): void {
  if (isOwn) strike(s, attacker, damageBy(s, cardIn(attacker)));
}

function strike(s: State, ref: CardRef, damage: number): void {
  const card = cardIn(ref);
  const seat = s.table.owner[card]!;
  const play = editZone(s, seat, Zone.PLAY);
  const at = placeOf(play, card);
  play[at]! += damage;
  checkDamage(s, seat, play[at]!);
}
