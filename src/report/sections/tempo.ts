import type { PageModel } from '../model/page-model.js';
import { type Section, choices, figure, head, numberCell } from './parts.js';
import { html, type Html } from './html.js';
import type { Pace } from '../../tables/read-tempo.js';
import { fixed, percent } from '../../findings/numbers.js';

export function tempo(model: PageModel): Section {
  const { run, entrants, label, orders } = model;
  const { tempo: curves, pace } = run;
  const title = { id: 'tempo', title: 'Tempo' };
  if (curves === undefined || pace === undefined || curves.curves.length === 0)
    return { ...title, body: html`<p class="empty">This game tells nothing about its turns.</p>` };
  const options = orders.rating.map((i) => html`<option value="${i}">${label(entrants[i]!)}</option>`);
  return {
    ...title,
    body: html`
      <p class="lead">
        How games develop, by own turn: the mean at the end of each turn. Turns that few games reached are left out.
        Thin lines are all entrants, for comparison.
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
            <option value="">nobody</option>
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
          ['spread', 'two games in three'],
          ['interval', '95 % of the mean'],
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

/** The best rated first, as everywhere. */
const inOrder = ({ columns, rows }: Pace, { entrants, orders }: PageModel): Pace => {
  const place = ({ entrant }: Pace['rows'][number]) => orders.rating.indexOf(entrants.indexOf(entrant));
  return { columns, rows: rows.toSorted((a, b) => place(a) - place(b)) };
};

interface PaceColumn {
  readonly text: string;
  readonly about: string;
  readonly show: (value: number | undefined) => string;
}

/** Columns that people ask for, with what they are called; the table of the run has more. */
const paceColumns = (score: string): Readonly<Record<string, PaceColumn>> => ({
  turns: { text: 'own turns', about: 'mean length of its games, in turns of its own', show: fixed },
  scorePerTurn: {
    text: `${score} a turn`,
    about: `${score} at the end, by own turn`,
    show: (value) => fixed(value, 2),
  },
  efficiency: { text: 'resources used', about: 'spent, of all that could be spent', show: percent },
  curveAdherence: { text: 'on curve', about: 'early turns that left at most one resource unspent', show: percent },
  dropsMissed: { text: 'drops missed', about: 'own turns 1 to 4 without a new resource', show: percent },
  initiative: { text: 'initiative', about: 'turns begun no slower in the race than the other', show: percent },
  proactiveShare: {
    text: 'goes for the win',
    about: 'goes for the win, of those and of goes for the other’s pieces (quests and challenges in Lorcana)',
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
