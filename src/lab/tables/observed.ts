// The tables that are made of what was observed.
import type { Observed } from '../observe/sums.js';
import type { Plan } from '../plan.js';
import { cardColumns, cardRows } from './cards.js';
import { headerText, rowsText } from './csv.js';
import { PACE_COLUMNS } from './pace.js';
import { tempoColumns, tempoRows } from './tempo.js';

export function observedTables({ entrants }: Plan, { names, entrants: sums }: Observed) {
  const all = entrants.flatMap(({ name }, i) => {
    const of = sums.get(i);
    return of === undefined ? [] : [{ name, of }];
  });
  const [tempo, cards] = [tempoColumns(names), cardColumns(names)];
  return {
    'tempo.csv':
      headerText(tempo) +
      rowsText(
        tempo,
        all.flatMap(({ name, of }) => tempoRows(name, of)),
      ),
    'pace.csv':
      headerText(PACE_COLUMNS) +
      rowsText(
        PACE_COLUMNS,
        all.map(({ name, of }) => ({ entrant: name, ...of })),
      ),
    'cards.csv':
      headerText(cards) +
      rowsText(
        cards,
        all.flatMap(({ name, of }) => cardRows(names, name, of)),
      ),
  } as const;
}
