// What a check has found to be banished, where players have to say first what happens instead: a frame to ask them from.
import type { State } from '../state/state.js';
import { type CardRef, NOBODY } from '../state/entry.js';
import { KeywordAbility } from '../link/keyword-abilities.js';
import { scalar, Scalar } from '../state/scalars.js';
import { pushFrame, makeFrame } from '../state/frames.js';
import { Change } from '../state/dirty.js';
import type { Bound, Frame } from '../state/records.js';
import { NO_RECORDS, NONE } from '../state/empty.js';

/** Labels that no text has: the cards, and what banishes each of them. */
const LETHAL = -2;

const BANISHERS = -3;

/** The check goes on in a frame of its own, and is made again afterwards. */
export function askAboutLethal(s: State, cards: readonly CardRef[], by: (ref: CardRef) => CardRef): void {
  const block = s.table.code.abilityBlock[KeywordAbility.BANISH_LETHAL]!;
  const seat = scalar(s, Scalar.ACTIVE);
  const bound = [boundTo(LETHAL, cards, seat), boundTo(BANISHERS, cards.map(by), seat)];
  pushFrame(s, makeFrame(seat, NOBODY, -1, [block], undefined, bound));
  s.unchecked |= Change.DAMAGE;
}

const boundTo = (label: number, cards: readonly CardRef[], seat: number): Bound => ({
  label,
  cards,
  amount: cards.length,
  done: true,
  seat,
  declined: 0,
  earlier: NO_RECORDS,
});

const listOf = ({ bound }: Frame, label: number): readonly CardRef[] =>
  bound.find((each) => each.label === label)?.cards ?? NONE;

export const lethalIn = (frame: Frame): readonly CardRef[] => listOf(frame, LETHAL);

export const banisherOf =
  (frame: Frame) =>
  (ref: CardRef): CardRef =>
    listOf(frame, BANISHERS)[lethalIn(frame).indexOf(ref)] ?? NOBODY;
