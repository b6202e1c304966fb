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

/** A sheet of `decks/contest`. */
export function sheetNamed(name: string): Sheet {
  const file = `decks/contest/${name}.yaml`;
  return readSheet({ file, text: readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8') });
}

/** A position as scenarios write it. */
export const position = (setting: unknown, indirect = false): State =>
  makePosition(z.object(SETTING).parse(setting), indirect);

/** Each deck's 52 cards are all there, each once. */
export function cardsConserved(s: State): void {
  const { table } = s;
  const seen = Array.from({ length: table.decks }, () => new Set<number>());
  const see = (deck: number, entry: number) => {
    const card = cardIn(entry);
    if (seen[deck]!.has(card)) throw new Error(`card ${card} of deck ${deck} is in two places`);
    seen[deck]!.add(card);
  };
  const seatOf = (member: number) => table.members[member]!.seat;
  for (let deck = 0; deck < table.decks; deck++)
    for (const row of [pileRow(deck), discardRow(deck)]) for (const entry of s.row(row)) see(deck, entry);
  table.teams.forEach((_, seat) => {
    for (const entry of hand(s, seat)) see(deckOf(table, seat), entry);
  });
  for (const entry of s.row(Row.PREPARED)) see(deckOf(table, seatOf(memberIn(entry))), entry);
  for (const entry of s.row(Row.PLAYED)) {
    const member = scalar(s, (entry & Entry.DEFENCE) === 0 ? Scalar.ACTOR : Scalar.TARGET);
    see(deckOf(table, seatOf(member)), entry);
  }
  table.units.forEach(({ seat }, unit) => {
    const action = unitScalar(s, unit, UnitScalar.ACTION);
    if (action !== NO_CARD) see(deckOf(table, seat), action);
  });
  seen.forEach((cards, deck) => {
    if (cards.size !== DECK_SIZE) throw new Error(`deck ${deck} has ${cards.size} cards`);
  });
}
