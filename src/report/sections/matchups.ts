import { type PageModel, componentsOf, namesInComponent, type MatchupCell } from '../model/page-model.js';
import { type Section, choices, figure } from './parts.js';
import { html, type Html } from './html.js';
import { percent, plural, percentRange } from '../../findings/numbers.js';

export function matchups(model: PageModel): Section {
  return {
    id: 'matchups',
    title: 'Matchups',
    body: html`
      <p class="lead">
        How often the one on the left beats the one on top, in percent of the games that somebody won. Point at a cell
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
        html`<div id="heat" class="heats">${componentsIn(model).map((circle) => heatMap(model, circle))}</div>
          ${legend}`,
      )}
      <dialog id="pairing" aria-labelledby="pairing-title"></dialog>
      <div id="tip" role="tooltip" hidden></div>
    `,
  };
}

const swatch = (side: string, depth: number): Html => html`<span class="swatch ${side}" style="--d:${depth}"></span>`;

const legend = html`<p class="legend" aria-hidden="true">
  <span class="scale"
    >0 %
    ${[100, 66, 33].map((depth) => swatch('lose', depth))}${swatch('', 0)}${[33, 66, 100].map((depth) => swatch('win', depth))}
    100 %</span
  >
  <span><i class="even-mark"></i> may be even (95 % interval)</span>
</p>`;

/** Each with its entrants by rating. */
const componentsIn = ({ matrix, orders }: PageModel): number[][] =>
  componentsOf(matrix.map((row) => row.map((meeting) => meeting !== undefined))).map((circle) =>
    orders.rating.filter((i) => circle.includes(i)),
  );

function heatMap({ entrants, label, matrix, run }: PageModel, circle: readonly number[]): Html {
  const inCircle = run.matchups.filter(({ a }) => circle.includes(entrants.indexOf(a)));
  const [left, top] = [new Set(inCircle.map(({ a }) => a)), new Set(inCircle.map(({ b }) => b))];
  // Those of a gauntlet meet only the other side: mine are the rows, the field the columns.
  const isGauntlet = ![...left].some((entrant) => top.has(entrant));
  const rows = circle.filter((i) => !isGauntlet || left.has(entrants[i]!));
  const columns = circle.filter((i) => !isGauntlet || top.has(entrants[i]!));
  const { title, names } = namesInComponent(circle.map((i) => label(entrants[i]!)));
  const nameOf = (i: number) => names[circle.indexOf(i)]!;
  return html`<div class="scroll">
    <table class="heat" style="--columns:${columns.length}">
      ${
        title !== '' &&
        html`<caption>
          ${title}
        </caption>`
      }
      <thead>
        <tr>
          <td></td>
          ${columns.map((i) => html`<th scope="col" data-e="${i}"><span>${nameOf(i)}</span></th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (i) =>
            html`<tr data-e="${i}">
              <th scope="row">${nameOf(i)}</th>
              ${columns.map((j) => cell(matrix[i]![j], j, `${label(entrants[i]!)} against ${label(entrants[j]!)}`, i === j))}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

/** From here on the colour of a cell is so deep that its number needs the other one to be read, in light and in dark. */
const DEEP = { light: { win: 77, lose: 85 }, dark: { win: 74, lose: 69 } } as const;

function cell(meeting: MatchupCell | undefined, column: number, who: string, isMirror: boolean): Html {
  if (meeting?.rate.value === undefined)
    return html`<td class="none" data-e="${column}">
      ${isMirror ? '' : html`<span aria-label="not played">·</span>`}
    </td>`;
  const { rate, games, matchup } = meeting;
  const share = rate.value!;
  const depth = Math.round(Math.abs(share - 0.5) * 200);
  const side = share >= 0.5 ? 'win' : 'lose';
  const isEven = rate.low <= 0.5 && rate.high >= 0.5;
  const classes = [
    side,
    isEven && 'even',
    depth >= DEEP.light[side] && 'deep',
    depth >= DEEP.dark[side] && 'deep-dark',
  ];
  const words = `${who}: ${percent(share)} of ${plural(games, 'game')}, 95 % interval ${percentRange(rate)}`;
  return html`<td data-e="${column}" data-v="${share}">
    <button
      type="button"
      class="${classes.filter((name) => name !== false).join(' ')}"
      style="--d:${depth}"
      data-matchup="${matchup}"
      aria-label="${words}"
    >
      ${(100 * share).toFixed(0)}
    </button>
  </td>`;
}
