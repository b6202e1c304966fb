// Resolves references: which cards a word or label of a text means, and where a card is now.
import { type State, zone, Zone, Row } from '../../state/state.js';
import type { Context } from '../../state/context.js';
import type { RefWord as Reference } from '../../ir/reference.js';
import {
  type CardRef,
  NO_CARD,
  refAfterMove,
  type CardEntry,
  cardIn,
  findIndexIn,
  refOf,
  type CardId,
} from '../../state/entry.js';
import type { LabelBinding, LastKnown } from '../../state/records.js';
import type { Seat } from '../../../../core/game.js';

/** The cards that a reference in a text means. */
export function boundCards(s: State, context: Context, reference: Reference): readonly CardRef[] {
  switch (reference) {
    case 'this':
      return [context.source];
    case 'subject':
      return context.event.subjects.length > 0 ? context.event.subjects : one(context.event.subject);
    case 'object':
      return one(context.event.object);
    case 'group':
      return one(context.group);
    case 'singers':
      return context.singers;
    default:
      return bindingOf(s, context, reference)?.cards ?? [];
  }
}

/** The cards and the amount that are bound to a label of the text. */
export function bindingOf(s: State, context: Context, step: string): LabelBinding | undefined {
  const label = s.table.program.labels.get(step);
  return context.bound.find((each) => each.label === label);
}

const one = (ref: CardRef): readonly CardRef[] => (ref === NO_CARD ? [] : [ref]);

/** Whether `ref` is a card of the reference. With `inDiscard`, also if that card has moved into the discard since (6.1.11.1). */
export function isOneOf(s: State, context: Context, reference: Reference, inDiscard: boolean, ref: CardRef): boolean {
  const cards = boundCards(s, context, reference);
  return cards.includes(ref) || (inDiscard && cards.some((each) => refAfterMove(each) === ref));
}

/** Whether `ref` is the source of the text. With `inDiscard`, also if the source has moved into the discard since (6.1.6, 6.1.11.1). */
export const isSource = ({ source }: Context, inDiscard: boolean, ref: CardRef): boolean =>
  ref === source || (inDiscard && ref === refAfterMove(source));

/** The entry of a card that is still in play as the same object (7.1.6), else −1. */
export function inPlay(s: State, ref: CardRef): CardEntry {
  if (ref === NO_CARD) return -1;
  const play = zone(s, s.table.owner[cardIn(ref)]!, Zone.PLAY);
  const place = findIndexIn(play, cardIn(ref));
  return place >= 0 && refOf(play[place]!) === ref ? play[place]! : -1;
}

/** Where a card is now. */
export interface Place {
  readonly zone: Zone | 'under' | 'resolving';
  readonly entry: CardEntry;
  readonly seat: Seat;
}

export function placeOfCard(s: State, card: CardId): Place | undefined {
  const seat = s.table.owner[card]!;
  for (let i = 0; i < SEARCHED.length; i++) {
    const entries = zone(s, seat, SEARCHED[i]!);
    const place = findIndexIn(entries, card);
    if (place >= 0) return { zone: SEARCHED[i]!, entry: entries[place]!, seat };
  }
  const under = findIndexIn(s.row(Row.UNDER), card);
  if (under >= 0) return { zone: 'under', entry: s.row(Row.UNDER)[under]!, seat };
  const resolving = findIndexIn(s.row(Row.RESOLVING), card);
  return resolving < 0 ? undefined : { zone: 'resolving', entry: s.row(Row.RESOLVING)[resolving]!, seat };
}

/** Zones to search, the most likely first. */
const SEARCHED: readonly Zone[] = [Zone.PLAY, Zone.HAND, Zone.DISCARD, Zone.INKWELL, Zone.DECK];

/** The place of a card; undefined if it has moved since and is a new object (7.1.6). */
export function placeOfRef(s: State, ref: CardRef): Place | undefined {
  const place = placeOfCard(s, cardIn(ref));
  return place !== undefined && refOf(place.entry) === ref ? place : undefined;
}

/** The reference by which a text may still mean the card: unchanged, or one move further if that move was into the discard (6.1.11.1). */
export function followMove(s: State, ref: CardRef): CardRef {
  const place = placeOfCard(s, cardIn(ref));
  if (place === undefined || refOf(place.entry) === ref) return ref;
  const moved = refAfterMove(ref);
  return place.zone === Zone.DISCARD && refOf(place.entry) === moved ? moved : ref;
}

export const lastKnown = (s: State, ref: CardRef): LastKnown | undefined =>
  s.lastKnown.findLast((each) => each.ref === ref);
