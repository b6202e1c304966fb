// Replacement effects (6.5): what would happen happens otherwise.
import type { Ability } from '../ir/ability.js';
import type { Lasting } from '../records.js';
import { cardIn, listed, refOf, type CardRef, type State } from '../state.js';
import { eachInPlay } from './board.js';
import { KeywordAbility } from '../keyword-abilities.js';
import { holds } from './conditions.js';
import { NOTHING, speaking, type Context } from './context.js';
import type { Blow } from './damage.js';
import { isSpent, markUsed } from './limits.js';
import { refMatches } from './reading.js';

type ReplacementAbility = Extract<Ability, { kind: 'replacement' }>;

interface InForce {
  readonly ability: ReplacementAbility;
  readonly number: number;
  readonly context: Context;
}

/** The replacements of one sort in force for a card. */
function inForce(s: State, would: ReplacementAbility['replace']['would'], ref: CardRef): InForce[] {
  const found: InForce[] = [];
  if (s.table.plain) return found;
  const consider = (context: Context, number: number): void => {
    const ability = s.table.code.abilities[number]!;
    if (ability.kind !== 'replacement' || ability.replace.would !== would || isSpent(s, context.source, number)) return;
    if (ability.while !== undefined && !holds(s, context, ability.while)) return;
    if (refMatches(s, context, ability.replace.cards, ref)) found.push({ ability, number, context });
  };
  eachInPlay(s, (entry, seat) => {
    for (const n of s.table.code.kinds[s.table.kind[cardIn(entry)]!]!.replacements)
      consider(speaking(seat, refOf(entry)), n);
  });
  for (const lasting of s.lasting)
    if (lasting.ability >= 0 && (lasting.cards?.includes(ref) ?? true))
      consider(speaking(lasting.seat, lasting.source, NOTHING, lasting.bound), lasting.ability);
  return found;
}

/** What a blow becomes: itself, nothing, or counters elsewhere. Redirected damage is put, so Resist does not count again. */
export function replaceDamage(s: State, blow: Blow): Blow[] {
  const [redirect] = inForce(s, 'beDealtDamage', blow.to);
  if (redirect !== undefined && redirect.context.source !== blow.to) return [{ ...blow, to: redirect.context.source }];
  const shields = inForce(s, 'takeDamage', blow.to);
  // Damage that Resist brings to 0 was dealt, but not taken: it uses up a shield against damage dealt (choice 16).
  if (shields.length === 0 || (blow.amount === 0 && !shields.some(({ number }) => number === KeywordAbility.SHIELD)))
    return [blow];
  // Several of the same: one acts, the others are used up with it (6.5.8).
  for (const { context, number } of shields) markUsed(s, context.source, number);
  const isUsed = ({ ability, cards }: Lasting): boolean =>
    cards?.includes(blow.to) === true && shields.some(({ number }) => number === ability);
  s.lasting = listed(s.lasting.filter((lasting) => !isUsed(lasting)));
  return [];
}
