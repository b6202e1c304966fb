// Exercises every card: random games with decks built for the cards not yet fully seen, and invariant checks at every decision.
import { Kind, kindOf, cardOf, targetOf } from '../state/packed-action.js';
import { type State, zone, Zone } from '../state/state.js';
import { Ledger, hasUnseen } from './ledger.js';
import { Rng } from '../../../core/rng.js';
import { scalar, Scalar } from '../state/scalars.js';
import { lorcana } from '../index.js';
import { DeckBuilder, PartnerFinder, shuffled } from './decks.js';
import { SeedTree } from '../../../core/seeds.js';
import type { Deck } from '../state/table.js';
import { Watch } from './watch.js';
import { type Card, fullName } from '../cards/card.js';
import { OVER, type GameSeeds } from '../../../core/game.js';
import {
  optionsOf,
  wrongOptions,
  wrongPayoffs,
  wrongWords,
  wrongStore,
  wrongSample,
} from '../../../core/invariants.js';
import { wrongPosition } from '../invariants.js';

/** Weights of options by kind: usual, and with a card that still has something unseen. */
const WEIGHTS: Readonly<Partial<Record<Kind, readonly [number, number]>>> = {
  [Kind.END_TURN]: [1, 1],
  [Kind.INK]: [8, 2],
  [Kind.PLAY]: [6, 60],
  [Kind.SHIFT]: [10, 60],
  [Kind.SING]: [6, 40],
  [Kind.PLAY_OTHERWISE]: [6, 60],
  [Kind.USE]: [4, 60],
  [Kind.BOOST]: [6, 40],
  [Kind.MOVE]: [2, 20],
  [Kind.QUEST]: [2, 20],
  [Kind.CHALLENGE]: [2, 20],
  [Kind.YES]: [4, 4],
};

/** Enough ink for every card; below it, inking has a higher weight. */
const ENOUGH_INK = 9;

/** Chooses a random option, weighted towards options that may show something new. */
function explore(s: State, options: readonly number[], ledger: Ledger, rng: Rng): number {
  const weights = options.map((option) => weightOf(s, option, ledger));
  let at = rng.int(weights.reduce((sum, weight) => sum + weight, 0));
  for (let i = 0; i < options.length; i++) {
    at -= weights[i]!;
    if (at < 0) return options[i]!;
  }
  return options.at(-1)!;
}

function weightOf(s: State, option: number, ledger: Ledger): number {
  const kind = kindOf(option);
  const weights = WEIGHTS[kind];
  if (weights === undefined) return 1;
  if (kind === Kind.END_TURN || kind === Kind.YES) return weights[0];
  if (kind === Kind.INK && zone(s, scalar(s, Scalar.DECIDES), Zone.INKWELL).length < ENOUGH_INK) return 4 * weights[0];
  return weights[shows(s, cardOf(option), ledger) || (hasTarget(kind) && shows(s, targetOf(option), ledger)) ? 1 : 0];
}

const hasTarget = (kind: Kind): boolean => kind === Kind.SING || kind === Kind.CHALLENGE || kind === Kind.MOVE;

const shows = (s: State, card: number, ledger: Ledger): boolean => hasUnseen(ledger.of(s.table.cards[card]!));

/** A violated invariant, with all data needed to reproduce it. */
export interface Violation {
  readonly problem: string;
  readonly game: number;
  /** The path of the game's seed. */
  readonly seed: string;
  readonly decision: number;
  readonly decks: readonly (readonly string[])[];
  /** The choices before, as indexes into the options. */
  readonly choices: readonly number[];
}

/** Number of cards under test in each deck. */
const FOCUS = 7;

/** Number of games with the same decks. */
const ROUNDS = 5;

/** One in this many sets of decks has three players. */
const THREE_PLAYER_INTERVAL = 10;

export class Exerciser {
  readonly ledger: Ledger;
  readonly violations: Violation[] = [];
  games = 0;
  decisions = 0;
  readonly #game = lorcana();
  readonly #builder: DeckBuilder;
  readonly #seeds: SeedTree;
  #decks: readonly Deck[] = [];
  #watch: Watch | undefined;

  constructor(
    private readonly cards: readonly Card[],
    seed: string,
  ) {
    this.ledger = new Ledger(cards);
    this.#builder = new DeckBuilder(cards, new PartnerFinder(cards));
    this.#seeds = new SeedTree(seed);
  }

  /** Plays one more game. */
  play(): void {
    const seeds = this.#seeds.child(this.games);
    const rng = new Rng(seeds.child('explorer').words());
    if (this.games % ROUNDS === 0) {
      this.#decks = this.#newDecks(rng);
      this.#watch = new Watch(this.#game.table(this.#decks), this.ledger);
    }
    this.#playOne(this.#watch!, seeds, rng);
    this.games++;
  }

  #newDecks(rng: Rng): Deck[] {
    const seats = Math.floor(this.games / ROUNDS) % THREE_PLAYER_INTERVAL === THREE_PLAYER_INTERVAL - 1 ? 3 : 2;
    const unseen = shuffled(
      this.ledger.unseen().map(({ card }) => card),
      rng,
    );
    const focus = Array.from({ length: seats }, (_, seat) => {
      const own = unseen.slice(seat * FOCUS, (seat + 1) * FOCUS);
      return [...own, ...this.#randomCards(FOCUS - own.length, rng)];
    });
    return this.#builder.build(focus, rng);
  }

  #randomCards(count: number, rng: Rng): Card[] {
    return Array.from({ length: count }, () => this.cards[rng.int(this.cards.length)]!);
  }

  #playOne(watch: Watch, seeds: SeedTree, rng: Rng): void {
    const choices: number[] = [];
    const report = (problem: string) =>
      this.violations.push({
        problem,
        game: this.games,
        seed: seeds.path,
        decision: choices.length,
        decks: this.#decks.map(({ cards }) => cards.map(fullName)),
        choices,
      });
    try {
      const problem = this.#run(watch, seeds, rng, choices);
      if (problem !== undefined) report(problem);
    } catch (error) {
      report(error instanceof Error ? error.message : String(error));
    }
    this.decisions += choices.length;
  }

  /** Plays to the end, or returns the first violated invariant. */
  #run(watch: Watch, seeds: SeedTree, rng: Rng, choices: number[]): string | undefined {
    const game = this.#game;
    const { table } = watch;
    const state = game.setup(table, seedsOf(seeds, table.seats));
    // The expensive checks run once in a game.
    const checkAt = rng.int(CHECKED_DECISIONS);
    while (game.toMove(state) !== OVER) {
      if (choices.length > game.maxDecisions) return `no end after ${choices.length} decisions`;
      const options = optionsOf(game, state);
      const wrong = wrongOptions(game, state, options) ?? wrongPosition(state);
      if (wrong !== undefined) return wrong;
      if (choices.length === checkAt) {
        const found = this.#runExpensiveChecks(state, table, options, rng);
        if (found !== undefined) return found;
      }
      watch.look(state);
      const action = explore(state, options, this.ledger, rng);
      watch.take(state, action);
      choices.push(options.indexOf(action));
      game.advance(state, action);
    }
    return wrongPosition(state) ?? wrongPayoffs(game, state, table.seats);
  }

  #runExpensiveChecks(state: State, table: State['table'], options: readonly number[], rng: Rng): string | undefined {
    const game = this.#game;
    const found = wrongWords(game, state, options) ?? wrongStore(game, table, state, options);
    if (found !== undefined) return found;
    for (let seat = 0; seat < table.seats; seat++) {
      const wrong = wrongSample(game, state, seat, options, rng);
      if (wrong !== undefined) return wrong;
    }
    return undefined;
  }
}

/** The expensive checks run at one of this many first decisions. Few games have fewer decisions. */
const CHECKED_DECISIONS = 150;

const seedsOf = (seeds: SeedTree, seats: number): GameSeeds => ({
  decks: Array.from({ length: seats }, (_, seat) => seeds.child(`deck ${seat}`).words()),
  chance: seeds.child('chance').words(),
});
