// Copies of what is under way, all the way down, in which other cards may stand for those that a stranger cannot know. Written out field by
// field, in the order in which the rules write them: V8 takes records copied in another way for another kind, and reads both at half the speed.
import { type CardId, type CardRef, NOBODY, Entry, cardIn } from '../state/entry.js';
import type { State } from '../state/state.js';
import { packed, packedNumbers } from '../../../core/shared-rows.js';
import { NONE, listed } from '../state/empty.js';
import { kindOf, Kind, Pack, cardOf } from '../state/decision.js';
import type {
  Frame,
  Activation,
  Happening,
  Bound,
  Trigger,
  Playing,
  Lasting,
  LastKnown,
  Damaged,
  Question,
} from '../state/records.js';

export class RecordCopy {
  /** `now`: which card stands where a card stood. */
  constructor(private readonly now: (card: CardId) => CardId) {}

  /** Replaces all records of the state by copies. */
  of(s: State): void {
    if (s.frames.length > 0) s.frames = packed(s.frames, (each) => this.frame(each));
    if (s.bag.length > 0) s.bag = packed(s.bag, (each) => this.trigger(each));
    if (s.waiting.length > 0) s.waiting = packed(s.waiting, (each) => this.playing(each));
    if (s.lasting.length > 0) s.lasting = packed(s.lasting, (each) => this.lasting(each));
    if (s.lastKnown.length > 0) s.lastKnown = packed(s.lastKnown, (each) => this.lastKnown(each));
    if (s.damaged.length > 0) s.damaged = packed(s.damaged, (each) => this.damaged(each));
    if (s.used.length > 0) s.used = s.used.slice();
    if (s.question !== undefined) s.question = this.question(s.question);
  }

  private ref(of: CardRef): CardRef {
    return of === NOBODY ? of : (of & ~Entry.CARD_MASK) | this.now(cardIn(of));
  }

  private refs(of: readonly CardRef[]): readonly CardRef[] {
    return of.length === 0 ? NONE : packedNumbers(of, (each) => this.ref(each));
  }

  /** Only an answer that names a card means another one now. */
  private answer(action: number): number {
    return kindOf(action) === Kind.CHOOSE_CARD ? (action & ~Pack.CARD_MASK) | this.now(cardOf(action)) : action;
  }

  private answers(of: readonly number[]): readonly number[] {
    return of.length === 0 ? NONE : packedNumbers(of, (each) => this.answer(each));
  }

  private frame(from: Frame): Frame {
    return {
      seat: from.seat,
      source: this.ref(from.source),
      ability: from.ability,
      event: this.happening(from.event),
      stack: packed(from.stack, (each) => this.activation(each)),
      bound: this.bound(from.bound),
      answers: this.answers(from.answers),
      they: from.they,
      group: this.ref(from.group),
      acted: from.acted,
      singers: this.refs(from.singers),
      playing: from.playing === undefined ? undefined : this.playing(from.playing),
      chosen: this.refs(from.chosen),
    };
  }

  private activation({ block, index, loop, seats, label, isCost }: Activation): Activation {
    const left = loop === undefined ? undefined : seats ? loop.slice() : this.refs(loop);
    return { block, index, loop: left, seats, label, isCost };
  }

  private happening({ on, by, subject, object, amount, during, subjects }: Happening): Happening {
    return {
      on,
      by,
      subject: this.ref(subject),
      object: this.ref(object),
      amount,
      during,
      subjects: this.refs(subjects),
    };
  }

  private bound(list: readonly Bound[]): readonly Bound[] {
    return listed(
      packed(list, ({ label, cards, amount, done, seat, declined, earlier }) => ({
        label,
        cards: this.refs(cards),
        amount,
        done,
        seat,
        declined,
        earlier: this.bound(earlier),
      })),
    );
  }

  private trigger({ seat, source, ability, event, bound }: Trigger): Trigger {
    return { seat, source: this.ref(source), ability, event: this.happening(event), bound: this.bound(bound) };
  }

  private playing({ card, seat, mode, onto, singers, paid, exerted, after, shift }: Playing): Playing {
    return {
      card: this.ref(card),
      seat,
      mode,
      onto: this.refs(onto),
      singers: this.refs(singers),
      paid,
      exerted,
      after,
      shift,
    };
  }

  private lasting(from: Lasting): Lasting {
    return {
      seat: from.seat,
      source: this.ref(from.source),
      rules: from.rules,
      amounts: from.amounts.slice(),
      cards: from.cards === undefined ? undefined : this.refs(from.cards),
      ability: from.ability,
      bound: this.bound(from.bound),
      event: this.happening(from.event),
      times: from.times,
      until: from.until,
      untilSeat: from.untilSeat,
      turn: from.turn,
    };
  }

  private lastKnown(from: LastKnown): LastKnown {
    return {
      ref: this.ref(from.ref),
      strength: from.strength,
      willpower: from.willpower,
      lore: from.lore,
      damage: from.damage,
      under: from.under,
      beneath: this.refs(from.beneath),
      visitors: from.visitors.slice(),
      exerted: from.exerted,
      shifted: from.shifted,
      keywords: from.keywords,
      classes: from.classes.slice(),
      location: from.location,
    };
  }

  private damaged({ card, by, inChallenge }: Damaged): Damaged {
    return { card: this.ref(card), by: this.ref(by), inChallenge };
  }

  private question({ seat, about, options }: Question): Question {
    return { seat, about, options: this.answers(options) };
  }
}
