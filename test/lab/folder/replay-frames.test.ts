import { test, expect } from 'vitest';
import { someFrames, recorded } from '../../support/some-games.js';
import { fullName } from '../../../src/games/lorcana/cards/card.js';
import { zonesOf } from '../../../src/core/board.js';

test('frames begin with the first position, follow each step, and end with the recorded scores', () => {
  expect(someFrames.map(({ recorded: game }) => game)).toEqual(recorded.slice(0, 3));
  for (const { recorded: game, frames, mismatch } of someFrames) {
    const { decisions, forced, turns, scores } = game.result;
    expect(mismatch).toBe('');
    expect(frames).toHaveLength(1 + decisions + forced);
    expect(frames[0]).toMatchObject({ turn: 0, decision: 0, text: '', others: [] });
    expect(frames.at(-1)).toMatchObject({ turn: turns, scores });
    expect(frames.at(-1)!.board!.seats.map(({ counts }) => counts[0]!.value)).toEqual(scores);
  }
});

test('a frame shows the position after its step', () => {
  const inked = someFrames.flatMap(({ frames }) => frames.filter(({ text }) => text.startsWith('ink ')));
  expect(inked.length).toBeGreaterThan(20);
  for (const { text, seat, board } of inked) {
    const inkwell = board!.seats[seat!]!.zones.find(({ name }) => name === 'inkwell')!;
    const names = inkwell.cards.map(({ face: { name, subtitle } }) => fullName({ name, version: subtitle }));
    expect(names).toContain(text.slice('ink '.length));
  }
});

test('every board has at most all 120 cards, and all cards of the discards', () => {
  for (const { frames } of someFrames)
    for (const { board } of frames) {
      const zones = zonesOf(board!);
      expect(zones.reduce((sum, { count }) => sum + count, 0)).toBeLessThanOrEqual(120);
      for (const { name, count, cards } of zones) if (name === 'discard') expect(cards).toHaveLength(count);
    }
});
