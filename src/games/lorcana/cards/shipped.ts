// The card pool that ships with tempolab: files written by `tempolab cards compile`. Compiled code reads them from `src` too.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { Pool } from './card-pool.js';
import type { Card } from './card.js';
import { IR_VERSION } from '../ir/ability.js';
import { InputError } from '../../../input/input-error.js';

export const SHIPPED_FOLDER = folderAbove('src/games/lorcana/cards/pool/');

/** Finds the path in a parent folder of this file; works for sources and for the bundle. */
function folderAbove(path: string): URL {
  let base = new URL('.', import.meta.url);
  while (!existsSync(new URL(path, base)) && base.pathname !== '/') base = new URL('..', base);
  return new URL(path, base);
}

let shipped: Pool | undefined;

/** Reads the pool at the first call. The files were checked when they were written, so they are not checked again. */
export const shippedPool = (): Pool => (shipped ??= new Pool(cardsIn(SHIPPED_FOLDER)));

function cardsIn(folder: URL): Card[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) => {
      const data = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as { ir: number; cards: Card[] };
      if (data.ir === IR_VERSION) return data.cards;
      throw new InputError(
        `${name} of the card pool has version ${data.ir}; this tempolab reads version ${IR_VERSION}: compile it again`,
      );
    });
}

/** The cards whose whole text is understood. */
export const supportedCards = (): Card[] =>
  shippedPool()
    .cards()
    .filter((card) => card.unsupported === undefined);
