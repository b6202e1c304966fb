// What only the variant lays out: missions, Bag, the activity of the turn.
import type { State } from '../../games/lorcana/state/state.js';
import type { Setting } from './schema.js';
import type { CardEntry } from '../../games/lorcana/state/entry.js';
import { setTurnNumber, Turn, bagRow } from '../../games/lorcana/turn-actions/state.js';
import { stackMissions, refill } from '../../games/lorcana/turn-actions/missions.js';
import { Broken } from '../scenario.js';

export function arrange(s: State, { players, options }: Setting, bag: readonly CardEntry[]): void {
  setTurnNumber(s, Turn.ACTIVITY, options.activity);
  s.editRow(bagRow(s.table.seats)).push(...bag);
  players.forEach(({ missions }, seat) => {
    stackMissions(s, seat, inOrder(missions, options.missions));
    refill(s, seat);
  });
}

/** Missions from the top: those that the scenario names, then the others, the fewest points first. */
function inOrder(named: readonly number[], all: readonly number[]): number[] {
  const left = all.toSorted((a, b) => a - b);
  for (const points of named) {
    const at = left.indexOf(points);
    if (at < 0) throw new Broken(`missions: no mission of ${points} is left; there are ${all.join(', ')}`);
    left.splice(at, 1);
  }
  return [...named, ...left];
}
