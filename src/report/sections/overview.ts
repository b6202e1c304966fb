// The first section: headline, totals, setup of the run and trust checks.
import type { PageModel } from '../model/page-model.js';
import type { Section } from './parts.js';
import { html, type Html } from './html.js';
import { headlineOf } from '../../findings/findings.js';
import { checksOf, type Check } from '../../findings/checks.js';
import { count, plural, percentWithin, listed } from '../../findings/page-numbers.js';
import type { RunData } from '../model/run-data.js';

export function overview(model: PageModel): Section {
  const { run } = model;
  return {
    id: 'overview',
    title: 'Overview',
    body: html`
      <div class="headline">${headlineOf(model).map((sentence) => html`<p>${sentence}</p>`)}</div>
      ${tiles(model)}
      <div class="columns">
        <div>
          <h3>Setup</h3>
          ${facts(run)}
        </div>
        <div>
          <h3>Trust checks</h3>
          <ul class="checks">
            ${checksOf(run).map(checkItem)}
          </ul>
          ${faults(run)}
        </div>
      </div>
    `,
  };
}

function tiles({ run, entrants, firstAdvantage: { value, low, high } }: PageModel): Html {
  const first = { value: value === undefined ? undefined : (1 + value) / 2, low: (1 + low) / 2, high: (1 + high) / 2 };
  const tile = (number: string, words: string) => html`<li><b>${number}</b> <span>${words}</span></li>`;
  const turns = run.totals.lengths?.median;
  return html`<ul class="tiles">
    ${tile(count(run.manifest.counts.games), 'games')}
    ${tile(count(run.matchups.length), `${run.matchups.length === 1 ? 'matchup' : 'matchups'} of ${plural(entrants.length, 'entrant')}`)}
    ${tile(percentWithin(first), 'won by the first player')}
    ${turns !== undefined && tile(String(Math.round(turns)), 'turns in a game (median)')}
  </ul>`;
}

function facts({ manifest, command, cardChanges }: RunData): Html {
  const { agents, decks, options, notices, stop } = manifest;
  const fact = (name: string, value: Html | string) =>
    html`<dt>${name}</dt>
      <dd>${value}</dd>`;
  const inPart = notices.filter((notice) => notice.includes(IN_PART));
  const others = notices.filter((notice) => !notice.includes(IN_PART));
  const isUsual = Object.keys(options).length === 0;
  return html`<dl class="facts">
    ${fact('Game', `${manifest.game}${isUsual ? '' : ` with ${optionWords(options)}`}`)}
    ${fact('Pairing', `${manifest.pairing}, ${stop === null ? `${plural(manifest.games, 'game')} each` : stopWords(stop)}`)}
    ${fact('Agents', items(Object.entries(agents).map(agentItem)))} ${fact('Decks', deckNames(Object.keys(decks)))}
    ${fact('Cards changed', items(cardChanges))} ${fact('Cards played in part', items(inPart))}
    ${others.length > 0 && fact('Notices', items(others))} ${fact('Seed', manifest.seed)}
    ${fact('Version', `tempolab ${manifest.tempolab}`)}
    ${fact('Fingerprint', html`<code>${manifest.fingerprint.slice(0, 16)}</code>`)}
    ${fact('Repeat with', html`<code class="command">${command}</code>`)}
  </dl>`;
}

/** Part of the notices about cards whose text is only partly understood. */
const IN_PART = ': played in part: ';

const items = (list: readonly (Html | string)[]): Html | string =>
  list.length === 0
    ? 'none'
    : html`<ul>
        ${list.map((item) => html`<li>${item}</li>`)}
      </ul>`;

/** Longer lists of decks are folded. */
const MAX_LISTED_DECKS = 16;

const deckNames = (names: readonly string[]): Html | string =>
  names.length <= MAX_LISTED_DECKS
    ? listed(names)
    : html`<details>
        <summary>${plural(names.length, 'deck')}</summary>
        ${listed(names)}
      </details>`;

const optionWords = (options: Readonly<Record<string, unknown>>): string =>
  listed(Object.entries(options).map(([name, value]) => `${name} ${JSON.stringify(value)}`));

/** The name, the agent if its name differs, and the settings. The hashes of its code are left out. */
function agentItem([name, { use, exec, ...settings }]: [string, Readonly<Record<string, unknown>>]): Html {
  const agent = [use, exec].flatMap((each) => (typeof each === 'string' && each !== name ? [each] : []));
  const shown = Object.entries(settings).filter(([key, value]) => key !== 'code' && JSON.stringify(value) !== '{}');
  const words = [...agent, ...shown.map(([key, value]) => `${key} ${JSON.stringify(value)}`)].join(', ');
  return html`${name}${words !== '' && html` <small class="faint">${words}</small>`}`;
}

function stopWords(stop: Readonly<Record<string, unknown>>): string {
  if (stop.kind === 'until') return `until every interval is ± ${100 * Number(stop.halfWidth)} points`;
  return `SPRT of ${String(stop.elo0)} against ${String(stop.elo1)} normalised Elo`;
}

const checkItem = ({ name, found, about, isFine }: Check): Html =>
  html`<li class="${isFine ? 'fine' : 'look'}">
    <span class="sign" role="img" aria-label="${isFine ? 'fine' : 'needs attention'}">${isFine ? '✓' : '!'}</span>
    <span><b>${name}:</b> ${found}<small>${about}</small></span>
  </li>`;

const faults = ({ manifest: { errors } }: RunData): Html | undefined =>
  errors.length === 0
    ? undefined
    : html`<details>
        <summary>The first ${plural(errors.length, 'fault')}</summary>
        <ul>
          ${errors.map(({ id, how, fault }) => html`<li><code>${id}</code> (${how}): ${fault}</li>`)}
        </ul>
      </details>`;
