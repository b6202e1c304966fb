import type { Command } from 'commander';
import { stringify } from 'yaml';
import { InputError } from '../../core/errors.js';
import { Archive, type RecordedGame } from '../../lab/archive.js';
import type { Plan } from '../../lab/plan.js';
import { replay, type ReplayEnd, type ReplayStep } from '../../lab/replay.js';
import { EXIT } from '../exit-code.js';

interface ReplayFlags {
  readonly json?: boolean;
  readonly at?: number;
  readonly check?: boolean;
}

export function register(program: Command): void {
  program
    .command('replay')
    .description('play a recorded game again, turn by turn')
    .argument('<dir>', 'folder with results')
    .argument('<game>', 'id of the game in games.csv, or its number from 1')
    .option(
      '--at <decision>',
      'print the position at this decision: what was known, what could be chosen',
      readDecision,
    )
    .option('--check', 'only check that the recorded end comes out again (exit code 0 or 1)')
    .option('--json', 'print steps and result as one JSON document')
    .action(run);
}

function readDecision(text: string): number {
  if (!/^[1-9]\d*$/.test(text))
    throw new InputError(`--at: found "${text}"; the number of a decision, from 1, would do`);
  return Number(text);
}

async function run(dir: string, name: string, flags: ReplayFlags): Promise<void> {
  const archive = Archive.open(dir);
  try {
    const recorded = archive.find(name);
    const { otherVersion, subject } = archive;
    if (otherVersion !== undefined) process.stderr.write(`${dir}: ${otherVersion}; the game may go another way.\n`);
    const { steps, end } = await playedAgain(subject.plan, recorded);
    process.stdout.write(output(subject.plan, recorded, steps, end, flags));
    process.exitCode = end.mismatch === '' ? EXIT.OK : EXIT.NO;
  } finally {
    archive.close();
  }
}

/** A step with what was known then: views are good until the next step only. */
type Remembered = Omit<ReplayStep, 'knew'> & { readonly knew: unknown };

async function playedAgain(plan: Plan, recorded: RecordedGame): Promise<{ steps: Remembered[]; end: ReplayEnd }> {
  const steps: Remembered[] = [];
  const walk = replay(plan, recorded);
  for (;;) {
    const next = await walk.next();
    if (next.done === true) return { steps, end: next.value };
    steps.push({ ...next.value, knew: structuredClone(next.value.knew()) });
  }
}

function output(
  plan: Plan,
  recorded: RecordedGame,
  steps: readonly Remembered[],
  end: ReplayEnd,
  { json, at, check }: ReplayFlags,
): string {
  const names = namesOf(plan, recorded);
  if (at !== undefined) return positionText(names, stepAt(steps, at, recorded), json === true);
  if (json === true) return `${JSON.stringify(documentOf(names, recorded, steps, end), null, 2)}\n`;
  const verdict =
    end.mismatch === '' ? `Agrees with the record (signature ${end.signature}).` : `Does not agree: ${end.mismatch}.`;
  return check === true ? `${recorded.game.id}: ${verdict}\n` : `${storyOf(names, recorded, steps, end)}\n${verdict}\n`;
}

const namesOf = (plan: Plan, { game }: RecordedGame): string[] =>
  game.places.map((place, seat) => `${seat + 1} ${plan.entrants[game.pairing.entrants[place]]!.name}`);

function stepAt(steps: readonly Remembered[], at: number, { result }: RecordedGame): Remembered {
  const step = steps.find(({ decision, options }) => decision === at && options.length > 1);
  if (step === undefined) throw new InputError(`--at: found ${at}; a number from 1 to ${result.decisions} would do`);
  return step;
}

const chosen = ({ options, choice }: Remembered): string => options[choice]!;

function documentOf(
  names: readonly string[],
  { game, result }: RecordedGame,
  steps: readonly Remembered[],
  end: ReplayEnd,
) {
  const { winner, how, fault } = result;
  return {
    id: game.id,
    seed: game.seeds.path,
    players: names,
    ...{ winner: winner ?? null, how, fault, ...end },
    steps: steps.map((step) => {
      const { decision, turn, seat, options, scores } = step;
      return { decision, turn, seat, chosen: chosen(step), options: options.length, scores };
    }),
  };
}

function positionText(names: readonly string[], step: Remembered, json: boolean): string {
  const { decision, turn, seat, options, choice, scores, knew } = step;
  if (json) return `${JSON.stringify({ decision, turn, seat, scores, options, choice, knew }, null, 2)}\n`;
  return [
    `Decision ${decision}, turn ${turn}: ${names[seat]!} (${scores.join('–')})`,
    '',
    ...options.map((option, i) => `${i === choice ? '→' : ' '} ${option}`),
    '',
    'What the player knew:',
    stringify(knew, { flowCollectionPadding: false, lineWidth: 140 }).replaceAll(/^/gm, '  ').trimEnd(),
    '',
  ].join('\n');
}

/** Turn by turn: who did what, out of how many options, and what it brought. */
function storyOf(
  names: readonly string[],
  { game, result }: RecordedGame,
  steps: readonly Remembered[],
  end: ReplayEnd,
): string {
  const lines = [`${game.id}, seed ${game.seeds.path}`, `${names.join(' goes first, ')} second`];
  let turn = -1;
  steps.forEach((step, i) => {
    if (step.turn !== turn) {
      turn = step.turn;
      lines.push(
        '',
        `${turn === 0 ? 'Before the first turn' : `Turn ${turn}, ${names[step.seat]!}`} (${step.scores.join('–')})`,
      );
    }
    const after = (steps[i + 1] ?? end).scores;
    const gained = after.join('–') === step.scores.join('–') ? '' : `   ${after.join('–')}`;
    const number = step.options.length === 1 ? '    ' : String(step.decision).padStart(4);
    lines.push(
      `${number}  ${step.seat + 1}: ${chosen(step)}${step.options.length > 1 ? ` (of ${step.options.length})` : ''}${gained}`,
    );
  });
  const winner = result.winner === undefined ? 'Nobody wins' : `${names[result.winner]!} wins`;
  lines.push('', `${winner} (${result.how}) after ${end.turns} turns, ${end.scores.join('–')}.`);
  if (result.fault !== '') lines.push(result.fault);
  return lines.join('\n');
}
