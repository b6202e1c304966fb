// Contests as an experiment asks for them: options checked.
import type { Setting } from '../../core/game.js';
import { type Contest, contest, indirectContest } from './index.js';
import { type ContestOptions, readOptions } from './state/options.js';
import { InputError } from '../../input/input-error.js';

export const loadContest = (setting: Setting): Contest => contest(checked(setting));

export const loadIndirectContest = (setting: Setting): Contest => indirectContest(checked(setting));

function checked({ options, fail, files }: Setting): ContestOptions {
  if (files.length > 0)
    throw new InputError(`${files[0]!.file}: a contest is played with 52 playing cards; none can be added`);
  return readOptions(options, fail);
}
