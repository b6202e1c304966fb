/** A bug in the rules of a game. The lab stops the game, counts it as `bug`, and scores it for neither player. */
export class RulesError extends Error {
  override readonly name = 'RulesError';

  // The place is in the message and not in fields: an error sent to another thread keeps only message, stack and cause.
  constructor(problem: string, at: { game: string; seed: string; decision: number }, cause?: unknown) {
    super(`${problem} (${at.game}, seed ${at.seed}, decision ${at.decision})`, { cause });
  }
}
