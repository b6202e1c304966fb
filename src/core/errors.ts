/** The rules contradict themselves: a bug of ours. It stops its game, is counted, and is never scored as anybody's loss. */
export class RulesError extends Error {
  override readonly name = 'RulesError';

  // All in the message, not in fields: an error that crosses to another thread keeps message, stack and cause only.
  constructor(problem: string, at: { game: string; seed: string; decision: number }, cause?: unknown) {
    super(`${problem} (${at.game}, seed ${at.seed}, decision ${at.decision})`, { cause });
  }
}
