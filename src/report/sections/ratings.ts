// The section of ratings: decks and agents by rating, with lines for ties.
import type { PageModel } from '../model/page-model.js';
import {
  type Section,
  figure,
  scaleOf,
  niceMarks,
  gridOf,
  head,
  estimateHead,
  axisMarks,
  numberCell,
  rangeBar,
  estimateCell,
} from './parts.js';
import { html, type Html } from './html.js';
import type { StandingRow } from '../../tables/read.js';
import { signed, listed, signedRange, percent, count } from '../../findings/page-numbers.js';
import { rankTies, placesOf, type Tie } from '../../findings/findings.js';

export function ratings({ run }: PageModel): Section {
  const tables = [
    { title: 'Decks', name: 'decks', standings: run.decks },
    { title: 'Agents', name: 'agents', standings: run.agents },
  ].filter(({ standings }) => standings.filter(({ games }) => games > 0).length > 1);
  return {
    id: 'ratings',
    title: 'Ratings',
    body: html`
      <p class="lead">
        Elo-like ratings over all matchups (Bradley–Terry): a lead of 100 points wins about 64 % of the games. Bars are
        95 % intervals. A line joins ranks whose intervals overlap; a rank such as 2–4 is not decided by these games.
      </p>
      ${tables.length === 0 && html`<p class="empty">No ratings: they need two entrants with games.</p>`}
      ${tables.map(({ title, name, standings }) => figure(`table:${name}`, html`${title}`, ratingTable(name, standings)))}
    `,
  };
}

function ratingTable(name: string, standings: readonly StandingRow[]): Html {
  const groups = groupsOf(standings);
  const scale = scaleOf([0, ...standings.flatMap(({ rating }) => [rating.low, rating.high])]);
  const axis = { scale, marks: niceMarks(scale.low, scale.high), zero: 0 };
  return html`<div class="scroll">
    <table class="ratings" id="${name}" style="--grid:${gridOf(axis)}">
      <thead>
        <tr>
          ${head('rank', 'rank', 'number')} ${head(name.slice(0, -1), name.slice(0, -1))} ${head('', '', 'plot')}
          ${estimateHead('rating', 'rating')} ${head('win rate', 'winRate', 'number')}
          ${head('going first', 'winRateFirst', 'number')} ${head('going second', 'winRateSecond', 'number')}
          ${head('games', 'games', 'number')}
        </tr>
      </thead>
      ${groups.map((group) => groupRows(group, scale, groups.length > 1))}
      <tfoot>
        <tr>
          <td></td>
          <td></td>
          <td class="marks">${axisMarks(axis, (value) => signed(value, 0))}</td>
          <td colspan="5"></td>
        </tr>
      </tfoot>
    </table>
  </div>`;
}

/** The groups in the order of their first standings. */
function groupsOf(standings: readonly StandingRow[]): StandingRow[][] {
  const groups = new Map<number, StandingRow[]>();
  for (const standing of standings) {
    const group = groups.get(standing.group) ?? [];
    group.push(standing);
    groups.set(standing.group, group);
  }
  return [...groups.values()];
}

function groupRows(
  standings: readonly StandingRow[],
  scale: ReturnType<typeof scaleOf>,
  isOneOfSeveral: boolean,
): Html {
  const sorted = standings.toSorted((a, b) => (b.rating.value ?? 0) - (a.rating.value ?? 0));
  const intervals = sorted.map(({ rating }) => rating);
  const lanes = lanesOf(rankTies(intervals));
  return html`<tbody>
    ${
      isOneOfSeveral &&
      html`<tr class="group">
        <th colspan="8" scope="rowgroup">Played only against each other</th>
      </tr>`
    }
    ${sorted.map((standing, place) => {
      const [best, worst] = placesOf(standing.rating, intervals);
      const tied = sorted.filter((each) => each !== standing && overlap(each.rating, standing.rating));
      return html`<tr>
        ${numberCell(standing.rank, best === worst ? String(best) : `${best}–${worst}`)}
        <th
          scope="row"
          title="${tied.length === 0 ? '' : `interval overlaps with ${listed(tied.map(({ name }) => name))}`}"
        >
          ${standing.name}
        </th>
        <td class="plot">${tieMarks(lanes, place)} ${rangeBar(standing.rating, scale)}</td>
        ${estimateCell(standing.rating, signed(standing.rating.value, 0), signedRange(standing.rating, 0))}
        ${numberCell(standing.rate.value, percent(standing.rate.value))}
        ${numberCell(standing.first.value, percent(standing.first.value))}
        ${numberCell(standing.second.value, percent(standing.second.value))}
        ${numberCell(standing.games, count(standing.games))}
      </tr>`;
    })}
  </tbody>`;
}

const overlap = (one: StandingRow['rating'], other: StandingRow['rating']): boolean =>
  one.low <= other.high && other.low <= one.high;

/** Distributes ties over lanes, so that ties with a common entrant are drawn side by side. */
function lanesOf(ties: readonly Tie[]): Tie[][] {
  const lanes: Tie[][] = [];
  for (const tie of ties) {
    const free = lanes.find((lane) => lane.at(-1)![1] < tie[0]);
    if (free === undefined) lanes.push([tie]);
    else free.push(tie);
  }
  return lanes;
}

/** The segments of the tie lines in a row. */
const tieMarks = (lanes: readonly (readonly Tie[])[], place: number): Html =>
  html`${lanes.map((lane, i) => {
    const tie = lane.find(([first, last]) => first <= place && place <= last);
    if (tie === undefined) return undefined;
    const end = place === tie[0] ? ' first' : place === tie[1] ? ' last' : '';
    return html`<i class="tie${end}" style="--lane:${i}" aria-hidden="true"></i>`;
  })}`;
