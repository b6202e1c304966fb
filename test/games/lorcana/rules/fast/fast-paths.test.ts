// Fast paths must reach exactly the position that the slow path reaches.
import { lorcana } from '../../../../../src/games/lorcana/index.js';
import type { State } from '../../../../../src/games/lorcana/state/state.js';
import { scalar, Scalar } from '../../../../../src/games/lorcana/state/scalars.js';
import { kindOf, Kind, cardOf, targetOf } from '../../../../../src/games/lorcana/state/packed-action.js';
import { ink, play, quest, challenge } from '../../../../../src/games/lorcana/rules/turn/take-action.js';
import { endTurn } from '../../../../../src/games/lorcana/rules/turn/turn.js';
import { settle } from '../../../../../src/games/lorcana/rules/turn/settle.js';
import type { Deck } from '../../../../../src/games/lorcana/state/table.js';
import { IR_CARDS } from '../../../../support/ir-cards.js';
import { ABILITY_DECKS } from '../../../../../src/bench/ability-cards.js';
import { projectDecks } from '../../../../../src/bench/decks.js';
import { describe, test, expect } from 'vitest';
import { observed } from '../../../../support/observed.js';
import { revealTops } from '../../../../../src/games/lorcana/rules/processes/movement.js';

const game = lorcana({ alterHand: false });

/** Takes the action on the slow path. Returns false if the action has no fast path. */
function stepByStep(s: State, action: number): boolean {
  const seat = scalar(s, Scalar.DECIDES);
  switch (s.question === undefined ? kindOf(action) : undefined) {
    case Kind.INK:
      ink(s, seat, cardOf(action));
      return true;
    case Kind.PLAY:
      play(s, seat, cardOf(action), action);
      return true;
    case Kind.QUEST:
      quest(s, seat, cardOf(action));
      return true;
    case Kind.CHALLENGE:
      challenge(s, seat, cardOf(action), targetOf(action));
      return true;
    case Kind.END_TURN:
      endTurn(s, seat);
      settle(s);
      return true;
    default:
      return false;
  }
}

const irDeck = (first: number): Deck => ({
  cards: Array.from({ length: 60 }, (_, i) => IR_CARDS[(first + 7 * i) % IR_CARDS.length]!),
});

const TABLES: readonly [name: string, decks: () => readonly Deck[], games: number][] = [
  ['with triggers, statics, songs, Shift, locations and items', () => ABILITY_DECKS, 60],
  ['with printed cards', projectDecks, 40],
  ['with every kind of ability', () => [irDeck(0), irDeck(3)], 60],
];

describe('the fast path of an action leads to the same position as the slow path', () => {
  test.each(TABLES)('%s', (_, decks, games) => {
    const table = game.table(decks());
    let compared = 0;
    for (let seed = 1; seed <= games; seed++)
      observed(game, table, seed, 1000, (before, action, after) => {
        const steps = game.branch(before);
        if (!stepByStep(steps, action)) return;
        revealTops(steps);
        compared++;
        expect(game.signature(after), `seed ${seed}: ${game.describe(before, action)}`).toBe(game.signature(steps));
        expect(rulesInForce(after)).toEqual(rulesInForce(steps));
      });
    expect(compared).toBeGreaterThan(40 * games);
  });
});

/** The data that are derived from the position and are not part of its signature. */
const rulesInForce = ({ modifiers, dependsOn }: State) => ({
  dependsOn,
  cards: (modifiers?.touched ?? [])
    .toSorted((a, b) => a.card - b.card)
    .map((mods) => JSON.stringify(Object.entries(mods).filter(([field]) => field !== 'conditional'))),
  players: modifiers?.players.length ?? 0,
});
