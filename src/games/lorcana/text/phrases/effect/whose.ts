// Whose the cards outside play are that something is done to: what is another player's is not yours to take.
import type { Target, Effect } from '../../../ir/effect.js';
import { isYours } from '../target/destination.js';
import type { Filter } from '../../../ir/filter.js';

/** Another player's card outside play: it cannot come to your hand, discard or inkwell, and you cannot play it. */
function isOfOthers(what: Target): boolean {
  if ('both' in what) return what.both.some(isOfOthers);
  const { zone, of } = 'top' in what ? { zone: 'deck', of: what.of } : (filterOf(what)[1] ?? {});
  return zone !== undefined && of !== undefined && of !== 'you';
}

export const isTaken = (effect: Effect): boolean =>
  (effect.kind === 'move' && isYours(effect.put) && isOfOthers(effect.what)) ||
  (effect.kind === 'play' && effect.by === undefined && (isOfOthers(effect.what) || isOfAnybody(effect.what)));

/** "From any discard". */
const isOfAnybody = (what: Target): boolean => {
  const { zone, of, is } = filterOf(what)[1] ?? {};
  return zone !== undefined && zone !== 'under' && of === undefined && is === undefined;
};

export const filterOf = (what: Target): readonly ['choose' | 'all' | undefined, Filter | undefined] =>
  'choose' in what ? ['choose', what.choose] : 'all' in what ? ['all', what.all] : [undefined, undefined];
