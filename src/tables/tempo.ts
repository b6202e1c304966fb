import { type CurveRow, emptyCurves, mergeCurves, curveRows } from '../stats/curves.js';
import type { Estimate } from '../stats/interval.js';
import type { DERIVED, EntrantSums, Outcome } from '../stats/observed.js';
import type { Observables } from '../core/observer.js';
import { type Column, column, measured, estimated, WILSON } from './csv.js';
import { type Comebacks, comebackRates } from '../stats/tempo.js';

export interface TempoRow extends CurveRow {
  readonly entrant: string;
  readonly slower: Behind;
  readonly trailing: Behind;
}

/** Games that were behind at the end of this turn, and how many of them were won. */
interface Behind {
  readonly games: number;
  readonly wonRate: Estimate;
}

const DERIVED_ABOUT: Readonly<Record<(typeof DERIVED)[number], string>> = {
  scoreLead: 'own score − the other’s',
  clock: '⌈(score that wins − score) / max(1, potential)⌉: turns to the win if nothing changed',
  clockLead: 'the other’s clock − own',
  boardLead: 'worth of own pieces in play − the other’s',
};

const curveColumns = (measures: Observables['measures']): Column<CurveRow>[] => [
  column('games', 'games that got there', ({ games }) => games),
  ...Object.entries({ ...measures, ...DERIVED_ABOUT }).flatMap(([name, about], i) => [
    measured<CurveRow>(name, `mean: ${about}`, ({ means }) => means[i]),
    measured<CurveRow>(`${name}Deviation`, 'standard deviation (n − 1)', ({ deviations }) => deviations[i]),
  ]),
];

/** One row for each own turn. */
export function tempoColumns({ measures }: Observables): Column<TempoRow>[] {
  return [
    column('entrant', 'deck/agent, or the name that the experiment gives', ({ entrant }) => entrant),
    column('turn', 'own turn, from 1; all values are those at its end', ({ turn }) => turn),
    ...curveColumns(measures),
    column('behind', 'games with clockLead ≤ −1', ({ slower }) => slower.games),
    ...estimated<TempoRow>('comebackRate', 'share of these that were won', WILSON, ({ slower }) => slower.wonRate),
    column('trailing', 'games with scoreLead ≤ −¼ of the score that wins', ({ trailing }) => trailing.games),
    ...estimated<TempoRow>('trailingWinRate', 'share of these that were won', WILSON, (row) => row.trailing.wonRate),
  ];
}

export function tempoRows(entrant: string, { curves, slower, trailing }: EntrantSums): TempoRow[] {
  const [slowerAt, trailingAt] = [behindAt(slower), behindAt(trailing)];
  const all = emptyCurves(curves.won.columns);
  for (const one of Object.values(curves)) mergeCurves(all, one);
  return curveRows(all).map((row, i) => ({ ...row, entrant, slower: slowerAt(i), trailing: trailingAt(i) }));
}

function behindAt(comebacks: Comebacks): (place: number) => Behind {
  const rates = comebackRates(comebacks);
  return (place) => ({ games: comebacks.games[place]!, wonRate: rates[place]! });
}

export interface OutcomeRow extends CurveRow {
  readonly entrant: string;
  readonly ending: Outcome;
}

/** One row for each own turn, of the games that were won and of those that were lost. */
export const outcomeColumns = ({ measures }: Observables): Column<OutcomeRow>[] => [
  column('entrant', 'deck/agent, or the name that the experiment gives', ({ entrant }) => entrant),
  column('ending', 'won or lost: only these games', ({ ending }) => ending),
  column('turn', 'own turn, from 1; all values are those at its end', ({ turn }) => turn),
  ...curveColumns(measures),
];

export const outcomeRows = (entrant: string, { curves }: EntrantSums): OutcomeRow[] =>
  (['won', 'lost'] as const).flatMap((ending) => curveRows(curves[ending]).map((row) => ({ ...row, entrant, ending })));
