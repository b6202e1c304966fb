// Lorcana as an experiment asks for it: options checked, cards added and changed.
import type { Setting } from '../../core/game.js';
import { type Lorcana, lorcana } from './index.js';
import { readOptions } from './options.js';
import type { Source } from '../../input/input-error.js';
import type { Pool } from './cards/card-pool.js';
import { shippedPool } from './cards/shipped.js';

export async function loadLorcana({ options, fail, files }: Setting): Promise<Lorcana> {
  const checked = readOptions(options, fail);
  // Without files no pool is read before a deck asks for it: workers get their decks as data.
  return lorcana(checked, files.length === 0 ? undefined : await poolWith(files, checked));
}

/** The cards that come with tempolab, and what the files add and change. */
export async function poolWith(
  files: readonly Source[],
  { allowUnsupported }: { readonly allowUnsupported: boolean },
): Promise<Pool> {
  if (files.length === 0) return shippedPool();
  // Only who has texts of their own needs the compiler: it takes every thread and every process 0.2 s to load.
  const { withCustomCards } = await import('./text/custom-cards.js');
  return withCustomCards(shippedPool(), files, allowUnsupported);
}
