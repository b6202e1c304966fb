// One choice of a text, answered with a list. The engine asks for one thing at a time; the list feeds its questions, and its end means "no more".
import { cardOf, Kind, kindOf } from '../../games/lorcana/decision.js';
import type { Question } from '../../games/lorcana/records.js';
import { Broken, Refused } from '../scenario.js';
import { isMeant, optionMeant } from './answer.js';
import { cardOptions, decline, goesOn, isAboutCards, offersDone, refusal } from './asked.js';
import { passForced } from './forced.js';
import { key, seatName } from './names.js';
import { effectAtHand } from './option-text.js';
import {
  act,
  cardsCalled,
  cardsMeant,
  questionInWords,
  signature,
  zoneName,
  type Forced,
  type Situation,
} from './situation.js';
import { evades, isBeyond, isEarly, skipUnsaid } from './unsaid.js';

type Answers = readonly string[];

/**
 * Answers the choice that waits. Unless `exact`, a list that is no answer to it may serve it and those that follow, one after the other, and a
 * question whose answers nothing tells apart may be passed over.
 */
export function choose(situation: Situation, answers: Answers, exact: boolean): Situation {
  const answer = () => answerOrKeep(situation, answers, exact);
  if (exact) return answer();
  const passed = skipUnsaid(situation);
  const inTurn = () => answers.reduce((now, each) => answerOrKeep(now, [each], exact), passed);
  if (situation.state.question?.about === 'trigger')
    return either(answer, () => either(inTurn, () => afterTriggers(situation, answers)));
  return passed === situation && answers.length < 2 ? answer() : either(answer, inTurn);
}

/** An answer to what waiting triggers ask, though their order was not said: taken if it comes to the same in every order that allows it. */
function afterTriggers(situation: Situation, answers: Answers): Situation {
  const [first, ...others] = situation.state.question!.options.flatMap((option) => {
    try {
      return [choose(act(situation, option), answers, false)];
    } catch (error) {
      if (error instanceof Refused) return [];
      throw error;
    }
  });
  const end = (now: Situation) => signature(skipUnsaid(now));
  if (first === undefined || others.some((other) => end(other) !== end(first)))
    throw refusal(situation, answers.join(', '));
  return first;
}

/** Answers in order, each for one choice; unless `exact`, they may also be one selection of several. */
export function chooseEach(situation: Situation, choices: readonly Answers[], exact: boolean): Situation {
  const inOrder = () => choices.reduce((now, answers) => choose(now, answers, exact), situation);
  const isFlat = choices.length > 1 && choices.every(({ length }) => length === 1);
  return exact || !isFlat ? inOrder() : either(inOrder, () => answerChoice(situation, choices.flat(), exact));
}

/** "Move up to 2 damage from … to …": the number may be said before the card that the damage goes to. It is kept until it is asked for. */
function answerOrKeep(situation: Situation, answers: Answers, exact: boolean): Situation {
  if (!exact && isEarly(situation, answers)) return { ...situation, early: answers[0] };
  const answer = () => answerChoice(situation, answers, exact);
  const next = exact ? answer() : either(answer, () => passForced(situation, answers));
  if (next.early === undefined || next.state.question?.about !== 'number') return next;
  return answerChoice({ ...next, early: undefined }, [next.early], exact);
}

/** The first way that is not refused; where both are, why the first was. */
function either<T>(first: () => T, second: () => T): T {
  try {
    return first();
  } catch (refusal) {
    if (!(refusal instanceof Refused)) throw refusal;
    try {
      return second();
    } catch {
      throw refusal;
    }
  }
}

function answerChoice(situation: Situation, answers: Answers, exact: boolean): Situation {
  const { question } = situation.state;
  if (question === undefined) throw new Refused(`choose [${answers.join(', ')}]: nobody is asked anything`);
  if (isAnyPlayers(question)) return choosePlayers(situation, answers);
  if (answers.length === 0 || isNone(question, answers)) return declineAll(situation, question);
  if (question.about === 'may' && !exact && !isYesOrNo(answers)) return afterYes(situation, answers);
  if (isAboutCards(question)) return chooseCards(situation, question, answers, exact);
  if (question.about === 'mode' && areCards(situation, answers)) return chooseByCards(situation, question, answers);
  if (question.about === 'mode' && answers.length > 1) return chooseModes(situation, answers);
  if (answers.length > 1) throw refusal(situation, answers.join(', '));
  return !exact && isBeyond(situation, answers[0]!)
    ? { ...act(situation, question.options.at(-1)!), said: Number(answers[0]) }
    : answerOne(situation, answers[0]!);
}

/** "Choose one or both": several options in whatever order; the engine asks for them as they are printed. */
function chooseModes(situation: Situation, answers: Answers): Situation {
  const left = [...answers];
  let now = situation;
  while (left.length > 0) {
    const { question } = now.state;
    const saidOf = (option: number) => left.findIndex((answer) => isMeant(now, option, answer));
    const option = question?.about === 'mode' ? question.options.find((each) => saidOf(each) >= 0) : undefined;
    // The last one may have been the only one left.
    if (option === undefined) return passForced(now, left);
    left.splice(saidOf(option), 1);
    now = act(now, option);
  }
  return now;
}

/** Where a "may" waits, whoever says which card, place, number or option says yes. */
const isYesOrNo = (answers: Answers): boolean =>
  answers.length === 1 && /^(yes|true|no|false|none)$/i.test(answers[0]!);

/** What is said answers what the "may" asks for, or takes without asking; what was taken so before it is not meant again. */
function afterYes(situation: Situation, answers: Answers): Situation {
  const said = answerOne(situation, 'yes');
  // An effect that goes on after an answer takes again what it took before.
  const isOld = (each: Forced) =>
    situation.forced?.some((was) => was.option === each.option && was.effect === each.effect);
  const forced = said.forced?.filter((each) => isOld(each) !== true) ?? [];
  return answerOrKeep({ ...said, forced }, answers, false);
}

/** "None" or "no", where cards are asked for and none need be taken. */
const isNone = (question: Question, answers: Answers): boolean =>
  question.about === 'card' && answers.length === 1 && NONE.test(answers[0]!) && offersDone(question);

const NONE = /^(no|none)$/i;

const areCards = (situation: Situation, answers: Answers): boolean =>
  answers.every((answer) => cardsMeant(situation, answer).length > 0);

/** "Discards either 2 cards or 1 action card": the cards named tell which of the options is meant. */
function chooseByCards(situation: Situation, question: Question, answers: Answers): Situation {
  for (const option of question.options) {
    const next = act(situation, option);
    if (areMoved(situation, next, answers)) return next;
    try {
      return answerChoice(next, answers, true);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
  }
  throw refusal(situation, answers.join(', '));
}

/** An option that leaves nothing to choose has been carried out already. */
const areMoved = (before: Situation, after: Situation, answers: Answers): boolean =>
  answers.every((answer) =>
    cardsMeant(before, answer).some((card) => zoneName(before, card) !== zoneName(after, card)),
  );

function answerOne(situation: Situation, answer: string): Situation {
  const option = optionMeant(situation, situation.state.question!.options, answer);
  if (option === undefined) throw refusal(situation, answer);
  return act(situation, option);
}

/** None of what a text takes; "up to 1 X and up to 1 Y" is one choice, and none of it is neither. */
function declineAll(situation: Situation, question: Question): Situation {
  let now = decline(situation, question);
  for (let more = picksAtHand(situation); more > 1 && isNextPick(situation, now); more--)
    now = decline(now, now.state.question!);
  return now;
}

const picksAtHand = (situation: Situation): number => {
  const effect = effectAtHand(situation);
  return effect?.kind === 'look' ? effect.picks.length : 1;
};

/** Of cards that are looked at, how many can be taken before the rest is put in order; the engine asks for both in one go. */
function mostTaken(situation: Situation): number {
  const effect = effectAtHand(situation);
  if (effect?.kind !== 'look') return Infinity;
  const all = effect.picks.reduce((sum, { count: { n } }) => sum + (typeof n === 'number' ? n : Infinity), 0);
  const left = all - situation.state.frames.at(-1)!.answers.length;
  return left > 0 ? left : Infinity;
}

const isNextPick = (before: Situation, after: Situation): boolean =>
  goesOn(before, after) && offersDone(after.state.question!);

/** "Any number of players" is asked player by player. */
const isAnyPlayers = ({ about, options }: Question): boolean =>
  about === 'player' && options.some((option) => kindOf(option) === Kind.NO);

function choosePlayers(situation: Situation, answers: Answers): Situation {
  let now = situation;
  for (let first = true; first || goesOn(situation, now); first = false) {
    const options = now.state.question!.options;
    const wanted = answers.some((answer) => key(answer) === seatName(cardOf(options[0]!)));
    now = act(
      now,
      options.find((option) => (kindOf(option) === Kind.CHOOSE_PLAYER) === wanted)!,
    );
  }
  return now;
}

function chooseCards(situation: Situation, question: Question, answers: Answers, exact: boolean): Situation {
  const { candidates, times } = probe(situation);
  if (exact && answers.length > mostTaken(situation)) throw refusal(situation, answers.join(', '));
  if (answers.length > 1 && isOrdering(situation, question, candidates))
    return putInOrder(situation, question, answers);
  if (exact && !offersDone(question) && answers.length < times) throw refusal(situation, answers.join(', '));
  if (exact && evades(situation, question, candidates, answers)) throw refusal(situation, answers.join(', '));
  const asSet = () => chooseSet(situation, candidates, answers);
  const taken = mostTaken(situation);
  const isMore = answers.length > taken;
  const next = isMore ? either(() => takeAndName(situation, candidates, answers, taken), asSet) : asSet();
  return { ...next, inTurn: answers };
}

/** Of cards that are looked at, those named first are taken and those named after them are the rest, in its order if that is asked. */
function takeAndName(situation: Situation, candidates: readonly number[], answers: Answers, taken: number): Situation {
  const rest = answers.slice(taken);
  const next = chooseSet(situation, candidates, answers.slice(0, taken));
  if (goesOn(situation, next)) return answerChoice(next, rest, false);
  if (!rest.every((answer) => isInDeck(situation, answer))) throw refusal(situation, answers.join(', '));
  return next;
}

const isInDeck = (situation: Situation, answer: string): boolean =>
  cardsCalled(situation, answer).some((card) => zoneName(situation, card) === 'deck');

/**
 * All that can be chosen, in the engine's order, and how many times it asks. It offers a set in that order only, so taking the first each
 * time meets every card.
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
  } while (goesOn(situation, now));
  return { candidates, times };
}

/** "In any order": all cards are offered, and the order of the answers counts. */
function isOrdering(situation: Situation, question: Question, candidates: readonly number[]): boolean {
  const effect = effectAtHand(situation);
  const isInAnyOrder = (effect?.kind === 'look' || effect?.kind === 'move') && effect.order === 'any';
  const isParting = effect?.kind === 'look' && effect.rest.to === 'either';
  return isInAnyOrder && (isParting || !offersDone(question)) && candidates.length === cardOptions(question).length;
}

function putInOrder(situation: Situation, question: Question, answers: Answers): Situation {
  // The last card has no choice left.
  const asked = answers.length === question.options.length ? answers.slice(0, -1) : answers;
  const ordered = asked.reduce((now, answer, i) => {
    if (i > 0 && !goesOn(situation, now)) throw refusal(now, answer);
    return answerOne(now, answer);
  }, situation);
  const { question: next } = ordered.state;
  return next !== undefined && goesOn(situation, ordered) && offersDone(next) ? decline(ordered, next) : ordered;
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
  } while (wanted.size > 0 && goesOn(situation, now) && !isOrderOfChosen(now));
  if (![...wanted].every((option) => isSinging(situation) || isForced(situation, now, option)))
    throw refusal(situation, answers.join(', '));
  // Where all who are named have to sing, the engine asks only for further ones.
  const isForMore = last < 0 && isSinging(now);
  return isForMore || goesOn(situation, now) ? finish(now, candidates) : now;
}

/** The cards have been chosen, the last of them perhaps without asking; now the order is asked that these very cards are put in. */
const isOrderOfChosen = (situation: Situation): boolean =>
  situation.state.question?.about === 'order' && effectAtHand(situation)?.kind === 'move';

/** Of "up to 1 X and up to 1 Y", a Y alone: no X. */
function passToPick(situation: Situation, wanted: ReadonlySet<number>): Situation {
  const { question } = situation.state;
  if (picksAtHand(situation) < 2 || question!.options.some((option) => wanted.has(option))) return situation;
  const next = decline(situation, question!);
  return isNextPick(situation, next) ? next : situation;
}

/** Whether a card that is left to be chosen was the only one, and so was not asked for. */
function isForced(before: Situation, { forced = [] }: Situation, option: number): boolean {
  const effect = effectAtHand(before);
  return forced.slice(before.forced?.length ?? 0).some((each) => each.option === option && each.effect === effect);
}

/** Whom a song cannot do without is not asked for; that those named are enough has been seen to. */
function isSinging(situation: Situation): boolean {
  const playing = situation.state.frames.at(-1)?.playing;
  return playing !== undefined && kindOf(playing.mode) === Kind.SING && effectAtHand(situation)?.kind === 'play';
}

/** A different option for each answer, so that two copies can be named by the same name. */
function optionsWanted(situation: Situation, candidates: readonly number[], answers: Answers): Set<number> {
  const wanted = new Set<number>();
  for (const answer of answers) {
    const left = candidates.filter((option) => !wanted.has(option));
    const option = optionMeant(situation, left, answer);
    if (option !== undefined) wanted.add(option);
    else if (!isKnown(situation, answer)) throw unknown(situation, answer);
    else if (!isSinging(situation)) throw refusal(situation, answer);
  }
  return wanted;
}

const isKnown = (situation: Situation, answer: string): boolean =>
  /^(yes|no|true|false|none|p\d|-?\d+)$/i.test(answer) || cardsMeant(situation, answer).length > 0;

const unknown = (situation: Situation, answer: string): Broken =>
  new Broken(`no card "${answer}" in this scenario; ${questionInWords(situation)}`);

/** No more, where the engine would go on asking for the same cards. */
function finish(now: Situation, candidates: readonly number[]): Situation {
  const question = now.state.question!;
  const isSame = offersDone(question) && cardOptions(question).every((option) => candidates.includes(option));
  return isSame ? decline(now, question) : now;
}
