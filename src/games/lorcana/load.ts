// Lorcana as an experiment asks for it: options checked, cards added and changed.
import type { Setting, Source } from '../../core/game.js';
import { withCustomCards } from './cards/custom.js';
import type { Pool } from './cards/pool.js';
import { shippedPool } from './cards/shipped.js';
import { lorcana, type Lorcana } from './index.js';
import { readOptions } from './options.js';

export function loadLorcana({ options, fail, files }: Setting): Lorcana {
  const checked = readOptions(options, fail);
  // Without files no pool is read before a deck asks for it: workers get their decks as data.
  return lorcana(checked, files.length === 0 ? undefined : poolWith(files, checked));
}

/** The cards that come with tempolab, and what the files add and change. */
export const poolWith = (
  files: readonly Source[],
  { allowUnsupported }: { readonly allowUnsupported: boolean },
): Pool => (files.length === 0 ? shippedPool() : withCustomCards(shippedPool(), files, allowUnsupported));
