// The section of cards: a table of win rates by card, and a scatter plot that the script draws.
import type { PageModel } from '../model/page-model.js';
import {
  type Section,
  figure,
  scaleOf,
  gridOf,
  head,
  estimateHead,
  type Scale,
  estimateCell,
  rangeBar,
  numberCell,
} from './parts.js';
import { html, type Html } from './html.js';
import { type Card, titled } from '../../tables/read.js';
import { signedPoints, signedRange, percent, fixed, count, percentRange, plural } from '../../findings/page-numbers.js';
import type { Estimate } from '../../stats/interval.js';

export function cards(model: PageModel): Section {
  const { run, entrants, label, orders } = model;
  const title = { id: 'cards', title: 'Cards' };
  const rows = run.cards ?? [];
  if (rows.length === 0) return { ...title, body: html`<p class="empty">This game has no card statistics.</p>` };
  return {
    ...title,
    body: html`
      <p class="lead">
        Win rate of the deck when a copy of the card was in the opening hand, drawn later, played or inked. The
        difference compares copies in hand with copies that were not drawn.
      </p>
      <details class="note">
        <summary>How to read these numbers</summary>
        <p>
          Correlation is not causation. Copies are counted, not games: in a long game more copies are drawn, so late
          cards and cards of slow decks look better than they are, and in a fast deck every card drawn late looks bad. A
          card that is played only when ahead has a high win rate when played. Few copies give wide intervals, and of
          many cards some differ by chance alone. To measure the effect of a card, run the same experiment with and
          without it, and compare the runs with <code>tempolab compare</code>: both have the same shuffles.
        </p>
      </details>
      <form class="controls" id="cards-form" role="search">
        <label
          >Deck
          <select name="entrant">
            ${orders.rating.map((i) => html`<option value="${i}">${label(entrants[i]!)}</option>`)}
            <option value="" ${isShort(rows, entrants.length) && html`selected`}>all</option>
          </select></label
        >
        <label>Find <input type="search" name="find" placeholder="card name" autocomplete="off" /></label>
        <output id="cards-count"></output>
      </form>
      ${figure(
        'table:card-table',
        html`<span id="cards-of">Cards</span>
          <small class="faint">bars: difference from the win rate of the deck, cut at ${MAX_BAR} points</small>`,
        cardTable(rows, model),
      )}
      ${figure('scatter', html`Played share against win rate when played`, html`<div id="scatter" class="chart"></div>`)}
    `,
  };
}

/** With few cards in each deck, the table shows all decks at first. */
const isShort = (rows: readonly Card[], decks: number): boolean => rows.length < 6 * decks;

/** Length of the longest bar, in points. */
const MAX_BAR = 25;

/** In chronological order. */
const CASES = ['opening', 'drawn', 'played', 'inked'];

const CASE_WORDS: Readonly<Record<string, string>> = {
  opening: 'opening hand',
  drawn: 'drawn later',
  played: 'played',
  inked: 'inked',
  unseen: 'not drawn',
};

/** Column names as in `cards.csv`. The rate comes first, because sorting uses the first value. */
const caseColumns = (name: string): string =>
  ['WinRate', 'WinRateLow', 'WinRateHigh', ''].map((end) => name + end).join(' ');

function cardTable(rows: readonly Card[], { indexOf, label }: PageModel): Html {
  const cases = Object.keys(rows[0]!.cases)
    .filter((name) => name !== 'unseen')
    .sort((a, b) => ((CASES.indexOf(a) + 99) % 99) - ((CASES.indexOf(b) + 99) % 99));
  const impacts = scaleOf([
    0,
    ...rows.flatMap(({ impact }) => (impact.value === undefined ? [] : [impact.low, impact.high])),
  ]);
  return html`<div class="scroll tall" tabindex="0" role="region" aria-label="Cards and win rates">
    <table id="card-table" class="sortable" style="--grid:${gridOf({ scale: impacts, marks: [], zero: 0 })}">
      <thead>
        <tr class="groups">
          <td></td>
          <td></td>
          <th colspan="${cases.length + 1}" scope="colgroup">win rate with a copy</th>
          <th colspan="2" scope="colgroup">in hand − not drawn, in points</th>
          <td colspan="3"></td>
        </tr>
        <tr>
          ${head('card', 'card')} ${head('deck', 'entrant')}
          ${[...cases, 'unseen'].map((name) => head(CASE_WORDS[name] ?? titled(name), caseColumns(name), 'number'))}
          ${estimateHead('difference', 'impact', 'descending')} ${head('', '', 'plot fixed')}
          ${head(html`<span title="played copies ÷ copies in hand; over 100 % if copies return and are played again">share played</span>`, 'playedShare', 'number')}
          ${head(html`<span title="mean own turn of the first copy played">first turn played</span>`, 'firstPlayedTurn', 'number')}
          ${head('copies in hand', 'inHand', 'number')}
        </tr>
      </thead>
      <tbody>
        ${rows.toSorted(byImpact).map((row) => cardRow(row, cases, impacts, indexOf(row.entrant), label(row.entrant)))}
      </tbody>
    </table>
  </div>`;
}

function cardRow(row: Card, cases: readonly string[], impacts: Scale, entrant: number, deck: string): Html {
  const { card, impact, playedShare, firstPlayedTurn, inHand } = row;
  const rateCell = (name: string) => {
    const { rate, copies } = row.cases[name]!;
    return barCell(rate, copies, row.deckRate);
  };
  return html`<tr data-e="${entrant}">
    <th scope="row">${card}</th>
    <td class="faint">${deck}</td>
    ${[...cases, 'unseen'].map(rateCell)}
    ${estimateCell(impact, signedPoints(impact.value), signedRange({ low: 100 * impact.low, high: 100 * impact.high }))}
    <td class="plot">${rangeBar(impact, impacts, impact.high < 0 ? 'bad' : '')}</td>
    ${numberCell(playedShare, percent(playedShare, 0))} ${numberCell(firstPlayedTurn, fixed(firstPlayedTurn))}
    ${numberCell(inHand, count(inHand))}
  </tr>`;
}

/** Descending; cards without a value last. */
const byImpact = (a: Card, b: Card): number => (b.impact.value ?? -Infinity) - (a.impact.value ?? -Infinity);

/** A rate, and below it a bar for the difference from the win rate of the deck. */
function barCell(rate: Estimate, copies: number, deckRate: number | undefined): Html {
  const off = rate.value === undefined || deckRate === undefined ? 0 : rate.value - deckRate;
  const reach = Math.min(1, Math.abs(100 * off) / MAX_BAR);
  return html`<td
    class="number bar${off < 0 && ' below'}"
    data-v="${rate.value ?? ''} ${rate.low} ${rate.high} ${copies}"
    title="${rate.value === undefined ? 'no copies' : `${percentRange(rate)}, ${plural(copies, 'copy', 'copies')}`}"
    style="--v:${reach.toFixed(2)}"
  >
    ${percent(rate.value, 0)}
  </td>`;
}
