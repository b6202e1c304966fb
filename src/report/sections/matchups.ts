// The section of matchups: a heat map of win rates for each group of entrants that played each other.
import { type PageModel, namesInComponent, type MatchupCell } from '../model/page-model.js';
import { componentsOf } from '../../stats/components.js';
import type { Matchup } from '../../tables/read.js';
import { type Section, choices, figure } from './parts.js';
import { html, type Html } from './html.js';
import { percent, plural, percentRange } from '../../findings/page-numbers.js';

export function matchups(model: PageModel): Section {
  return {
    id: 'matchups',
    title: 'Matchups',
    body: html`
      <p class="lead">
        Win rate of the row against the column, in percent of the games with a winner. Point at a cell for its 95 %
        interval; open it for the details of the matchup.
      </p>
      ${choices('order', 'Sort by', [
        ['rating', 'rating'],
        ['name', 'name'],
        ['cluster', 'similarity'],
      ])}
      ${figure(
        'matchups',
        html`Win rates of row against column`,
        html`<div id="heat" class="heats">${componentsIn(model).map((component) => heatMap(model, component))}</div>
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
  <span><i class="even-mark"></i> the 95 % interval includes 50 %</span>
</p>`;

interface Component {
  /** By rating. */
  readonly entrants: readonly number[];
  readonly matchups: readonly Matchup[];
}

/**
 * The entrants that are linked by matchups, ordered by their first entrant. In a ladder, for example, each deck is a component, because
 * different decks do not play each other.
 */
function componentsIn({ run, entrants, indexOf, orders }: PageModel): Component[] {
  const links = run.matchups.map(({ a, b }) => ({ a: indexOf(a), b: indexOf(b) }));
  const places = new Map(orders.rating.map((entrant, place) => [entrant, place]));
  const components = componentsOf(entrants.length, links).map((members) => ({
    entrants: members.toSorted((a, b) => places.get(a)! - places.get(b)!),
    matchups: [] as Matchup[],
  }));
  const componentOf = new Map(components.flatMap((component) => component.entrants.map((i) => [i, component])));
  for (const matchup of run.matchups) componentOf.get(indexOf(matchup.a))!.matchups.push(matchup);
  return components;
}

function heatMap({ entrants, label, matrix }: PageModel, { entrants: component, matchups: inside }: Component): Html {
  const [left, top] = [new Set(inside.map(({ a }) => a)), new Set(inside.map(({ b }) => b))];
  // In a gauntlet the decks under test play only the field: they are the rows, the field is the columns.
  const isGauntlet = ![...left].some((entrant) => top.has(entrant));
  const rows = component.filter((i) => !isGauntlet || left.has(entrants[i]!));
  const columns = component.filter((i) => !isGauntlet || top.has(entrants[i]!));
  const { title, names } = namesInComponent(component.map((i) => label(entrants[i]!)));
  const nameOf = new Map(component.map((i, place) => [i, names[place]!]));
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
          ${columns.map((i) => html`<th scope="col" data-e="${i}"><span>${nameOf.get(i)}</span></th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (i) =>
            html`<tr data-e="${i}">
              <th scope="row">${nameOf.get(i)}</th>
              ${columns.map((j) => cell(matrix[i]!.get(j), j, `${label(entrants[i]!)} against ${label(entrants[j]!)}`, i === j))}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

/** Colour depth from which the number in a cell needs the opposite text colour to be readable. */
const DEEP = { light: { win: 77, lose: 85 }, dark: { win: 74, lose: 69 } } as const;

function cell(matchupCell: MatchupCell | undefined, column: number, names: string, isMirror: boolean): Html {
  if (matchupCell?.rate.value === undefined)
    return html`<td class="none" data-e="${column}">
      ${isMirror ? '' : html`<span aria-label="not played">·</span>`}
    </td>`;
  const { rate, games, matchup } = matchupCell;
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
  const words = `${names}: ${percent(share)} of ${plural(games, 'game')}, 95 % interval ${percentRange(rate)}`;
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
