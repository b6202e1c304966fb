// The section of the first player: win rates going first and second, by entrant and by matchup.
import type { PageModel } from '../model/page-model.js';
import {
  type Section,
  figure,
  type Scale,
  gridOf,
  head,
  estimateHead,
  numberCell,
  axisMarks,
  estimateCell,
  scaleOf,
  niceMarks,
  rangeBar,
} from './parts.js';
import { html, type Html } from './html.js';
import type { Matchup, StandingRow } from '../../tables/read.js';
import { percent, signedPoints, signedRange, signed, count } from '../../findings/page-numbers.js';

export function firstPlayer({ run, label }: PageModel): Section {
  const standings = [run.decks, run.agents]
    .map((list) => list.filter(({ first, second }) => first.value !== undefined && second.value !== undefined))
    .find((list) => list.length > 1);
  return {
    id: 'first-player',
    title: 'First player',
    body: html`
      <p class="lead">
        Advantage of going first: win rate going first minus win rate going second, in points. Each shuffle is played
        from both seats, so both rates come from the same cards.
      </p>
      ${standings !== undefined && figure('table:seats', html`Going first and going second`, seats(standings))}
      ${figure('table:advantages', html`Advantage of going first, by matchup`, advantages(run.matchups, label))}
    `,
  };
}

const byAdvantage = (a: { advantage: Matchup['advantage'] }, b: { advantage: Matchup['advantage'] }): number =>
  (b.advantage.value ?? -2) - (a.advantage.value ?? -2);

function seats(standings: readonly StandingRow[]): Html {
  const scale: Scale = (share) => Math.round(1000 * share) / 10;
  const axis = { scale, marks: [0, 0.25, 0.5, 0.75, 1], zero: 0.5 };
  const sorted = standings.toSorted(byAdvantage);
  return html`<div class="scroll">
    <table id="seats" style="--grid:${gridOf(axis)}">
      <thead>
        <tr>
          ${head('entrant', 'entrant')}
          ${head(html`<span class="key second">second</span> <span class="key first">first</span>`, '', 'plot')}
          ${head('going second', 'winRateSecond', 'number')} ${head('going first', 'winRateFirst', 'number')}
          ${estimateHead('advantage', 'firstAdvantage')}
        </tr>
      </thead>
      <tbody>
        ${sorted.map(
          ({ name, first, second, advantage }) =>
            html`<tr>
              <th scope="row">${name}</th>
              <td class="plot">${dumbbell(scale(second.value!), scale(first.value!))}</td>
              ${numberCell(second.value, percent(second.value))} ${numberCell(first.value, percent(first.value))}
              ${advantageCell(advantage)}
            </tr>`,
        )}
      </tbody>
      <tfoot>
        <tr>
          <td></td>
          <td class="marks">${axisMarks(axis, (share) => percent(share, 0))}</td>
          <td colspan="3"></td>
        </tr>
      </tfoot>
    </table>
  </div>`;
}

const dumbbell = (second: number, first: number): Html =>
  html`<div class="axis" aria-hidden="true">
    <i class="range" style="left:${Math.min(first, second)}%;width:${Math.abs(first - second).toFixed(1)}%"></i
    ><b class="dot second" style="left:${second}%"></b><b class="dot first" style="left:${first}%"></b>
  </div>`;

const advantageCell = (advantage: Matchup['advantage']): Html =>
  estimateCell(
    advantage,
    signedPoints(advantage.value),
    signedRange({ low: 100 * advantage.low, high: 100 * advantage.high }),
  );

const wholePoints = (share: number): string => signed(100 * share, 0);

function advantages(matchups: readonly Matchup[], label: PageModel['label']): Html {
  const scale = scaleOf([0, ...matchups.flatMap(({ advantage }) => [advantage.low, advantage.high])]);
  const axis = { scale, marks: niceMarks(scale.low, scale.high, 5), zero: 0 };
  return html`<div class="scroll tall" tabindex="0" role="region" aria-label="Advantage of going first, by matchup">
    <table id="advantages" class="sortable" style="--grid:${gridOf(axis)}">
      <thead>
        <tr>
          ${head('entrant', 'entrantA')} ${head('against', 'entrantB')}
          ${head(axisMarks(axis, wholePoints), '', 'plot fixed')}
          ${estimateHead('advantage', 'firstAdvantage', 'descending')} ${head('going first', 'winRateFirstA', 'number')}
          ${head('going second', 'winRateSecondA', 'number')} ${head('games', 'games', 'number')}
        </tr>
      </thead>
      <tbody>
        ${matchups.toSorted(byAdvantage).map(
          ({ a, b, advantage, first, second, games }) =>
            html`<tr>
              <th scope="row">${label(a)}</th>
              <td>${label(b)}</td>
              <td class="plot">${rangeBar(advantage, scale, advantage.high < 0 ? 'bad' : '')}</td>
              ${advantageCell(advantage)} ${numberCell(first.value, percent(first.value))}
              ${numberCell(second.value, percent(second.value))} ${numberCell(games, count(games))}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}
