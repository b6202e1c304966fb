// The cards that come with tempolab: files of `tempolab cards compile` in the package's folder of sources, compiled or not.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { Pool } from './card-pool.js';
import type { Card } from './card.js';
import { IR_VERSION } from '../ir/ability.js';
import { InputError } from '../../../input/input-error.js';

export const SHIPPED_FOLDER = folderAbove('src/games/lorcana/cards/pool/');

/** The folder of this path in the package, which lies above this file, compiled or not. */
function folderAbove(path: string): URL {
  let base = new URL('.', import.meta.url);
  while (!existsSync(new URL(path, base)) && base.pathname !== '/') base = new URL('..', base);
  return new URL(path, base);
}

let shipped: Pool | undefined;

/** Read when first asked for. What was checked to the last field when it was written is not checked again. */
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

/** Those of which the whole text is understood. */
export const supportedCards = (): Card[] =>
  shippedPool()
    .cards()
    .filter((card) => card.unsupported === undefined);
