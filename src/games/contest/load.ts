// Contests as an experiment asks for them: options checked.
import { InputError } from '../../core/errors.js';
import type { Setting } from '../../core/game.js';
import { contest, indirectContest, type Contest } from './index.js';
import { readOptions, type ContestOptions } from './options.js';

export const loadContest = (setting: Setting): Contest => contest(checked(setting));

export const loadIndirectContest = (setting: Setting): Contest => indirectContest(checked(setting));

function checked({ options, fail, files }: Setting): ContestOptions {
  if (files.length > 0)
    throw new InputError(`${files[0]!.file}: a contest is played with 52 playing cards; none can be added`);
  return readOptions(options, fail);
}
