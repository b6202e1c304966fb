import { html, type Html } from '../html.js';
import type { Model } from '../model.js';
import { fixed, percent } from '../numbers.js';
import type { Pace } from '../pace-rows.js';
import { choices, figure, head, numberCell, type Section } from './parts.js';

export function tempo({ run, entrants, label, orders }: Model): Section {
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
      ${figure('tempo', html`<span id="tempo-caption">Tempo</span>`, html`<div id="tempo-chart" class="chart"></div>`)}
      ${figure('table:pace', html`Over whole games`, paceTable(pace, label))}
    `,
  };
}

/** Columns that people ask for, with what they are called; the table of the run has more. */
const PACE_COLUMNS: Readonly<
  Record<string, { text: string; about: string; show: (value: number | undefined) => string }>
> = {
  turns: { text: 'own turns', about: 'mean length of its games', show: fixed },
  scorePerTurn: { text: 'score a turn', about: 'what it scores in a turn', show: (value) => fixed(value, 2) },
  efficiency: { text: 'resources used', about: 'spent of what could be spent', show: percent },
  curveAdherence: { text: 'on curve', about: 'early turns that left at most one resource unspent', show: percent },
  dropsMissed: { text: 'drops missed', about: 'early turns without a new resource', show: percent },
  initiative: { text: 'initiative', about: 'turns begun ahead in the race', show: percent },
  proactiveShare: { text: 'goes for the win', about: 'quests, of quests and challenges', show: percent },
  winTurnMedian: { text: 'wins on turn', about: 'median own turn of its wins', show: fixed },
};

function paceTable({ columns, rows }: Pace, label: Model['label']): Html {
  const shown = columns.flatMap((name, i) => {
    const column = PACE_COLUMNS[name];
    return column === undefined ? [] : [{ name, i, ...column }];
  });
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
  </div>`;
}
