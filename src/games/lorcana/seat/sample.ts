// Samples for searches (determinisation): deals states that a seat cannot distinguish from the real one, with other cards
// in place of those that it does not know.
import { type CardId, type CardRef, NO_CARD, Entry, cardIn, MAX_CARDS, type CardEntry } from '../state/entry.js';
import { type State, Row, Zone } from '../state/state.js';
import { packed, packedNumbers } from '../../../core/shared-rows.js';
import { NONE, sharedIfEmpty } from '../state/empty.js';
import { kindOf, Kind, Pack, cardOf } from '../state/packed-action.js';
import type {
  Frame,
  BlockCursor,
  GameEvent,
  LabelBinding,
  Trigger,
  CardBeingPlayed,
  LastingEffect,
  LastKnown,
  PendingDamage,
  Question,
} from '../state/records.js';
import type { Seat } from '../../../core/game.js';
import type { Rng } from '../../../core/rng.js';
import { rebuild } from '../rules/in-force/refresh.js';

/**
 * Makes deep copies of records, with other cards in place of hidden ones. The records are written out field by field, in
 * the order in which the rules write them: V8 gives records copied in another way another hidden class, and then reads both
 * at half the speed.
 */
class HiddenCopier {
  /** `replacementFor`: the card that takes the place of a card. */
  constructor(private readonly replacementFor: (card: CardId) => CardId) {}

  /** Replaces all records of the state by copies. */
  replaceRecords(s: State): void {
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
    return of === NO_CARD ? of : (of & ~Entry.CARD_MASK) | this.replacementFor(cardIn(of));
  }

  private refs(of: readonly CardRef[]): readonly CardRef[] {
    return of.length === 0 ? NONE : packedNumbers(of, (each) => this.ref(each));
  }

  /** Only answers that choose a card contain one. */
  private answer(action: number): number {
    return kindOf(action) === Kind.CHOOSE_CARD
      ? (action & ~Pack.CARD_MASK) | this.replacementFor(cardOf(action))
      : action;
  }

  private answers(of: readonly number[]): readonly number[] {
    return of.length === 0 ? NONE : packedNumbers(of, (each) => this.answer(each));
  }

  private frame(from: Frame): Frame {
    return {
      seat: from.seat,
      source: this.ref(from.source),
      ability: from.ability,
      event: this.event(from.event),
      stack: packed(from.stack, (each) => this.cursor(each)),
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

  private cursor({ block, index, loop, seats, label, isCost }: BlockCursor): BlockCursor {
    const left = loop === undefined ? undefined : seats ? loop.slice() : this.refs(loop);
    return { block, index, loop: left, seats, label, isCost };
  }

  private event({ on, by, subject, object, amount, during, subjects }: GameEvent): GameEvent {
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

  private bound(list: readonly LabelBinding[]): readonly LabelBinding[] {
    return sharedIfEmpty(
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
    return { seat, source: this.ref(source), ability, event: this.event(event), bound: this.bound(bound) };
  }

  private playing({ card, seat, mode, onto, singers, paid, exerted, after, shift }: CardBeingPlayed): CardBeingPlayed {
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

  private lasting(from: LastingEffect): LastingEffect {
    return {
      seat: from.seat,
      source: this.ref(from.source),
      rules: from.rules,
      amounts: from.amounts.slice(),
      cards: from.cards === undefined ? undefined : this.refs(from.cards),
      ability: from.ability,
      bound: this.bound(from.bound),
      event: this.event(from.event),
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

  private damaged({ card, by, inChallenge }: PendingDamage): PendingDamage {
    return { card: this.ref(card), by: this.ref(by), inChallenge };
  }

  private question({ seat, about, options }: Question): Question {
    return { seat, about, options: this.answers(options) };
  }
}

/**
 * Deals states that `seat` cannot distinguish from `s`: the cards it does not know change places at random, and the random
 * streams are drawn again. The states share rows with each other but none with `s`, so an agent may write to them.
 */
export class HiddenDealer {
  readonly #state: State;
  /** The bit of an entry that is set if the seat knows the card. */
  readonly #known: number;
  /** By owner, the cards that the seat does not know, in a fixed order: the same seed deals the same cards, wherever they really are. */
  readonly #hidden: (readonly CardId[])[] = [];
  /** Whether records may refer to a card that changes places. */
  readonly #hasReferences: boolean;
  /** The copy of which later deals are branches. The first deal is a copy of its own, as there is often no second one. */
  #base: State | undefined;
  #isFirst = true;

  constructor(s: State, seat: Seat) {
    this.#state = s;
    this.#known = 1 << (Entry.KNOWN_SHIFT + seat);
    for (let owner = 0; owner < s.table.seats; owner++) this.#hidden.push(hiddenOf(s, owner, this.#known));
    this.#hasReferences = s.frames.length > 0 || s.bag.length > 0 || s.question !== undefined;
  }

  deal(rng: Rng): State {
    const dealt = this.#isFirst ? copyOf(this.#state) : (this.#base ??= copyOf(this.#state)).branch();
    this.#isFirst = false;
    for (let owner = 0; owner < this.#hidden.length; owner++)
      dealHidden(dealt, owner, this.#known, this.#hidden[owner]!, rng);
    if (this.#hasReferences) this.#redirectRecords(dealt);
    const random = dealt.editRow(Row.RANDOM);
    for (let i = 0; i < random.length; i++) random[i] = rng.word() | 1;
    return dealt;
  }

  /** Makes records refer to the new card in each place, where they referred to the old one. */
  #redirectRecords(dealt: State): void {
    const { seats, cards } = dealt.table;
    for (let card = 0; card < cards.length; card++) inPlaceOf[card] = card;
    for (let owner = 0; owner < seats; owner++)
      for (let n = 0; n < HIDING; n++) {
        const row = hidingRow(owner, n);
        const [before, now] = [this.#state.row(row), dealt.row(row)];
        for (let i = 0; i < before.length; i++)
          if (isHidden(dealt, owner, before[i]!, this.#known)) inPlaceOf[cardIn(before[i]!)] = cardIn(now[i]!);
      }
    MOVED_CARDS.replaceRecords(dealt);
  }
}

// Scratch buffer: for each card, the card that is now in its place.
const inPlaceOf = new Int32Array(MAX_CARDS);

/** A deep copy. The rules never write to records, but an agent that holds a sample might. */
function copyOf(s: State): State {
  const copy = s.copy();
  SAME_CARDS.replaceRecords(copy);
  if (copy.modifiers !== undefined) rebuild(copy);
  return copy;
}

const SAME_CARDS = new HiddenCopier((card) => card);

const MOVED_CARDS = new HiddenCopier((card) => inPlaceOf[card]!);

/** The number of rows with cards of a seat that other seats may not know: hand, deck, inkwell, cards under others. */
const HIDING = 4;

function hidingRow(owner: Seat, n: number): number {
  const zones = Row.ZONES + owner * Zone.COUNT;
  return n === 0 ? zones + Zone.HAND : n === 1 ? zones + Zone.DECK : n === 2 ? zones + Zone.INKWELL : Row.UNDER;
}

const isHidden = (s: State, owner: Seat, entry: CardEntry, known: number): boolean =>
  (entry & known) === 0 && s.table.owner[cardIn(entry)] === owner;

// Scratch buffers: 1 for each hidden card (all 0 between calls), and the cards that are not dealt yet.
const hiddenMarks = new Uint8Array(MAX_CARDS);

const undealt = new Int32Array(MAX_CARDS);

function hiddenOf(s: State, owner: Seat, known: number): CardId[] {
  for (let n = 0; n < HIDING; n++) {
    const entries = s.row(hidingRow(owner, n));
    for (let i = 0; i < entries.length; i++)
      if (isHidden(s, owner, entries[i]!, known)) hiddenMarks[cardIn(entries[i]!)] = 1;
  }
  const cards: CardId[] = [];
  const deck = s.table.decks[owner]!;
  for (let i = 0; i < deck.length; i++) {
    if (hiddenMarks[deck[i]!] === 1) cards.push(deck[i]!);
    hiddenMarks[deck[i]!] = 0;
  }
  return cards;
}

/** Deals the hidden cards. Entries keep their place and all other fields, such as who knows them; only the cards change. */
function dealHidden(s: State, owner: Seat, known: number, cards: readonly CardId[], rng: Rng): void {
  let count = cards.length;
  for (let i = 0; i < count; i++) undealt[i] = cards[i]!;
  for (let n = 0; n < HIDING && count > 0; n++) {
    const row = hidingRow(owner, n);
    if (s.row(row).length === 0) continue;
    const entries = s.editRow(row);
    for (let i = 0; i < entries.length; i++) {
      const entry = entries[i]!;
      if (!isHidden(s, owner, entry, known)) continue;
      const taken = rng.int(count--);
      entries[i] = (entry & ~Entry.CARD_MASK) | undealt[taken]!;
      undealt[taken] = undealt[count]!;
    }
  }
}
