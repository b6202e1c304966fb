// The legal action that a step means.
import { type Kind, kindOf, cardOf, targetOf } from '../../games/lorcana/state/decision.js';
import type { CardId } from '../../games/lorcana/state/entry.js';
import { type Situation, legalActions, describe, act, zoneName, knownCards } from './situation.js';
import { Broken, Refused } from '../scenario.js';
import { listed } from '../words.js';
import { key, isNamed } from './names.js';

export const is = (action: number, kind: Kind, cards: readonly CardId[], targets?: readonly CardId[]): boolean =>
  kindOf(action) === kind && cards.includes(cardOf(action)) && (targets?.includes(targetOf(action)) ?? true);

/** Takes the legal action that is meant; where it may be several, they must come to the same. */
export function takeOnly(situation: Situation, words: string, isMeant: (action: number) => boolean): Situation {
  const [action, ...more] = legalActions(situation).filter(isMeant);
  if (action === undefined) throw notLegal(situation, words);
  if (more.length > 0 && !areCopies(situation, [action, ...more]))
    throw new Broken(`${words} may mean ${listed([action, ...more].map((each) => describe(situation, each)))}`);
  return act(situation, action);
}

/** The same done with another copy of the card, from the hand or wherever it is. */
function areCopies(situation: Situation, actions: readonly number[]): boolean {
  const { kind } = situation.state.table;
  const mark = (action: number) =>
    `${kindOf(action)} ${kind[cardOf(action)]!} ${zoneName(situation, cardOf(action))} ${targetOf(action)}`;
  const isInPlay = actions.some((action) => zoneName(situation, cardOf(action)) === 'play');
  return !isInPlay && new Set(actions.map(mark)).size === 1;
}

/** Says what would be legal, the same kind of thing first. */
export const notLegal = (situation: Situation, words: string): Refused => {
  const legal = legalActions(situation).map((action) => describe(situation, action));
  const isLike = (action: string) => action.split(' ')[0] === words.split(' ')[0];
  const ordered = [...legal.filter(isLike), ...legal.filter((action) => !isLike(action))];
  return new Refused(`${words} is not legal; legal now: ${listed(ordered)}`);
};

/** The cards that a step about cards outside play means, in a zone if it is given. */
export function cardsOutsidePlay(situation: Situation, name: string, zone?: string): readonly CardId[] {
  const given = situation.named.get(key(name));
  const { cards } = situation.state.table;
  const meant = given === undefined ? cards.flatMap((card, id) => (isNamed(card, name) ? [id] : [])) : [given];
  // What is not there at all is a mistake; what is there, but elsewhere, is not legal.
  if (meant.length === 0) knownCards(situation, name);
  return meant.filter((id) => zone === undefined || zoneName(situation, id) === zone);
}
