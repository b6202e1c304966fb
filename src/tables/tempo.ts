// tempo.csv and tempo-endings.csv: one row for each entrant and own turn, with the measures at the end of the turn.
import { type CurveRow, emptyCurves, mergeCurves, curveRows } from '../stats/curves.js';
import type { Estimate } from '../stats/interval.js';
import { DERIVED, type EntrantSums, type Outcome } from '../stats/observed.js';
import type { Observables } from '../core/observer.js';
import { type Column, column, ENTRANT, measured, estimated, WILSON } from './csv.js';
import { type Comebacks, comebackRates } from '../stats/tempo.js';

export interface TempoRow extends CurveRow {
  readonly entrant: string;
  readonly slower: Behind;
  readonly trailing: Behind;
}

/** The games in which the entrant was behind at the end of this turn, and the share of them that it won. */
interface Behind {
  readonly games: number;
  readonly wonRate: Estimate;
}

const TURN = 'own turn, from 1; all values are measured at its end';

const curveColumns = (measures: Observables['measures']): Column<CurveRow>[] => [
  column('games', 'games that reached this turn', ({ games }) => games),
  ...Object.entries({ ...measures, ...DERIVED }).flatMap(([name, about], i) => [
    measured<CurveRow>(name, `mean: ${about}`, ({ means }) => means[i]),
    measured<CurveRow>(`${name}Deviation`, 'standard deviation (n − 1)', ({ deviations }) => deviations[i]),
  ]),
];

export function tempoColumns({ measures }: Observables): Column<TempoRow>[] {
  return [
    ENTRANT,
    column('turn', TURN, ({ turn }) => turn),
    ...curveColumns(measures),
    column('behind', 'games with clockLead ≤ −1', ({ slower }) => slower.games),
    ...estimated<TempoRow>('comebackRate', 'games won ÷ behind', WILSON, ({ slower }) => slower.wonRate),
    column('trailing', 'games with scoreLead ≤ −¼ of the winning score', ({ trailing }) => trailing.games),
    ...estimated<TempoRow>('trailingWinRate', 'games won ÷ trailing', WILSON, (row) => row.trailing.wonRate),
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

/** The same measures in games won and in games lost. */
export const outcomeColumns = ({ measures }: Observables): Column<OutcomeRow>[] => [
  ENTRANT,
  column('ending', 'won or lost: the row counts only these games', ({ ending }) => ending),
  column('turn', TURN, ({ turn }) => turn),
  ...curveColumns(measures),
];

export const outcomeRows = (entrant: string, { curves }: EntrantSums): OutcomeRow[] =>
  (['won', 'lost'] as const).flatMap((ending) => curveRows(curves[ending]).map((row) => ({ ...row, entrant, ending })));
