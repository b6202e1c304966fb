// `tempolab replay`: prints a recorded game turn by turn, or one position, or checks the record.
import { type ReplayStep, type ReplayEnd, replay } from '../../lab/folder/replay.js';
import { type Board, seenBy } from '../../core/board.js';
import type { Plan } from '../../lab/plan/plan.js';
import { type RecordedGame, OpenRun } from '../../lab/folder/open-run.js';
import { stringify } from 'yaml';
import { boardLines, changeLines } from '../../core/board-text.js';
import { type Command, Option } from 'commander';
import { InputError } from '../../input/input-error.js';
import { EXIT } from '../terminal/shell.js';
import { writeReplay } from './report.js';
import { counted } from '../../findings/screen-numbers.js';

/** A step with copies of its view and board: the originals are valid only until the next step. */
export type Remembered = Omit<ReplayStep, 'knew' | 'board'> & {
  readonly knew: unknown;
  readonly board: Board | undefined;
};

/** A replayed game. */
export interface Tale {
  readonly plan: Plan;
  readonly recorded: RecordedGame;
  readonly steps: readonly Remembered[];
  readonly end: Omit<ReplayEnd, 'board'> & { readonly board: Board | undefined };
}

export function documentOf(tale: Tale) {
  const { recorded, steps, end } = tale;
  const { winner, how, fault } = recorded.result;
  const { turns, scores, signature, mismatch } = end;
  return {
    id: recorded.game.id,
    seed: recorded.game.seeds.path,
    players: namesOf(tale),
    ...{ winner: winner ?? null, how, fault, turns, scores, signature, mismatch },
    steps: steps.map((step, i) => {
      const { decision, turn, seat, options, knew } = step;
      return { decision, turn, seat, scores: step.scores, chosen: chosen(step), options, did: deeds(tale, i), knew };
    }),
  };
}

export function positionText(tale: Tale, step: Remembered): string {
  const { decision, turn, seat, options, choice, scores, knew } = step;
  return [
    `Decision ${decision}, turn ${turn}: ${namesOf(tale)[seat]!} (${scores.join('–')})`,
    '',
    ...options.map((option, i) => `${i === choice ? '→' : ' '} ${option}`),
    '',
    'What the player knew:',
    stringify(knew, { flowCollectionPadding: false, lineWidth: 140 }).replaceAll(/^/gm, '  ').trimEnd(),
    '',
  ].join('\n');
}

export const verdictText = ({ mismatch, signature }: Pick<ReplayEnd, 'mismatch' | 'signature'>): string =>
  mismatch === '' ? `Agrees with the record (signature ${signature}).` : `Does not agree: ${mismatch}.`;

/** The game turn by turn: knowledge of the player, choices with the number of options, their effects, and the score. */
export function storyText(tale: Tale): string {
  const { recorded, steps, end } = tale;
  const { game, result } = recorded;
  const names = namesOf(tale);
  const lines = [`${game.id}, seed ${game.seeds.path}`, `${names.join(' goes first, ')} second`];
  steps.forEach((step, i) => {
    if (step.turn !== steps[i - 1]?.turn) lines.push('', ...turnLines(step, names));
    lines.push(...stepLines(tale, i));
  });
  const winner = result.winner === undefined ? 'Nobody wins' : `${names[result.winner]!} wins`;
  lines.push('', `${winner} (${result.how}) after ${end.turns} turns, ${end.scores.join('–')}.`);
  if (result.fault !== '') lines.push(result.fault);
  return `${lines.join('\n')}\n${verdictText(end)}\n`;
}

const namesOf = ({ plan, recorded: { game } }: Tale): string[] =>
  game.places.map((place, seat) => `${seat + 1} ${plan.entrants[game.matchup.entrants[place]]!.name}`);

const chosen = ({ options, choice }: Remembered): string => options[choice]!;

/** The player of the turn, and the board as the seat of its first decision sees it. */
function turnLines({ turn, seat, scores, board }: Remembered, names: readonly string[]): string[] {
  const title = turn === 0 ? 'Before the first turn' : `Turn ${turn}, ${names[seat]!}`;
  const known = board === undefined ? [] : boardLines(seenBy(board, seat));
  return [`${title} (${scores.join('–')})`, ...known.map((line, i) => `${i === 0 ? '  knows  ' : '         '}${line}`)];
}

function stepLines(tale: Tale, i: number): string[] {
  const { steps, end } = tale;
  const step = steps[i]!;
  const after = (steps[i + 1] ?? end).scores;
  const total = after.join('–') === step.scores.join('–') ? '' : `   ${after.join('–')}`;
  const isForced = step.options.length === 1;
  const number = isForced ? '' : String(step.decision);
  const others = isForced ? '' : ` (of ${step.options.length})`;
  return [
    `${number.padStart(4)}  ${step.seat + 1}: ${chosen(step)}${others}${total}`,
    ...deeds(tale, i).map((deed) => `            ${deed}`),
  ];
}

/** The changes that a step made to the board. */
function deeds({ steps, end }: Tale, i: number): string[] {
  const [before, after] = [steps[i]!.board, (steps[i + 1] ?? end).board];
  return before === undefined || after === undefined ? [] : changeLines(before, after);
}

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
    throw new InputError(`--at: found "${text}"; expected the number of a decision, from 1`);
  return Number(text);
}

async function run(dir: string, name: string | undefined, flags: ReplayFlags): Promise<void> {
  if (name === undefined && flags.check !== true)
    throw new InputError(
      'tempolab replay: no game; expected an id of games.csv or a number from 1, or --check for all',
    );
  const archive = OpenRun.open(dir);
  try {
    const { otherVersion } = archive;
    if (otherVersion !== undefined) process.stderr.write(`${dir}: ${otherVersion}; the game may go another way.\n`);
    const agrees = name === undefined ? await checkAll(archive) : await tell(archive, archive.find(name), flags);
    process.exitCode = agrees ? EXIT.OK : EXIT.NO;
  } finally {
    archive.close();
  }
}

/** Replays one game and prints it as `flags` say. Returns true if it agrees with the record. */
async function tell(archive: OpenRun, recorded: RecordedGame, flags: ReplayFlags): Promise<boolean> {
  if (flags.html !== undefined) return show(archive, recorded, flags.html);
  const tale = await taleOf(archive, recorded);
  process.stdout.write(output(tale, flags));
  return tale.end.mismatch === '';
}

async function show(archive: OpenRun, recorded: RecordedGame, file: string): Promise<boolean> {
  const mismatch = await writeReplay(archive, recorded, file);
  process.stdout.write(`Replay: ${file}\n`);
  if (mismatch !== '') process.stderr.write(`${recorded.game.id}: does not agree with the record (${mismatch}).\n`);
  return mismatch === '';
}

async function checkAll(archive: OpenRun): Promise<boolean> {
  let [games, wrong] = [0, 0];
  for (const recorded of archive.games()) {
    const walk = replay(archive.header.plan, recorded);
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

async function taleOf({ header: { plan } }: OpenRun, recorded: RecordedGame): Promise<Tale> {
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
    throw new InputError(`--at: found ${at}; expected a number from 1 to ${recorded.result.decisions}`);
  return step;
}
