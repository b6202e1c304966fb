// `tempolab report`: gathers the data of a run from its folder and writes the report; also writes the page of a single replay.
import { print } from '../terminal/output.js';
import { type Assets, type RunData, matchupIdOf, type Replay } from '../../report/model/run-data.js';
import { readFileSync, existsSync } from 'node:fs';
import { PartFile } from '../../lab/folder/part-file.js';
import { packageFolder } from '../../package.js';
import { type Source, InputError } from '../../input/input-error.js';
import { parseYaml } from '../../input/yaml.js';
import { isRecord } from '../../input/fields.js';
import { OpenRun, type RecordedGame } from '../../lab/folder/open-run.js';
import { type Matchup, matchupsIn, standingsIn, gameIn, cardsIn } from '../../tables/read.js';
import { GameTotals } from '../../report/model/game-totals.js';
import { pickReplays, type ReplayPick as Picked } from '../../report/model/pick-replays.js';
import { replayFramesOf, type ReplayFrames, replayFrames } from '../../lab/folder/replay.js';
import type { Plan } from '../../lab/plan/plan.js';
import { encodeFrames } from '../../report/model/frames-codec.js';
import { readText, readRequired, eachRow, readTable } from '../../lab/folder/read-table.js';
import { readManifest, type Manifest } from '../../tables/manifest.js';
import { join, basename, resolve } from 'node:path';
import { JOURNAL_FILE } from '../../lab/folder/journal.js';
import { commandLine } from '../terminal/shell.js';
import type { Observables } from '../../core/observer.js';
import { loadGame } from '../../games/registry.js';
import { tempoIn, paceIn } from '../../tables/read-tempo.js';
import { REPORT_FILE } from '../../lab/folder/result-folder.js';
import { reportPage, replayPage } from '../../report/page.js';
import type { Command } from 'commander';

/** In the order of the cascade: the rules for phones and printing override the others. */
const STYLES = [
  ...['page', 'overview', 'figures', 'tables', 'axis', 'matchups', 'cards', 'replays', 'board', 'runs'],
  ...['phone', 'print'],
];

/** The page script of reports and replays, built from `src/report/client`, and the styles. */
export const assets = (): Assets => ({ script: readAsset('page.js'), style: style() });

/** The page script of the index of runs, and the styles. */
export const liveAssets = (): Assets => ({ script: readAsset('live.js'), style: style() });

const style = (): string => STYLES.map((name) => readAsset(`styles/${name}.css`)).join('');

const readAsset = (file: string): string =>
  readFileSync(new URL(`dist/src/report/client/${file}`, packageFolder()), 'utf8');

/** New and changed cards as texts, such as "Name - Version (cost 3, lore 3)". Needs no checks: the plan of the run has read the files. */
export const cardChanges = (files: readonly Source[]): string[] =>
  files.flatMap((file) => {
    const { value } = parseYaml(file);
    if (Array.isArray(value)) return value.filter(isRecord).map((card) => `${nameOf(card)} (new)`);
    return isRecord(value) ? Object.entries(value).map(([name, change]) => `${name} (${changeText(change)})`) : [];
  });

const nameOf = ({ name, version }: Readonly<Record<string, unknown>>): string =>
  [name, version].filter((part) => part !== undefined && part !== '').join(' - ');

/** Names a changed text without quoting it, as texts are long. */
const changeText = (change: unknown): string =>
  isRecord(change)
    ? Object.entries(change)
        .map(([field, value]) => (field === 'text' ? 'another text' : `${field} ${shown(value)}`))
        .join(', ')
    : shown(change);

const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** A replay takes about 4 kB of the page: four for each of 66 matchups take 1 MB. */
const MOST_REPLAYS = 300;

type Replays = Pick<RunData, 'replays' | 'replayNote'>;

export async function gatherReplays(
  run: OpenRun | undefined,
  matchups: readonly Matchup[],
  totals: GameTotals,
): Promise<Replays> {
  if (run === undefined) return { replays: [], replayNote: 'The folder has no journal, so games cannot be replayed.' };
  const each = Math.max(1, Math.floor(MOST_REPLAYS / matchups.length));
  const picks = matchups.slice(0, MOST_REPLAYS).flatMap((matchup) => {
    const found = totals.matchups.get(matchupIdOf(matchup));
    return found === undefined ? [] : pickReplays(found, matchup.rate.value).slice(0, each);
  });
  const replays: Replay[] = [];
  let place = 0;
  const { plan } = run.header;
  for await (const replayed of replayFramesOf(plan, findPicks(run, picks))) {
    const { reason } = picks[place++]!;
    if (replayed.mismatch === '') replays.push(replayOf(plan, replayed, reason));
  }
  return { replays, replayNote: noteOf(picks.length - replays.length, run.otherVersion) };
}

function* findPicks(run: OpenRun, picks: readonly Picked[]) {
  for (const { id } of picks) yield run.find(id);
}

export function replayOf(plan: Plan, { recorded, frames, mismatch }: ReplayFrames, reason: Replay['reason']): Replay {
  const { game, result } = recorded;
  const { winner, how, fault, turns, scores } = result;
  return {
    id: game.id,
    matchupId: game.matchup.id,
    reason,
    players: game.places.map((place) => plan.entrants[game.matchup.entrants[place]]!.name),
    ...{ winner, how, fault, turns, scores, mismatch },
    frames: encodeFrames(frames),
  };
}

function noteOf(failed: number, otherVersion: string | undefined): string {
  if (failed === 0) return '';
  const why = otherVersion === undefined ? '' : ` (${otherVersion})`;
  return `${failed} more cannot be replayed as recorded${why}.`;
}

function matchupsOf(folder: string, { entrants }: Manifest): Matchup[] {
  const table = readRequired(folder, 'matchups.csv');
  const matchups = matchupsIn(table);
  const known = new Set(entrants);
  const stranger = matchups.flatMap(({ a, b }) => [a, b]).find((name) => !known.has(name));
  if (stranger !== undefined)
    throw new InputError(`${table.file}: no entrant "${stranger}" in manifest.json; tempolab run writes both again`);
  return matchups;
}

/** Reads all data of the report from the folder. */
export async function gatherRun(folder: string): Promise<RunData> {
  const { file, text } = readText(folder, 'manifest.json');
  const manifest = readManifest(file, text);
  const matchups = matchupsOf(folder, manifest);
  const totals = await totalsOf(folder, manifest);
  const run = existsSync(join(folder, JOURNAL_FILE)) ? OpenRun.open(folder) : undefined;
  try {
    return {
      name: basename(resolve(folder)),
      command: `npx ${run?.header.command ?? commandLine(['run', folder])}`,
      manifest,
      cardChanges: run === undefined ? Object.keys(manifest.cards) : cardChanges(run.header.plan.material),
      matchups,
      decks: standingsIn(readRequired(folder, 'decks.csv'), 'deck'),
      agents: standingsIn(readRequired(folder, 'agents.csv'), 'agent'),
      ...observed(folder, await observablesOf(manifest, file)),
      totals,
      ...(await gatherReplays(run, matchups, totals)),
    };
  } finally {
    run?.close();
  }
}

async function totalsOf(folder: string, { counts }: Manifest): Promise<GameTotals> {
  const file = join(folder, 'games.csv');
  const totals = new GameTotals();
  let games = 0;
  for await (const cells of eachRow(folder, 'games.csv')) {
    totals.add(gameIn(file, cells));
    games++;
  }
  if (games !== counts.games)
    throw new InputError(`${file}: found ${games} rows; expected ${counts.games}; tempolab run writes it again`);
  return totals;
}

/** The observables of the game; they do not depend on options and cards. */
async function observablesOf({ game }: Manifest, file: string): Promise<Observables | undefined> {
  const { observables } = await loadGame(game, `${file}: game`, { options: {}, files: [], fail: unexpectedFail });
  return observables;
}

function unexpectedFail(): never {
  throw new Error('a game without options has nothing to get wrong');
}

function observed(folder: string, observables: Observables | undefined): Pick<RunData, 'tempo' | 'pace' | 'cards'> {
  const [tempo, endings] = [readTable(folder, 'tempo.csv'), readTable(folder, 'tempo-endings.csv')];
  const [pace, cards] = [readTable(folder, 'pace.csv'), readTable(folder, 'cards.csv')];
  if (observables === undefined || tempo === undefined || endings === undefined) return {};
  return {
    tempo: tempoIn(tempo, endings, observables),
    ...(pace === undefined ? {} : { pace: paceIn(pace) }),
    ...(cards === undefined ? {} : { cards: cardsIn(cards) }),
  };
}

/** Writes the report of a folder from its tables and returns its path. */
export async function writeReport(folder: string): Promise<string> {
  const file = join(folder, REPORT_FILE);
  writeWhole(file, await reportPage(await gatherRun(folder), assets()));
  return file;
}

/** Writes a page with one game. Returns the difference from the record, empty if none. */
export async function writeReplay(run: OpenRun, recorded: RecordedGame, file: string): Promise<string> {
  const { plan } = run.header;
  const replayed = await replayFrames(plan, recorded);
  if (replayed.frames.length === 0)
    throw new InputError(`${recorded.game.id}: no position can be shown (${replayed.mismatch})`);
  writeWhole(file, await replayPage(replayOf(plan, replayed, ''), assets()));
  return replayed.mismatch;
}

/** Writes to a temporary name and renames it, so that no reader sees an incomplete page. */
function writeWhole(file: string, text: string): void {
  let part: PartFile | undefined;
  try {
    part = PartFile.create(`${file}.part`);
    part.write(text);
    part.complete();
    part.rename(file);
  } catch (error) {
    part?.discard();
    throw new InputError(`${file}: cannot be written (${(error as NodeJS.ErrnoException).code ?? String(error)})`);
  }
}

export function register(program: Command): void {
  program
    .command('report')
    .description('write the report of a folder again from its tables')
    .argument('<dir>', 'folder with results')
    .action(async (dir: string) => {
      print(`Report: ${await writeReport(dir)}\n`);
    });
}
