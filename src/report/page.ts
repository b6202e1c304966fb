// The pages: one file each, without network, that opens from the disk.
import { overview } from './sections/overview.js';
import { matchups } from './sections/matchups.js';
import { ratings } from './sections/ratings.js';
import { tempo } from './sections/tempo.js';
import { cards } from './sections/cards.js';
import { firstPlayer } from './sections/first-player.js';
import { replays as replaySection, VIEWER } from './sections/replays.js';
import type { Run, Assets, Replay } from './model/run.js';
import { modelOf } from './model/model.js';
import { documentOf } from './sections/html.js';
import { html, type Html, jsonText } from './html.js';
import { pageDataOf, replayOf, filmedPairings, filmId } from './page-data-of.js';
import type { PageData } from './model/page-data.js';
import type { Section } from './sections/parts.js';
import { deflated } from './deflate.js';

/** In the order of the questions that people ask. */
const SECTIONS = [overview, matchups, ratings, tempo, cards, firstPlayer, replaySection];

export async function reportPage(run: Run, assets: Assets): Promise<string> {
  const model = modelOf(run);
  const sections = SECTIONS.map((section) => section(model));
  return documentOf(assets, {
    title: `${run.name} – tempolab`,
    body: html`
      <a class="skip" href="#main">To the results</a>
      ${heading(`${run.manifest.game} · ${run.manifest.pairing}`, run.name)}
      <nav aria-label="Sections">
        <ul>
          ${sections.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)}
        </ul>
      </nav>
      <main id="main">${sections.map(sectionView)}</main>
      ${footing(run.manifest.tempolab)} ${dataElement(pageDataOf(model))} ${await filmsOf(run.replays)}
    `,
  });
}

/** A page with one game. */
export async function replayPage(replay: Replay, assets: Assets): Promise<string> {
  const data: PageData = {
    ...{ entrants: [], orders: { rating: [], name: [], cluster: [] }, matchups: [] },
    replays: [replayOf(replay, replay.players, 0, 0)],
  };
  return documentOf(assets, {
    title: `${replay.id} – tempolab`,
    body: html`
      ${heading('replay', replay.players.join(' against '))}
      <main id="main"><section id="replays">${VIEWER}</section></main>
      ${dataElement(data)} ${await filmsOf([replay])}
    `,
  });
}

const heading = (eyebrow: string, title: string): Html => html`
  <header>
    <p class="eyebrow">tempolab · ${eyebrow}</p>
    <h1>${title}</h1>
  </header>
`;

/** The licence of the charts asks to be told. */
const footing = (version: string): Html => html`
  <footer>
    Made by tempolab ${version}. Charts: Observable Plot and D3, © Observable, Inc. and Mike Bostock, ISC licence. This
    page is one file and loads nothing.
  </footer>
`;

const sectionView = ({ id, title, body }: Section): Html => html`
  <section id="${id}" aria-labelledby="${id}-title">
    <h2 id="${id}-title">${title}</h2>
    ${body}
  </section>
`;

const dataElement = (data: PageData): Html =>
  html`<script type="application/json" id="data">
    ${jsonText(data)}
  </script>`;

/** The reels of a pairing lie together: they have their cards in common. */
async function filmsOf(replays: readonly Replay[]): Promise<Html> {
  const films = filmedPairings(replays).map(async (pairing, i) => {
    const reels = replays.filter((replay) => replay.pairing === pairing).map(({ reel }) => reel);
    return html`<script type="text/plain" id="${filmId(i)}">
      ${await deflated(JSON.stringify(reels))}
    </script>`;
  });
  return html`${await Promise.all(films)}`;
}
