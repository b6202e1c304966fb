import { html, type Html } from '../html.js';
import type { Meeting, Model } from '../model.js';
import { percent, percentRange, plural } from '../numbers.js';
import { choices, figure, type Section } from './parts.js';

export function matchups(model: Model): Section {
  return {
    id: 'matchups',
    title: 'Matchups',
    body: html`
      <p class="lead">
        How often the deck on the left beats the deck on top, in percent of the games that somebody won. Point at a cell
        for its interval, open it for the pairing.
      </p>
      ${choices('order', 'Sort by', [
        ['rating', 'rating'],
        ['name', 'name'],
        ['cluster', 'likeness'],
      ])}
      ${figure(
        'matchups',
        html`Win rates of row against column`,
        html`<div class="scroll">${heatMap(model)}</div>
          ${legend}`,
      )}
      <dialog id="pairing" aria-labelledby="pairing-title"></dialog>
      <div id="tip" role="tooltip" hidden></div>
    `,
  };
}

const legend = html`<p class="legend" aria-hidden="true">
  <span class="swatch lose" style="--d:100"></span><span class="swatch lose" style="--d:50"></span
  ><span class="swatch"></span><span class="swatch win" style="--d:50"></span
  ><span class="swatch win" style="--d:100"></span>
  0 % to 100 % won; a dot marks what may be even (95 % interval)
</p>`;

function heatMap({ entrants, label, square, orders, run }: Model): Html {
  const [left, top] = [new Set(run.matchups.map(({ a }) => a)), new Set(run.matchups.map(({ b }) => b))];
  // Those of a gauntlet meet only the other side: mine are the rows, the field the columns.
  const isGauntlet = ![...left].some((entrant) => top.has(entrant));
  const rows = orders.rating.filter((i) => !isGauntlet || left.has(entrants[i]!));
  const columns = orders.rating.filter((i) => !isGauntlet || top.has(entrants[i]!));
  return html`<table class="heat" id="heat" style="--columns:${columns.length}">
    <thead>
      <tr>
        <td></td>
        ${columns.map((i) => html`<th scope="col" data-e="${i}"><span>${label(entrants[i]!)}</span></th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        (i) =>
          html`<tr data-e="${i}">
            <th scope="row">${label(entrants[i]!)}</th>
            ${columns.map((j) => cell(square[i]![j], j, `${label(entrants[i]!)} against ${label(entrants[j]!)}`, i === j))}
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** From here on the colour is so deep that its number needs another. */
const STRONG = 62;

function cell(meeting: Meeting | undefined, column: number, who: string, isMirror: boolean): Html {
  if (meeting?.rate.value === undefined)
    return html`<td class="none" data-e="${column}">
      ${isMirror ? '' : html`<span aria-label="not played">·</span>`}
    </td>`;
  const { rate, games, matchup } = meeting;
  const share = rate.value!;
  const depth = Math.round(Math.abs(share - 0.5) * 200);
  const isEven = rate.low <= 0.5 && rate.high >= 0.5;
  const words = `${who}: ${percent(share)} of ${plural(games, 'game')}, 95 % interval ${percentRange(rate)}`;
  return html`<td data-e="${column}" data-v="${share}">
    <button
      type="button"
      class="${share >= 0.5 ? 'win' : 'lose'}${isEven && ' even'}${depth > STRONG && ' strong'}"
      style="--d:${depth}"
      data-matchup="${matchup}"
      aria-label="${words}"
    >
      ${(100 * share).toFixed(0)}
    </button>
  </td>`;
}
