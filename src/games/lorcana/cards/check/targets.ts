// The cards that an effect acts on.
import type { Target } from '../../ir/effect.js';
import type { Filter } from '../../ir/filter.js';
import type { Target as TargetOf } from '../../ir/reference.js';
import { amount, filter, target, tie } from './knot.js';
import { keyed, optional } from './records.js';
import { count, label, player, reference } from './references.js';
import { list } from './shape.js';
import { natural } from './words.js';

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
