// The tables that are made of what was observed.
import type { Plan } from '../plan/plan.js';
import type { Observables } from '../../core/observer.js';
import type { Observed } from '../../stats/observed.js';
import { tableText } from '../../tables/csv.js';
import { tempoColumns, tempoRows, endingColumns, endingRows } from '../../tables/tempo.js';
import { PACE_COLUMNS } from '../../tables/pace.js';
import { cardColumns, cardRows } from '../../tables/cards.js';

export function observedTables({ entrants }: Pick<Plan, 'entrants'>, observables: Observables, observed: Observed) {
  const all = entrants.flatMap(({ name }, i) => {
    const of = observed.get(i);
    return of === undefined ? [] : [{ name, of }];
  });
  return {
    'tempo.csv': tableText(
      tempoColumns(observables),
      all.flatMap(({ name, of }) => tempoRows(name, of)),
    ),
    'tempo-endings.csv': tableText(
      endingColumns(observables),
      all.flatMap(({ name, of }) => endingRows(name, of)),
    ),
    'pace.csv': tableText(
      PACE_COLUMNS,
      all.map(({ name, of }) => ({ entrant: name, ...of })),
    ),
    'cards.csv': tableText(
      cardColumns(observables),
      all.flatMap(({ name, of }) => cardRows(observables, name, of)),
    ),
  } as const;
}
