// One text of our own for each family of abilities, and the meaning it must have.
import { ABILITIES } from './golden/abilities.js';
import { ACTIONS } from './golden/actions.js';
import { EFFECTS } from './golden/effects.js';
import { OWN } from './golden/card-itself.js';
import { STANDING } from './golden/statics.js';
import { TRIGGERED } from './golden/triggered.js';
import { test, expect } from 'vitest';
import { compile } from '../../../../src/games/lorcana/text/compile.js';
import { unworded } from '../../../../src/games/lorcana/text/grammar/index.js';
import type { Ability } from '../../../../src/games/lorcana/ir/ability.js';
import { render } from '../../../../src/games/lorcana/text/render.js';

const GOLDEN = [...ABILITIES, ...ACTIONS, ...EFFECTS, ...OWN, ...STANDING, ...TRIGGERED];

for (const [text, type, ability] of GOLDEN)
  test(text, () => {
    const compiled = compile(text, type);
    expect('abilities' in compiled ? unworded(compiled.abilities) : compiled.stoppedAt).toEqual([ability]);
  });

for (const [text, type] of GOLDEN)
  test(`said plainly, it means the same: ${text}`, () => {
    const compiled = compile(text, type);
    const plain = unworded('abilities' in compiled ? compiled.abilities : []) as readonly Ability[];
    const again = compile(render(plain, type), type);
    expect('abilities' in again ? unworded(again.abilities) : again.stoppedAt).toEqual(plain);
  });
