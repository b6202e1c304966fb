// Decks with the top card faceup: which cards the players know.
import { lorcana } from '../../../../../src/games/lorcana/index.js';
import type { Ability } from '../../../../../src/games/lorcana/ir/ability.js';
import { character } from '../../../../support/lorcana.js';
import type { State } from '../../../../../src/games/lorcana/state/state.js';
import { position } from '../../../../support/position.js';
import { settle } from '../../../../../src/games/lorcana/rules/turn/settle.js';
import { ActionList } from '../../../../../src/core/game.js';
import { LorcanaView } from '../../../../../src/games/lorcana/seat/view.js';
import { test, expect } from 'vitest';
import { Rng, wordsOf } from '../../../../../src/core/rng.js';
import { seenBy } from '../../../../../src/core/board.js';
import { boardOf } from '../../../../../src/games/lorcana/seat/board.js';

const game = lorcana();

const named = (name: string, ...abilities: Ability[]) => character(1, 3, { name, version: '', abilities });

const cottage = named('Cottage', {
  kind: 'static',
  rules: [{ about: 'players', who: 'all', rules: [{ rule: 'topRevealed' }] }],
});

const onPlay = (...effects: Extract<Ability, { kind: 'triggered' }>['effects']): Ability => ({
  kind: 'triggered',
  on: [{ on: 'play', subject: { is: 'this' } }],
  effects,
});

const reader = named('Reader', onPlay({ kind: 'draw', n: 2 }));

const mixer = named('Mixer', onPlay({ kind: 'shuffleDeck' }));

const inker = named(
  'Inker',
  onPlay({ kind: 'shuffleDeck' }, { kind: 'move', what: { top: 1 }, put: { to: 'inkwell' } }),
);

const booster = named('Booster', { kind: 'keyword', keyword: 'boost', n: 1 });

const [first, second, third, fourth] = ['First', 'Second', 'Third', 'Fourth'].map((name) => named(name));

const deck = [first!, second!, third!, fourth!];

function start(hand: readonly ReturnType<typeof named>[], hasCottage = true): State {
  const play = hasCottage ? [{ card: cottage }] : [];
  const s = position([{ ink: 5, hand, deck, play: [...play, { card: booster }] }, { deck }]);
  settle(s);
  return s;
}

function act(s: State, words: string): State {
  const options = new ActionList();
  game.legal(s, options);
  const action = options.items.slice(0, options.count).find((each) => game.describe(s, each).includes(words));
  if (action === undefined) throw new Error(`no action "${words}"`);
  const next = game.branch(s);
  game.advance(next, action);
  return next;
}

const seen = (s: State, by: number, of: number) => new LorcanaView(s, by).of(of);

test('with the rule in force, all players know the top card of every deck and no other card', () => {
  const s = act(start([cottage], false), 'play Cottage');
  for (const by of [0, 1])
    for (const of of [0, 1]) expect(seen(s, by, of).deck.known).toEqual(['First', null, null, null]);
});

test('cards drawn one after another were each the top card, so all players know them', () => {
  const s = act(start([reader]), 'play Reader');
  expect(seen(s, 1, 0).hand.known).toEqual(['First', 'Second']);
  expect(seen(s, 1, 0).deck.known).toEqual(['Third', null]);
});

test('the top card after a shuffle is known', () => {
  const s = act(start([mixer]), 'play Mixer');
  expect(seen(s, 1, 0).deck.known.map((name) => name !== null)).toEqual([true, false, false, false]);
});

test('a card that leaves the top of a deck right after a shuffle is known', () => {
  const s = act(start([inker]), 'play Inker');
  expect(seen(s, 1, 0).ink.known.filter((name) => deck.some((card) => card.name === name))).toHaveLength(1);
});

test('all players remember the card that Boost puts facedown', () => {
  const s = act(act(start([mixer]), 'play Mixer'), 'boost Booster');
  const under = seen(s, 1, 0).play.find(({ card }) => card === 'Booster')!;
  expect(under.under).toHaveLength(1);
  expect(under.under[0]).not.toBeNull();
});

test('samples and the board show the same cards as the view', () => {
  const s = act(start([mixer]), 'play Mixer');
  const sampled = new LorcanaView(s, 1).sample(new Rng(wordsOf(7)));
  expect(seen(sampled, 1, 0).deck).toEqual(seen(s, 1, 0).deck);
  const pile = seenBy(boardOf(s), 1).seats[0]!.zones.find(({ name }) => name === 'deck')!;
  expect(pile.cards.map(({ face }) => face.name)).toEqual([seen(s, 1, 0).deck.known[0]]);
});
