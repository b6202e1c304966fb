// Decisions of greedy (and one of mcts), by their effect. Ties are broken at random, so each case is played with several seeds.
import { type Game, ActionList } from '../../src/core/game.js';
import type { State } from '../../src/games/lorcana/state/state.js';
import { lorcana } from '../../src/games/lorcana/index.js';
import { type Agent, Options } from '../../src/core/agent.js';
import greedy from '../../agents/greedy.js';
import { readSettings } from '../../src/core/parameters.js';
import mcts from '../../agents/mcts.js';
import { Rng, wordsOf } from '../../src/core/rng.js';
import { type Side, position } from '../support/position.js';
import { scalar, Scalar } from '../../src/games/lorcana/state/scalars.js';
import { character } from '../support/lorcana.js';
import type { Effect } from '../../src/games/lorcana/ir/effect.js';
import type { Card } from '../../src/games/lorcana/cards/card.js';
import { card, action, onPlay } from '../support/ir-cards.js';
import { test, expect } from 'vitest';

const game: Game<State> = lorcana();

const SEEDS = [1, 2, 3, 4, 5, 6];

const greedyAgent = (): Agent => greedy.sitDown({ game, seat: 0, settings: { weights: {} }, now: () => 0 });

function mctsAgent(): Agent {
  const settings = readSettings(mcts.parameters!, { iterations: 100 }, game, (_, message) => {
    throw new Error(message);
  });
  return mcts.sitDown({ game, seat: 0, settings, now: () => 0 });
}

/** Lets the agent play seat 0 while `isContinued` is true. Returns its choices in words. */
function choicesOf(agent: Agent, state: State, seed: number, isContinued: (s: State) => boolean): string[] {
  const list = new ActionList();
  const rng = new Rng(wordsOf(seed));
  const choices: string[] = [];
  while (isContinued(state)) {
    game.legal(state, list);
    const choice = list.count === 1 ? 0 : agent.choose(game.view(state, 0), new Options(list), rng);
    if (list.count > 1) choices.push(game.describe(state, list.items[choice]!));
    game.advance(state, list.items[choice]!);
  }
  return choices;
}

/** The choices of seat 0 in its turn. */
const turn = (seed: number, ...sides: readonly Side[]): string[] =>
  choicesOf(greedyAgent(), position(sides), seed, (s) => game.toMove(s) === 0 && scalar(s, Scalar.TURN) === 9);

const costly = character(2, 2, { name: 'Costly', cost: 9, inkable: false });

const cheap = character(1, 2, { name: 'Cheap', cost: 1 });

/** Two characters that can quest. The opponent wins with the next quest; their strongest character could be banished instead. */
function tempting(lore: number): State {
  const bards = [1, 2].map((n) => character(3, 3, { name: `Bard ${n}`, lore: 1 }));
  return position([
    { lore, ink: 2, hand: [cheap], play: bards.map((each) => ({ card: each })) },
    {
      lore: 19,
      play: [
        { card: character(9, 1, { name: 'Prey', lore: 3 }), exerted: true },
        { card: character(1, 9, { lore: 1 }) },
      ],
    },
  ]);
}

const song = (name: string, ...effects: readonly Effect[]): Card =>
  card('action', [action(...effects)], { name, cost: 1, inkable: false });

for (const seed of SEEDS) {
  test(`opening hand: costly cards are exchanged, cheap cards are kept (seed ${seed})`, () => {
    const deck = { cards: Array.from({ length: 60 }, (_, i) => (i % 2 === 0 ? costly : cheap)) };
    const seeds = { decks: [wordsOf(seed), wordsOf(seed + 50)], chance: wordsOf(seed + 99) };
    const state = game.setup(game.table([deck, deck]), seeds);
    const choices = choicesOf(greedyAgent(), state, seed, (s) => game.toMove(s) === 0 && scalar(s, Scalar.TURN) === 0);
    expect(choices.filter((choice) => choice.includes('Costly')).length).toBeGreaterThan(0);
    expect(choices.filter((choice) => choice.includes('Cheap'))).toEqual([]);
  });

  test(`inkwell: an unaffordable card is inked, an affordable card is played (seed ${seed})`, () => {
    const late = character(3, 3, { name: 'Late', cost: 8 });
    const choices = turn(seed, { ink: 2, hand: [character(2, 3, { name: 'Soon', cost: 3 }), late] }, {});
    expect(choices.join('\n')).toMatch(/Late/);
    expect(choices.filter((choice) => choice.includes('Late') && /ink/i.test(choice))).toHaveLength(1);
    expect(choices.filter((choice) => choice.includes('Soon') && /play/i.test(choice))).toHaveLength(1);
  });

  test(`target: damage goes to the strongest opposing character that it banishes (seed ${seed})`, () => {
    const spark = song('Spark', { kind: 'damage', to: { choose: { types: ['character'] } }, n: 2 });
    const mine = character(4, 2, { name: 'Mine' });
    const theirs = [
      character(5, 2, { name: 'Strong' }),
      character(1, 2, { name: 'Weak' }),
      character(6, 9, { name: 'Tough' }),
    ];
    const choices = turn(
      seed,
      { ink: 1, hand: [spark], play: [{ card: mine, drying: true }] },
      { play: theirs.map((each) => ({ card: each })) },
    );
    expect(choices.find((choice) => /Strong|Weak|Tough|Mine/.test(choice))).toMatch(/Strong/);
  });

  test(`lore: greedy takes the quest that wins, despite other good actions (seed ${seed})`, () => {
    const state = tempting(19);
    choicesOf(greedyAgent(), state, seed, (s) => game.toMove(s) === 0);
    expect(game.outcome(state)).toMatchObject({ winner: 0, how: 'lore' });
  });

  test(`lore: mcts finds two quests that win together, beyond one ply (seed ${seed})`, () => {
    const state = tempting(18);
    choicesOf(mctsAgent(), state, seed, (s) => game.toMove(s) === 0);
    expect(game.outcome(state)).toMatchObject({ winner: 0, how: 'lore' });
  });

  test(`challenge: a good trade is made, a pure loss is not (seed ${seed})`, () => {
    const mine = { play: [{ card: character(2, 2, { name: 'Mine', lore: 0 }) }] };
    const against = (strength: number, willpower: number): string =>
      turn(seed, mine, {
        play: [{ card: character(strength, willpower, { name: 'Theirs', cost: 4, lore: 2 }), exerted: true }],
      }).join('\n');
    expect(against(1, 2)).toMatch(/challenge/i);
    expect(against(4, 9)).not.toMatch(/challenge/i);
  });

  test(`order: of two triggered abilities, the draw resolves before lore for cards in hand (seed ${seed})`, () => {
    const both = card(
      'character',
      [onPlay({ kind: 'gainLore', n: { player: 'hand', of: 'you' } }), onPlay({ kind: 'draw', n: 3 })],
      { name: 'Both', cost: 1 },
    );
    const state = position([{ ink: 1, hand: [both] }, {}]);
    choicesOf(greedyAgent(), state, seed, (s) => game.toMove(s) === 0 && scalar(s, Scalar.TURN) === 9);
    expect(game.outcome(state).scores[0]).toBe(3);
  });

  test(`naming: the named card can be on top of the deck (seed ${seed})`, () => {
    const guess = song(
      'Guess',
      { kind: 'gainLore', n: 2 },
      { kind: 'nameCard' },
      {
        kind: 'look',
        n: 1,
        reveal: true,
        picks: [{ filter: { zone: 'deck', isNamedCard: true }, count: { n: 1 }, put: { to: 'hand' } }],
        rest: { to: 'deckTop' },
      },
    );
    const choices = turn(
      seed,
      { ink: 1, hand: [guess], deck: [cheap, cheap, cheap] },
      { play: [{ card: character(2, 2, { name: 'Other' }) }, { card: costly }] },
    );
    expect(choices.filter((choice) => /name/i.test(choice)).join()).toMatch(/Cheap/);
  });
}
