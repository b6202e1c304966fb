// An invented text for each family of abilities, with its exact IR.
import { ACTIONS_IN_PLAY } from './golden/actions-in-play.js';
import { ACTIONS_ZONES } from './golden/actions-zones.js';
import { OTHER_ABILITIES } from './golden/other-abilities.js';
import { STATICS } from './golden/statics.js';
import { TRIGGERED } from './golden/triggered.js';
import { test, expect } from 'vitest';
import { compile } from '../../../../src/games/lorcana/text/compile.js';
import { unworded } from '../../../../src/games/lorcana/text/grammar/index.js';
import type { Ability } from '../../../../src/games/lorcana/ir/ability.js';
import { render } from '../../../../src/games/lorcana/text/render.js';

const GOLDEN = [...ACTIONS_IN_PLAY, ...ACTIONS_ZONES, ...OTHER_ABILITIES, ...STATICS, ...TRIGGERED];

for (const [text, type, ability] of GOLDEN)
  test(text, () => {
    const compiled = compile(text, type);
    expect('abilities' in compiled ? unworded(compiled.abilities) : compiled.stoppedAt).toEqual([ability]);
  });

for (const [text, type] of GOLDEN)
  test(`the default wording has the same IR: ${text}`, () => {
    const compiled = compile(text, type);
    const plain = unworded('abilities' in compiled ? compiled.abilities : []) as readonly Ability[];
    const reread = compile(render(plain, type), type);
    expect('abilities' in reread ? unworded(reread.abilities) : reread.stoppedAt).toEqual(plain);
  });
