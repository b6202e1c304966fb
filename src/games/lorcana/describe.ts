import { fullName } from './cards/card.js';
import { cardOf, Kind, kindOf, targetOf } from './decision.js';
import { damageOn, placeOf, zone, Zone, type CardId, type State } from './state.js';

/** An action in words, for people. */
export function describe(s: State, action: number): string {
  const name = (card: CardId) => fullName(s.table.cards[card]!);
  const card = cardOf(action);
  switch (kindOf(action)) {
    case Kind.END_TURN:
      return 'end the turn';
    case Kind.INK:
      return `ink ${name(card)}`;
    case Kind.PLAY:
      return `play ${name(card)}`;
    case Kind.QUEST:
      return `quest with ${name(card)}`;
    case Kind.CHALLENGE:
      return `challenge ${withDamage(s, targetOf(action), name)} with ${withDamage(s, card, name)}`;
    case Kind.SET_ASIDE:
      return `put ${name(card)} on the bottom of the deck`;
    case Kind.DONE:
      return 'keep the rest of the hand';
  }
}

function withDamage(s: State, card: CardId, name: (card: CardId) => string): string {
  const play = zone(s, s.table.owner[card]!, Zone.PLAY);
  const damage = damageOn(play[placeOf(play, card)]!);
  return damage === 0 ? name(card) : `${name(card)} (${damage} damage)`;
}
