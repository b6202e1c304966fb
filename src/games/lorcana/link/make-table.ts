import {
  type Deck,
  type LorcanaOptions,
  type Ruleset,
  STANDARD,
  type MatchTable,
  labels,
  packFacts,
  packInHand,
  packInPlay,
  TYPE_BITS,
  printedKeywords,
} from '../state/table.js';
import { MAX_CARDS } from '../state/entry.js';
import { packedNumbers, packed } from '../../../core/shared-rows.js';
import { link } from './link.js';
import { namesOf } from '../cards/card.js';
import { NULL_CONTEXT } from '../state/context.js';

export function makeTable(decks: readonly Deck[], options: LorcanaOptions, ruleset: Ruleset = STANDARD): MatchTable {
  const cards = decks.flatMap((deck) => deck.cards);
  if (cards.length > MAX_CARDS) throw new RangeError(`${cards.length} cards, ${MAX_CARDS} at most`);
  const kinds = [...new Set(cards)];
  const kind = packedNumbers(cards, (card) => kinds.indexOf(card));
  const code = link(kinds);
  const owners = decks.flatMap((deck, seat) => deck.cards.map(() => seat));
  const labelled = decks.flatMap((deck) => labels(deck.cards));
  let next = 0;
  return {
    options,
    RuleHooks: ruleset,
    seats: decks.length,
    cards,
    kind,
    facts: packedNumbers(cards, packFacts),
    inHand: packedNumbers(cards, (card, i) => packInHand(card, kind[i]!, code.kinds[kind[i]!]!)),
    inPlay: packedNumbers(cards, (card, i) => packInPlay(card, kind[i]!, code.kinds[kind[i]!]!)),
    types: packedNumbers(cards, (card) => TYPE_BITS[card.type]),
    keywords: packedNumbers(cards, printedKeywords),
    owner: packedNumbers(owners, (seat) => seat),
    moveCost: packedNumbers(cards, ({ moveCost }) => moveCost),
    keepCopies: options.mergeCopies ? 0 : -1,
    label: packedNumbers(labelled, (label) => label),
    decks: packed(decks, (deck) => packedNumbers(deck.cards, () => next++)),
    names: [...new Set(kinds.flatMap((card) => namesOf(card)))].sort(),
    plain: kinds.every((card) => card.type === 'character' && card.abilities.length === 0),
    code,
    codes: packed(kind, (its) => code.kinds[its]!),
    dependsOn: packedNumbers(kind, (its) => code.kinds[its]!.dependsOn),
    otherEvents: packedNumbers(kind, (its) => code.kinds[its]!.otherEvents),
    speakers: packed(cards, () => NULL_CONTEXT),
  };
}
