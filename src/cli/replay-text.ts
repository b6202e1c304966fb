// A recorded game in words: turn by turn, or one position.
import type { ReplayStep, ReplayEnd } from '../lab/folder/replay.js';
import { type Board, seenBy } from '../core/board.js';
import type { Plan } from '../lab/plan/plan.js';
import type { RecordedGame } from '../lab/folder/open-run.js';
import { stringify } from 'yaml';
import { boardLines, changesIn } from '../core/board-text.js';

/** A step with what was there then: views and boards are good until the next step only. */
export type Remembered = Omit<ReplayStep, 'knew' | 'board'> & {
  readonly knew: unknown;
  readonly board: Board | undefined;
};

/** A game that was played again. */
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

/** Turn by turn: what its player knew, what was chosen out of how many options, what it did, and how things stand. */
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
  game.places.map((place, seat) => `${seat + 1} ${plan.entrants[game.pairing.entrants[place]]!.name}`);

const chosen = ({ options, choice }: Remembered): string => options[choice]!;

/** Whose turn it is, and what is known to whoever decides first. */
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

/** What a step did. */
function deeds({ steps, end }: Tale, i: number): string[] {
  const [before, after] = [steps[i]!.board, (steps[i + 1] ?? end).board];
  return before === undefined || after === undefined ? [] : changesIn(before, after);
}
