// The cards that an effect acts on.
import { reference, count, player, label } from './references.js';
import { filter, tie, target, amount } from '../../ir/schema/forward.js';
import { optional, keyed } from '../../ir/schema/kit.js';
import { natural } from '../../ir/schema/vocabulary.js';
import type { Target as TargetOf } from '../../ir/reference.js';
import type { Filter } from '../../ir/filter.js';
import type { Target } from '../../ir/effect.js';
import { list } from './shape.js';

const MEANT = {
  ref: { ref: reference },
  choose: {
    choose: filter,
    count: optional(count),
    by: optional(player),
    as: optional(label),
    totalStrength: optional(natural),
    totalCost: optional(natural),
    totalWillpower: optional(natural),
  },
  all: { all: filter, as: optional(label) },
  random: { random: filter, count: optional(count), as: optional(label) },
};

export const meant = keyed<TargetOf<Filter>>()(MEANT);

tie(
  target,
  keyed<Target>()({
    ...MEANT,
    top: { top: amount, of: optional(player), as: optional(label) },
    both: { both: list(target) },
  }),
);
