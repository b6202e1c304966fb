// The share of luck in a contest: the win rate of an agent that sees all cards except those in the deck. It is an upper bound for a fair
// agent with the same search. For more games: GAMES=400 npx vitest run test/agents/contest-luck.test.ts
import { contest } from '../../src/games/contest/index.js';
import { type State, Row, handRow, knownTo } from '../../src/games/contest/state/state.js';
import { type Seat, type View, ActionList } from '../../src/core/game.js';
import { Rng, wordsOf } from '../../src/core/rng.js';
import { redeal } from '../../src/games/contest/seat/view.js';
import { readFileSync } from 'node:fs';
import mcts from '../../agents/mcts.js';
import greedy from '../../agents/greedy.js';
import { Options, type AgentMaker } from '../../src/core/agent.js';
import { readSettings } from '../../src/core/parameters.js';
import { test, expect } from 'vitest';

const game = contest();

const GAMES = Number(process.env.GAMES ?? 40);

const ITERATIONS = process.env.GAMES === undefined ? 100 : 400;

/** A view whose samples keep all hands and the cards on the table. */
function openView(s: State, seat: Seat): View<State> {
  const base = s.copy();
  const rows = [Row.PLAYED, ...s.table.leader.map((_, other) => handRow(s.table, other))];
  for (const row of rows) {
    const entries = base.editRow(row);
    for (let i = 0; i < entries.length; i++) entries[i]! |= knownTo(seat);
  }
  const sample = (rng: Rng): State => redeal(base, seat, rng);
  return { seat, toMove: seat, describe: String, toJSON: () => ({}), sample };
}

/** True if the agent with the open view wins against greedy, both with this sheet. */
function wins(sheet: string, n: number, seat: Seat): boolean {
  const file = `decks/contest/${sheet}.yaml`;
  const deck = game.readDeck({ file, text: readFileSync(file, 'utf8') });
  const seeds = { decks: [wordsOf(n), wordsOf(n + 1000)], chance: wordsOf(n + 2000) };
  const s = game.setup(game.table([deck, deck]), seeds);
  const agents = [0, 1].map((each) =>
    each === seat
      ? sitDown(mcts, each, { iterations: ITERATIONS, exploration: 1, turns: 4, looks: 4 })
      : sitDown(greedy, each, { weights: {} }),
  );
  const rngs = [0, 1].map((each) => new Rng(wordsOf(3000 + 4 * n + 2 * seat + each)));
  const list = new ActionList();
  for (let mover = game.toMove(s); mover >= 0; mover = game.toMove(s)) {
    game.legal(s, list);
    const view = mover === seat ? openView(s, seat) : game.view(s, mover);
    const choice = list.count === 1 ? 0 : agents[mover]!.choose(view, new Options(list), rngs[mover]!);
    game.advance(s, list.items[choice]!);
  }
  return game.outcome(s).winner === seat;
}

function sitDown(maker: AgentMaker, seat: Seat, given: object) {
  const settings = readSettings(maker.parameters ?? {}, given, game, (_, message) => {
    throw new Error(message);
  });
  return maker.sitDown({ game: game, seat, settings, now: () => 0 });
}

test('samples of the open view differ only in the deck', () => {
  const file = 'decks/contest/boxer.yaml';
  const deck = game.readDeck({ file, text: readFileSync(file, 'utf8') });
  const s = game.setup(game.table([deck, deck]), { decks: [wordsOf(1), wordsOf(2)], chance: wordsOf(3) });
  const hands = (of: State) => [0, 1].map((seat) => of.row(handRow(of.table, seat)).map((entry) => entry & 63));
  const sample = openView(s, 0).sample(new Rng(wordsOf(4)));
  expect(hands(sample)).toEqual(hands(s));
  expect(game.signature(sample)).not.toBe(game.signature(s));
});

for (const sheet of ['boxer', 'fencer'])
  test(
    `${sheet}: an agent that sees all hands beats greedy, but loses at least a tenth of the games`,
    { timeout: 3_600_000 },
    () => {
      let won = 0;
      for (let n = 0; n < GAMES; n++) won += Number(wins(sheet, n >> 1, n & 1));
      console.log(`${sheet}: ${won} of ${GAMES} with ${ITERATIONS} iterations`);
      expect(won / GAMES).toBeGreaterThan(0.5);
      expect(won / GAMES).toBeLessThan(0.9);
    },
  );
