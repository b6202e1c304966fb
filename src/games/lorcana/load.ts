// Lorcana as an experiment asks for it: options checked, cards added and changed.
import { InputError } from '../../core/errors.js';
import type { Setting, Source } from '../../core/game.js';
import type { Pool } from './cards/pool.js';
import { shippedPool } from './cards/shipped.js';
import { lorcana, type Lorcana } from './index.js';
import { readOptions } from './options.js';

export function loadLorcana({ options, fail, files }: Setting): Lorcana {
  const checked = readOptions(options, fail);
  return lorcana(checked, poolWith(files));
}

export function poolWith(files: readonly Source[]): Pool {
  if (files.length > 0) throw new InputError(`${files[0]!.file}: files of cards cannot be read yet`);
  return shippedPool();
}
