// The index page of a folder of runs, for `tempolab serve`.
import type { StandingRow } from '../tables/read.js';
import type { Assets } from './model/run-data.js';
import { documentOf, html, type Html } from './sections/html.js';
import { plural, count, percentWithin } from '../findings/page-numbers.js';

export interface IndexedRun {
  /** Relative to the served folder, with slashes; links are made of it. */
  readonly path: string;
  /** `stopped`: not complete and not running. `planned`: an experiment file without results. */
  readonly state: 'running' | 'stopped' | 'complete' | 'planned';
  readonly games: number;
  readonly total: number;
  /** True if the report exists and is not older than the tables. */
  readonly isReported: boolean;
  /** From the manifest, if there is one. */
  readonly about?: { readonly game: string; readonly pairing: string; readonly seed: string };
  readonly best?: StandingRow;
  /** Files of the run that the server sends. */
  readonly files: readonly string[];
}

const STATES: Readonly<Record<IndexedRun['state'], string>> = {
  running: 'running',
  stopped: 'stopped, not complete',
  complete: 'complete',
  planned: 'not started',
};

export const indexPage = (folder: string, runs: readonly IndexedRun[], assets: Assets): Promise<string> =>
  documentOf(assets, {
    connect: 'self',
    title: `${folder} – tempolab`,
    body: html`
      <header>
        <p class="eyebrow">tempolab</p>
        <h1>${folder}</h1>
      </header>
      <main id="main">
        <p class="lead">
          ${runs.length === 0 ? 'No runs in this folder.' : `${plural(runs.length, 'run')}, latest first.`}
        </p>
        <ul class="runs">
          ${runs.map(runItem)}
        </ul>
      </main>
    `,
  });

function runItem({ path, state, games, total, isReported, about, best, files }: IndexedRun): Html {
  const report = isReported ? files.find((file) => file.endsWith('.html')) : undefined;
  const link = (file: string) =>
    `/${[...path.split('/'), file]
      .filter((name) => name !== '')
      .map(encodeURIComponent)
      .join('/')}`;
  const name = path === '' ? 'this folder' : path;
  return html`<li data-run="${path}" data-state="${state}" data-reported="${String(isReported)}">
    <h2>
      ${report === undefined ? name : html`<a href="${link(report)}">${name}</a>`}
      <small class="state">${STATES[state]}${state === 'complete' && !isReported && ', report not written yet'}</small>
    </h2>
    <p>
      ${about !== undefined && html`${about.game}, ${about.pairing}, seed ${about.seed}; `}
      <span class="games">${total === 0 ? '' : `${count(games)} of ${plural(total, 'game')}`}</span>
    </p>
    <progress
      max="${Math.max(1, total)}"
      value="${games}"
      aria-label="games played"
      ${state !== 'running' && html`hidden`}
    >
      ${games}
    </progress>
    <p class="ahead">${best !== undefined && `${best.name} wins ${percentWithin(best.rate)} of its games.`}</p>
    <p class="files">${files.map((file) => html`<a href="${link(file)}">${file}</a> `)}</p>
  </li>`;
}
