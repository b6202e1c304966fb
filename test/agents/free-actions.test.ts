// Greedy and mcts end their turns although they could take actions that cost nothing for ever.
import { type Game, ActionList, OVER } from '../../src/core/game.js';
import type { State } from '../../src/games/lorcana/state/state.js';
import type { Card } from '../../src/games/lorcana/cards/card.js';
import type { Effect } from '../../src/games/lorcana/ir/effect.js';
import { type Agent, type AgentMaker, Options } from '../../src/core/agent.js';
import { lorcana } from '../../src/games/lorcana/index.js';
import { shippedPool } from '../../src/games/lorcana/cards/shipped.js';
import { scalar, Scalar } from '../../src/games/lorcana/state/scalars.js';
import { readSettings } from '../../src/core/parameters.js';
import { Rng, wordsOf } from '../../src/core/rng.js';
import { isLong } from '../support/long.js';
import { sharedFile } from '../support/shared.js';
import greedy from '../../agents/greedy.js';
import mcts from '../../agents/mcts.js';
import { character } from '../support/lorcana.js';
import { card } from '../support/ir-cards.js';
import { type Side, position } from '../support/position.js';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { test, expect } from 'vitest';

const game: Game<State> = lorcana();

const list = new ActionList();

const AGENTS: readonly (readonly [name: string, maker: AgentMaker, given: object])[] = [
  ['greedy', greedy, {}],
  ['mcts with 1 iteration', mcts, { iterations: 1 }],
  ['mcts with 5 iterations', mcts, { iterations: 5 }],
  ['mcts with 25 iterations', mcts, { iterations: 25 }],
  ['mcts without prior', mcts, { iterations: 25, prior: 0 }],
];

function seated(maker: AgentMaker, given: object, seat: number): Agent {
  const settings = readSettings(maker.parameters!, given, game, (_, message) => {
    throw new Error(message);
  });
  return maker.sitDown({ game, seat, settings, now: () => 0 });
}

/** The choices of seat 0 in its turn, in words. Stops after 100. */
function turnOf(maker: AgentMaker, given: object, side: Side, seed: number): string[] {
  const agent = seated(maker, given, 0);
  const state = position([side, { play: [{ card: character(2, 3, { name: 'Theirs' }) }] }]);
  const rng = new Rng(wordsOf(seed));
  const choices: string[] = [];
  while (game.toMove(state) === 0 && scalar(state, Scalar.TURN) === 9 && choices.length < 100) {
    game.legal(state, list);
    const choice = list.count === 1 ? 0 : agent.choose(game.view(state, 0), new Options(list), rng);
    if (list.count > 1) choices.push(game.describe(state, list.items[choice]!));
    game.advance(state, list.items[choice]!);
  }
  return choices;
}

const place = (name: string): Card =>
  card('location', [], { name, version: 'Free', moveCost: 0, lore: 0, willpower: 5, inkable: false });

const friends = ['Ann', 'Ben', 'Cid', 'Dan'].map((name) => ({ card: character(2, 3, { name }), exerted: true }));

/** Items with an ability that costs nothing. */
const free = (...effects: readonly Effect[]) => ({
  card: card('item', [{ kind: 'activated', name: 'FREE', costs: [], effects }], { name: 'Toy', inkable: false }),
});

const harmToChosen = free({
  kind: 'damage',
  to: { choose: { types: ['character'], of: 'you' } },
  n: 1,
});

for (const [name, maker, given] of AGENTS)
  for (const seed of [1, 2]) {
    const play = (side: Side): string[] => turnOf(maker, given, side, seed);

    test(`${name}: a character moves to each of two free locations at most once in a turn (seed ${seed})`, () => {
      const choices = play({ play: [...friends, { card: place('East') }, { card: place('West') }] });
      expect(choices.at(-1)).toBe('end the turn');
      expect(new Set(choices).size).toBe(choices.length);
    });

    test(`${name}: a free action without effect is not taken (seed ${seed})`, () => {
      expect(play({ play: [...friends, free({ kind: 'gainLore', n: 0 })] })).toEqual(['end the turn']);
    });

    test(`${name}: a free action that only harms its player is not taken (seed ${seed})`, () => {
      const harm = free({ kind: 'loseLore', who: 'you', n: 1 });
      expect(play({ lore: 9, play: [...friends, harm] })).toEqual(['end the turn']);
      expect(play({ play: [...friends, harmToChosen] })).toEqual(['end the turn']);
    });

    test(`${name}: a free action that helps is repeated, but ten times at most (seed ${seed})`, () => {
      const bonus = free({ kind: 'gainLore', n: 1 });
      const uses = play({ play: [...friends, bonus] }).filter((choice) => choice.includes('FREE'));
      expect(uses.length).toBeGreaterThan(0);
      expect(uses.length).toBeLessThanOrEqual(10);
    });
  }

/** Characters without text, and four copies of the location of the pool with a free move. */
function speedway(): { cards: Card[] } {
  const cards = shippedPool().cards();
  const location = cards.find(({ type, moveCost }) => type === 'location' && moveCost === 0)!;
  const runners = cards
    .filter((each) => each.type === 'character' && each.abilities.length === 0 && each.unsupported === undefined)
    .sort((a, b) => a.cost - b.cost)
    .slice(0, 14);
  return { cards: [location, ...runners].flatMap((each) => [each, each, each, each]) };
}

/** Plays a game and returns the largest number of decisions in a turn. Stops above `limit`. */
function longestTurn(
  decks: readonly { cards: readonly Card[] }[],
  agents: readonly Agent[],
  seed: number,
  limit: number,
): number {
  const state = game.setup(game.table(decks), {
    decks: [wordsOf(seed), wordsOf(seed + 1000)],
    chance: wordsOf(seed + 2000),
  });
  const rngs = agents.map((_, seat) => new Rng(wordsOf(seed + 3000 + seat)));
  let [turn, decisions, longest] = [0, 0, 0];
  while (game.toMove(state) !== OVER && longest <= limit) {
    const seat = game.toMove(state);
    game.legal(state, list);
    if (game.turn(state) !== turn) [turn, decisions] = [game.turn(state), 0];
    let choice = 0;
    if (list.count > 1) {
      choice = agents[seat]!.choose(game.view(state, seat), new Options(list), rngs[seat]!);
      longest = Math.max(longest, ++decisions);
    }
    game.advance(state, list.items[choice]!);
  }
  return longest;
}

for (const [name, maker, given] of AGENTS.slice(0, 3))
  test(`${name}: no turn of a game with four free locations is long`, () => {
    const deck = speedway();
    for (let seed = 1; seed <= 3; seed++) {
      const agents = [0, 1].map((seat) => seated(maker, given, seat));
      expect(longestTurn([deck, deck], agents, seed, 60)).toBeLessThanOrEqual(60);
    }
  });

const REAL_DECKS = sharedFile('cards/decks/');

// `npm run test:long`: random pairs of real decks.
test.runIf(isLong && existsSync(REAL_DECKS))(
  'no turn of a game between real decks takes more than 100 decisions',
  () => {
    const decks = readdirSync(REAL_DECKS).map((file) =>
      game.readDeck({ file, text: readFileSync(new URL(file, REAL_DECKS), 'utf8') }),
    ) as { cards: Card[] }[];
    for (const [maker, given, games] of [
      [greedy, {}, 2000],
      [mcts, { iterations: 1 }, 300],
      [mcts, { iterations: 5 }, 150],
      [mcts, { iterations: 25 }, 50],
    ] as const)
      for (let seed = 1; seed <= games; seed++) {
        const pick = new Rng(wordsOf(seed + 4000));
        const pair = [decks[pick.int(decks.length)]!, decks[pick.int(decks.length)]!];
        const agents = [0, 1].map((seat) => seated(maker as AgentMaker, given, seat));
        expect(longestTurn(pair, agents, seed, 100)).toBeLessThanOrEqual(100);
      }
  },
);
