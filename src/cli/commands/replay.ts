import { type Command, Option } from 'commander';
import { InputError } from '../../input/input-error.js';
import { Archive, type RecordedGame } from '../../lab/folder/open-run.js';
import { EXIT } from '../exit-code.js';
import { writeReplay } from '../report/write.js';
import { replay } from '../../lab/folder/replay.js';
import { verdictText, type Tale, type Remembered, positionText, documentOf, storyText } from '../replay-text.js';
import { counted } from '../../findings/screen-numbers.js';

interface ReplayFlags {
  readonly json?: boolean;
  readonly at?: number;
  readonly check?: boolean;
  readonly html?: string;
}

export function register(program: Command): void {
  program
    .command('replay')
    .description('play a recorded game again, turn by turn')
    .argument('<dir>', 'folder with results')
    .argument('[game]', 'id of the game in games.csv, or its number from 1; with --check all games if left out')
    .option(
      '--at <decision>',
      'print the position at this decision: what was known, what could be chosen',
      readDecision,
    )
    .option('--check', 'only check that the recorded end comes out again (exit code 0 or 1)')
    .option('--json', 'print steps and result as one JSON document')
    .addOption(
      new Option('--html <file>', 'write a page to look at the game step by step').conflicts(['json', 'at', 'check']),
    )
    .action(run);
}

function readDecision(text: string): number {
  if (!/^[1-9]\d*$/.test(text))
    throw new InputError(`--at: found "${text}"; the number of a decision, from 1, would do`);
  return Number(text);
}

async function run(dir: string, name: string | undefined, flags: ReplayFlags): Promise<void> {
  if (name === undefined && flags.check !== true)
    throw new InputError(
      'tempolab replay: no game; an id of games.csv or a number from 1 would do, or --check for all',
    );
  const archive = Archive.open(dir);
  try {
    const { otherVersion } = archive;
    if (otherVersion !== undefined) process.stderr.write(`${dir}: ${otherVersion}; the game may go another way.\n`);
    const agrees = name === undefined ? await checkAll(archive) : await tell(archive, archive.find(name), flags);
    process.exitCode = agrees ? EXIT.OK : EXIT.NO;
  } finally {
    archive.close();
  }
}

/** Plays one game again and prints what was asked for; returns whether it agrees with the record. */
async function tell(archive: Archive, recorded: RecordedGame, flags: ReplayFlags): Promise<boolean> {
  if (flags.html !== undefined) return show(archive, recorded, flags.html);
  const tale = await taleOf(archive, recorded);
  process.stdout.write(output(tale, flags));
  return tale.end.mismatch === '';
}

async function show(archive: Archive, recorded: RecordedGame, file: string): Promise<boolean> {
  const mismatch = await writeReplay(archive, recorded, file);
  process.stdout.write(`Replay: ${file}\n`);
  if (mismatch !== '') process.stderr.write(`${recorded.game.id}: does not agree with the record (${mismatch}).\n`);
  return mismatch === '';
}

async function checkAll(archive: Archive): Promise<boolean> {
  let [games, wrong] = [0, 0];
  for (const recorded of archive.games()) {
    const walk = replay(archive.subject.plan, recorded);
    let next = await walk.next();
    while (next.done !== true) next = await walk.next();
    games++;
    if (next.value.mismatch === '') continue;
    wrong++;
    process.stdout.write(`${recorded.game.id}: ${verdictText(next.value)}\n`);
  }
  const verdict = wrong === 0 ? 'all agree' : `${counted(wrong, 'game')} ${wrong === 1 ? 'does' : 'do'} not agree`;
  process.stdout.write(`${counted(games, 'game')} played again: ${verdict}.\n`);
  return wrong === 0;
}

async function taleOf({ subject: { plan } }: Archive, recorded: RecordedGame): Promise<Tale> {
  const steps: Remembered[] = [];
  const walk = replay(plan, recorded);
  for (;;) {
    const { value, done } = await walk.next();
    if (done === true) return { plan, recorded, steps, end: { ...value, board: value.board() } };
    steps.push({ ...value, knew: structuredClone(value.knew()), board: value.board() });
  }
}

function output(tale: Tale, { json, at, check }: ReplayFlags): string {
  const asJson = (document: unknown) => `${JSON.stringify(document, null, 2)}\n`;
  if (at !== undefined) {
    const step = stepAt(tale, at);
    return json === true ? asJson({ ...step, board: undefined }) : positionText(tale, step);
  }
  if (json === true) return asJson(documentOf(tale));
  return check === true ? `${tale.recorded.game.id}: ${verdictText(tale.end)}\n` : storyText(tale);
}

function stepAt({ steps, recorded }: Tale, at: number): Remembered {
  const step = steps.find(({ decision, options }) => decision === at && options.length > 1);
  if (step === undefined)
    throw new InputError(`--at: found ${at}; a number from 1 to ${recorded.result.decisions} would do`);
  return step;
}
