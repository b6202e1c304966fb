// Choosing before using: cards, players, a name, a number.
import { type Handler, Result } from '../state/program.js';
import { cardsOf } from '../rules/choose/targets.js';
import { WAITING, ask } from '../rules/choose/ask.js';
import { seatsOf } from '../rules/choose/players.js';
import { pack, Kind, cardOf, targetOf } from '../state/decision.js';
import { NAMED } from '../state/records.js';
import { NONE, NO_RECORDS } from '../state/empty.js';
import { bind } from '../state/frames.js';
import { evaluate } from '../rules/read/evaluate.js';

export const choose: Handler<'choose'> = (s, frame, effect) =>
  cardsOf(s, frame, effect.cards) === WAITING ? Result.WAIT : Result.DONE;

export const choosePlayer: Handler<'choosePlayer'> = (s, frame, effect) =>
  seatsOf(s, frame, effect.who) === WAITING ? Result.WAIT : Result.DONE;

/** Any name in the match: those outside it could never be right. */
export const nameCard: Handler<'nameCard'> = (s, frame) => {
  const answer = ask(
    s,
    frame,
    frame.seat,
    'name',
    s.table.names.map((_, i) => pack(Kind.NAME_CARD, i & 511, i >> 9)),
  );
  if (answer === WAITING) return Result.WAIT;
  const name = cardOf(answer) | (targetOf(answer) << 9);
  const before = frame.bound.filter(({ label }) => label !== NAMED);
  const named = {
    label: NAMED,
    cards: NONE,
    amount: name,
    done: true,
    seat: frame.they,
    declined: 0,
    earlier: NO_RECORDS,
  };
  frame.bound = [...before, named];
  return Result.DONE;
};

export const count: Handler<'count'> = (s, frame, effect) => {
  bind(s, frame, effect.as, NONE, evaluate(s, frame, effect.amount), true);
  return Result.DONE;
};
