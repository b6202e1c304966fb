// Sheets, positions and an invariant of contests.
import { type Sheet, readSheet } from '../../src/games/contest/state/sheet.js';
import { readFileSync } from 'node:fs';
import {
  type State,
  cardIn,
  pileRow,
  discardRow,
  hand,
  deckOf,
  Row,
  scalar,
  Entry,
  Scalar,
  unitScalar,
  UnitScalar,
  NO_CARD,
} from '../../src/games/contest/state/state.js';
import { makePosition } from '../../src/scenario/contest/index.js';
import * as z from 'zod';
import { SETTING } from '../../src/scenario/contest/schema.js';
import { memberIn } from '../../src/games/contest/rules/preparation.js';
import { DECK_SIZE } from '../../src/games/contest/state/cards.js';

/** A sheet from `decks/contest`. */
export function sheetNamed(name: string): Sheet {
  const file = `decks/contest/${name}.yaml`;
  return readSheet({ file, text: readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8') });
}

/** A position from the setting of a scenario. */
export const position = (setting: unknown, indirect = false): State =>
  makePosition(z.object(SETTING).parse(setting), indirect);

/** Throws unless each deck has all its 52 cards, each in one place. */
export function cardsConserved(s: State): void {
  const { table } = s;
  const seen = Array.from({ length: table.decks }, () => new Set<number>());
  const add = (deck: number, entry: number) => {
    const card = cardIn(entry);
    if (seen[deck]!.has(card)) throw new Error(`card ${card} of deck ${deck} is in two places`);
    seen[deck]!.add(card);
  };
  const seatOf = (member: number) => table.members[member]!.seat;
  for (let deck = 0; deck < table.decks; deck++)
    for (const row of [pileRow(deck), discardRow(deck)]) for (const entry of s.row(row)) add(deck, entry);
  table.teams.forEach((_, seat) => {
    for (const entry of hand(s, seat)) add(deckOf(table, seat), entry);
  });
  for (const entry of s.row(Row.PREPARED)) add(deckOf(table, seatOf(memberIn(entry))), entry);
  for (const entry of s.row(Row.PLAYED)) {
    const member = scalar(s, (entry & Entry.DEFENCE) === 0 ? Scalar.ACTOR : Scalar.TARGET);
    add(deckOf(table, seatOf(member)), entry);
  }
  table.units.forEach(({ seat }, unit) => {
    const action = unitScalar(s, unit, UnitScalar.ACTION);
    if (action !== NO_CARD) add(deckOf(table, seat), action);
  });
  seen.forEach((cards, deck) => {
    if (cards.size !== DECK_SIZE) throw new Error(`deck ${deck} has ${cards.size} cards`);
  });
}
