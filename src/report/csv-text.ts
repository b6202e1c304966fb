/** Rows as CSV text by RFC 4180, for what a page saves; what the lab writes goes through csv-stringify. */
export const csvText = (rows: readonly (readonly (string | number | null | undefined)[])[]): string =>
  rows.map((row) => `${row.map((cell) => quoted(String(cell ?? ''))).join(',')}\r\n`).join('');

const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
