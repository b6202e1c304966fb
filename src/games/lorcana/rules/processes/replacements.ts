// Replacement effects (6.5) on damage and on banishing.
import type { Ability } from '../../ir/ability.js';
import { type Context, contextOf, NO_EVENT } from '../../state/context.js';
import type { State } from '../../state/state.js';
import { type CardRef, cardIn, refOf } from '../../state/entry.js';
import { isUsedUp, markUsed } from '../../state/ability-uses.js';
import { holds } from '../read/conditions.js';
import { hasLostAbility, modifiersOf } from '../../state/modifiers.js';
import { refMatches } from '../read/evaluate.js';
import { eachInPlay } from '../../state/in-play.js';
import { NO_RECORDS, NONE, sharedIfEmpty } from '../../state/empty.js';
import { isInForce } from '../in-force/lasting.js';
import type { Seat } from '../../../../core/game.js';
import type { Damage } from './damage.js';
import { WAITING, ask } from '../choose/ask.js';
import { type Frame, type GameEvent, EventContext, type LastingEffect } from '../../state/records.js';
import { pushFrame, makeFrame } from '../../state/frames.js';
import type { EffectOf } from '../../ir/effect.js';
import { inPlay } from '../read/references.js';
import { challengeFlags } from './movement.js';
import { EventKind } from '../../state/events.js';
import { pack, Kind, cardOf } from '../../state/packed-action.js';

type ReplacementAbility = Extract<Ability, { kind: 'replacement' }>;

interface ActiveReplacement {
  readonly ability: ReplacementAbility;
  readonly number: number;
  readonly context: Context;
}

/** The replacements of one kind that apply to a card now. */
function activeReplacements(
  s: State,
  would: ReplacementAbility['replace']['would'],
  ref: CardRef,
): ActiveReplacement[] {
  const found: ActiveReplacement[] = [];
  if (s.table.plain) return found;
  const consider = (context: Context, number: number): void => {
    const ability = s.table.program.abilities[number]!;
    if (ability.kind !== 'replacement' || ability.replace.would !== would || isUsedUp(s, context.source, number))
      return;
    if (ability.while !== undefined && !holds(s, context, ability.while)) return;
    if (hasLostAbility(s, context.source, ability.name)) return;
    if (refMatches(s, context, ability.replace.cards, ref)) found.push({ ability, number, context });
  };
  eachInPlay(s, (entry, seat) => {
    for (const n of s.table.cardPrograms[cardIn(entry)]!.replacements) consider(contextOf(seat, refOf(entry)), n);
    for (const { ability } of modifiersOf(s, cardIn(entry))?.granted ?? NO_RECORDS)
      consider(contextOf(seat, refOf(entry)), ability);
  });
  for (const lasting of s.lasting)
    if (lasting.ability >= 0 && (lasting.cards?.includes(ref) ?? true) && isInForce(s, lasting))
      consider(contextOf(lasting.seat, lasting.source, lasting.event, lasting.bound), lasting.ability);
  return found;
}

/** Chooses one of several replacements, given the cards that they come from. Returns WAITING until the player has answered. */
export type PickReplacement = (by: Seat, sources: readonly CardRef[]) => number | undefined;

/** The result of replacing damage: the damage to place, or the shield that prevents it. */
export interface ReplacedDamage {
  readonly blow?: Damage;
  readonly shield?: { readonly of: CardRef; readonly by: ActiveReplacement };
}

/**
 * Applies replacements to damage that would be placed. It stays as it is, is prevented, or is put on another card, where
 * Resist does not apply again. The player of the affected card chooses one replacement after another (6.5.7), each of them
 * once (6.5.5). Changes nothing in the state.
 */
export function replaceDamage(
  s: State,
  blow: Damage,
  verb: 'deal' | 'put',
  pick: PickReplacement,
): ReplacedDamage | undefined {
  const options = replacementsFor(s, blow, verb);
  if (options.length === 0) return { blow };
  const sources = options.map(({ context }) => context.source);
  const picked = options.length === 1 ? 0 : pick(s.table.owner[cardIn(blow.to)]!, sources);
  if (picked === WAITING) return WAITING;
  const found = options[picked]!;
  if (!isRedirect(found)) return { shield: { of: blow.to, by: found } };
  return replaceDamage(s, { ...blow, to: found.context.source }, 'put', pick);
}

/** The replacements for damage: redirections first, then shields. Several instances of the same shield are one (6.5.8). */
function replacementsFor(s: State, blow: Damage, verb: 'deal' | 'put'): ActiveReplacement[] {
  const dealt = verb === 'deal' ? activeReplacements(s, 'beDealtDamage', blow.to) : [];
  // Damage that Resist reduces to 0 was dealt but not taken: it uses up only shields against dealt damage (L-16).
  const taken = blow.amount > 0 ? activeReplacements(s, 'takeDamage', blow.to) : [];
  const shields = [...dealt.filter((each) => !isRedirect(each)), ...taken];
  const redirects = dealt.filter((each) => isRedirect(each) && each.context.source !== blow.to);
  return [
    ...redirects,
    ...shields.filter(({ number }, i) => shields.findIndex((each) => each.number === number) === i),
  ];
}

const isRedirect = ({ ability }: ActiveReplacement): boolean => ability.replace.instead === 'putOnThis';

/** The result of replacing banishings. */
export interface Banishing {
  /** The cards that are banished. */
  readonly cards: readonly CardRef[];
  /** For each other card, a frame for each effect that can happen instead. One of them is started with `pushReplacements`. */
  readonly instead: readonly (readonly Frame[])[];
}

/** A replacement that is resolving applies neither to its card again nor to the changed event (6.5.5). */
export function replaceBanishing(s: State, cards: readonly CardRef[], by: (ref: CardRef) => CardRef): Banishing {
  if (!s.table.program.hasReplacements) return { cards, instead: NO_RECORDS };
  const begun = s.frames.filter((frame, i) => i === s.frames.length - 1 || hasBegun(frame));
  const instead: (readonly Frame[])[] = [];
  const left = cards.filter((ref) => {
    const frames = replacementFrames(s, ref, begun, by);
    if (frames.length > 0) instead.push(frames);
    return frames.length === 0;
  });
  return { cards: left, instead };
}

/** Starts the replacing effects. They resolve before everything else. */
export function pushReplacements(s: State, instead: readonly Frame[]): void {
  for (const frame of instead) pushFrame(s, frame);
}

/** The "may" of a "you may … instead", which a player answers before any card is banished. */
export function optionalStepOf(s: State, { stack }: Frame): EffectOf<'may'> | undefined {
  const effect = stack.length === 0 ? undefined : s.table.program.blocks[stack[0]!.block]![0]?.effect;
  return effect?.kind === 'may' ? effect : undefined;
}

const hasBegun = ({ stack }: Frame): boolean => stack.length !== 1 || stack[0]!.index > 0;

function replacementFrames(
  s: State,
  ref: CardRef,
  begun: readonly Frame[],
  by: (ref: CardRef) => CardRef,
): readonly Frame[] {
  if (inPlay(s, ref) < 0) return NO_RECORDS;
  const during = challengeFlags(s, ref);
  const isUnderWay = ({ number, context }: ActiveReplacement): boolean =>
    s.frames.some(
      (frame) =>
        frame.ability === number &&
        frame.source === context.source &&
        (frame.event.subject === ref || frame.source === ref || begun.includes(frame)),
    );
  const applies = (each: ActiveReplacement): boolean =>
    !isUnderWay(each) &&
    (each.ability.replace.would !== 'beBanished' || !outsideChallenge(each.ability.replace, during));
  const owner = s.table.owner[cardIn(ref)]!;
  const event: GameEvent = { ...NO_EVENT, on: EventKind.BANISHED, by: owner, subject: ref, object: by(ref), during };
  return activeReplacements(s, 'beBanished', ref)
    .filter(applies)
    .map(({ number, context }) => {
      const block = s.table.program.abilityBlock[number]!;
      return makeFrame(context.seat, context.source, number, block < 0 ? NONE : [block], event, context.bound);
    });
}

/** The card that banishes in this frame: the source, or, for the card of a replacement, the card that would have banished it before. */
export const banisherIn = (s: State, frame: Frame): ((ref: CardRef) => CardRef) => {
  const isReplacement = frame.ability >= 0 && s.table.program.abilities[frame.ability]!.kind === 'replacement';
  return (ref) => (isReplacement && ref === frame.event.subject ? frame.event.object : frame.source);
};

const outsideChallenge = ({ inChallenge }: { readonly inChallenge?: boolean }, during: number): boolean =>
  inChallenge === true && (during & EventContext.CHALLENGE) === 0;

/** Uses up a shield, together with all other instances of the same shield on the card (6.5.8). */
export function useUpShield(
  s: State,
  { of: ref, by: { context, number } }: NonNullable<ReplacedDamage['shield']>,
): void {
  markUsed(s, context.source, number);
  const isUsed = ({ ability, cards }: LastingEffect): boolean => ability === number && cards?.includes(ref) === true;
  s.lasting = sharedIfEmpty(s.lasting.filter((lasting) => !isUsed(lasting)));
}

// Choosing among several replacements of one event (6.5.7).

/** Asks the player of the affected card which replacement applies, by the card that it comes from. */
export const pickByQuestion =
  (s: State, frame: Frame): PickReplacement =>
  (by, sources) => {
    const options = [...new Set(sources.map(cardIn))].map((card) => pack(Kind.CHOOSE_CARD, card));
    const answer = ask(s, frame, by, 'card', options);
    return answer === WAITING ? WAITING : sources.findIndex((source) => cardIn(source) === cardOf(answer));
  };
