// The report page and the page of one replay: one file each, which loads nothing and opens from the disk.
import { type PageModel, pageModelOf } from './model/page-model.js';
import type { PageData, PageMatchup, PageCurve, PageCard, PageReplay } from './model/page-data.js';
import { matchupIdOf, type Replay, type RunData, type Assets } from './model/run-data.js';
import type { Matchup, Card } from '../tables/read.js';
import type { MatchupTotals } from './model/game-totals.js';
import type { Curve } from '../tables/read-tempo.js';
import { overview } from './sections/overview.js';
import { matchups } from './sections/matchups.js';
import { ratings } from './sections/ratings.js';
import { tempo } from './sections/tempo.js';
import { cards } from './sections/cards.js';
import { firstPlayer } from './sections/first-player.js';
import { replays as replaySection, VIEWER } from './sections/replays.js';
import { documentOf, html, type Html, jsonText } from './sections/html.js';
import type { Section } from './sections/parts.js';
import { deflated } from './model/frames-codec.js';

function pageDataOf(model: PageModel): PageData {
  const { run, entrants, indexOf, label, orders } = model;
  const { tempo, cards } = run;
  return {
    entrants: entrants.map(label),
    orders,
    matchups: run.matchups.map((matchup) => matchupOf(matchup, indexOf, run.totals.matchups.get(matchupIdOf(matchup)))),
    ...(tempo === undefined
      ? {}
      : {
          tempo: {
            measures: tempo.measures,
            curves: tempo.curves.map((curve) => curveOf(curve, indexOf)),
          },
        }),
    ...(cards === undefined ? {} : { cards: cards.map((card) => cardOf(card, indexOf)) }),
    replays: replaysOf(model),
  };
}

function matchupOf(
  { a, b, q, ...matchup }: Matchup,
  indexOf: (entrant: string) => number,
  totals: MatchupTotals | undefined,
): PageMatchup {
  const { games, winsA, winsB, rate, gamesFirst, first, gamesSecond, second, advantage } = matchup;
  return {
    ...{ a: indexOf(a), b: indexOf(b), games, winsA, winsB, rate, gamesFirst, first, gamesSecond, second, advantage },
    q: q ?? null,
    lengths: totals?.lengths ?? { A: [], B: [], none: [] },
    endings: [...(totals?.endings ?? [])].map(([how, { A, B, none }]) => [how, A, B, none]),
  };
}

const curveOf = (
  { entrant, outcome, games, means, deviations }: Curve,
  indexOf: (entrant: string) => number,
): PageCurve => ({
  entrant: indexOf(entrant),
  outcome,
  games,
  means: means.map((turns) => turns.map((mean) => mean ?? null)),
  deviations: deviations.map((turns) => turns.map((deviation) => deviation ?? null)),
});

const cardOf = (
  { entrant, card, inHand, cases, playedShare, deckRate }: Card,
  indexOf: (entrant: string) => number,
): PageCard => ({
  entrant: indexOf(entrant),
  card,
  copies: inHand,
  played: cases.played!.copies,
  playedShare: playedShare ?? null,
  playedRate: cases.played!.rate,
  deckRate: deckRate ?? null,
});

function replaysOf({ run, label }: PageModel): PageReplay[] {
  const withReplays = matchupsWithReplays(run.replays);
  const matchups = run.matchups.map(matchupIdOf);
  return run.replays.map((replay) => {
    const place = run.replays.filter(({ matchupId }) => matchupId === replay.matchupId).indexOf(replay);
    const element = withReplays.indexOf(replay.matchupId);
    return {
      ...replayOf(replay, replay.players.map(label), element, place),
      matchup: matchups.indexOf(replay.matchupId),
    };
  });
}

/** Ids of the matchups with replays. Each has one element with encoded frames. */
const matchupsWithReplays = (replays: readonly Replay[]): string[] => [
  ...new Set(replays.map(({ matchupId }) => matchupId)),
];

const framesElementId = (index: number): string => `film-${index}`;

/** `element`: the index of its matchup among those with replays. `place`: its index within the matchup. */
function replayOf(replay: Replay, players: readonly string[], element: number, place: number): PageReplay {
  const { id, reason, winner, how, fault, turns, scores, mismatch } = replay;
  return {
    ...{ id, reason, players, winner: winner ?? -1, how, fault, turns, scores, mismatch },
    ...{ matchup: -1, film: framesElementId(element), place },
  };
}

/** The sections in reading order, the most general first. */
const SECTIONS = [overview, matchups, ratings, tempo, cards, firstPlayer, replaySection];

export async function reportPage(run: RunData, assets: Assets): Promise<string> {
  const model = pageModelOf(run);
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
      ${footer(run.manifest.tempolab)} ${dataElement(pageDataOf(model))} ${await framesElements(run.replays)}
    `,
  });
}

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
      ${dataElement(data)} ${await framesElements([replay])}
    `,
  });
}

const heading = (eyebrow: string, title: string): Html => html`
  <header>
    <p class="eyebrow">tempolab · ${eyebrow}</p>
    <h1>${title}</h1>
  </header>
`;

/** Names the chart libraries, as their licence requires. */
const footer = (version: string): Html => html`
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

/** One element for each matchup: its games share their cards, so they compress well together. */
async function framesElements(replays: readonly Replay[]): Promise<Html> {
  const elements = matchupsWithReplays(replays).map(async (matchupId, i) => {
    const games = replays.filter((replay) => replay.matchupId === matchupId).map(({ frames }) => frames);
    return html`<script type="text/plain" id="${framesElementId(i)}">
      ${await deflated(JSON.stringify(games))}
    </script>`;
  });
  return html`${await Promise.all(elements)}`;
}
