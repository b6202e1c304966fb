// The turn-actions variant: the cards, texts and effects of Lorcana with a turn of a few actions, missions, defenders and Bag.
import { type TurnActionsOptions, DEFAULT_PARAMETERS, readTurnActionsOptions } from './parameters.js';
import type { Pool } from '../cards/card-pool.js';
import { type Lorcana, lorcana } from '../index.js';
import { DEFAULT_OPTIONS } from '../state/table.js';
import { turnActionsRuleset } from './ruleset.js';
import { FEATURES } from './evaluate.js';
import { makeTable } from '../link/make-table.js';
import { legal } from './legal.js';
import { advance } from './advance.js';
import { TurnActionsView, describe, boardOf } from './view.js';
import type { View, GameOptions } from '../../../core/game.js';
import type { State } from '../state/state.js';
import { OBSERVABLES, READER } from './observer.js';
import { LorcanaObserver } from '../observer.js';
import { poolWith } from '../load.js';

export function turnActions(options: Partial<TurnActionsOptions> = {}, pool?: Pool): Lorcana {
  const { activity, missions, missionRow, noDefenderDamage, moveFrom, ...lorcanaOptions } = {
    ...DEFAULT_PARAMETERS,
    ...options,
  };
  const rules = { ...DEFAULT_OPTIONS, ...lorcanaOptions };
  const ruleset = turnActionsRuleset({ activity, missions, missionRow, noDefenderDamage, moveFrom });
  return {
    ...lorcana(rules, pool),
    name: 'lorcana/turn-actions',
    features: FEATURES,
    timing: ['activity'],
    choosing: {},
    table: (decks) => makeTable(decks, rules, ruleset),
    // Each action uses activity (S1).
    costsNothing: () => false,
    legal,
    advance,
    view: (s, seat) => new TurnActionsView(s, seat),
    evaluate: (view: View<State>, weights) => (view as TurnActionsView).evaluate(weights),
    describe,
    board: boardOf,
    observables: OBSERVABLES,
    observer: (table) => new LorcanaObserver(table, READER),
  };
}

/** The variant with the options of an experiment, which are checked. */

export async function loadTurnActions({ options, fail, files }: GameOptions): Promise<Lorcana> {
  const checked = readTurnActionsOptions(options, fail);
  return turnActions(checked, files.length === 0 ? undefined : await poolWith(files, checked));
}
