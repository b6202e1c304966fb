import { type Source, InputError } from '../../../input/input-error.js';
import type { Pool } from '../cards/card-pool.js';
import type { DeckRules, Deck } from '../state/table.js';
import { checkDeck, type Unsupported } from './check.js';
import type { Remark } from './list.js';

/** A deck to play with. The first mistake is an InputError; `tell` hears what a reader of the results should know. */
export function readDeck(source: Source, pool: Pool, rules: DeckRules, tell: (notice: string) => void): Deck {
  const { cards, mistakes, notices, unsupported } = checkDeck(source, pool, rules);
  if (mistakes.length > 0) throw new InputError(inWords(source, mistakes[0]!));
  if (unsupported.length > 0 && !rules.allowUnsupported)
    throw new InputError(
      `${source.file}: ${notUnderstood(unsupported)}; --allow-unsupported would play with what is understood`,
    );
  for (const notice of notices) tell(inWords(source, notice));
  if (unsupported.length > 0) tell(`${source.file}: played in part: ${notUnderstood(unsupported)}`);
  return { cards };
}

export const inWords = ({ file }: Source, { line, message }: Remark): string =>
  `${file}${line === undefined ? '' : `:${line}`}: ${message}`;

const notUnderstood = (unsupported: readonly Unsupported[]): string =>
  unsupported.map(({ card, stoppedAt }) => `the text of "${card}" is not understood from "${stoppedAt}" on`).join(', ');
