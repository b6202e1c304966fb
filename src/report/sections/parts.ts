// What sections have in common.
import { type Html, html } from './html.js';
import type { Estimate } from '../../stats/interval.js';

export interface Section {
  readonly id: string;
  readonly title: string;
  readonly body: Html;
}

/** A figure with its caption and a button that saves its numbers; `csv` is what the script calls them, and the name of the file. */
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
 * The head of a column. `csv` names what its cells hold, as the tables of the run do, several names with spaces between; without it the
 * column is for the eye only. `sorted` says that the rows come in the order of this column.
 */
export const head = (text: Html | string, csv = '', kind = '', sorted?: 'descending'): Html => {
  const order = sorted !== undefined && html` aria-sort="${sorted}"`;
  // No space around the text: a sign beside it would be left alone on its line.
  return html`<th scope="col" class="${kind}" data-csv="${csv}" ${order}>${text}</th>`;
};

/** The head of a column of `estimateCell`: the words stand above what they name. */
export const estimateHead = (text: Html | string, csv: string, sorted?: 'descending'): Html =>
  head(html`${text} <small>95 % interval</small>`, `${csv} ${csv}Low ${csv}High`, 'number', sorted);

/** A cell that knows its number, for sorting and for CSV; without one it is empty there. */
export const numberCell = (value: number | undefined, text: Html | string): Html =>
  html`<td class="number" data-v="${value ?? ''}">${text}</td>`;

/** A cell that knows its number and both ends of its interval. */
export const estimateCell = ({ value, low, high }: Estimate, text: string, interval: string): Html =>
  html`<td class="number" data-v="${value ?? ''} ${low} ${high}">
    ${text}${value !== undefined && html` <small class="faint">${interval}</small>`}
  </td>`;

/** From a number to its place on an axis, in percent. */
export type Scale = (value: number) => number;

export function scaleOf(values: readonly number[]): Scale & { readonly low: number; readonly high: number } {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const room = high === low ? 1 : high - low;
  const place = (value: number) => (100 * (value - low)) / room;
  return Object.assign((value: number) => Math.round(10 * place(value)) / 10, { low, high });
}

/** A dot with its interval. Numbers stand beside it, so that nobody needs to see it. */
export function rangeBar({ value, low, high }: Estimate, scale: Scale, tone = ''): Html {
  if (value === undefined) return html`<div class="axis" aria-hidden="true"></div>`;
  const [from, to] = [scale(low), scale(high)];
  return html`<div class="axis ${tone}" aria-hidden="true">
    <i class="range" style="left:${from}%;width:${Math.max(0, to - from).toFixed(1)}%"></i
    ><b class="dot" style="left:${scale(value)}%"></b>
  </div>`;
}

/** What a table with an axis is given: numbers along it, and the one that all are compared with. */
export interface Axis {
  readonly scale: Scale;
  readonly marks: readonly number[];
  readonly zero: number;
}

/** Lines down a whole column, as a background that its cells share. */
export const gridOf = ({ scale, marks, zero }: Axis): string =>
  [zero, ...marks.filter((mark) => mark !== zero)]
    .map((mark) => {
      const colour = mark === zero ? 'var(--zero)' : 'var(--grid-line)';
      return `linear-gradient(${colour},${colour}) ${scale(mark)}% 0/1px 100% repeat-y`;
    })
    .join(',');

/** The numbers, each at its place. Where room is short every other one is enough. */
export const axisMarks = ({ scale, marks, zero }: Axis, text: (value: number) => string): Html => {
  const isMinor = (i: number) => (i - Math.max(0, marks.indexOf(zero))) % 2 !== 0;
  return html`<div class="axis ticks" aria-hidden="true">
    ${marks.map((mark, i) => html`<span style="left:${scale(mark)}%" ${isMinor(i) && html` class="minor"`}>${text(mark)}</span>`)}
  </div>`;
};

/** Round numbers between two ends, a handful of them. */
export function niceMarks(low: number, high: number, most = 6): number[] {
  const rough = (high - low) / most;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((times) => times * power).find((each) => each >= rough)!;
  const first = Math.ceil(low / step);
  const last = Math.floor(high / step);
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step);
}

/** A choice out of a few, as radio buttons that look like one. */
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
