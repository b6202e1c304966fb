// A permanent that continues with another top card: after Shift (8.10.5), records that refer to the card below refer to
// the card on top; when Temporary Shift ends (8.10.8.5), one card leaves the stack.
import { type State, Zone, zone, editZone } from '../../state/state.js';
import { type CardRef, type CardId, cardIn, damageOn, Entry, findIndexIn, refOf } from '../../state/entry.js';
import { sharedIfEmpty } from '../../state/empty.js';
import { packed, packedNumbers } from '../../../../core/shared-rows.js';
import { markDirty, Dirty } from '../../state/dirty.js';
import type { LabelBinding, GameEvent, LastingEffect, Trigger, Frame } from '../../state/records.js';
import { cloneFrame } from '../../state/frames.js';
import { topOf, takeFromUnder, cardsUnder, restack } from '../../state/stacks.js';
import { inPlay } from '../read/references.js';
import { removeDamage } from './damage.js';
import { placeCard, triggerLeaving, unlink, linkTo } from './movement.js';
import { recordLastKnown } from '../read/values.js';
import { locationOf } from '../../state/in-play.js';
import { forgetCard } from '../in-force/lasting.js';

/** Lasting effects, triggers in the bag and frames refer to `to` instead of `from` from now on. */
export function followShift(s: State, from: CardRef, to: CardRef): void {
  if (s.lasting.length === 0 && s.bag.length === 0 && s.frames.length === 0) return;
  const swap = new RefSubstitution(from, to);
  s.lasting = sharedIfEmpty(packed(s.lasting, (each) => swap.lasting(each)));
  s.bag = sharedIfEmpty(packed(s.bag, (each) => swap.trigger(each)));
  const running = s.frames.at(-1);
  s.frames = sharedIfEmpty(packed(s.frames, (each) => swap.change(each === running ? each : cloneFrame(each))));
  markDirty(s, Dirty.LASTING);
}

/** Copies records with one card replaced by another. Records without that card are returned unchanged. */
class RefSubstitution {
  constructor(
    private readonly from: CardRef,
    private readonly to: CardRef,
  ) {}

  private ref(ref: CardRef): CardRef {
    return ref === this.from ? this.to : ref;
  }

  private cards(cards: readonly CardRef[]): readonly CardRef[] {
    return cards.includes(this.from) ? packedNumbers(cards, (ref) => this.ref(ref)) : cards;
  }

  private bound(list: readonly LabelBinding[]): readonly LabelBinding[] {
    if (!list.some(({ cards }) => cards.includes(this.from))) return list;
    return packed(list, ({ label, cards, amount, done, seat, declined, earlier }) => {
      return { label, cards: this.cards(cards), amount, done, seat, declined, earlier };
    });
  }

  private event(was: GameEvent): GameEvent {
    if (was.subject !== this.from && was.object !== this.from && !was.subjects.includes(this.from)) return was;
    const { on, by, amount, during } = was;
    const [subject, object, subjects] = [this.ref(was.subject), this.ref(was.object), this.cards(was.subjects)];
    return { on, by, subject, object, amount, during, subjects };
  }

  lasting(was: LastingEffect): LastingEffect {
    const cards = was.cards === undefined ? undefined : this.cards(was.cards);
    const bound = this.bound(was.bound);
    const event = this.event(was.event);
    if (was.source !== this.from && cards === was.cards && bound === was.bound && event === was.event) return was;
    const { rules, amounts, ability, times, until, untilSeat, turn, seat } = was;
    const source = this.ref(was.source);
    return { seat, source, rules, amounts, cards, ability, bound, event, times, until, untilSeat, turn };
  }

  trigger(was: Trigger): Trigger {
    const { seat, ability } = was;
    return { seat, source: this.ref(was.source), ability, event: this.event(was.event), bound: this.bound(was.bound) };
  }

  /** Changes a frame in place: the effect that runs, on top, holds its frame, and no other state shares it. */
  change(frame: Mutable<Frame>): Frame {
    frame.source = this.ref(frame.source);
    frame.event = this.event(frame.event);
    frame.bound = this.bound(frame.bound);
    frame.singers = this.cards(frame.singers);
    return frame;
  }
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

// The end of Temporary Shift (8.10.8.5).

const TO_HAND = { zone: Zone.HAND } as const;

/**
 * Removes all damage from the permanent and returns this card alone to hand. Nothing happens if the permanent is no longer
 * in play with this card in its stack.
 */
export function removeFromStack(s: State, card: CardId, permanent: CardRef): void {
  const seat = s.table.owner[card]!;
  const above = topOf(s, card);
  const before = inPlay(s, permanent);
  if (before < 0 || cardIn(before) !== (above < 0 ? card : above)) return;
  removeDamage(s, permanent, damageOn(before), seat);
  if (above < 0) uncover(s, card);
  else {
    placeCard(s, takeFromUnder(s, card) & Entry.REF_MASK, seat, TO_HAND, Entry.KNOWN_TO_ALL);
    markDirty(s, Dirty.ALL);
  }
}

/** The top card leaves play. The permanent continues unchanged with the card below (L-27). */
function uncover(s: State, card: CardId): void {
  // A facedown card is never in play (5.1.1.10): cards put there by Boost stay under the next faceup card.
  const below = cardsUnder(s, card).findLast((entry) => (entry & Entry.FACEUP) !== 0);
  if (below === undefined) return;
  const seat = s.table.owner[card]!;
  const at = findIndexIn(zone(s, seat, Zone.PLAY), card);
  const entry = zone(s, seat, Zone.PLAY)[at]!;
  recordLastKnown(s, entry);
  const next = refOf(below);
  // Effects on the permanent move to the next card first. Abilities that trigger now refer to the card that leaves.
  followShift(s, refOf(entry), next);
  triggerLeaving(s, refOf(entry), TO_HAND, {});
  takeFromUnder(s, cardIn(below));
  const location = locationOf(s, card);
  editZone(s, seat, Zone.PLAY)[at] = next | (entry & ~Entry.REF_MASK & ~Entry.SHIFTED);
  unlink(s, card);
  restack(s, card, cardIn(below));
  if (location >= 0) linkTo(s, cardIn(below), location);
  placeCard(s, refOf(entry), seat, TO_HAND, Entry.KNOWN_TO_ALL);
  forgetCard(s, refOf(entry));
  markDirty(s, Dirty.ALL);
}
