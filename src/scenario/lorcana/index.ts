// Lorcana for scenarios.
import type { Card } from '../../games/lorcana/cards/card.js';
import { fullName } from '../../games/lorcana/cards/card.js';
import type { CardFacts } from '../../games/lorcana/cards/facts.js';
import { render } from '../../games/lorcana/text/render.js';
import type { Line, Play, ScenarioGame } from '../scenario.js';
import { CardShelf, findCardNamed } from './cards.js';
import { unmet } from './expect.js';
import { key } from './names.js';
import { makePosition } from './position.js';
import { EXPECTATION, SETTING, STEPS, type Expectation, type Setting, type StepValues } from './schema.js';
import { signature, type Situation } from './situation.js';
import { takeStep } from './steps.js';

/** `cards` can be named in every scenario, besides those that come with tempolab and the scenario's own. */
export function lorcanaScenarios(cards: readonly CardFacts[]): ScenarioGame {
  const shelf = new CardShelf(cards);
  const texts = textsOf(cards);
  return {
    setting: SETTING,
    steps: STEPS,
    expectation: EXPECTATION,
    start(given, lines) {
      const setting = given as Setting;
      const own = new CardShelf(setting.cards);
      const find = (name: string): Card => findCardNamed(name, [own, shelf]);
      const ownTexts = textsOf(setting.cards);
      const textOf = (card: Card): string => {
        const name = key(fullName(card));
        return ownTexts.get(name) ?? texts.get(name) ?? render(card.abilities, card.type);
      };
      return playOf({ ...makePosition(setting, find, namesIn(lines)), textOf });
    },
  };
}

const textsOf = (cards: readonly CardFacts[]): ReadonlyMap<string, string> =>
  new Map(cards.map((card) => [key(fullName(card)), card.text]));

/** What a player answers somewhere may be the name of a card that nobody has: naming it must be possible. */
function namesIn(lines: readonly Line[]): string[] {
  const answers = lines.map(({ step }) =>
    step.key === 'choose' ? step.value : (step.value as { readonly choose?: unknown }).choose,
  );
  return answers.flat(3).filter((answer) => typeof answer === 'string');
}

const playOf = (situation: Situation): Play => ({
  take: ({ key: step, value }, exact) =>
    playOf(takeStep(situation, step as keyof StepValues, value as StepValues[keyof StepValues], exact)),
  unmet: (expectation) => unmet(situation, expectation as Expectation),
  signature: () => signature(situation),
});
