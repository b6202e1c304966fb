// All that a report is made of, out of its folder.
import type { Run } from '../../report/model/run.js';
import { readText, readNeeded, eachRow, readTable } from '../../lab/folder/read-table.js';
import { readManifest, type Manifest } from '../../tables/manifest.js';
import { matchupsIn, standingsIn, gameIn, cardsIn } from '../../tables/read.js';
import { existsSync } from 'node:fs';
import { join, basename, resolve } from 'node:path';
import { JOURNAL_FILE } from '../../lab/folder/journal.js';
import { Archive } from '../../lab/folder/open-run.js';
import { commandLine } from '../terminal/shell.js';
import { cardChanges } from './card-changes.js';
import { filmReplays } from './replays.js';
import { Digest } from '../../report/model/digest.js';
import type { Observables } from '../../core/observer.js';
import { loadGame } from '../../games/registry.js';
import { tempoIn, paceIn } from '../../tables/read-tempo.js';

export async function gatherRun(folder: string): Promise<Run> {
  const { file, text } = readText(folder, 'manifest.json');
  const manifest = readManifest(file, text);
  const matchups = matchupsIn(readNeeded(folder, 'matchups.csv'));
  const digest = await digestOf(folder);
  const archive = existsSync(join(folder, JOURNAL_FILE)) ? Archive.open(folder) : undefined;
  try {
    return {
      name: basename(resolve(folder)),
      command: `npx ${archive?.subject.command ?? commandLine(['run', folder])}`,
      manifest,
      cardChanges: archive === undefined ? Object.keys(manifest.cards) : cardChanges(archive.subject.plan.material),
      matchups,
      decks: standingsIn(readNeeded(folder, 'decks.csv'), 'deck'),
      agents: standingsIn(readNeeded(folder, 'agents.csv'), 'agent'),
      ...observed(folder, await observablesOf(manifest, file)),
      digest,
      ...(await filmReplays(archive, matchups, digest)),
    };
  } finally {
    archive?.close();
  }
}

async function digestOf(folder: string): Promise<Digest> {
  const digest = new Digest();
  for await (const cells of eachRow(folder, 'games.csv')) digest.add(gameIn(join(folder, 'games.csv'), cells));
  return digest;
}

/** What the game calls what it tells of itself. Rules and cards play no part in that. */
async function observablesOf({ game }: Manifest, file: string): Promise<Observables | undefined> {
  const { observables } = await loadGame(game, `${file}: game`, { options: {}, files: [], fail: neverWrong });
  return observables;
}

function neverWrong(): never {
  throw new Error('a game without options has nothing to get wrong');
}

function observed(folder: string, observables: Observables | undefined): Pick<Run, 'tempo' | 'pace' | 'cards'> {
  const [tempo, endings] = [readTable(folder, 'tempo.csv'), readTable(folder, 'tempo-endings.csv')];
  const [pace, cards] = [readTable(folder, 'pace.csv'), readTable(folder, 'cards.csv')];
  if (observables === undefined || tempo === undefined || endings === undefined) return {};
  return {
    tempo: tempoIn(tempo, endings, observables),
    ...(pace === undefined ? {} : { pace: paceIn(pace) }),
    ...(cards === undefined ? {} : { cards: cardsIn(cards) }),
  };
}
