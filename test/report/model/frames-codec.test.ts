// The encoding of the frames of a replay.
import { type Frame, type Board, zonesOf } from '../../../src/core/board.js';
import { someFrames } from '../../support/some-games.js';
import { test, expect } from 'vitest';
import { decodeFrames, encodeFrames } from '../../../src/report/model/frames-codec.js';

/** The order of the cards in a zone has no meaning, so cards are compared sorted by id. */
const sorted = (frame: Frame): Frame => ({
  ...frame,
  board: JSON.parse(JSON.stringify(frame.board), (key, value: unknown) =>
    key === 'cards' ? (value as { id: number }[]).toSorted((a, b) => a.id - b.id) : value,
  ) as Board,
});

const games = someFrames.map(({ frames }) => frames);

test('encoding and decoding is a round trip, also through JSON', () => {
  for (const frames of games) {
    const back = decodeFrames(JSON.parse(JSON.stringify(encodeFrames(frames))) as ReturnType<typeof encodeFrames>);
    expect(back.map(sorted)).toEqual(frames.map(sorted));
  }
});

test('encoded frames take less than a twentieth of the space', () => {
  const [frames] = games;
  expect(JSON.stringify(encodeFrames(frames!)).length).toBeLessThan(JSON.stringify(frames).length / 20);
});

test('cards that stay in a zone keep their order', () => {
  for (const frames of games) {
    const back = decodeFrames(encodeFrames(frames));
    for (let i = 1; i < back.length; i++)
      zonesOf(back[i]!.board!).forEach(({ cards }, zone) => {
        const before = zonesOf(back[i - 1]!.board!)[zone]!.cards.map(({ id }) => id);
        const now = cards.map(({ id }) => id);
        const stayed = before.filter((id) => now.includes(id));
        expect(now.slice(0, stayed.length)).toEqual(stayed);
      });
  }
});

test('an unchanged card is the same object in the next frame', () => {
  const back = decodeFrames(encodeFrames(games[0]!));
  const shared = back.slice(1).map((frame, i) => {
    const before = new Set(zonesOf(back[i]!.board!).flatMap(({ cards }) => cards));
    const cards = zonesOf(frame.board!).flatMap((zone) => zone.cards);
    return cards.filter((card) => before.has(card)).length / cards.length;
  });
  expect(Math.min(...shared)).toBeGreaterThan(0.5);
});

test('frames without boards keep their texts and scores', () => {
  const bare = games[0]!.map((frame) => ({ ...frame, board: undefined }));
  expect(decodeFrames(encodeFrames(bare))).toEqual(bare);
  expect(decodeFrames(encodeFrames([]))).toEqual([]);
});

test('a card can leave all zones and come back', () => {
  const card = { id: 7, face: { name: 'A', subtitle: '', kind: '', colours: [], numbers: [] } } as const;
  const boardWith = (...ids: number[]): Board => ({
    active: 0,
    phase: '',
    seats: [],
    shared: [
      {
        ...{ name: 'table', layout: 'table' },
        count: ids.length,
        cards: ids.map((id) => ({ ...card, id, knownTo: [0], marks: [], isTurned: false })),
      },
    ],
  });
  const frames = [boardWith(7, 8), boardWith(8), boardWith(8), boardWith(8, 7)].map((board): Frame => ({
    ...{ turn: 1, decision: 1, seat: 0, text: '', others: [], scores: [] },
    board,
  }));
  expect(decodeFrames(encodeFrames(frames))).toEqual(frames);
});
