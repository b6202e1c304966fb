// Steps of a turn that players skip: "skip your Draw step", "each opponent skips their next Ready step".
import { type Part, oneOf, seq, wording, fixed } from '../../grammar/index.js';
import type { AboutPlayer, Duration } from '../../../ir/rule.js';
import type { Person } from '../target/person.js';
import type { Effect } from '../../../ir/effect.js';

type Skipped = 'skipDraw' | 'skipReady';

const STEPS: readonly (readonly [step: string, rule: Skipped])[] = [
  ['Draw', 'skipDraw'],
  ['Ready', 'skipReady'],
];

/** For as long as something is there; the phrases say who, and `_` stands for the step. */
export const skips = (...phrases: readonly string[]): Part<AboutPlayer> =>
  oneOf<readonly Part<AboutPlayer>[]>(
    ...STEPS.map(([step, rule]) =>
      seq(wording('skip', ...phrases.map((phrase) => phrase.replace('_', step))), fixed({ rule })),
    ),
  );

const once = (person: Person, rule: Skipped, lasts: Duration, phrases: readonly string[]): Part<Effect> => {
  const whose = person === 'you' ? 'your' : 'their';
  const verb = person === 'it' ? 'skips' : 'skip';
  // In that turn, the active player is the one meant.
  const who = person === 'you' ? 'you' : 'active';
  return seq(
    fixed({ kind: 'rule', rules: [{ about: 'players', who, rules: [{ rule }] }], for: lasts }),
    wording('skip', ...phrases.map((phrase) => `${verb} ${phrase.replaceAll('_', whose)}`)),
  );
};

/** Once. The next Draw step may be that of this turn; the next Ready step never is, as nothing resolves before it. */
export const skipNext = (person: Person): readonly Part<Effect>[] => [
  once(person, 'skipDraw', 'theirNextDraw', ['_ next Draw step']),
  once(person, 'skipDraw', 'theirNextTurn', ["_ next turn's Draw step", 'the Draw step of _ next turn']),
  once(person, 'skipReady', 'theirNextTurn', [
    '_ next Ready step',
    "_ next turn's Ready step",
    'the Ready step of _ next turn',
  ]),
];
