// The template game: small, complete, and made to be copied. `src/games/README.md` says how.
import type { Game, GameOptions } from '../../core/game.js';
import { InputError } from '../../input/input-error.js';
import { Signature } from '../../core/signature.js';
import { describe, legal } from './actions.js';
import { type Deck, readDeck } from './deck.js';
import { FEATURES } from './evaluate.js';
import { OBSERVABLES, TemplateObserver } from './observer.js';
import { MOST_CARDS, readOptions, type TemplateOptions } from './options.js';
import { advance, outcome, setup } from './rules.js';
import { type MatchTable, Scalar, scalar, State } from './state.js';
import { TemplateView } from './view.js';

export const templateGame = (options: TemplateOptions): Game<State, Deck, MatchTable> => ({
  name: 'template',
  seats: { least: 2, most: 2 },
  maxDecisions: 2 * MOST_CARDS,
  features: FEATURES,
  readDeck: (source) => readDeck(source, options),
  table: (decks) => ({ options, decks }),
  setup,
  toMove: (s) => scalar(s, Scalar.DECIDES),
  turn: (s) => scalar(s, Scalar.TURN),
  // Every decision is an action of its own.
  isUnderWay: () => false,
  legal,
  branch: (s) => s.branch(),
  advance,
  view: (s, seat) => new TemplateView(s, seat),
  evaluate: (view, weights) => (view as TemplateView).evaluate(weights),
  describe,
  outcome,
  payoff: (s, seat) => {
    const { winner } = outcome(s);
    return winner === undefined ? 0.5 : winner === seat ? 1 : 0;
  },
  observables: OBSERVABLES,
  observer: (table) => new TemplateObserver(table),
  signature,
  store: (s) => JSON.stringify(s.toJSON()),
  restore: (table, text) => new State(table, JSON.parse(text) as number[][]),
});

/** The rows are the whole state. */
function signature(s: State): string {
  const hash = new Signature();
  for (const row of s.toJSON()) hash.addAll(row);
  return hash.toString();
}

/** The entry of `registry.ts`: the game with the options of an experiment. */
export function loadTemplate({ options, fail, files }: GameOptions): ReturnType<typeof templateGame> {
  if (files.length > 0) throw new InputError(`${files[0]!.file}: the template game has no card files`);
  return templateGame(readOptions(options, fail));
}
