// Lorcana scenarios, and what its variants share with them.
import { type Fixture, SETTING, STEPS, EXPECTATION, type Expectation } from './schema.js';
import type { ScenarioGame, Line, Play } from '../scenario.js';
import { type StepHandlers, HANDLERS, takeStep } from './steps.js';
import { type Lorcana, lorcana } from '../../games/lorcana/index.js';
import { type PositionInput, makePosition } from './position.js';
import { type Situation, key, signature } from './situation.js';
import { unmet } from './expect.js';
import type { CardFacts } from '../../games/lorcana/cards/facts.js';
import { CardShelf, findCardNamed } from './cards.js';
import { type Card, fullName } from '../../games/lorcana/cards/card.js';
import { render } from '../../games/lorcana/text/render.js';

/** The schemas, handlers and checks of scenarios for one variant of the rules. */
export interface Variant<S extends Fixture>
  extends Pick<ScenarioGame, 'setting' | 'steps' | 'expectation'>, StepHandlers {
  game(options: S['options']): Lorcana;
  readonly arrange: PositionInput<S>['arrange'];
  unmet(situation: Situation, expectation: unknown): string[];
}

const COMPREHENSIVE_RULES: Variant<Fixture> = {
  setting: SETTING,
  steps: STEPS,
  expectation: EXPECTATION,
  // Copies stay separate options, as a scenario can name a single one.
  game: (options) => lorcana({ ...options, mergeCopies: false }),
  arrange: () => undefined,
  handlers: HANDLERS,
  answers: ['choose'],
  unmet: (situation, expectation) => unmet(situation, expectation as Expectation),
};

/** `cards` can be named in every scenario, in addition to shipped cards and the scenario's own. */
export const lorcanaScenarios = (cards: readonly CardFacts[]): ScenarioGame => scenariosIn(COMPREHENSIVE_RULES, cards);

export function scenariosIn<S extends Fixture>(variant: Variant<S>, cards: readonly CardFacts[]): ScenarioGame {
  const shelf = new CardShelf(cards);
  const texts = textsOf(cards);
  return {
    setting: variant.setting,
    steps: variant.steps,
    expectation: variant.expectation,
    start(given, lines) {
      const setting = given as S;
      const own = new CardShelf(setting.cards);
      const find = (name: string): Card => findCardNamed(name, [own, shelf]);
      const ownTexts = textsOf(setting.cards);
      const textOf = (card: Card): string => {
        const name = key(fullName(card));
        return ownTexts.get(name) ?? texts.get(name) ?? render(card.abilities, card.type);
      };
      const game = variant.game(setting.options);
      const position = makePosition({ setting, game, find, names: namesIn(lines), arrange: variant.arrange });
      return playOf({ ...position, game, textOf }, variant);
    },
  };
}

const textsOf = (cards: readonly CardFacts[]): ReadonlyMap<string, string> =>
  new Map(cards.map((card) => [key(fullName(card)), card.text]));

/** All answers that are texts. An answer may name a card that no player has, so the engine must offer that name too. */
function namesIn(lines: readonly Line[]): string[] {
  const answers = lines.map(({ step }) =>
    step.key === 'choose' ? step.value : (step.value as { readonly choose?: unknown }).choose,
  );
  return answers.flat(3).filter((answer) => typeof answer === 'string');
}

const playOf = (situation: Situation, variant: Pick<Variant<Fixture>, 'unmet' | keyof StepHandlers>): Play => ({
  take: (step, exact) => playOf(takeStep(situation, step, exact, variant), variant),
  unmet: (expectation) => variant.unmet(situation, expectation),
  signature: () => signature(situation),
});
