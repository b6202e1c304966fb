// Makes the match table from the decks and options of a match.
import {
  type Deck,
  type LorcanaOptions,
  type RuleHooks,
  NO_HOOKS,
  type MatchTable,
  shuffleLabels,
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

export function makeTable(decks: readonly Deck[], options: LorcanaOptions, hooks: RuleHooks = NO_HOOKS): MatchTable {
  const cards = decks.flatMap((deck) => deck.cards);
  if (cards.length > MAX_CARDS)
    throw new RangeError(`match: found ${cards.length} cards; expected at most ${MAX_CARDS}`);
  const kinds = [...new Set(cards)];
  const kind = packedNumbers(cards, (card) => kinds.indexOf(card));
  const program = link(kinds);
  const owners = decks.flatMap((deck, seat) => deck.cards.map(() => seat));
  const labelled = decks.flatMap((deck) => shuffleLabels(deck.cards));
  let next = 0;
  return {
    options,
    hooks,
    seats: decks.length,
    cards,
    kind,
    facts: packedNumbers(cards, packFacts),
    inHand: packedNumbers(cards, (card, i) => packInHand(card, kind[i]!, program.byKind[kind[i]!]!)),
    inPlay: packedNumbers(cards, (card, i) => packInPlay(card, kind[i]!, program.byKind[kind[i]!]!)),
    types: packedNumbers(cards, (card) => TYPE_BITS[card.type]),
    keywords: packedNumbers(cards, printedKeywords),
    owner: packedNumbers(owners, (seat) => seat),
    moveCost: packedNumbers(cards, ({ moveCost }) => moveCost),
    keepCopies: options.mergeCopies ? 0 : -1,
    label: packedNumbers(labelled, (label) => label),
    decks: packed(decks, (deck) => packedNumbers(deck.cards, () => next++)),
    names: [...new Set(kinds.flatMap((card) => namesOf(card)))].sort(),
    plain: kinds.every((card) => card.type === 'character' && card.abilities.length === 0),
    program,
    cardPrograms: packed(kind, (k) => program.byKind[k]!),
    dependsOn: packedNumbers(kind, (k) => program.byKind[k]!.dependsOn),
    otherEvents: packedNumbers(kind, (k) => program.byKind[k]!.otherEvents),
    contexts: packed(cards, () => NULL_CONTEXT),
  };
}
