// Answers that name several cards, as a set or in order. The engine makes one decision for each card.
import { type Situation, cardsNamed, zoneName, act, cardsFor, questionInWords } from './situation.js';
import { currentEffect } from '../../games/lorcana/state/frames.js';
import type { Question } from '../../games/lorcana/state/records.js';
import {
  type Answers,
  refusal,
  offersDone,
  firstAccepted,
  continuesChoice,
  cardOptions,
  answerOne,
  decline,
  matchingOption,
} from './answer.js';
import { omitsRequired, isNone, declineAll, picksInEffect, isNextPick } from './optional-answers.js';
import { kindOf, Kind } from '../../games/lorcana/state/packed-action.js';
import { ScenarioError } from '../scenario.js';

/**
 * The number of cards that can still be picked from those looked at. The order of the rest follows in the same choice.
 * Infinity if no cards are looked at, or no picks are left.
 */
function picksLeft(situation: Situation): number {
  const effect = currentEffect(situation.state);
  if (effect?.kind !== 'look') return Infinity;
  const all = effect.picks.reduce((sum, { count: { n } }) => sum + (typeof n === 'number' ? n : Infinity), 0);
  const left = all - situation.state.frames.at(-1)!.answers.length;
  return left > 0 ? left : Infinity;
}

export function chooseCards(situation: Situation, question: Question, answers: Answers, exact: boolean): Situation {
  const { candidates, times } = probe(situation);
  if (exact && answers.length > picksLeft(situation)) throw refusal(situation, answers.join(', '));
  if (answers.length > 1 && isOrdering(situation, question, candidates))
    return putInOrder(situation, question, answers);
  if (exact && !offersDone(question) && answers.length < times) throw refusal(situation, answers.join(', '));
  if (exact && omitsRequired(situation, question, candidates, answers)) throw refusal(situation, answers.join(', '));
  const asSet = () => chooseSet(situation, candidates, answers);
  const taken = picksLeft(situation);
  const isMore = answers.length > taken;
  const next = isMore ? firstAccepted(() => pickAndNameRest(situation, candidates, answers, taken), asSet) : asSet();
  return { ...next, namedOrder: answers };
}

/** Picks the first `taken` cards of the answers; the others name the rest, and its order if there is a decision about it. */
function pickAndNameRest(
  situation: Situation,
  candidates: readonly number[],
  answers: Answers,
  taken: number,
): Situation {
  const rest = answers.slice(taken);
  const next = chooseSet(situation, candidates, answers.slice(0, taken));
  if (continuesChoice(situation, next)) return nameRest(next, next.state.question!, rest);
  if (!rest.every((answer) => isInDeck(situation, answer))) throw refusal(situation, answers.join(', '));
  return next;
}

const nameRest = (situation: Situation, question: Question, rest: Answers): Situation =>
  isNone(question, rest) ? declineAll(situation, question) : chooseCards(situation, question, rest, false);

const isInDeck = (situation: Situation, answer: string): boolean =>
  cardsNamed(situation, answer).some((card) => zoneName(situation, card) === 'deck');

/**
 * All options of the choice, in the engine's order, and the number of decisions in it. The engine offers a set in that order only, so
 * taking the first option each time reaches every card.
 */
function probe(situation: Situation): { readonly candidates: readonly number[]; readonly times: number } {
  const candidates: number[] = [];
  let now = situation;
  let times = 0;
  do {
    const options = cardOptions(now.state.question!);
    candidates.push(...options.filter((option) => !candidates.includes(option)));
    if (options.length === 0) break;
    now = act(now, options[0]!);
    times++;
  } while (continuesChoice(situation, now));
  return { candidates, times };
}

/** "In any order": true if every card is offered, so that the answers give an order. */
function isOrdering(situation: Situation, question: Question, candidates: readonly number[]): boolean {
  const effect = currentEffect(situation.state);
  const isInAnyOrder = (effect?.kind === 'look' || effect?.kind === 'move') && effect.order === 'any';
  const isDivided = effect?.kind === 'look' && effect.rest.to === 'either';
  return isInAnyOrder && (isDivided || !offersDone(question)) && candidates.length === cardOptions(question).length;
}

function putInOrder(situation: Situation, question: Question, answers: Answers): Situation {
  // The last card is forced.
  const answered = answers.length === question.options.length ? answers.slice(0, -1) : answers;
  const ordered = answered.reduce((now, answer, i) => {
    if (i > 0 && !continuesChoice(situation, now)) throw refusal(now, answer);
    return answerOne(now, answer);
  }, situation);
  const { question: next } = ordered.state;
  return next !== undefined && continuesChoice(situation, ordered) && offersDone(next)
    ? decline(ordered, next)
    : ordered;
}

function chooseSet(situation: Situation, candidates: readonly number[], answers: Answers): Situation {
  const wanted = optionsWanted(situation, candidates, answers);
  let now = passToPick(situation, wanted);
  let last = -1;
  do {
    const options = now.state.question!.options;
    const option = options.find((each) => wanted.has(each));
    if (option === undefined) break;
    wanted.delete(option);
    last = candidates.indexOf(option);
    now = act(now, option);
  } while (wanted.size > 0 && continuesChoice(situation, now) && !isOrderOfChosen(now));
  if (![...wanted].every((option) => isSinging(situation) || isForced(situation, now, option)))
    throw refusal(situation, answers.join(', '));
  // If all named singers were forced, the open decision is about further ones.
  const isForMore = last < 0 && isSinging(now);
  return isForMore || continuesChoice(situation, now) ? declineSameCards(now, candidates) : now;
}

/** True if all cards have been chosen (the last one possibly forced) and the open decision is their order. */
const isOrderOfChosen = (situation: Situation): boolean =>
  situation.state.question?.about === 'order' && currentEffect(situation.state)?.kind === 'move';

/** "Up to 1 X and up to 1 Y", answered with a Y only: declines X. */
function passToPick(situation: Situation, wanted: ReadonlySet<number>): Situation {
  const { question } = situation.state;
  if (picksInEffect(situation) < 2 || question!.options.some((option) => wanted.has(option))) return situation;
  const next = decline(situation, question!);
  return isNextPick(situation, next) ? next : situation;
}

/** True if the option was the only one, so that the engine took it without asking. */
function isForced(before: Situation, { forced = [] }: Situation, option: number): boolean {
  const effect = currentEffect(before.state);
  return forced.slice(before.forced?.length ?? 0).some((each) => each.option === option && each.effect === effect);
}

/**
 * True while singers are chosen. The engine takes singers that the song needs without asking; `sing` has checked that those named are
 * enough.
 */
function isSinging(situation: Situation): boolean {
  const playing = situation.state.frames.at(-1)?.playing;
  return playing !== undefined && kindOf(playing.mode) === Kind.SING && currentEffect(situation.state)?.kind === 'play';
}

/** A different option for each answer, so that one name can stand for two copies. */
function optionsWanted(situation: Situation, candidates: readonly number[], answers: Answers): Set<number> {
  const wanted = new Set<number>();
  for (const answer of answers) {
    const left = candidates.filter((option) => !wanted.has(option));
    const option = matchingOption(situation, left, answer);
    if (option !== undefined) wanted.add(option);
    else if (!isKnown(situation, answer)) throw unknownCard(situation, answer);
    else if (!isSinging(situation)) throw refusal(situation, answer);
  }
  return wanted;
}

const isKnown = (situation: Situation, answer: string): boolean =>
  /^(yes|no|true|false|none|p\d|-?\d+)$/i.test(answer) || cardsFor(situation, answer).length > 0;

const unknownCard = (situation: Situation, answer: string): ScenarioError =>
  new ScenarioError(`no card "${answer}" in this scenario; ${questionInWords(situation)}`);

/** Declines if the engine would offer the same cards again. */
function declineSameCards(now: Situation, candidates: readonly number[]): Situation {
  const question = now.state.question!;
  const isSame = offersDone(question) && cardOptions(question).every((option) => candidates.includes(option));
  return isSame ? decline(now, question) : now;
}
