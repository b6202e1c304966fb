// What became of an entrant's cards, copy by copy, and how often it won then. `src/stats/cards.ts` tells the known bias.
import { cardRates, copyRate, copyShare, type CardRates } from '../../stats/cards.js';
import type { Estimate } from '../../stats/interval.js';
import { meanOf } from '../../stats/tally.js';
import type { EntrantSums, Names, PieceSums } from '../observe/sums.js';
import { column, estimated, measured, type Column } from './csv.js';

export interface CardRow {
  readonly entrant: string;
  readonly card: string;
  readonly piece: PieceSums;
  readonly rates: CardRates;
}

/** With rates and their intervals; of the others, the counts and what share of the copies in hand they are. */
const RATED = new Set(['opening', 'drawn', 'unseen', 'played']);

export function cardColumns({ cases }: Names): Column<CardRow>[] {
  const copiesIn = (i: number) => (row: CardRow) => row.piece.cases[i]!.copies;
  const rateIn = (i: number) => (row: CardRow) => copyRate(row.piece.cases[i]!);
  return [
    column('entrant', ({ entrant }) => entrant),
    column('card', ({ card }) => card),
    column('inDeck', ({ piece }) => piece.inDeck.copies),
    ...rate('deckWinRate', ({ rates }) => rates.inDeck),
    ...cases.flatMap((name, i) =>
      RATED.has(name) ? [column(name, copiesIn(i)), ...rate(`${name}WinRate`, rateIn(i))] : [],
    ),
    column('inHand', ({ piece }) => piece.inHand.copies),
    ...rate('inHandWinRate', ({ rates }) => rates.inHand),
    ...rate('impact', ({ rates }) => rates.impact),
    ...cases.flatMap((name, i) =>
      RATED.has(name)
        ? []
        : [
            column(name, copiesIn(i)),
            measured<CardRow>(`${name}PerCopy`, ({ piece }) => copyShare(piece.cases[i]!.copies, piece.inHand.copies)),
          ],
    ),
    measured('playedShare', ({ piece }) =>
      copyShare(piece.cases[cases.indexOf('played')]!.copies, piece.inHand.copies),
    ),
    measured('firstPlayedTurn', ({ piece }) => meanOf(piece.firstPlayed)),
  ];
}

const rate = (name: string, of: (row: CardRow) => Estimate): Column<CardRow>[] => estimated(name, of);

export const cardRows = (names: Names, entrant: string, { pieces }: EntrantSums): CardRow[] =>
  [...pieces].sort(byName).map(([card, piece]) => {
    const [opening, drawn, unseen] = ['opening', 'drawn', 'unseen'].map(
      (name) => piece.cases[names.cases.indexOf(name)]!,
    ) as [PieceSums['inHand'], PieceSums['inHand'], PieceSums['inHand']];
    const { inDeck, inHand } = piece;
    return { entrant, card, piece, rates: cardRates({ inDeck, opening, drawn, inHand, unseen }) };
  });

const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => (a < b ? -1 : 1);
