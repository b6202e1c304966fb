// From rows to what the script of the page is given.
import type { Model } from './model/model.js';
import type { PageData, PageMatchup, PageCurve, PageCard, PageReplay } from './model/page-data.js';
import { pairingOf, type Replay } from './model/run.js';
import type { Matchup, Card } from '../tables/read.js';
import type { PairingDigest } from './model/digest.js';
import type { Curve } from '../tables/read-tempo.js';

export function pageDataOf(model: Model): PageData {
  const { run, entrants, label, orders } = model;
  const place = (entrant: string) => entrants.indexOf(entrant);
  const { tempo, cards } = run;
  return {
    entrants: entrants.map(label),
    orders,
    matchups: run.matchups.map((matchup) => matchupOf(matchup, place, run.digest.pairings.get(pairingOf(matchup)))),
    ...(tempo === undefined
      ? {}
      : {
          tempo: {
            measures: tempo.measures,
            curves: tempo.curves.map((curve) => curveOf(curve, place)),
          },
        }),
    ...(cards === undefined ? {} : { cards: cards.map((card) => cardOf(card, place)) }),
    replays: replaysOf(model),
  };
}

function matchupOf(
  { a, b, q, ...matchup }: Matchup,
  place: (entrant: string) => number,
  digest: PairingDigest | undefined,
): PageMatchup {
  const { games, winsA, winsB, rate, gamesFirst, first, gamesSecond, second, advantage } = matchup;
  return {
    ...{ a: place(a), b: place(b), games, winsA, winsB, rate, gamesFirst, first, gamesSecond, second, advantage },
    q: q ?? null,
    lengths: digest?.lengths ?? { A: [], B: [], nobody: [] },
    endings: [...(digest?.endings ?? [])].map(([how, { A, B, nobody }]) => [how, A, B, nobody]),
  };
}

const curveOf = (
  { entrant, outcome, games, means, deviations }: Curve,
  place: (entrant: string) => number,
): PageCurve => ({
  entrant: place(entrant),
  outcome,
  games,
  means: means.map((turns) => turns.map((mean) => mean ?? null)),
  deviations: deviations.map((turns) => turns.map((deviation) => deviation ?? null)),
});

const cardOf = (
  { entrant, card, inHand, cases, playedShare, deckRate }: Card,
  place: (entrant: string) => number,
): PageCard => ({
  entrant: place(entrant),
  card,
  copies: inHand,
  played: cases.played!.copies,
  playedShare: playedShare ?? null,
  playedRate: cases.played!.rate,
  deckRate: deckRate ?? null,
});

function replaysOf({ run, label }: Model): PageReplay[] {
  const pairings = filmedPairings(run.replays);
  const matchups = run.matchups.map(pairingOf);
  return run.replays.map((replay) => {
    const place = run.replays.filter(({ pairing }) => pairing === replay.pairing).indexOf(replay);
    const film = pairings.indexOf(replay.pairing);
    return { ...replayOf(replay, replay.players.map(label), film, place), matchup: matchups.indexOf(replay.pairing) };
  });
}

/** Pairings with replays; a film is named by its place here. */
export const filmedPairings = (replays: readonly Replay[]): string[] => [
  ...new Set(replays.map(({ pairing }) => pairing)),
];

export const filmId = (place: number): string => `film-${place}`;

/** `film` is the place of its pairing among those with replays, and `place` its own within that. */
export function replayOf(replay: Replay, players: readonly string[], film: number, place: number): PageReplay {
  const { id, reason, winner, how, fault, turns, scores, mismatch } = replay;
  return {
    ...{ id, reason, players, winner: winner ?? -1, how, fault, turns, scores, mismatch },
    ...{ matchup: -1, film: filmId(film), place },
  };
}
