// A state as text and as a hash: its rows are all of it.
import { State } from './state/state.js';
import type { Table } from './state/table.js';
import { Signature } from '../../core/signature.js';

export const store = (s: State): string => JSON.stringify(s.toJSON());

export const restore = (table: Table, text: string): State => new State(table, JSON.parse(text) as number[][]);

export function signature(s: State): string {
  const hash = new Signature();
  for (const row of s.toJSON()) hash.addAll(row);
  return hash.toString();
}
