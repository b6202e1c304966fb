// The variant as an experiment asks for it.
import type { Setting } from '../../../core/game.js';
import type { Lorcana } from '../index.js';
import { readTurnActionsOptions } from './parameters.js';
import { turnActions } from './index.js';
import { poolWith } from '../load.js';

export async function loadTurnActions({ options, fail, files }: Setting): Promise<Lorcana> {
  const checked = readTurnActionsOptions(options, fail);
  return turnActions(checked, files.length === 0 ? undefined : await poolWith(files, checked));
}
