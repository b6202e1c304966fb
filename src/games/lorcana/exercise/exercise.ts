// A player who wants to see everything: chooses at random, more often what would show something new.
import { Kind, kindOf, cardOf, targetOf } from '../state/decision.js';
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

/** How often an option is taken, by kind: as it is, and with a card that has something to show. */
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

/** Enough to play anything; until then a card that can be inked is. */
const ENOUGH_INK = 9;

export function explore(s: State, options: readonly number[], ledger: Ledger, rng: Rng): number {
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
// Plays every card: decks made for cards not yet seen in full, games at random, and a look at every decision.

/** Something that must never be, with all that is needed to see it again. */
export interface Violation {
  readonly problem: string;
  readonly game: number;
  /** The path of the game's luck. */
  readonly seed: string;
  readonly decision: number;
  readonly decks: readonly (readonly string[])[];
  /** What was chosen at each decision before, as an index into the options. */
  readonly choices: readonly number[];
}

/** Cards to look at in each deck. */
const FOCUS = 7;

/** Games with the same decks. */
const ROUNDS = 5;

/** One game in so many has three players. */
const THREE_PLAYERS = 10;

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
    const seats = Math.floor(this.games / ROUNDS) % THREE_PLAYERS === THREE_PLAYERS - 1 ? 3 : 2;
    const unseen = shuffled(
      this.ledger.unseen().map(({ card }) => card),
      rng,
    );
    const focus = Array.from({ length: seats }, (_, seat) => {
      const own = unseen.slice(seat * FOCUS, (seat + 1) * FOCUS);
      return [...own, ...this.#others(FOCUS - own.length, rng)];
    });
    return this.#builder.build(focus, rng);
  }

  #others(count: number, rng: Rng): Card[] {
    return Array.from({ length: count }, () => this.cards[rng.int(this.cards.length)]!);
  }

  #playOne(watch: Watch, seeds: SeedTree, rng: Rng): void {
    const choices: number[] = [];
    const tell = (problem: string) =>
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
      if (problem !== undefined) tell(problem);
    } catch (error) {
      tell(error instanceof Error ? error.message : String(error));
    }
    this.decisions += choices.length;
  }

  /** Plays to the end, or to the first thing that must not be. */
  #run(watch: Watch, seeds: SeedTree, rng: Rng, choices: number[]): string | undefined {
    const game = this.#game;
    const { table } = watch;
    const state = game.setup(table, luckOf(seeds, table.seats));
    // The costly questions are asked once a game.
    const checkAt = rng.int(CHECKED_DECISIONS);
    while (game.toMove(state) !== OVER) {
      if (choices.length > game.maxDecisions) return `no end after ${choices.length} decisions`;
      const options = optionsOf(game, state);
      const wrong = wrongOptions(game, state, options) ?? wrongPosition(state);
      if (wrong !== undefined) return wrong;
      if (choices.length === checkAt) {
        const found = this.#lookCloser(state, table, options, rng);
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

  #lookCloser(state: State, table: State['table'], options: readonly number[], rng: Rng): string | undefined {
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

/** Few games have fewer decisions, and many have more. */
const CHECKED_DECISIONS = 150;

const luckOf = (seeds: SeedTree, seats: number): GameSeeds => ({
  decks: Array.from({ length: seats }, (_, seat) => seeds.child(`deck ${seat}`).words()),
  chance: seeds.child('chance').words(),
});
