// Loads the game for an experiment: checks its options, and adds or changes cards.
import { whole, flag, fields, type Fail, readAs } from '../../input/fields.js';
import { DEFAULT_OPTIONS as USUAL, MAX_DECK_SIZE, type LorcanaOptions } from './state/table.js';
import * as z from 'zod';
import { INKS } from './ir/vocabulary.js';
import type { GameOptions } from '../../core/game.js';
import { type Lorcana, lorcana } from './index.js';
import type { Source } from '../../input/input-error.js';
import type { Pool } from './cards/card-pool.js';
import { shippedPool } from './cards/shipped.js';

const MOST_LORE = 99;

const MOST_INK = 20;

/** Every option with its range; the defaults are those of the Comprehensive Rules. */
export const OPTION_FIELDS = {
  loreToWin: whole(1, MOST_LORE).default(USUAL.loreToWin),
  openingHand: whole(0, MAX_DECK_SIZE).default(USUAL.openingHand),
  alterHand: flag().default(USUAL.alterHand),
  startingInk: whole(0, MOST_INK).default(USUAL.startingInk),
  emptyDeck: z.enum(['lose', 'reshuffle']).default(USUAL.emptyDeck),
  mergeCopies: flag().default(USUAL.mergeCopies),
  deckSize: whole(1, MAX_DECK_SIZE).default(USUAL.deckSize),
  copies: whole(1, MAX_DECK_SIZE).default(USUAL.copies),
  inkTypes: whole(1, INKS.length).default(USUAL.inkTypes),
  allowUnsupported: flag().default(USUAL.allowUnsupported),
} satisfies Record<keyof LorcanaOptions, z.ZodType>;

export const OPTIONS: z.ZodType<LorcanaOptions> = fields(
  OPTION_FIELDS,
  'expected options such as { loreToWin: 15, openingHand: 5 }',
);

export const readOptions = (given: unknown, fail: Fail): LorcanaOptions =>
  checkOptions(readAs(OPTIONS, given, fail), fail);

/** Checks constraints between options. */
export function checkOptions<O extends LorcanaOptions>(options: O, fail: Fail): O {
  if (options.openingHand > options.deckSize)
    return fail(['openingHand'], `found ${options.openingHand}; expected at most the deck size, ${options.deckSize}`);
  return options;
}

export async function loadLorcana({ options, fail, files }: GameOptions): Promise<Lorcana> {
  const checked = readOptions(options, fail);
  // Without files, reading a deck loads the pool lazily: workers receive their decks as data and never need it.
  return lorcana(checked, files.length === 0 ? undefined : await poolWith(files, checked));
}

/** The shipped pool with the cards that the files add or change. */
export async function poolWith(
  files: readonly Source[],
  { allowUnsupported }: { readonly allowUnsupported: boolean },
): Promise<Pool> {
  if (files.length === 0) return shippedPool();
  // Lazy import: only custom cards need the text compiler, and loading it takes 0.2 s in every thread and process.
  const { withCustomCards } = await import('./text/custom-cards.js');
  return withCustomCards(shippedPool(), files, allowUnsupported);
}
