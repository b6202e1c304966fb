// The round trip from the other end: random IR has a text, and the text compiles to the same IR.
import { runs } from '../../../support/long.js';
import fc from 'fast-check';
import type { Filter } from '../../../../src/games/lorcana/ir/filter.js';
import type { Target, Effect } from '../../../../src/games/lorcana/ir/effect.js';
import type { CardRule } from '../../../../src/games/lorcana/ir/rule.js';
import type { EventPattern } from '../../../../src/games/lorcana/ir/event.js';
import type { Ability } from '../../../../src/games/lorcana/ir/ability.js';
import { test, expect } from 'vitest';
import { render } from '../../../../src/games/lorcana/text/render.js';
import { compile } from '../../../../src/games/lorcana/text/compile.js';
import { unworded } from '../../../../src/games/lorcana/text/grammar/index.js';

const small = fc.integer({ min: 1, max: 9 });

const range = fc.oneof(
  small.map((min) => ({ min })),
  small.map((max) => ({ max })),
);

const keyword = fc.constantFrom('evasive', 'ward', 'rush', 'support', 'reckless', 'bodyguard' as const);

const filter: fc.Arbitrary<Filter> = fc
  .record(
    {
      types: fc.constantFrom<NonNullable<Filter['types']>>(
        ['character'],
        ['item'],
        ['location'],
        ['character', 'location'],
      ),
      of: fc.constantFrom('you' as const, 'opponents' as const),
      classes: fc.constantFrom(['Wibble'], ['Wibble', 'Red Wobble']),
      exerted: fc.boolean(),
      damaged: fc.boolean(),
      cost: range,
      strength: range,
      willpower: range,
      keyword,
      atLocation: fc.constant(true),
      thisTurn: fc.constantFrom('quest' as const, 'challenged' as const, 'damaged' as const),
    },
    { requiredKeys: ['types'] },
  )
  // "A character or location at a location": a location is never at a location, so the words apply to the character alone.
  .filter(({ types, atLocation }) => atLocation === undefined || types.length === 1);

const target: fc.Arbitrary<Target> = fc.oneof(
  filter.map((choose): Target => ({ choose })),
  fc.tuple(filter, small).map(([choose, n]): Target => ({ choose, count: { n: n + 1, upTo: true } })),
  filter.map((all): Target => ({ all })),
);

/** Items have no damage. */
const damageable = target.filter((one) => !JSON.stringify(one).includes('"item"'));

const rule: fc.Arbitrary<CardRule> = fc.oneof(
  fc
    .tuple(fc.constantFrom('strength' as const, 'willpower' as const, 'lore' as const), fc.constantFrom(-2, -1, 1, 3))
    .map(([stat, by]): CardRule => ({ rule: 'stat', stat, by })),
  keyword.map((gained): CardRule => ({ rule: 'keyword', keyword: gained })),
);

const effect: fc.Arbitrary<Effect> = fc.oneof(
  target.map((what): Effect => ({ kind: 'banish', what })),
  target.map((what): Effect => ({ kind: 'ready', what })),
  fc.tuple(damageable, small).map(([to, n]): Effect => ({ kind: 'damage', to, n })),
  fc.tuple(damageable, small).map(([from, n]): Effect => ({ kind: 'removeDamage', from, n, upTo: true })),
  target.map((what): Effect => ({ kind: 'move', what, put: { to: 'hand' } })),
  fc
    .tuple(target, rule, fc.constantFrom('thisTurn' as const, 'untilYourNextTurn' as const))
    .map(([to, given, lasts]): Effect => ({ kind: 'give', to, rules: [given], for: lasts })),
  small.map((n): Effect => ({ kind: 'draw', n })),
  fc.tuple(small, filter).map(([times, count]): Effect => ({ kind: 'gainLore', n: { times, amount: { count } } })),
);

const event: fc.Arbitrary<EventPattern> = fc.oneof(
  fc
    .tuple(fc.constantFrom('quest' as const, 'challenged' as const, 'exerted' as const, 'leavesPlay' as const), filter)
    .map(([on, subject]): EventPattern => ({ on, subject })),
  filter.map((subject): EventPattern => ({ on: 'play', by: 'you', subject })),
  fc.constantFrom('you' as const, 'opponents' as const).map((by): EventPattern => ({ on: 'turnEnd', by })),
);

const ability: fc.Arbitrary<Ability> = fc
  .tuple(event, effect, fc.boolean())
  .map(([on, done, may]) => ({ kind: 'triggered', on: [on], effects: [may ? { kind: 'may', do: [done] } : done] }));

test('a random ability renders to a text that compiles to it', () => {
  fc.assert(
    fc.property(ability, (written) => {
      const text = render([written]);
      const compiled = compile(text, 'character');
      if (!('abilities' in compiled)) throw new Error(`"${text}" stopped at "${compiled.stoppedAt}"`);
      expect(unworded(compiled.abilities), text).toEqual([written]);
    }),
    { numRuns: runs(600, 6000), seed: 5 },
  );
});
