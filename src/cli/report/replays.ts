// The games that a report shows, played again from the journal.
import { type Run, pairingOf, type Replay } from '../../report/model/run.js';
import type { Archive } from '../../lab/folder/open-run.js';
import type { Matchup } from '../../tables/read.js';
import { type Digest, picksOf, type Pick as Picked } from '../../report/model/digest.js';
import { films, type Film } from '../../lab/folder/replay.js';
import type { Plan } from '../../lab/plan/plan.js';
import { reelOf } from '../../report/model/frames-codec.js';

/** A replay takes about 4 kB of the page: with all four of 66 pairings that is a megabyte. */
const MOST_REPLAYS = 300;

type Replays = Pick<Run, 'replays' | 'replayNote'>;

export async function filmReplays(
  archive: Archive | undefined,
  matchups: readonly Matchup[],
  digest: Digest,
): Promise<Replays> {
  if (archive === undefined) return { replays: [], replayNote: 'The folder has no journal to play games again from.' };
  const each = Math.max(1, Math.floor(MOST_REPLAYS / matchups.length));
  const picks = matchups.slice(0, MOST_REPLAYS).flatMap((matchup) => {
    const pairing = digest.pairings.get(pairingOf(matchup));
    return pairing === undefined ? [] : picksOf(pairing, matchup.rate.value).slice(0, each);
  });
  const replays: Replay[] = [];
  let place = 0;
  const { plan } = archive.subject;
  for await (const film of films(plan, found(archive, picks))) {
    const { reason } = picks[place++]!;
    if (film.mismatch === '') replays.push(replayOf(plan, film, reason));
  }
  return { replays, replayNote: noteOf(picks.length - replays.length, archive.otherVersion) };
}

function* found(archive: Archive, picks: readonly Picked[]) {
  for (const { id } of picks) yield archive.find(id);
}

export function replayOf(plan: Plan, { recorded, frames, mismatch }: Film, reason: Replay['reason']): Replay {
  const { game, result } = recorded;
  const { winner, how, fault, turns, scores } = result;
  return {
    id: game.id,
    pairing: game.pairing.id,
    reason,
    players: game.places.map((place) => plan.entrants[game.pairing.entrants[place]]!.name),
    ...{ winner, how, fault, turns, scores, mismatch },
    reel: reelOf(frames),
  };
}

function noteOf(lost: number, otherVersion: string | undefined): string {
  if (lost === 0) return '';
  const why = otherVersion === undefined ? '' : ` (${otherVersion})`;
  return `${lost} more do not come out again as they were recorded${why}.`;
}
