// Matches answers of a scenario to the options of the open decision, and recognises decisions that belong to one choice of a text.
import { type Situation, describe, isFullName, key, seatName, isNamed, act, questionInWords } from './situation.js';
import { ScenarioError, listed, Refused } from '../scenario.js';
import { kindOf, Kind, cardOf, targetOf, pack } from '../../games/lorcana/state/packed-action.js';
import { cardOfOption } from '../../games/lorcana/rules/choose/cards.js';
import { placeNames, sameText, optionTexts, containsText } from './option-text.js';
import { cardOfTrigger } from '../../games/lorcana/seat/describe.js';
import { type State, Zone } from '../../games/lorcana/state/state.js';
import type { CardId } from '../../games/lorcana/state/entry.js';
import type { Trigger, Question } from '../../games/lorcana/state/records.js';
import type { Ability } from '../../games/lorcana/ir/ability.js';
import { placeOfCard } from '../../games/lorcana/rules/read/references.js';

export const YES: readonly string[] = ['yes', 'true'];

const NO = ['no', 'false'];

/** The option that `answer` names; undefined if none. Throws if several match and the difference matters. */
export function matchingOption(situation: Situation, options: readonly number[], answer: string): number | undefined {
  const matching = options.filter((option) => matchesOption(situation, option, answer));
  if (matching.length <= 1 || areInterchangeable(situation.state, matching)) return firstOf(situation.state, matching);
  const exact = matching.filter((option) => isNamedInFull(situation, option, answer));
  if (exact.length > 0 && areInterchangeable(situation.state, exact)) return firstOf(situation.state, exact);
  throw new ScenarioError(`"${answer}" is ambiguous: ${listed(matching.map((option) => describe(situation, option)))}`);
}

const isNamedInFull = ({ state }: Situation, option: number, answer: string): boolean =>
  kindOf(option) === Kind.CHOOSE_CARD && isFullName(state.table.cards[cardOf(option)]!, answer);

/** True if the answer names this option. */
export function matchesOption(situation: Situation, option: number, answer: string): boolean {
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
      return namesCard(situation, cardOfOption(state, option), answer);
    case Kind.CHOOSE_NUMBER:
      return answer.trim() === String(card | (targetOf(option) << 9));
    case Kind.CHOOSE_PLAYER:
      return word === seatName(card);
    case Kind.CHOOSE_MODE:
      return matchesMode(situation, card, answer);
    case Kind.CHOOSE_PLACE:
      return word.includes(placeNames(situation)[card] ?? `place ${card + 1}`);
    case Kind.NAME_CARD:
      return matchesName(state, state.table.names[card | (targetOf(option) << 9)]!, answer);
    case Kind.RESOLVE_TRIGGER: {
      const trigger = state.bag[card]!;
      const ability = state.table.program.abilities[trigger.ability]!;
      return (
        namesCard(situation, cardOfTrigger(state, trigger), answer) ||
        key(('name' in ability && ability.name) || '') === word
      );
    }
    case Kind.SHIFT:
    case Kind.SING:
      return namesCard(situation, targetOf(option), answer);
    case Kind.PLAY:
      return NO.includes(word) || word === 'pay';
    case Kind.PLAY_OTHERWISE:
      return word === 'free';
    default:
      return false;
  }
}

/** A mode is named by its full text; if the answer is no mode's full text, by some of its words ("1 action card"). */
function matchesMode(situation: Situation, mode: number, answer: string): boolean {
  const matches = (option: number, same: typeof sameText) =>
    optionTexts(situation, cardOf(option)).some((text) => same(text, answer));
  const { options } = situation.state.question!;
  const same = options.some((option) => matches(option, sameText)) ? sameText : containsText;
  return matches(pack(Kind.CHOOSE_MODE, mode), same);
}

/** The options are names without versions. An answer with a version stands for the name of that card. */
const matchesName = ({ table }: State, name: string, answer: string): boolean =>
  key(name) === key(answer) || table.cards.some((card) => isFullName(card, answer) && card.name === name);

/** A name given by `as` stands for one card; any other name for all cards with that name. */
function namesCard({ state, named }: Situation, card: CardId, answer: string): boolean {
  const given = named.get(key(answer));
  return given === undefined ? isNamed(state.table.cards[card]!, answer) : given === card;
}

/** True for interchangeable options: copies of a card in one hand, deck or discard, or triggers of copies. */
export function areInterchangeable(s: State, options: readonly number[]): boolean {
  const first = equivalenceKey(s, options[0]!);
  return options.every((option) => equivalenceKey(s, option) === first);
}

/** The option to take among interchangeable ones: of triggers, the ability printed first on its card. */
export function firstOf(s: State, options: readonly number[]): number | undefined {
  if (options.length < 2 || kindOf(options[0]!) !== Kind.RESOLVE_TRIGGER) return options[0];
  const lines = options.map((option) => lineOf(s, s.bag[cardOf(option)]!));
  return options[lines.indexOf(Math.min(...lines))];
}

/** The place of the trigger's ability among the abilities printed on its card; after all of them if it was gained. */
function lineOf(s: State, trigger: Trigger): number {
  const card = cardOfTrigger(s, trigger);
  const { abilities } = s.table.cards[card]!;
  const nth = s.table.cardPrograms[card]!.triggered.indexOf(trigger.ability);
  const isCandidate = (ability: Ability): boolean =>
    nth < 0 ? ability.kind === 'keyword' && ability.keyword === 'support' : ability.kind === 'triggered';
  const lines = abilities.flatMap((ability, i) => (isCandidate(ability) ? [i] : []));
  return lines[Math.max(0, nth)] ?? abilities.length;
}

function equivalenceKey(s: State, option: number): string {
  const card = cardOf(option);
  // A trigger is named by its card, so the triggers of one card are interchangeable and resolve in printed order.
  if (kindOf(option) === Kind.RESOLVE_TRIGGER)
    return `trigger of kind ${s.table.kind[cardOfTrigger(s, s.bag[card]!)]!}`;
  // Facedown copies under one card are indistinguishable.
  if (kindOf(option) === Kind.CHOOSE_FACEDOWN) return `kind ${s.table.kind[cardOfOption(s, option)]!} under ${card}`;
  const place = kindOf(option) === Kind.CHOOSE_CARD ? placeOfCard(s, card) : undefined;
  if (place === undefined || !UNORDERED.has(place.zone)) return `option ${option}`;
  return `kind ${s.table.kind[card]!} of seat ${place.seat} in zone ${place.zone}`;
}

/** Zones in which copies of a card are interchangeable. */
const UNORDERED: ReadonlySet<unknown> = new Set([Zone.HAND, Zone.DECK, Zone.DISCARD]);

// Decisions that belong to one choice of a text.

export const isAboutCards = ({ about }: Question): boolean => about === 'card' || about === 'order';

export const offersDone = ({ options }: Question): boolean => options.some((option) => kindOf(option) === Kind.DONE);

export const cardOptions = ({ options }: Question): number[] =>
  options.filter((option) => kindOf(option) !== Kind.DONE);

/** True if the decision of `after` continues the choice begun in `before`: same effect, same player, same kind of decision. */
export function continuesChoice(before: Situation, after: Situation): boolean {
  const [was, is] = [before.state.question, after.state.question];
  if (was === undefined || is?.seat !== was.seat) return false;
  // Picking from cards that are looked at and ordering the rest may be answered in one list.
  if (is.about !== was.about && !(isAboutCards(is) && isAboutCards(was))) return false;
  const [from, to] = [before.state.frames, after.state.frames];
  const [a, b] = [from.at(-1), to.at(-1)];
  if (a === undefined || b === undefined || from.length !== to.length || a.source !== b.source) return false;
  const [here, there] = [a.stack.at(-1), b.stack.at(-1)];
  return here?.block === there?.block && here?.index === there?.index && b.answers.length > a.answers.length;
}

/** Chooses none, or no more. */
export function decline(situation: Situation, question: Question): Situation {
  const option = question.options.find((each) => kindOf(each) === Kind.DONE || kindOf(each) === Kind.NO);
  if (option === undefined) throw refusal(situation, '');
  return act(situation, option);
}

export const refusal = (situation: Situation, answer: string): Refused =>
  new Refused(`choose [${answer}] is not legal; ${questionInWords(situation)}`);
/** The answers to one choice of a text. */
export type Answers = readonly string[];

/** Takes the option that the answer names. */
export function answerOne(situation: Situation, answer: string): Situation {
  const option = matchingOption(situation, situation.state.question!.options, answer);
  if (option === undefined) throw refusal(situation, answer);
  return act(situation, option);
}

/** The result of `first`, or of `second` if `first` is refused. If both fail, throws the refusal of `first`. */
export function firstAccepted<T>(first: () => T, second: () => T): T {
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
