// Carries out the steps of Lorcana scenarios as actions of the game.
import { type Situation, knownCards, questionInWords, key } from './situation.js';
import type { StepValues } from './schema.js';
import { cardsOutsidePlay, takeMatching, playCard, isAction } from './play-card.js';
import { kindOf, Kind, cardOf, targetOf } from '../../games/lorcana/state/packed-action.js';
import { chooseEach, choose } from './choose.js';
import { type Step, Refused } from '../scenario.js';
import { skipTrivial, skipOptional } from './optional-answers.js';
import { abilityOf } from '../../games/lorcana/rules/advance.js';
import { renderAbility } from '../../games/lorcana/text/render.js';
import { sameText } from './option-text.js';

export type Handler<V> = (situation: Situation, value: V, exact: boolean) => Situation;

/** One handler for each step. */
export const HANDLERS: { readonly [K in keyof StepValues]: Handler<StepValues[K]> } = {
  ink: (now, { card, from }) => {
    const wanted = cardsOutsidePlay(now, card, from);
    return takeMatching(now, `ink ${card}`, (action) => kindOf(action) === Kind.INK && wanted.includes(cardOf(action)));
  },
  play: playCard,
  use: (now, { card, ability }) => {
    const cards = knownCards(now, card);
    const isUse = (action: number) => cards.includes(cardOf(action)) && isAbility(now, action, ability);
    return takeMatching(now, `use ${ability ?? 'an ability'} of ${card}`, isUse);
  },
  quest: (now, { card }) => {
    const cards = knownCards(now, card);
    return takeMatching(now, `quest with ${card}`, (action) => isAction(action, Kind.QUEST, cards));
  },
  challenge: (now, { with: challenger, target }) => {
    const [cards, targets] = [knownCards(now, challenger), knownCards(now, target)];
    const words = `challenge ${target} with ${challenger}`;
    return takeMatching(now, words, (action) => isAction(action, Kind.CHALLENGE, cards, targets));
  },
  move: (now, { character, to }) => {
    const [cards, targets] = [knownCards(now, character), knownCards(now, to)];
    return takeMatching(now, `move ${character} to ${to}`, (action) => isAction(action, Kind.MOVE, cards, targets));
  },
  choose: (now, answers, exact) => (isNested(answers) ? chooseEach(now, answers, exact) : choose(now, answers, exact)),
  endTurn: (now) => takeMatching(now, 'end the turn', (action) => kindOf(action) === Kind.END_TURN),
};

/** A list of lists answers several choices, one after the other. */
const isNested = (answers: string[] | string[][]): answers is string[][] =>
  answers.some((answer) => typeof answer !== 'string');

/** The handlers of the steps. Those in `answers` answer an open decision; all others require that none is open. */
export interface StepHandlers {
  readonly handlers: Readonly<Record<string, Handler<never>>>;
  readonly answers: readonly string[];
}

/** Takes a step, then gives the answers in its field `choose`. */
export function takeStep(
  situation: Situation,
  { key: step, value }: Step,
  exact: boolean,
  steps: StepHandlers,
): Situation {
  const handle = steps.handlers[step]! as Handler<unknown>;
  if (steps.answers.includes(step)) return handle(situation, value, exact);
  const ready = { ...(exact ? skipTrivial : skipOptional)(situation), forced: [], givenNumber: undefined };
  if (ready.state.question !== undefined)
    throw new Refused(`${step} must wait for an answer; ${questionInWords(situation)}`);
  const next = handle(ready, value, exact);
  return chooseEach(next, (value as { readonly choose: readonly (readonly string[])[] }).choose, exact);
}

function isAbility(situation: Situation, action: number, name: string | null | undefined): boolean {
  if (kindOf(action) !== Kind.USE && kindOf(action) !== Kind.BOOST) return false;
  if (name === undefined || name === null) return true;
  if (kindOf(action) === Kind.BOOST) return key(name).startsWith('boost');
  const ability =
    situation.state.table.program.abilities[abilityOf(situation.state, cardOf(action), targetOf(action))]!;
  const { name: printed } = ability as { readonly name?: string | undefined };
  return printed === undefined ? matchesText(situation, action, name) : letters(printed) === letters(name);
}

/** An ability without a name is named by its text, or by its cost alone. */
function matchesText({ state }: Situation, action: number, words: string): boolean {
  const { abilities, type } = state.table.cards[cardOf(action)]!;
  const ability = abilities.filter(({ kind }) => kind === 'activated')[targetOf(action)];
  const text = ability === undefined ? undefined : renderAbility(ability, type);
  return text !== undefined && [text, text.split('—')[0]!].some((each) => sameText(each, words));
}

/** The letters and digits of a name: punctuation does not matter. */
const letters = (name: string): string => key(name).replaceAll(/[^\p{L}\p{N}]/gu, '');
