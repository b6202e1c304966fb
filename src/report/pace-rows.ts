import { type Table, Row } from '../tables/read.js';

/** An entrant's tempo over whole games. */
export interface Pace {
  readonly columns: readonly string[];
  readonly rows: readonly { readonly entrant: string; readonly values: readonly (number | undefined)[] }[];
}

export function paceIn({ file, columns, rows }: Table): Pace {
  // Some columns are words.
  const isNumber = (column: string) => rows.every((cells) => !Number.isNaN(Number(cells[column])));
  const measures = columns.filter((column) => column !== 'entrant' && isNumber(column));
  return {
    columns: measures,
    rows: rows.map((cells) => {
      const row = new Row(file, cells);
      return { entrant: row.text('entrant'), values: measures.map((column) => row.maybe(column)) };
    }),
  };
}
