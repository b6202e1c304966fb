// The board of the variant for the replay viewer.
import { turnActions } from '../../../../src/games/lorcana/turn-actions/index.js';
import { someDeck } from '../../../support/lorcana.js';
import { wordsOf } from '../../../../src/core/rng.js';
import { editZone, Zone, zone } from '../../../../src/games/lorcana/state/state.js';
import { Entry, cardIn } from '../../../../src/games/lorcana/state/entry.js';
import { apply } from '../../../../src/core/game.js';
import { pack, Kind } from '../../../../src/games/lorcana/state/packed-action.js';
import { packOwn, OwnKind } from '../../../../src/games/lorcana/turn-actions/state.js';
import { test, expect } from 'vitest';
import { seenBy } from '../../../../src/core/board.js';

const game = turnActions({ alterHand: false, missions: [3, 3, 3, 3], missionRow: 2 });

const table = game.table([someDeck('Amber', 'Ruby'), someDeck('Sapphire', 'Steel')]);

/** The first turn of a game. A character in play has quested, and a character from the inkwell has moved to Bag. */
function position() {
  const s = game.setup(table, { decks: [wordsOf(1), wordsOf(2)], chance: wordsOf(3) });
  const [hero, ink] = [editZone(s, 0, Zone.HAND).pop()!, editZone(s, 0, Zone.HAND).pop()!];
  editZone(s, 0, Zone.PLAY).push(hero | Entry.KNOWN_TO_ALL);
  editZone(s, 0, Zone.INKWELL).push(ink | Entry.KNOWN_TO_ALL);
  const questing = apply(game, s, pack(Kind.QUEST, cardIn(zone(s, 0, Zone.PLAY)[0]!), 3));
  return apply(game, questing, packOwn(OwnKind.TO_BAG, cardIn(ink)));
}

const board = game.board!(position());

const zoneOf = (seat: number, name: string) => board.seats[seat]!.zones.find((each) => each.name === name)!;

test('the board shows the remaining activity, which only the active player has', () => {
  expect(board.seats[0]!.counts).toContainEqual({ name: 'activity', value: 1, of: 3 });
  expect(board.seats[1]!.counts).toContainEqual({ name: 'activity', value: 0, of: 3 });
});

test('a character with a mission is marked', () => {
  expect(zoneOf(0, 'in play').cards.map(({ marks }) => marks)).toEqual([['on a mission of 3']]);
});

test('missions are in a row and in an unseen deck', () => {
  expect(zoneOf(0, 'missions')).toMatchObject({ count: 1, cards: [{ face: { subtitle: '3 points' } }] });
  expect(zoneOf(1, 'missions').count).toBe(2);
  expect(zoneOf(0, 'mission deck')).toMatchObject({ count: 2, cards: [] });
});

test('Bag is faceup for all players', () => {
  for (const seat of [0, 1])
    expect(seenBy(board, seat).seats[0]!.zones.find(({ name }) => name === 'Bag')!.cards).toHaveLength(1);
});

test('no two cards have the same id', () => {
  const ids = board.seats.flatMap(({ zones }) => zones.flatMap(({ cards }) => cards.map(({ id }) => id)));
  expect(new Set(ids).size).toBe(ids.length);
});
