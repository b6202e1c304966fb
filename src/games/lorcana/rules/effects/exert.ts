// Handlers of effects that exert and ready cards.
import { type Handler, Result, doneIf } from '../../state/program.js';
import { isCost, chooseCostCards, cardsOf } from '../choose/targets.js';
import { canPayExert } from '../choose/can-do.js';
import { WAITING } from '../choose/ask.js';
import { exertCards, readyCards, limitedReadying } from '../processes/exert.js';
import { bindLabel } from '../../state/frames.js';
import { inPlay } from '../read/references.js';
import { choose } from '../choose/cards.js';
import { type CardEntry, Entry } from '../../state/entry.js';

export const exert: Handler<'exert'> = (s, frame, effect) => {
  const cards = isCost(s, frame) ? chooseCostCards(s, frame, effect.what, canPayExert) : cardsOf(s, frame, effect.what);
  if (cards === WAITING) return Result.WAIT;
  const exerted = exertCards(s, cards, frame.seat);
  // "Exerted this way" does not include cards that were exerted before.
  if (effect.as !== undefined) bindLabel(s, frame, effect.as, exerted, exerted.length, cards.length > 0);
  return Result.DONE;
};

export const ready: Handler<'ready'> = (s, frame, effect) => {
  const cards = cardsOf(s, frame, effect.what);
  if (cards === WAITING) return Result.WAIT;
  const readied = readyCards(s, cards, frame.seat);
  // A card that was ready counts as done (L-39), a card that can't ready does not.
  const done = cards.length > 0 && cards.every((ref) => !isExerted(inPlay(s, ref)));
  if (effect.as !== undefined) bindLabel(s, frame, effect.as, readied, readied.length, done);
  return doneIf(done);
};

export const readySome: Handler<'readySome'> = (s, frame) => {
  const { most, eligible } = limitedReadying(s, frame.seat);
  const cards = choose(s, frame, frame.seat, eligible, { n: most });
  if (cards === WAITING) return Result.WAIT;
  readyCards(s, cards, frame.seat);
  return Result.DONE;
};

const isExerted = (entry: CardEntry): boolean => entry >= 0 && (entry & Entry.EXERTED) !== 0;
