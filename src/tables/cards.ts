// What became of an entrant's cards, copy by copy, and how often it won then. `src/stats/cards.ts` tells the known bias.
import type { PieceSums, EntrantSums } from '../stats/observed.js';
import { type CardRates, copyRate, cardRates } from '../stats/cards.js';
import type { Observables } from '../core/observer.js';
import { type Column, column, estimated, measured } from './csv.js';
import { meanOf, ratio } from '../stats/counts.js';
import { qValues } from '../stats/multiplicity.js';

export interface CardRow {
  readonly entrant: string;
  readonly card: string;
  readonly piece: PieceSums;
  readonly rates: CardRates;
  /** Benjamini–Hochberg over the cards of the entrant. */
  readonly q: number | undefined;
}

const EFFECTIVE = 'Wilson, for (Σ copies)² / Σ copies² independent copies, as those of a game share its result';

/** With rates and their intervals; of the others, the counts and what share of the copies in hand they are. */
const RATED = new Set(['opening', 'drawn', 'unseen', 'played']);

export function cardColumns({ cases, rated }: Observables): Column<CardRow>[] {
  const named = Object.entries(cases).map(([name, about], i) => ({ name, about, i }));
  return [
    column('entrant', 'deck/agent, or the name that the experiment gives', ({ entrant }) => entrant),
    column('card', 'name of the card', ({ card }) => card),
    column('inDeck', 'copies in the deck, over all games with a winner', ({ piece }) => piece.inDeck.copies),
    ...estimated<CardRow>('deckWinRate', 'won copies ÷ copies', EFFECTIVE, ({ rates }) => rates.inDeck),
    ...named.filter(({ name }) => RATED.has(name)).flatMap(ratedColumns),
    column('inHand', 'opening + drawn', ({ piece }) => piece.inHand.copies),
    ...estimated<CardRow>('inHandWinRate', 'won copies ÷ copies', EFFECTIVE, ({ rates }) => rates.inHand),
    ...estimated<CardRow>(
      'impact',
      'inHandWinRate − unseenWinRate; not what the card causes: long games see more cards, so late cards and slow decks look better',
      'Newcombe',
      ({ rates }) => rates.impact,
    ),
    measured<CardRow>(
      'p',
      'two-sided, of “in hand and not seen it wins alike”: 2Φ(−|z|), z = impact / √(p̄(1 − p̄)(1/n₁ + 1/n₂)), n as above',
      ({ rates }) => rates.p,
      6,
    ),
    measured<CardRow>('q', 'Benjamini–Hochberg over the cards of the entrant', (row) => row.q, 6),
    ...named
      .filter(({ name }) => !RATED.has(name))
      .flatMap((each) => [...countedColumns(each), ...(rated.includes(each.name) ? rateColumns(each) : [])]),
    measured('playedShare', 'played ÷ inHand', ({ piece }) =>
      ratio(piece.cases[Object.keys(cases).indexOf('played')]!.copies, piece.inHand.copies),
    ),
    measured('firstPlayedTurn', 'mean own turn of the first copy played, over games with one', ({ piece }) =>
      meanOf(piece.firstPlayed),
    ),
  ];
}

interface NamedCase {
  readonly name: string;
  readonly about: string;
  readonly i: number;
}

const ratedColumns = (each: NamedCase): Column<CardRow>[] => [
  column(each.name, each.about, ({ piece }) => piece.cases[each.i]!.copies),
  ...rateColumns(each),
];

const rateColumns = ({ name, i }: NamedCase): Column<CardRow>[] =>
  estimated(`${name}WinRate`, 'won copies ÷ copies', EFFECTIVE, ({ piece }) => copyRate(piece.cases[i]!));

const countedColumns = ({ name, about, i }: NamedCase): Column<CardRow>[] => [
  column(name, about, ({ piece }) => piece.cases[i]!.copies),
  measured(`${name}PerCopy`, `${name} ÷ inHand`, ({ piece }) => ratio(piece.cases[i]!.copies, piece.inHand.copies)),
];

export function cardRows({ cases }: Observables, entrant: string, { pieces }: EntrantSums): CardRow[] {
  const names = Object.keys(cases);
  const rows = [...pieces].sort(byName).map(([card, piece]) => {
    const of = (name: string) => piece.cases[names.indexOf(name)]!;
    const { inDeck, inHand } = piece;
    const rates = cardRates({ inDeck, inHand, opening: of('opening'), drawn: of('drawn'), unseen: of('unseen') });
    return { entrant, card, piece, rates };
  });
  const qs = qValues(rows.map(({ rates }) => rates.p));
  return rows.map((row, i) => ({ ...row, q: qs[i] }));
}

const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => (a < b ? -1 : 1);
