// Copies of a card in the same state are offered once: of all options of a match that merges nothing, one of each group of like ones.
import { lorcana } from '../../../../../src/games/lorcana/index.js';
import { type State, Zone, zone, Row } from '../../../../../src/games/lorcana/state/state.js';
import { type CardId, cardIn, Entry } from '../../../../../src/games/lorcana/state/entry.js';
import { Kind, kindOf, targetOf, cardOf } from '../../../../../src/games/lorcana/state/decision.js';
import { scalar, Scalar, Step, seatScalar, SeatScalar } from '../../../../../src/games/lorcana/state/scalars.js';
import { ActionList, OVER } from '../../../../../src/core/game.js';
import type { Deck } from '../../../../../src/games/lorcana/state/table.js';
import { Rng, wordsOf } from '../../../../../src/core/rng.js';
import { expect, test } from 'vitest';
import { ABILITY_DECKS } from '../../../../../src/bench/ability-cards.js';
import { projectDecks } from '../../../../../src/bench/decks.js';
import { IR_CARDS } from '../../../../support/ir-cards.js';

const merging = lorcana();

const apart = lorcana({ mergeCopies: false });

/** The same for cards that nothing tells apart. */
function likeness(s: State, card: CardId): string {
  for (let seat = 0; seat < s.table.seats; seat++)
    for (const place of [Zone.HAND, Zone.PLAY, Zone.DISCARD]) {
      const entry = zone(s, seat, place).find((each) => cardIn(each) === card);
      if (entry === undefined) continue;
      const like = [place, seat, s.table.kind[card], entry & ~Entry.REF_MASK].join(' ');
      return place === Zone.PLAY && isSingled(s, card) ? `${like} #${card}` : like;
    }
  return `#${card}`;
}

/** Rules speak of the card, cards lie under it, it is at a location or one to which others went, or it has been used. */
const isSingled = (s: State, card: CardId): boolean =>
  s.modifiers?.cards[card] !== undefined ||
  s.row(Row.UNDER).some((entry) => ((entry >> Entry.TOP_SHIFT) & Entry.CARD_MASK) === card) ||
  s.row(Row.LINKS).includes(card) ||
  s.used.some((ref, i) => i % 2 === 0 && cardIn(ref) === card);

const AIMED: readonly Kind[] = [Kind.CHALLENGE, Kind.SHIFT, Kind.SING, Kind.MOVE];

function meaning(s: State, action: number): string {
  const target = AIMED.includes(kindOf(action)) ? likeness(s, targetOf(action)) : targetOf(action);
  return `${kindOf(action)}: ${likeness(s, cardOf(action))} / ${target}`;
}

/** Whether a card may be inked now, and no rule says which. */
const mayInkByPrint = (s: State): boolean =>
  scalar(s, Scalar.STEP) === Step.MAIN &&
  (s.modifiers?.players.length ?? 0) === 0 &&
  seatScalar(s, scalar(s, Scalar.ACTIVE), SeatScalar.INKED) === 0;

const inks = ({ items, count }: ActionList): CardId[] =>
  [...items.slice(0, count)].filter((action) => kindOf(action) === Kind.INK).map(cardOf);

const inkable = (s: State): CardId[] =>
  zone(s, scalar(s, Scalar.ACTIVE), Zone.HAND)
    .map(cardIn)
    .filter((card) => s.table.cards[card]!.inkable);

/** How many options there were in all, and how many more there were without merging. */
function compare(decks: readonly Deck[], seed: number): readonly [number, number] {
  const [table, tableApart] = [merging.table(decks), apart.table(decks)];
  const rng = new Rng(wordsOf(seed));
  const s = merging.setup(table, { decks: decks.map((_, i) => wordsOf(seed + i)), chance: wordsOf(seed + 9) });
  const [some, all] = [new ActionList(), new ActionList()];
  let [offered, more] = [0, 0];
  for (let n = 0; n < 300 && merging.toMove(s) !== OVER; n++) {
    merging.legal(s, some);
    if (s.question === undefined) {
      apart.legal(apart.restore(tableApart, merging.store(s)), all);
      const meanings = [...some.items.slice(0, some.count)].map((action) => meaning(s, action));
      expect(new Set(meanings).size, `twice at decision ${n} of seed ${seed}`).toBe(meanings.length);
      const every = [...all.items.slice(0, all.count)].map((action) => meaning(s, action));
      expect(new Set(meanings), `decision ${n} of seed ${seed}`).toEqual(new Set(every));
      if (mayInkByPrint(s)) expect(inks(all), `decision ${n} of seed ${seed}`).toEqual(inkable(s));
      offered += some.count;
      more += all.count - some.count;
    }
    merging.advance(s, some.items[rng.int(some.count)]!);
  }
  return [offered, more];
}

const drawnFrom = (cards: Deck['cards'], rng: Rng): Deck => {
  const few = Array.from({ length: 12 }, () => cards[rng.int(cards.length)]!);
  return { cards: Array.from({ length: 60 }, () => few[rng.int(few.length)]!) };
};

test.each([
  { name: 'of the bench', decks: () => ABILITY_DECKS as readonly Deck[], games: 20 },
  { name: 'of the project', decks: () => projectDecks(), games: 20 },
  {
    name: 'of all kinds of rules, many copies of each',
    decks: (rng: Rng) => [drawnFrom(IR_CARDS, rng), drawnFrom(IR_CARDS, rng)],
    games: 40,
  },
])('copies are offered once: decks $name', ({ decks, games }) => {
  const rng = new Rng(wordsOf(7));
  let [offered, more] = [0, 0];
  for (let seed = 0; seed < games; seed++) {
    const found = compare(decks(rng), seed * 10);
    offered += found[0];
    more += found[1];
  }
  expect(offered).toBeGreaterThan(1000);
  expect(more).toBeGreaterThan(100);
});
