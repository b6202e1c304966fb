// An agent that attacks the lab in the way that its file name says: a test copies this file to `<way>.js`.
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ANSWERS } from './answers.js';
import { ENDINGS } from './endings.js';
import { HELLOS } from './hellos.js';
import { OUTPUTS } from './outputs.js';
import { PATCHES } from './patches.js';
import { PROCESSES } from './processes.js';
import { RESOURCES } from './resources.js';
import { THROWS } from './throws.js';

/** By way: functions for the moments `load`, `sitDown` and `choose`, or a `maker` that replaces the agent. */
const WAYS = {
  ...ANSWERS,
  ...ENDINGS,
  ...HELLOS,
  ...OUTPUTS,
  ...PATCHES,
  ...PROCESSES,
  ...RESOURCES,
  ...THROWS,
};

const me = fileURLToPath(import.meta.url);

const { load, sitDown, choose, maker } = WAYS[basename(me, '.js')];

await load?.();

const agent = {
  about: 'attacks at the second decision of a game',
  sitDown(start) {
    sitDown?.(start);
    let decisions = 0;
    return {
      choose: (view, options, rng) =>
        ++decisions < 2 || choose === undefined ? 0 : choose(options, { view, rng, me }),
    };
  },
};

export default maker === undefined ? agent : maker(agent);
