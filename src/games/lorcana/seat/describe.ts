// Describes actions in words.
import { type State, zone, Zone } from '../state/state.js';
import { type CardId, cardIn, Entry, findIndexIn, damageOn } from '../state/entry.js';
import { fullName } from '../cards/card.js';
import { cardOf, targetOf, kindOf, Kind } from '../state/packed-action.js';
import { abilityOf } from '../rules/advance.js';
import type { Trigger } from '../state/records.js';
import { cardsUnder } from '../state/stacks.js';
import { lastKnown } from '../rules/read/references.js';

/** An action in words, for people. */
export function describe(s: State, action: number): string {
  const name = (card: CardId) => fullName(s.table.cards[card]!);
  const card = cardOf(action);
  const target = targetOf(action);
  switch (kindOf(action)) {
    case Kind.END_TURN:
      return 'end the turn';
    case Kind.INK:
      return `ink ${name(card)}`;
    case Kind.PLAY:
      return `play ${name(card)}`;
    case Kind.SHIFT:
      return `play ${name(card)} with Shift on ${nameWithDamage(s, target)}`;
    case Kind.SING:
      return target === card ? `sing ${name(card)} together` : `sing ${name(card)} with ${nameWithDamage(s, target)}`;
    case Kind.PLAY_OTHERWISE:
      return `play ${name(card)} for its other cost`;
    case Kind.QUEST:
      return `quest with ${name(card)}`;
    case Kind.CHALLENGE:
      return `challenge ${nameWithDamage(s, target)} with ${nameWithDamage(s, card)}`;
    case Kind.USE:
      return `use ${abilityName(s, abilityOf(s, card, target))} of ${nameWithDamage(s, card)}`;
    case Kind.BOOST:
      return `boost ${nameWithDamage(s, card)}`;
    case Kind.MOVE:
      return `move ${nameWithDamage(s, card)} to ${name(target)}`;
    case Kind.SET_ASIDE:
      return `put ${name(card)} on the bottom of the deck`;
    case Kind.DONE:
      return s.question === undefined ? 'keep the rest of the hand' : 'choose no more';
    case Kind.CHOOSE_CARD:
      return `choose ${nameWithDamage(s, card)}`;
    case Kind.CHOOSE_NUMBER:
      return `choose ${card | (target << 9)}`;
    case Kind.YES:
      return 'yes';
    case Kind.NO:
      return 'no';
    case Kind.CHOOSE_MODE:
      return `choose option ${card + 1}`;
    case Kind.CHOOSE_PLAYER:
      return `choose player ${card + 1}`;
    case Kind.NAME_CARD:
      return `name ${s.table.names[card | (target << 9)]!}`;
    case Kind.RESOLVE_TRIGGER: {
      const trigger = s.bag[card]!;
      return `resolve ${abilityName(s, trigger.ability)} of ${name(cardOfTrigger(s, trigger))}`;
    }
    case Kind.CHOOSE_FACEDOWN:
      return `choose facedown card ${target + 1} under ${nameWithDamage(s, card)}`;
    case Kind.CHOOSE_PLACE:
      return `choose place ${card + 1}`;
  }
}

/** The card with the printed ability of a trigger in the bag: its source, or a card that Shift has covered (4.3.4.2). */
export function cardOfTrigger(s: State, { source, ability }: Trigger): CardId {
  const card = cardIn(source);
  const hasAbility = (each: CardId): boolean => s.table.cardPrograms[each]!.triggered.includes(ability);
  if (hasAbility(card)) return card;
  const covered = cardsUnder(s, card).filter((entry) => (entry & Entry.FACEUP) !== 0);
  const beneath = lastKnown(s, source)?.beneath ?? [];
  return [...covered, ...beneath].map(cardIn).find(hasAbility) ?? card;
}

function abilityName(s: State, n: number): string {
  const ability = s.table.program.abilities[n]!;
  return 'name' in ability ? (ability.name ?? 'the ability') : 'the ability';
}

/** The name of a card, with its damage, which distinguishes copies in play. */
export function nameWithDamage(s: State, card: CardId): string {
  const name = fullName(s.table.cards[card]!);
  const play = zone(s, s.table.owner[card]!, Zone.PLAY);
  const place = findIndexIn(play, card);
  const damage = place < 0 ? 0 : damageOn(play[place]!);
  return damage === 0 ? name : `${name} (${damage} damage)`;
}
