// Every kind of decision, answered by what comes of it. Ties are by lot, so each case is played with several lucks.
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

const LUCKS = [1, 2, 3, 4, 5, 6];

const greedyAgent = (): Agent => greedy.sitDown({ game, seat: 0, settings: { weights: {} }, now: () => 0 });

function mctsAgent(): Agent {
  const settings = readSettings(mcts.parameters!, { iterations: 100 }, game, (_, message) => {
    throw new Error(message);
  });
  return mcts.sitDown({ game, seat: 0, settings, now: () => 0 });
}

/** What the agent does in seat 0, in words, as long as `goesOn`. */
function deeds(agent: Agent, state: State, luck: number, goesOn: (s: State) => boolean): string[] {
  const list = new ActionList();
  const rng = new Rng(wordsOf(luck));
  const told: string[] = [];
  while (goesOn(state)) {
    game.legal(state, list);
    const choice = list.count === 1 ? 0 : agent.choose(game.view(state, 0), new Options(list), rng);
    if (list.count > 1) told.push(game.describe(state, list.items[choice]!));
    game.advance(state, list.items[choice]!);
  }
  return told;
}

/** What seat 0 does in its turn. */
const turn = (luck: number, ...sides: readonly Side[]): string[] =>
  deeds(greedyAgent(), position(sides), luck, (s) => game.toMove(s) === 0 && scalar(s, Scalar.TURN) === 9);

const dear = character(2, 2, { name: 'Dear', cost: 9, inkable: false });

const cheap = character(1, 2, { name: 'Cheap', cost: 1 });

/** Two that can quest, and an opponent who will win by the next quest, though the strongest of theirs could be banished. */
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

for (const luck of LUCKS) {
  test(`opening hand: what cannot be paid for long is exchanged, what can is kept (luck ${luck})`, () => {
    const deck = { cards: Array.from({ length: 60 }, (_, i) => (i % 2 === 0 ? dear : cheap)) };
    const seeds = { decks: [wordsOf(luck), wordsOf(luck + 50)], chance: wordsOf(luck + 99) };
    const state = game.setup(game.table([deck, deck]), seeds);
    const told = deeds(greedyAgent(), state, luck, (s) => game.toMove(s) === 0 && scalar(s, Scalar.TURN) === 0);
    expect(told.filter((deed) => deed.includes('Dear')).length).toBeGreaterThan(0);
    expect(told.filter((deed) => deed.includes('Cheap'))).toEqual([]);
  });

  test(`inkwell: the card that cannot be paid goes in, the one that can is played (luck ${luck})`, () => {
    const late = character(3, 3, { name: 'Late', cost: 8 });
    const told = turn(luck, { ink: 2, hand: [character(2, 3, { name: 'Soon', cost: 3 }), late] }, {});
    expect(told.join('\n')).toMatch(/Late/);
    expect(told.filter((deed) => deed.includes('Late') && /ink/i.test(deed))).toHaveLength(1);
    expect(told.filter((deed) => deed.includes('Soon') && /play/i.test(deed))).toHaveLength(1);
  });

  test(`target: damage goes to the opposing character it banishes, the stronger one (luck ${luck})`, () => {
    const spark = song('Spark', { kind: 'damage', to: { choose: { types: ['character'] } }, n: 2 });
    const mine = character(4, 2, { name: 'Mine' });
    const theirs = [
      character(5, 2, { name: 'Strong' }),
      character(1, 2, { name: 'Weak' }),
      character(6, 9, { name: 'Tough' }),
    ];
    const told = turn(
      luck,
      { ink: 1, hand: [spark], play: [{ card: mine, drying: true }] },
      { play: theirs.map((each) => ({ card: each })) },
    );
    expect(told.find((deed) => /Strong|Weak|Tough|Mine/.test(deed))).toMatch(/Strong/);
  });

  test(`lore: who can win by one quest quests, whatever else there is to do (luck ${luck})`, () => {
    const state = tempting(19);
    deeds(greedyAgent(), state, luck, (s) => game.toMove(s) === 0);
    expect(game.outcome(state)).toMatchObject({ winner: 0, how: 'lore' });
  });

  test(`lore: two quests that win are seen by mcts, for one action ahead is not enough (luck ${luck})`, () => {
    const state = tempting(18);
    deeds(mctsAgent(), state, luck, (s) => game.toMove(s) === 0);
    expect(game.outcome(state)).toMatchObject({ winner: 0, how: 'lore' });
  });

  test(`challenge: a good trade is made, one that only loses the own character is not (luck ${luck})`, () => {
    const mine = { play: [{ card: character(2, 2, { name: 'Mine', lore: 0 }) }] };
    const against = (strength: number, willpower: number): string =>
      turn(luck, mine, {
        play: [{ card: character(strength, willpower, { name: 'Theirs', cost: 4, lore: 2 }), exerted: true }],
      }).join('\n');
    expect(against(1, 2)).toMatch(/challenge/i);
    expect(against(4, 9)).not.toMatch(/challenge/i);
  });

  test(`order: a card is drawn before lore is counted by cards in hand (luck ${luck})`, () => {
    const both = card(
      'character',
      [onPlay({ kind: 'gainLore', n: { player: 'hand', of: 'you' } }), onPlay({ kind: 'draw', n: 3 })],
      { name: 'Both', cost: 1 },
    );
    const state = position([{ ink: 1, hand: [both] }, {}]);
    deeds(greedyAgent(), state, luck, (s) => game.toMove(s) === 0 && scalar(s, Scalar.TURN) === 9);
    expect(game.outcome(state).scores[0]).toBe(3);
  });

  test(`naming: a card that can be on top of the deck is named (luck ${luck})`, () => {
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
    const told = turn(
      luck,
      { ink: 1, hand: [guess], deck: [cheap, cheap, cheap] },
      { play: [{ card: character(2, 2, { name: 'Other' }) }, { card: dear }] },
    );
    expect(told.filter((deed) => /name/i.test(deed)).join()).toMatch(/Cheap/);
  });
}
