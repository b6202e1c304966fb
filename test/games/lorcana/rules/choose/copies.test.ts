// Equal copies of a card are one option: the options with `mergeCopies` are those without it, one of each group of equal ones.
import { lorcana } from '../../../../../src/games/lorcana/index.js';
import { type State, Zone, zone, Row } from '../../../../../src/games/lorcana/state/state.js';
import { type CardId, cardIn, Entry } from '../../../../../src/games/lorcana/state/entry.js';
import { Kind, kindOf, targetOf, cardOf } from '../../../../../src/games/lorcana/state/packed-action.js';
import { scalar, Scalar, Step, seatScalar, SeatScalar } from '../../../../../src/games/lorcana/state/scalars.js';
import { ActionList, OVER } from '../../../../../src/core/game.js';
import type { Deck } from '../../../../../src/games/lorcana/state/table.js';
import { Rng, wordsOf } from '../../../../../src/core/rng.js';
import { expect, test } from 'vitest';
import { ABILITY_DECKS } from '../../../../../src/bench/ability-cards.js';
import { projectDecks } from '../../../../../src/bench/decks.js';
import { IR_CARDS } from '../../../../support/ir-cards.js';

const merging = lorcana();

const separate = lorcana({ mergeCopies: false });

/** A key that is the same for equal copies of a card. */
function copyKey(s: State, card: CardId): string {
  for (let seat = 0; seat < s.table.seats; seat++)
    for (const place of [Zone.HAND, Zone.PLAY, Zone.DISCARD]) {
      const entry = zone(s, seat, place).find((each) => cardIn(each) === card);
      if (entry === undefined) continue;
      const key = [place, seat, s.table.kind[card], entry & ~Entry.REF_MASK].join(' ');
      return place === Zone.PLAY && isDistinguished(s, card) ? `${key} #${card}` : key;
    }
  return `#${card}`;
}

/** Whether a rule affects the card, a card lies under it, it is at a location or is one with visitors, or it was used. */
const isDistinguished = (s: State, card: CardId): boolean =>
  s.modifiers?.cards[card] !== undefined ||
  s.row(Row.UNDER).some((entry) => ((entry >> Entry.TOP_SHIFT) & Entry.CARD_MASK) === card) ||
  s.row(Row.LINKS).includes(card) ||
  s.used.some((ref, i) => i % 2 === 0 && cardIn(ref) === card);

const WITH_TARGET_CARD: readonly Kind[] = [Kind.CHALLENGE, Kind.SHIFT, Kind.SING, Kind.MOVE];

function optionKey(s: State, action: number): string {
  const target = WITH_TARGET_CARD.includes(kindOf(action)) ? copyKey(s, targetOf(action)) : targetOf(action);
  return `${kindOf(action)}: ${copyKey(s, cardOf(action))} / ${target}`;
}

/** Whether a card may be inked now, and no rule changes which. */
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

/** Plays a game. Returns the number of options, and how many more there are without merging. */
function compare(decks: readonly Deck[], seed: number): readonly [number, number] {
  const [table, separateTable] = [merging.table(decks), separate.table(decks)];
  const rng = new Rng(wordsOf(seed));
  const s = merging.setup(table, { decks: decks.map((_, i) => wordsOf(seed + i)), chance: wordsOf(seed + 9) });
  const [merged, all] = [new ActionList(), new ActionList()];
  let [offered, more] = [0, 0];
  for (let n = 0; n < 300 && merging.toMove(s) !== OVER; n++) {
    merging.legal(s, merged);
    if (s.question === undefined) {
      separate.legal(separate.restore(separateTable, merging.store(s)), all);
      const mergedKeys = [...merged.items.slice(0, merged.count)].map((action) => optionKey(s, action));
      expect(new Set(mergedKeys).size, `twice at decision ${n} of seed ${seed}`).toBe(mergedKeys.length);
      const allKeys = [...all.items.slice(0, all.count)].map((action) => optionKey(s, action));
      expect(new Set(mergedKeys), `decision ${n} of seed ${seed}`).toEqual(new Set(allKeys));
      if (mayInkByPrint(s)) expect(inks(all), `decision ${n} of seed ${seed}`).toEqual(inkable(s));
      offered += merged.count;
      more += all.count - merged.count;
    }
    merging.advance(s, merged.items[rng.int(merged.count)]!);
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
    name: 'with all kinds of rules and many copies',
    decks: (rng: Rng) => [drawnFrom(IR_CARDS, rng), drawnFrom(IR_CARDS, rng)],
    games: 40,
  },
])('equal copies are one option: decks $name', ({ decks, games }) => {
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
