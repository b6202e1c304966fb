// `tempolab replay`: prints a recorded game turn by turn, or one position, or checks the record.
import { jsonText, print, warn } from '../terminal/output.js';
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
import { counted } from '../../findings/terminal-numbers.js';
import { BUG } from '../../tables/endings.js';

/** A step with copies of its view and board: the originals are valid only until the next step. */
export type StepCopy = Omit<ReplayStep, 'knew' | 'board'> & {
  readonly knew: unknown;
  readonly board: Board | undefined;
};

/** A replayed game. */
export interface ReplayedGame {
  readonly plan: Plan;
  readonly recorded: RecordedGame;
  readonly steps: readonly StepCopy[];
  readonly end: Omit<ReplayEnd, 'board'> & { readonly board: Board | undefined };
}

export function documentOf(replayed: ReplayedGame) {
  const { recorded, steps, end } = replayed;
  const { winner, how, fault } = recorded.result;
  const { turns, scores, signature, mismatch } = end;
  return {
    id: recorded.game.id,
    seed: recorded.game.seeds.path,
    players: namesOf(replayed),
    ...{ winner: winner ?? null, how, fault, turns, scores, signature, mismatch },
    steps: steps.map((step, i) => {
      const { decision, turn, seat, options, knew } = step;
      return {
        decision,
        turn,
        seat,
        scores: step.scores,
        chosen: chosen(step),
        options,
        did: changesOf(replayed, i),
        knew,
      };
    }),
  };
}

export function positionText(replayed: ReplayedGame, step: StepCopy): string {
  const { decision, turn, seat, options, choice, scores, knew } = step;
  return [
    `Decision ${decision}, turn ${turn}: ${namesOf(replayed)[seat]!} (${scores.join('–')})`,
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
export function gameText(replayed: ReplayedGame): string {
  const { recorded, steps, end } = replayed;
  const { game, result } = recorded;
  const names = namesOf(replayed);
  const lines = [`${game.id}, seed ${game.seeds.path}`, `${names.join(' goes first, ')} second`];
  steps.forEach((step, i) => {
    if (step.turn !== steps[i - 1]?.turn) lines.push('', ...turnLines(step, names));
    lines.push(...stepLines(replayed, i));
  });
  const winner = result.winner === undefined ? 'No winner' : `${names[result.winner]!} wins`;
  lines.push('', `${winner} (${result.how}) after ${end.turns} turns, ${end.scores.join('–')}.`);
  if (result.fault !== '') lines.push(result.fault);
  return `${lines.join('\n')}\n${verdictText(end)}\n`;
}

const namesOf = ({ plan, recorded: { game } }: ReplayedGame): string[] =>
  game.places.map((place, seat) => `${seat + 1} ${plan.entrants[game.matchup.entrants[place]]!.name}`);

const chosen = ({ options, choice }: StepCopy): string => options[choice]!;

/** The player of the turn, and the board as the seat of its first decision sees it. */
function turnLines({ turn, seat, scores, board }: StepCopy, names: readonly string[]): string[] {
  const title = turn === 0 ? 'Before the first turn' : `Turn ${turn}, ${names[seat]!}`;
  const known = board === undefined ? [] : boardLines(seenBy(board, seat));
  return [`${title} (${scores.join('–')})`, ...known.map((line, i) => `${i === 0 ? '  knows  ' : '         '}${line}`)];
}

function stepLines(replayed: ReplayedGame, i: number): string[] {
  const { steps, end } = replayed;
  const step = steps[i]!;
  const after = (steps[i + 1] ?? end).scores;
  const total = after.join('–') === step.scores.join('–') ? '' : `   ${after.join('–')}`;
  const isForced = step.options.length === 1;
  const number = isForced ? '' : String(step.decision);
  const others = isForced ? '' : ` (of ${step.options.length})`;
  return [
    `${number.padStart(4)}  ${step.seat + 1}: ${chosen(step)}${others}${total}`,
    ...changesOf(replayed, i).map((change) => `            ${change}`),
  ];
}

/** The changes that a step made to the board. */
function changesOf({ steps, end }: ReplayedGame, i: number): string[] {
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
    .description('replay a recorded game turn by turn')
    .argument('<dir>', 'folder with results')
    .argument('[game]', 'id of the game in games.csv, or its number from 1; without it, --check checks all games')
    .option(
      '--at <decision>',
      'print the position at this decision: the options, and the knowledge of the player',
      readDecision,
    )
    .option('--check', 'only check that the game ends as recorded (exit code 0 or 1)')
    .option('--json', 'print steps and result as one JSON document')
    .addOption(
      new Option('--html <file>', 'write a page that shows the game step by step').conflicts(['json', 'at', 'check']),
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
  const openRun = OpenRun.open(dir);
  try {
    const { otherVersion } = openRun;
    if (otherVersion !== undefined) warn(`${dir}: ${otherVersion}; the game may differ.\n`);
    const agrees = name === undefined ? await checkAll(openRun) : await printGame(openRun, openRun.find(name), flags);
    process.exitCode = agrees ? EXIT.OK : EXIT.NO;
  } finally {
    openRun.close();
  }
}

/** Replays one game and prints it as `flags` say. Returns true if it agrees with the record. */
async function printGame(openRun: OpenRun, recorded: RecordedGame, flags: ReplayFlags): Promise<boolean> {
  if (flags.html !== undefined) return writePage(openRun, recorded, flags.html);
  const replayed = await replayGame(openRun, recorded);
  print(output(replayed, flags));
  return replayed.end.mismatch === '';
}

async function writePage(openRun: OpenRun, recorded: RecordedGame, file: string): Promise<boolean> {
  const mismatch = await writeReplay(openRun, recorded, file);
  print(`Replay: ${file}\n`);
  if (mismatch !== '') warn(`${recorded.game.id}: does not agree with the record (${mismatch}).\n`);
  return mismatch === '';
}

async function checkAll(openRun: OpenRun): Promise<boolean> {
  let [games, wrong] = [0, 0];
  for (const recorded of openRun.games()) {
    const end = await endOf(openRun.header.plan, recorded);
    games++;
    if (end.mismatch === '') continue;
    wrong++;
    print(`${recorded.game.id}: ${verdictText(end)}\n`);
  }
  const verdict = wrong === 0 ? 'all agree' : `${counted(wrong, 'game')} ${wrong === 1 ? 'does' : 'do'} not agree`;
  print(`${counted(games, 'game')} played again: ${verdict}.\n`);
  return wrong === 0;
}

async function endOf(plan: Plan, recorded: RecordedGame): Promise<Pick<ReplayEnd, 'mismatch' | 'signature'>> {
  try {
    const walk = replay(plan, recorded);
    let next = await walk.next();
    while (next.done !== true) next = await walk.next();
    return next.value;
  } catch (error) {
    // A rules bug that ended the game occurs again.
    const { how, signature } = recorded.result;
    return { signature, mismatch: how === BUG ? '' : `stopped by an error: ${(error as Error).message}` };
  }
}

async function replayGame({ header: { plan } }: OpenRun, recorded: RecordedGame): Promise<ReplayedGame> {
  const steps: StepCopy[] = [];
  const walk = replay(plan, recorded);
  for (;;) {
    const { value, done } = await walk.next();
    if (done === true) return { plan, recorded, steps, end: { ...value, board: value.board() } };
    steps.push({ ...value, knew: structuredClone(value.knew()), board: value.board() });
  }
}

function output(replayed: ReplayedGame, { json, at, check }: ReplayFlags): string {
  if (at !== undefined) {
    const step = stepAt(replayed, at);
    return json === true ? jsonText({ ...step, board: undefined }) : positionText(replayed, step);
  }
  if (json === true) return jsonText(documentOf(replayed));
  return check === true ? `${replayed.recorded.game.id}: ${verdictText(replayed.end)}\n` : gameText(replayed);
}

function stepAt({ steps, recorded }: ReplayedGame, at: number): StepCopy {
  const step = steps.find(({ decision, options }) => decision === at && options.length > 1);
  if (step === undefined)
    throw new InputError(`--at: found ${at}; expected a number from 1 to ${recorded.result.decisions}`);
  return step;
}
