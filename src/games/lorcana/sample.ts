import type { Seat } from '../../core/game.js';
import type { Rng } from '../../core/rng.js';
import { cardOf, Kind, kindOf, Pack } from './decision.js';
import type { Bound } from './records.js';
import { rebuild } from './rules/refresh.js';
import { cardIn, Entry, NOBODY, Row, Zone, type CardId, type CardRef, type State } from './state.js';

/**
 * A state that `seat` cannot tell from `s`: the cards it does not know change places at random, and future chance is drawn anew.
 * It shares nothing with `s`: whoever gets it may do with it what they like.
 */
export function deal(s: State, seat: Seat, rng: Rng): State {
  const dealt = s.copy();
  copyRecords(dealt);
  const moved = new Map<CardId, CardId>();
  for (let owner = 0; owner < s.table.seats; owner++)
    dealHidden(dealt, owner, 1 << (Entry.KNOWN_SHIFT + seat), rng, moved);
  if (moved.size > 0 && (s.frames.length > 0 || s.bag.length > 0 || s.question !== undefined)) follow(dealt, moved);
  const random = dealt.editRow(Row.RANDOM);
  for (let i = 0; i < random.length; i++) random[i] = rng.word() | 1;
  return dealt;
}

/** Records are never written, only replaced; but a stranger with a sample might write them. */
function copyRecords(s: State): void {
  if (s.frames.length > 0) s.frames = structuredClone(s.frames);
  if (s.bag.length > 0) s.bag = structuredClone(s.bag);
  if (s.waiting.length > 0) s.waiting = structuredClone(s.waiting);
  if (s.lasting.length > 0) s.lasting = structuredClone(s.lasting);
  if (s.lastKnown.length > 0) s.lastKnown = structuredClone(s.lastKnown);
  if (s.damaged.length > 0) s.damaged = structuredClone(s.damaged);
  if (s.used.length > 0) s.used = s.used.slice();
  if (s.question !== undefined) s.question = structuredClone(s.question);
  if (s.modifiers !== undefined) rebuild(s);
}

/** Rows in which a seat has cards that others may not know. */
const hidingRows = (owner: Seat): number[] => [
  ...[Zone.HAND, Zone.DECK, Zone.INKWELL].map((z) => Row.ZONES + owner * Zone.COUNT + z),
  Row.UNDER,
];

const ascending = (a: number, b: number): number => a - b;

/** Entries keep their place and what they say (who knows them …); only the cards in them change. */
function dealHidden(s: State, owner: Seat, known: number, rng: Rng, moved: Map<CardId, CardId>): void {
  const isHidden = (entry: number) => (entry & known) === 0 && s.table.owner[cardIn(entry)] === owner;
  const hidden: CardId[] = [];
  for (const row of hidingRows(owner)) for (const entry of s.row(row)) if (isHidden(entry)) hidden.push(cardIn(entry));
  // By number, so that the same luck deals the same cards wherever the hidden ones really are.
  hidden.sort(ascending);
  for (const row of hidingRows(owner)) {
    const entries = s.row(row);
    for (let i = 0; i < entries.length; i++) {
      const entry = entries[i]!;
      if (!isHidden(entry)) continue;
      const card = rng.takeFrom(hidden);
      moved.set(cardIn(entry), card);
      s.editRow(row)[i] = (entry & ~Entry.CARD_MASK) | card;
    }
  }
}

/** Where what is under way spoke of a card that changed places, it speaks of the one that is there now. */
function follow(s: State, moved: ReadonlyMap<CardId, CardId>): void {
  const card = (id: CardId): CardId => moved.get(id) ?? id;
  const ref = (of: CardRef): CardRef => (of === NOBODY ? of : (of & ~Entry.CARD_MASK) | card(cardIn(of)));
  const bound = (list: readonly Bound[]) => list.map((each) => ({ ...each, cards: each.cards.map(ref) }));
  s.frames = s.frames.map((frame) => ({
    ...frame,
    source: ref(frame.source),
    group: ref(frame.group),
    bound: bound(frame.bound),
    answers: frame.answers.map(answer),
    playing: frame.playing === undefined ? undefined : { ...frame.playing, card: ref(frame.playing.card) },
    stack: frame.stack.map((each) => ({ ...each, loop: each.seats ? each.loop : each.loop?.map(ref) })),
  }));
  s.bag = s.bag.map((trigger) => ({ ...trigger, source: ref(trigger.source), bound: bound(trigger.bound) }));
  if (s.question !== undefined) s.question = { ...s.question, options: s.question.options.map(answer) };

  function answer(action: number): number {
    return kindOf(action) === Kind.CHOOSE_CARD ? (action & ~Pack.CARD_MASK) | card(cardOf(action)) : action;
  }
}
