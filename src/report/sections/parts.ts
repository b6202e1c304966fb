// Parts that several sections share: figures, table cells, axes and choices.
import { type Html, html } from './html.js';
import type { Estimate } from '../../stats/interval.js';

export interface Section {
  readonly id: string;
  readonly title: string;
  readonly body: Html;
}

/** A figure with a caption and a button that saves its numbers. `csv` identifies the numbers in the script and names the file. */
export const figure = (csv: string, caption: Html, body: Html): Html => html`
  <figure>
    <figcaption>
      <span>${caption}</span>
      <button
        type="button"
        class="csv"
        data-csv="${csv}"
        title="Save the numbers of this figure"
        aria-label="${csv.replace('table:', '')} as CSV"
      >
        CSV
      </button>
    </figcaption>
    ${body}
  </figure>
`;

/**
 * The head of a column. `csv`: the CSV columns of its values, separated by spaces and named as in the tables of the run; empty if the column is
 * not saved. `sorted`: the rows are in the order of this column.
 */
export const head = (text: Html | string, csv = '', kind = '', sorted?: 'descending'): Html => {
  const order = sorted !== undefined && html` aria-sort="${sorted}"`;
  // No space around the text: otherwise the sort arrow could wrap to a line of its own.
  return html`<th scope="col" class="${kind}" data-csv="${csv}" ${order}>${text}</th>`;
};

/** The head of a column of `estimateCell`. */
export const estimateHead = (text: Html | string, csv: string, sorted?: 'descending'): Html =>
  head(html`${text} <small>95 % interval</small>`, `${csv} ${csv}Low ${csv}High`, 'number', sorted);

/** A cell that stores its number for sorting and CSV. */
export const numberCell = (value: number | undefined, text: Html | string): Html =>
  html`<td class="number" data-v="${value ?? ''}">${text}</td>`;

/** A cell that stores its number and both ends of its interval. */
export const estimateCell = ({ value, low, high }: Estimate, text: string, interval: string): Html =>
  html`<td class="number" data-v="${value ?? ''} ${low} ${high}">
    ${text}${value !== undefined && html` <small class="faint">${interval}</small>`}
  </td>`;

/** Maps a number to its position on an axis, in percent. */
export type Scale = (value: number) => number;

export function scaleOf(values: readonly number[]): Scale & { readonly low: number; readonly high: number } {
  // No spread: too many arguments overflow the stack.
  const low = values.reduce((least, value) => Math.min(least, value), Infinity);
  const high = values.reduce((most, value) => Math.max(most, value), -Infinity);
  const room = high === low ? 1 : high - low;
  const position = (value: number) => (100 * (value - low)) / room;
  return Object.assign((value: number) => Math.round(10 * position(value)) / 10, { low, high });
}

/** A dot with its interval. Hidden from screen readers, because a cell beside it contains the numbers. */
export function rangeBar({ value, low, high }: Estimate, scale: Scale, tone = ''): Html {
  if (value === undefined) return html`<div class="axis" aria-hidden="true"></div>`;
  const [from, to] = [scale(low), scale(high)];
  return html`<div class="axis ${tone}" aria-hidden="true">
    <i class="range" style="left:${from}%;width:${Math.max(0, to - from).toFixed(1)}%"></i
    ><b class="dot" style="left:${scale(value)}%"></b>
  </div>`;
}

/** An axis of a table: its tick marks, and the reference value. */
export interface Axis {
  readonly scale: Scale;
  readonly marks: readonly number[];
  readonly zero: number;
}

/** Vertical grid lines, as a background that all cells of the column share. */
export const gridOf = ({ scale, marks, zero }: Axis): string =>
  [zero, ...marks.filter((mark) => mark !== zero)]
    .map((mark) => {
      const colour = mark === zero ? 'var(--zero)' : 'var(--grid-line)';
      return `linear-gradient(${colour},${colour}) ${scale(mark)}% 0/1px 100% repeat-y`;
    })
    .join(',');

/** The labels of the tick marks. Every other one is minor: phones hide it. */
export const axisMarks = ({ scale, marks, zero }: Axis, text: (value: number) => string): Html => {
  const isMinor = (i: number) => (i - Math.max(0, marks.indexOf(zero))) % 2 !== 0;
  return html`<div class="axis ticks" aria-hidden="true">
    ${marks.map((mark, i) => html`<span style="left:${scale(mark)}%" ${isMinor(i) && html` class="minor"`}>${text(mark)}</span>`)}
  </div>`;
};

/** At most about `most` round numbers from `low` to `high`. */
export function niceMarks(low: number, high: number, most = 6): number[] {
  const rough = (high - low) / most;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((times) => times * power).find((each) => each >= rough)!;
  const first = Math.ceil(low / step);
  const last = Math.floor(high / step);
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step);
}

/** Radio buttons, drawn as one control. */
export const choices = (
  name: string,
  legend: string,
  options: readonly (readonly [value: string, text: string])[],
): Html => html`
  <fieldset class="choices">
    <legend>${legend}</legend>
    ${options.map(
      ([value, text], i) =>
        html`<label
          ><input type="radio" name="${name}" value="${value}" ${i === 0 && html` checked`} /><span
            >${text}</span
          ></label
        >`,
    )}
  </fieldset>
`;
