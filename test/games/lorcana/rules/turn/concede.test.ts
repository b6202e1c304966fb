// Concession (2.3.3.4), and how the game continues for the other players (9.2.3).
import { lorcana } from '../../../../../src/games/lorcana/index.js';
import { ActionList, OVER, type Seat } from '../../../../../src/core/game.js';
import { type State, Zone, zone, Row } from '../../../../../src/games/lorcana/state/state.js';
import { Rng, wordsOf } from '../../../../../src/core/rng.js';
import { IR_CARDS, card, action, may, onPlay } from '../../../../support/ir-cards.js';
import type { Card } from '../../../../../src/games/lorcana/cards/card.js';
import { test, expect } from 'vitest';
import { NO_EVENT } from '../../../../../src/games/lorcana/state/context.js';
import { NO_CARD } from '../../../../../src/games/lorcana/state/entry.js';
import { Until } from '../../../../../src/games/lorcana/state/records.js';
import { KeywordAbility } from '../../../../../src/games/lorcana/link/keyword-abilities.js';
import {
  seatScalar,
  SeatScalar,
  scalar,
  Scalar,
  Step,
  setScalar,
} from '../../../../../src/games/lorcana/state/scalars.js';
import { cardsConserved } from '../../../../support/lorcana.js';
import type { Effect } from '../../../../../src/games/lorcana/ir/effect.js';
import { pack, Kind } from '../../../../../src/games/lorcana/state/packed-action.js';

const game = lorcana();

const list = new ActionList();

function newGame(seats: number, seed: number): State {
  const rng = new Rng(wordsOf(seed + 17));
  return gameOf(seats, () => IR_CARDS[rng.int(IR_CARDS.length)]!, seed);
}

/** A game with decks of 60 cards, each from one call of `nextCard`. */
function gameOf(seats: number, nextCard: () => Card, seed: number): State {
  const deck = () => ({ cards: Array.from({ length: 60 }, nextCard) });
  const table = game.table(Array.from({ length: seats }, deck));
  return game.setup(table, { decks: table.decks.map((_, i) => wordsOf(seed + i)), chance: wordsOf(seed + 9) });
}

function playOn(s: State, rng: Rng, decisions: number): void {
  for (let n = 0; n < decisions && game.toMove(s) !== OVER; n++) {
    game.legal(s, list);
    game.advance(s, list.items[rng.int(list.count)]!);
  }
}

test.each([0, 1])('with two players the other one wins if seat %i concedes, even in set-up', (seat) => {
  const s = newGame(2, 5);
  game.concede!(s, seat);
  expect(game.toMove(s)).toBe(OVER);
  expect(game.outcome(s)).toMatchObject({ winner: 1 - seat, how: 'concession' });
});

test('with three players the other two play on, without the cards of the player who left', () => {
  const s = newGame(3, 7);
  playOn(s, new Rng(wordsOf(3)), 60);
  game.concede!(s, 1);
  expect(game.toMove(s)).not.toBe(OVER);
  expect(game.toMove(s)).not.toBe(1);
  for (let z: Zone = 0; z < Zone.COUNT; z++) expect(zone(s, 1, z)).toHaveLength(0);
});

test('effects with a duration continue after their player has left, waiting abilities do not (9.2.3)', () => {
  const s = newGame(3, 7);
  playOn(s, new Rng(wordsOf(3)), 60);
  const event = NO_EVENT;
  const base = { seat: 1, source: NO_CARD, amounts: [], bound: [], event, times: -1, untilSeat: 1, turn: 1, cards: [] };
  const effect = { ...base, rules: 0, ability: -1, until: Until.START_OF_TURN };
  const delayed = { ...base, rules: -1, ability: KeywordAbility.TEMPORARY_SHIFT, until: Until.TRIGGERED };
  s.lasting = [effect, delayed];
  game.concede!(s, 1);
  expect(s.lasting).toContainEqual(effect);
  expect(s.lasting).not.toContainEqual(delayed);
});

test('after a random player concedes at a random moment, the game keeps every invariant and ends', () => {
  for (let seed = 0; seed < 150; seed++) {
    const seats = 3 + (seed % 2);
    const s = newGame(seats, seed);
    const rng = new Rng(wordsOf(seed));
    playOn(s, rng, rng.int(120));
    const leaver = rng.int(seats);
    if (game.toMove(s) === OVER || seatScalar(s, leaver, SeatScalar.LEFT) !== 0) continue;
    game.concede!(s, leaver);
    while (game.toMove(s) !== OVER) {
      expect(game.toMove(s), `seed ${seed}`).not.toBe(leaver);
      cardsConserved(s);
      playOn(s, rng, 5);
    }
    expect(game.outcome(s).winner, `seed ${seed}`).not.toBe(leaver);
  }
});

test('an action that was resolving leaves the game with its player (9.2.3)', () => {
  const careless = card('action', [action(may({ kind: 'draw', n: 1 }))], { cost: 1, inkable: true });
  const s = gameOf(3, () => careless, 4);
  const rng = new Rng(wordsOf(1));
  for (let n = 0; n < 2000 && s.question?.about !== 'may'; n++) playOn(s, rng, 1);
  expect(s.row(Row.RESOLVING)).toHaveLength(1);
  game.concede!(s, s.question!.seat);
  expect(s.row(Row.RESOLVING)).toHaveLength(0);
});

/** Plays until a player must answer a "may" and `isRight` holds. */
function playUntilAsked(s: State, rng: Rng, isRight: () => boolean): void {
  for (let n = 0; n < 2000 && !(s.question?.about === 'may' && isRight()); n++) playOn(s, rng, 1);
  expect(s.question?.about).toBe('may');
}

test('a player who concedes while an effect asks each player is skipped', () => {
  const offer: Effect = { kind: 'may', by: 'they', do: [{ kind: 'draw', who: 'they', n: 1 }] };
  const generous = card('character', [onPlay({ kind: 'each', who: 'all', do: [offer] })], { cost: 1, inkable: true });
  const s = gameOf(3, () => generous, 4);
  // The first player answers; two players are left in the loop.
  playUntilAsked(s, new Rng(wordsOf(1)), () => s.frames.at(-1)!.stack.some(({ loop }) => loop?.length === 2));
  const [second, third] = s.frames.at(-1)!.stack.find(({ loop }) => loop?.length === 2)!.loop!;
  game.concede!(s, second!);
  game.advance(s, pack(Kind.YES));
  expect(game.toMove(s)).toBe(third);
});

test('from a player who concedes the bag passes to the next in turn order, not to the active player (7.7.4.4)', () => {
  const s = newGame(3, 7);
  const rng = new Rng(wordsOf(3));
  playOn(s, rng, 60);
  // Plays on to a decision of the Main Phase, outside any resolution.
  while (game.toMove(s) !== OVER && (s.question !== undefined || scalar(s, Scalar.STEP) !== Step.MAIN))
    playOn(s, rng, 1);
  expect([s.question, scalar(s, Scalar.STEP)]).toEqual([undefined, Step.MAIN]);
  const active = scalar(s, Scalar.ACTIVE);
  const [second, third] = [(active + 1) % 3, (active + 2) % 3];
  const trigger = (seat: Seat, ability: number) => ({ seat, source: NO_CARD, ability, event: NO_EVENT, bound: [] });
  s.bag = [active, second, third].flatMap((seat) => [
    trigger(seat, KeywordAbility.SUPPORT),
    trigger(seat, KeywordAbility.VANISH),
  ]);
  setScalar(s, Scalar.BAG_SEAT, second);
  game.concede!(s, second);
  expect(s.question).toMatchObject({ about: 'trigger', seat: third });
});
