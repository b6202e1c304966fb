// A state as text and as a hash: rows, and the records of what is under way.
import { State } from './state/state.js';
import type { Table } from './state/table.js';
import { rebuild } from './rules/in-force/refresh.js';
import { Signature } from '../../core/signature.js';

/** What a state holds besides its rows; rules in force are computed from the rest. */
const LISTS = ['frames', 'bag', 'waiting', 'lasting', 'lastKnown', 'damaged', 'used', 'question'] as const;

export function store(s: State): string {
  return JSON.stringify({ rows: s.toJSON(), ...Object.fromEntries(LISTS.map((name) => [name, s[name]])) });
}

export function restore(table: Table, text: string): State {
  const { rows, ...lists } = JSON.parse(text) as { rows: number[][] } & Pick<State, (typeof LISTS)[number]>;
  const s = Object.assign(new State(table, rows), lists);
  rebuild(s);
  return s;
}

export function signature(s: State): string {
  const hash = new Signature();
  for (const row of s.toJSON()) hash.addAll(row);
  if (!s.table.plain) for (const name of LISTS) hash.addText(written(s[name]));
  return hash.toString();
}

/** As JSON does it. Most lists are empty at the end of a game, and to write nothing down must cost nothing. */
const written = (value: State[(typeof LISTS)[number]]): string =>
  Array.isArray(value) && value.length === 0 ? '[[]]' : JSON.stringify([value]);
