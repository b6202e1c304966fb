// Whether an answer, as a scenario writes it, means an option of the question that waits.
import { type Situation, describe, isFullName, key, seatName, isNamed, act, questionInWords } from './situation.js';
import { Broken, listed, Refused } from '../scenario.js';
import { kindOf, Kind, cardOf, targetOf, pack } from '../../games/lorcana/state/decision.js';
import { cardOfOption } from '../../games/lorcana/rules/choose/cards.js';
import { placeNames, sameText, optionTexts, holdsText } from './option-text.js';
import { speakerOf } from '../../games/lorcana/seat/describe.js';
import { type State, Zone } from '../../games/lorcana/state/state.js';
import type { CardId } from '../../games/lorcana/state/entry.js';
import type { Trigger, Question } from '../../games/lorcana/state/records.js';
import type { Ability } from '../../games/lorcana/ir/ability.js';
import { placeOfCard } from '../../games/lorcana/rules/read/references.js';

export const YES: readonly string[] = ['yes', 'true'];

const NO = ['no', 'false'];

/** The option that `answer` means among `options`; undefined where none is meant. */
export function optionMeant(situation: Situation, options: readonly number[], answer: string): number | undefined {
  const fitting = options.filter((option) => isMeant(situation, option, answer));
  if (fitting.length <= 1 || areAlike(situation.state, fitting)) return firstOf(situation.state, fitting);
  const exact = fitting.filter((option) => isNamedInFull(situation, option, answer));
  if (exact.length > 0 && areAlike(situation.state, exact)) return firstOf(situation.state, exact);
  throw new Broken(`"${answer}" may mean ${listed(fitting.map((option) => describe(situation, option)))}`);
}

const isNamedInFull = ({ state }: Situation, option: number, answer: string): boolean =>
  kindOf(option) === Kind.CHOOSE_CARD && isFullName(state.table.cards[cardOf(option)]!, answer);

/** Whether an answer is one for this option. */
export function isMeant(situation: Situation, option: number, answer: string): boolean {
  const { state } = situation;
  const card = cardOf(option);
  const word = key(answer);
  switch (kindOf(option)) {
    case Kind.YES:
      return YES.includes(word);
    case Kind.NO:
      return NO.includes(word);
    case Kind.DONE:
      return NO.includes(word) || word === 'none' || word === 'free';
    case Kind.CHOOSE_CARD:
    case Kind.SET_ASIDE:
    case Kind.CHOOSE_FACEDOWN:
      return means(situation, cardOfOption(state, option), answer);
    case Kind.CHOOSE_NUMBER:
      return answer.trim() === String(card | (targetOf(option) << 9));
    case Kind.CHOOSE_PLAYER:
      return word === seatName(card);
    case Kind.CHOOSE_MODE:
      return isModeMeant(situation, card, answer);
    case Kind.CHOOSE_PLACE:
      return word.includes(placeNames(situation)[card] ?? `place ${card + 1}`);
    case Kind.NAME_CARD:
      return isNameMeant(state, state.table.names[card | (targetOf(option) << 9)]!, answer);
    case Kind.RESOLVE_TRIGGER: {
      const trigger = state.bag[card]!;
      const ability = state.table.program.abilities[trigger.ability]!;
      return (
        means(situation, speakerOf(state, trigger), answer) || key(('name' in ability && ability.name) || '') === word
      );
    }
    case Kind.SHIFT:
    case Kind.SING:
      return means(situation, targetOf(option), answer);
    case Kind.PLAY:
      return NO.includes(word) || word === 'pay';
    case Kind.PLAY_OTHERWISE:
      return word === 'free';
    default:
      return false;
  }
}

/** An option in its own words, or, where none is said in full, in some of them: "1 action card". */
function isModeMeant(situation: Situation, mode: number, answer: string): boolean {
  const isSaid = (option: number, same: typeof sameText) =>
    optionTexts(situation, cardOf(option)).some((text) => same(text, answer));
  const { options } = situation.state.question!;
  const same = options.some((option) => isSaid(option, sameText)) ? sameText : holdsText;
  return isSaid(pack(Kind.CHOOSE_MODE, mode), same);
}

/** A card is named without its version; with it, the name of that card is meant. */
const isNameMeant = ({ table }: State, name: string, answer: string): boolean =>
  key(name) === key(answer) || table.cards.some((card) => isFullName(card, answer) && card.name === name);

/** A name given by `as` means one card only; any other means whatever is called so. */
function means({ state, named }: Situation, card: CardId, answer: string): boolean {
  const given = named.get(key(answer));
  return given === undefined ? isNamed(state.table.cards[card]!, answer) : given === card;
}

/** Options that nothing tells apart: copies of a card in one hand, deck or discard, or triggers of such copies. */
export function areAlike(s: State, options: readonly number[]): boolean {
  const first = markOf(s, options[0]!);
  return options.every((option) => markOf(s, option) === first);
}

/** The one to take of options that are alike: of triggers, the one that is printed first on its card. */
export function firstOf(s: State, options: readonly number[]): number | undefined {
  if (options.length < 2 || kindOf(options[0]!) !== Kind.RESOLVE_TRIGGER) return options[0];
  const lines = options.map((option) => lineOf(s, s.bag[cardOf(option)]!));
  return options[lines.indexOf(Math.min(...lines))];
}

/** Where on its card an ability stands; after all of them if it was gained. */
function lineOf(s: State, trigger: Trigger): number {
  const card = speakerOf(s, trigger);
  const { abilities } = s.table.cards[card]!;
  const nth = s.table.cardPrograms[card]!.triggered.indexOf(trigger.ability);
  const isIt = (ability: Ability): boolean =>
    nth < 0 ? ability.kind === 'keyword' && ability.keyword === 'support' : ability.kind === 'triggered';
  const lines = abilities.flatMap((ability, i) => (isIt(ability) ? [i] : []));
  return lines[Math.max(0, nth)] ?? abilities.length;
}

function markOf(s: State, option: number): string {
  const card = cardOf(option);
  // A trigger goes by the name of its card, so several of one card come in the order they are printed in.
  if (kindOf(option) === Kind.RESOLVE_TRIGGER) return `trigger of kind ${s.table.kind[speakerOf(s, s.bag[card]!)]!}`;
  // Nobody can tell facedown copies under one card apart.
  if (kindOf(option) === Kind.CHOOSE_FACEDOWN) return `kind ${s.table.kind[cardOfOption(s, option)]!} under ${card}`;
  const place = kindOf(option) === Kind.CHOOSE_CARD ? placeOfCard(s, card) : undefined;
  if (place === undefined || !UNORDERED.has(place.zone)) return `option ${option}`;
  return `kind ${s.table.kind[card]!} of seat ${place.seat} in zone ${place.zone}`;
}

/** Zones where a copy is as good as another. */
const UNORDERED: ReadonlySet<unknown> = new Set([Zone.HAND, Zone.DECK, Zone.DISCARD]);
// What a question asks for, and whether the next one belongs to the same choice of the text.

export const isAboutCards = ({ about }: Question): boolean => about === 'card' || about === 'order';

export const offersDone = ({ options }: Question): boolean => options.some((option) => kindOf(option) === Kind.DONE);

export const cardOptions = ({ options }: Question): number[] =>
  options.filter((option) => kindOf(option) !== Kind.DONE);

/** Whether `after` still asks for the same effect and the same player what `before` began to ask. */
export function goesOn(before: Situation, after: Situation): boolean {
  const [was, is] = [before.state.question, after.state.question];
  if (was === undefined || is?.seat !== was.seat) return false;
  // What is taken of cards that are looked at and the order of the rest may be told in one go.
  if (is.about !== was.about && !(isAboutCards(is) && isAboutCards(was))) return false;
  const [from, to] = [before.state.frames, after.state.frames];
  const [a, b] = [from.at(-1), to.at(-1)];
  if (a === undefined || b === undefined || from.length !== to.length || a.source !== b.source) return false;
  const [here, there] = [a.stack.at(-1), b.stack.at(-1)];
  return here?.block === there?.block && here?.index === there?.index && b.answers.length > a.answers.length;
}

/** None, or no more. */
export function decline(situation: Situation, question: Question): Situation {
  const option = question.options.find((each) => kindOf(each) === Kind.DONE || kindOf(each) === Kind.NO);
  if (option === undefined) throw refusal(situation, '');
  return act(situation, option);
}

export const refusal = (situation: Situation, answer: string): Refused =>
  new Refused(`choose [${answer}] is not legal; ${questionInWords(situation)}`);
// Answers to a question, one or several, as a scenario writes them.

/** For one choice of a text. */
export type Answers = readonly string[];

/** Takes the option that an answer means. */
export function answerOne(situation: Situation, answer: string): Situation {
  const option = optionMeant(situation, situation.state.question!.options, answer);
  if (option === undefined) throw refusal(situation, answer);
  return act(situation, option);
}

/** The first way that is not refused; where both are, why the first was. */
export function either<T>(first: () => T, second: () => T): T {
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
