// The section of tempo: a chart of means by own turn, and a table over whole games.
import type { PageModel } from '../model/page-model.js';
import { type Section, choices, figure, head, numberCell } from './parts.js';
import { html, type Html } from './html.js';
import type { Pace } from '../../tables/read-tempo.js';
import { fixed, percent } from '../../findings/page-numbers.js';

export function tempo(model: PageModel): Section {
  const { run, entrants, label, orders } = model;
  const { tempo: curves, pace } = run;
  const title = { id: 'tempo', title: 'Tempo' };
  if (curves === undefined || pace === undefined || curves.curves.length === 0)
    return { ...title, body: html`<p class="empty">This game has no tempo statistics.</p>` };
  const options = orders.rating.map((i) => html`<option value="${i}">${label(entrants[i]!)}</option>`);
  return {
    ...title,
    body: html`
      <p class="lead">
        Means at the end of each own turn. Turns that few games reached are left out. Thin lines are all entrants, for
        comparison.
      </p>
      <form class="controls" id="tempo-form">
        <label
          >Measure
          <select name="measure">
            ${curves.measures.map(({ name, label: text, about }) => html`<option value="${name}" title="${about}">${text}</option>`)}
          </select></label
        >
        <label
          >Entrant
          <select name="entrant">
            ${options}
          </select></label
        >
        <label
          >against
          <select name="other">
            <option value="">none</option>
            ${options}
          </select></label
        >
        ${choices('outcome', 'Games', [
          ['all', 'all'],
          ['won', 'won'],
          ['lost', 'lost'],
          ['both', 'won against lost'],
        ])}
        ${choices('band', 'Band', [
          ['spread', '± 1 deviation'],
          ['interval', '95 % interval of the mean'],
        ])}
      </form>
      ${figure(
        'tempo',
        html`<span id="tempo-caption">Tempo</span>`,
        html`<ul id="tempo-key" class="curves"></ul>
          <div id="tempo-chart" class="chart"></div>`,
      )}
      ${figure('table:pace', html`Over whole games`, paceTable(inOrder(pace, model), label, curves.score))}
    `,
  };
}

/** Sorted by rating. */
const inOrder = ({ columns, rows }: Pace, { indexOf, orders }: PageModel): Pace => {
  const places = new Map(orders.rating.map((i, place) => [i, place]));
  const place = ({ entrant }: Pace['rows'][number]) => places.get(indexOf(entrant)) ?? -1;
  return { columns, rows: rows.toSorted((a, b) => place(a) - place(b)) };
};

interface PaceColumn {
  readonly text: string;
  readonly about: string;
  readonly show: (value: number | undefined) => string;
}

/** The shown columns of pace.csv, by name. */
const paceColumns = (score: string): Readonly<Record<string, PaceColumn>> => ({
  turns: { text: 'own turns', about: 'mean length of its games in own turns', show: fixed },
  scorePerTurn: {
    text: `${score} a turn`,
    about: `${score} at the end ÷ own turns`,
    show: (value) => fixed(value, 2),
  },
  efficiency: { text: 'resources used', about: 'resources spent ÷ resources available', show: percent },
  curveAdherence: {
    text: 'on curve',
    about: 'share of own turns 1 to 6 with at most one resource unspent',
    show: percent,
  },
  dropsMissed: { text: 'drops missed', about: 'share of own turns 1 to 4 without a new resource', show: percent },
  initiative: {
    text: 'initiative',
    about: 'share of own turns that start at least level in potential and in the race',
    show: percent,
  },
  proactiveShare: {
    text: 'goes for the win',
    about: 'goes for the win ÷ (goes for the win + goes for the opponent’s pieces); in Lorcana quests and challenges',
    show: percent,
  },
  winTurnMedian: { text: 'wins on turn', about: 'median own turn of its wins', show: fixed },
});

function paceTable({ columns, rows }: Pace, label: PageModel['label'], score: string): Html {
  const words = paceColumns(score);
  const shown = columns.flatMap((name, i) => (words[name] === undefined ? [] : [{ name, i, ...words[name] }]));
  return html`<div class="scroll">
      <table id="pace" class="sortable">
        <thead>
          <tr>
            ${head('entrant', 'entrant')}
            ${shown.map(({ name, text, about }) => head(html`<span title="${about}">${text}</span>`, name, 'number'))}
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            ({ entrant, values }) =>
              html`<tr>
                <th scope="row">${label(entrant)}</th>
                ${shown.map(({ i, show }) => numberCell(values[i], show(values[i])))}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
    <details class="note">
      <summary>What the columns mean</summary>
      <dl class="facts">
        ${shown.map(
          ({ text, about }) =>
            html`<dt>${text}</dt>
              <dd>${about}</dd>`,
        )}
      </dl>
    </details>`;
}
