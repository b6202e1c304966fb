// Finds the legal action for a step, and plays cards: for ink, for free, with Shift or as a song.
import { Kind, kindOf, cardOf, targetOf } from '../../games/lorcana/state/packed-action.js';
import type { CardId } from '../../games/lorcana/state/entry.js';
import {
  type Situation,
  legalActions,
  describe,
  act,
  zoneName,
  key,
  isNamed,
  knownCards,
  withName,
} from './situation.js';
import { ScenarioError, listed, Refused } from '../scenario.js';
import type { StepValues } from './schema.js';
import { firstAccepted, matchingOption } from './answer.js';
import { choose } from './choose.js';
import { currentEffect } from '../../games/lorcana/state/frames.js';
import { canSing, singingCost } from '../../games/lorcana/rules/legal/play-modes.js';
import { placeOfCard } from '../../games/lorcana/rules/read/references.js';

export const isAction = (action: number, kind: Kind, cards: readonly CardId[], targets?: readonly CardId[]): boolean =>
  kindOf(action) === kind && cards.includes(cardOf(action)) && (targets?.includes(targetOf(action)) ?? true);

/** Takes the legal action that matches. Throws if several match, unless they differ only in copies of a card outside play. */
export function takeMatching(situation: Situation, words: string, matches: (action: number) => boolean): Situation {
  const [action, ...more] = legalActions(situation).filter(matches);
  if (action === undefined) throw notLegal(situation, words);
  if (more.length > 0 && !differInCopies(situation, [action, ...more]))
    throw new ScenarioError(
      `${words} is ambiguous: ${listed([action, ...more].map((each) => describe(situation, each)))}`,
    );
  return act(situation, action);
}

/** True if the actions differ only in which copy of a card outside play they use. */
function differInCopies(situation: Situation, actions: readonly number[]): boolean {
  const { kind } = situation.state.table;
  const mark = (action: number) =>
    `${kindOf(action)} ${kind[cardOf(action)]!} ${zoneName(situation, cardOf(action))} ${targetOf(action)}`;
  const isInPlay = actions.some((action) => zoneName(situation, cardOf(action)) === 'play');
  return !isInPlay && new Set(actions.map(mark)).size === 1;
}

/** A refusal that lists the legal actions, those with the same verb first. */
export const notLegal = (situation: Situation, words: string): Refused => {
  const legal = legalActions(situation).map((action) => describe(situation, action));
  const isLike = (action: string) => action.split(' ')[0] === words.split(' ')[0];
  const ordered = [...legal.filter(isLike), ...legal.filter((action) => !isLike(action))];
  return new Refused(`${words} is not legal; legal now: ${listed(ordered)}`);
};

/** The cards with this name, in the zone if one is given. */
export function cardsOutsidePlay(situation: Situation, name: string, zone?: string): readonly CardId[] {
  const given = situation.named.get(key(name));
  const { cards } = situation.state.table;
  const meant = given === undefined ? cards.flatMap((card, id) => (isNamed(card, name) ? [id] : [])) : [given];
  // An unknown name is an error of the scenario; a card in another zone makes the step illegal.
  if (meant.length === 0) knownCards(situation, name);
  return meant.filter((id) => zone === undefined || zoneName(situation, id) === zone);
}
/** Plays a card. The keys of the step determine how it is paid for. */
export function playCard(situation: Situation, value: StepValues['play'], exact: boolean): Situation {
  const cards = cardsOutsidePlay(situation, value.card);
  const { action, next } = startPlay(situation, value, cards, exact);
  return value.as === undefined || value.as === null ? next : withName(next, value.as, cardOf(action));
}

interface StartedPlay {
  readonly action: number;
  readonly next: Situation;
}

function startPlay(
  situation: Situation,
  value: StepValues['play'],
  cards: readonly CardId[],
  exact: boolean,
): StartedPlay {
  const { card, shiftOnto, sungBy, free } = value;
  if (shiftOnto.length > 0) return shift(situation, value, cards, exact);
  if (sungBy.length > 0) return sing(situation, value, cards, exact);
  const words = `play ${card}${free ? ' for free' : ''}`;
  const forInk = () => start(situation, words, (action) => isAction(action, Kind.PLAY, cards));
  const forFree = () => start(situation, words, (action) => isAction(action, Kind.PLAY_OTHERWISE, cards));
  if (free) return forFree();
  // A card that can only be played for free needs no `free: true`.
  return exact ? forInk() : firstAccepted(forInk, forFree);
}

/** Takes the first action that matches; copies of the card are equivalent. */
function start(situation: Situation, words: string, matches: (action: number) => boolean): StartedPlay {
  const action = legalActions(situation).find(matches);
  if (action === undefined) throw notLegal(situation, words);
  return { action, next: act(situation, action) };
}

function shift(situation: Situation, value: StepValues['play'], cards: readonly CardId[], exact: boolean): StartedPlay {
  const [first, ...second] = value.shiftOnto;
  const words = `play ${value.card} with Shift on ${value.shiftOnto.join(' and ')}`;
  const targets = knownCards(situation, first!);
  const begun = start(situation, words, (action) => isAction(action, Kind.SHIFT, cards, targets));
  const { cardPrograms } = situation.state.table;
  const pair = cardPrograms[cardOf(begun.action)]!.shifts.find((each) => each.pair !== undefined)?.pair;
  // Duo Shift takes two cards, Combo Shift one or two (8.10.8). The second is a decision unless it is forced.
  if ((pair === 'duo' && second.length === 0) || (pair === undefined && second.length > 0))
    throw notLegal(situation, words);
  if (pair !== undefined && choosesSecond(begun.next)) {
    if (!isOffered(begun.next, second)) throw notLegal(situation, words);
    return { ...begun, next: choose(begun.next, second, exact) };
  }
  // One card cannot be both the first and the second.
  const others = (name: string) => knownCards(situation, name).filter((id) => id !== targetOf(begun.action));
  const isTaken = second.every((name) => others(name).some((id) => zoneName(begun.next, id) !== 'play'));
  if (second.some((name) => others(name).length === 0)) throw notLegal(situation, words);
  if (!isTaken && !isStillToEnter(begun.next)) throw notLegal(situation, words);
  return begun;
}

function choosesSecond(situation: Situation): boolean {
  const { question } = situation.state;
  if (question?.about !== 'card' || !isStillToEnter(situation) || currentEffect(situation.state)?.kind !== 'play')
    return false;
  return question.options.some(
    (option) => kindOf(option) !== Kind.DONE && zoneName(situation, cardOf(option)) === 'play',
  );
}

const isOffered = (situation: Situation, second: readonly string[]): boolean =>
  second.every((name) => matchingOption(situation, situation.state.question!.options, name) !== undefined);

/** True if the open decision belongs to playing the card, and not to an effect that follows. */
const isStillToEnter = ({ state }: Situation): boolean => state.frames.at(-1)?.playing !== undefined;

/** True if the open decision is about singers, and not about an effect of the song. */
const choosesSingers = (situation: Situation): boolean =>
  isStillToEnter(situation) && currentEffect(situation.state)?.kind === 'play';

/** One character sings alone, or those of the list sing together (8.12). */
function sing(situation: Situation, value: StepValues['play'], cards: readonly CardId[], exact: boolean): StartedPlay {
  const words = `sing ${value.card} with ${value.sungBy.join(', ')}`;
  const singers = value.sungBy.map((name) => knownCards(situation, name)[0]!);
  const alone = (action: number) => isAction(action, Kind.SING, cards, singers);
  if (singers.length === 1 && legalActions(situation).some(alone)) return start(situation, words, alone);
  const begun = start(
    situation,
    words,
    (action) => isAction(action, Kind.SING, cards) && targetOf(action) === cardOf(action),
  );
  const canAllSing = singers.every((card) => canSing(situation.state, placeOfCard(situation.state, card)?.entry ?? -1));
  if (!canAllSing || !areEnough(situation, cardOf(begun.action), singers)) throw notLegal(situation, words);
  // If all possible singers are needed, they are forced.
  const isOpen = begun.next.state.question?.about === 'card' && choosesSingers(begun.next);
  return isOpen ? { ...begun, next: choose(begun.next, value.sungBy, exact) } : begun;
}

/** True if the named singers reach the cost. Checked here, as the engine would otherwise add further singers. */
function areEnough({ state }: Situation, song: CardId, singers: readonly CardId[]): boolean {
  const needed = state.table.cardPrograms[song]!.numbers.singTogether;
  return singers.reduce((sum, card) => sum + singingCost(state, card), 0) >= needed;
}
