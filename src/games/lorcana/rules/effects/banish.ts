// Handlers of effects that banish cards, with the choice of replacements.
import { type Handler, Result, doneIf } from '../../state/program.js';
import { isCost, chooseCostCards, cardsOf } from '../choose/targets.js';
import { canPayBanished } from '../choose/can-do.js';
import { WAITING, ask, YES_OR_NO } from '../choose/ask.js';
import {
  banisherIn,
  replaceBanishing,
  pushReplacements,
  pickByQuestion,
  optionalStepOf,
} from '../processes/replacements.js';
import { bindLabel } from '../../state/frames.js';
import { lethalCardsIn, banisherOf } from '../processes/game-state-check.js';
import { type State, Zone } from '../../state/state.js';
import type { Frame } from '../../state/records.js';
import { type CardRef, cardIn } from '../../state/entry.js';
import { canBeBanished } from '../read/values.js';
import { leavePlay } from '../processes/movement.js';
import { packedNumbers } from '../../../../core/shared-rows.js';
import { isStepPossible } from './flow.js';
import { playerOf } from '../read/players.js';
import { pack, Kind, kindOf } from '../../state/packed-action.js';

export const banish: Handler<'banish'> = (s, frame, effect) => {
  const cards = isCost(s, frame)
    ? chooseCostCards(s, frame, effect.what, canPayBanished)
    : cardsOf(s, frame, effect.what);
  if (cards === WAITING) return Result.WAIT;
  const banished = banishOrReplace(s, frame, cards, banisherIn(s, frame));
  if (banished === WAITING) return Result.WAIT;
  if (effect.as !== undefined) bindLabel(s, frame, effect.as, banished, banished.length, banished.length > 0);
  return doneIf(banished.length > 0);
};

/** Continues a game state check that asks for replacements: banishes the cards in the frame that have none. */
export const banishLethal: Handler<'banishLethal'> = (s, frame) =>
  banishOrReplace(s, frame, lethalCardsIn(frame), banisherOf(frame)) === WAITING ? Result.WAIT : Result.DONE;

/** Banishes cards, all at once. Before that, players choose for which of them something happens instead (6.5, 7.4.3). */
function banishOrReplace(
  s: State,
  frame: Frame,
  cards: readonly CardRef[],
  by: (ref: CardRef) => CardRef,
): readonly CardRef[] | undefined {
  const able = cards.filter((ref) => canBeBanished(s, cardIn(ref)));
  const banishing = replaceBanishing(s, able, by);
  const taken: Frame[] = [];
  for (const options of banishing.instead) {
    const instead = chooseReplacement(s, frame, options);
    if (instead === WAITING) return WAITING;
    if (instead !== 'nothing') taken.push(instead);
  }
  const isSpared = (ref: CardRef): boolean => taken.some(({ event }) => event.subject === ref);
  const banished = taken.length === 0 ? able : able.filter((ref) => !isSpared(ref));
  pushReplacements(s, taken);
  return leavePlay(s, banished, { zone: Zone.DISCARD }, { banished: true, by });
}

/** What happens instead of one banishing. The card's player chooses one replacement after another, until one applies (6.5.7). */
function chooseReplacement(s: State, frame: Frame, options: readonly Frame[]): Frame | 'nothing' | undefined {
  const owner = s.table.owner[cardIn(options[0]!.event.subject)]!;
  let left = options.filter((each) => isOffered(s, each));
  while (left.length > 0) {
    const at =
      left.length === 1
        ? 0
        : pickByQuestion(s, frame)(
            owner,
            packedNumbers(left, ({ source }) => source),
          );
    if (at === WAITING) return WAITING;
    const instead = left[at]!;
    const isTaken = askReplacement(s, frame, instead);
    if (isTaken === WAITING) return WAITING;
    if (isTaken) return instead;
    left = left.filter((each) => each !== instead);
  }
  return 'nothing';
}

/** "You may … instead" is offered only if it is possible. */
function isOffered(s: State, instead: Frame): boolean {
  const offer = optionalStepOf(s, instead);
  return offer === undefined || isStepPossible(s, instead, offer);
}

/** Whether the replacement applies. The answer is kept in its frame, so that the player is not asked again when it resolves. */
function askReplacement(s: State, frame: Frame, instead: Frame): boolean | undefined {
  const offer = optionalStepOf(s, instead);
  if (offer === undefined) return true;
  const by = playerOf(s, instead, offer.by);
  const answer = by === undefined ? pack(Kind.NO) : ask(s, frame, by, 'may', YES_OR_NO);
  if (answer === WAITING) return WAITING;
  if (kindOf(answer) === Kind.NO) return false;
  instead.answers = [answer];
  return true;
}
