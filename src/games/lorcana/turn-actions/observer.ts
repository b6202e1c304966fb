// Observables of the variant: missions instead of the lore of characters, and defenders that the challenged player chose.
import type { Observables } from '../../../core/observer.js';
import { OBSERVABLES as LORCANA_OBSERVABLES, type StepReader } from '../observables.js';
import { zone, Zone, type State } from '../state/state.js';
import { cardIn, type CardId, findIndexIn } from '../state/entry.js';
import { TypeBit } from '../state/table.js';
import { pointsOffered, turnNumber, Turn, Mark, ownKindOf, OwnKind } from './state.js';
import { cardOf, kindOf, Kind, targetOf } from '../state/packed-action.js';
import { scalar, Scalar } from '../state/scalars.js';
import { pointsAt, MissionPlace } from './missions.js';
import { defendersAgainst } from './challenge.js';

export const OBSERVABLES: Observables = {
  ...LORCANA_OBSERVABLES,
  measures: {
    ...LORCANA_OBSERVABLES.measures,
    questLore: 'points of the best mission in the row, with a character to go on it',
  },
};

export const READER: StepReader = {
  potential(s, seat) {
    const hasCharacter = zone(s, seat, Zone.PLAY).some(
      (each) => (s.table.types[cardIn(each)]! & TypeBit.CHARACTER) !== 0,
    );
    return hasCharacter ? Math.max(0, 31 - Math.clz32(pointsOffered(s, seat))) : 0;
  },
  challenged(before, action) {
    if (before.question !== undefined) return before.question.about === 'defender' ? cardOf(action) : undefined;
    return kindOf(action) === Kind.CHALLENGE ? onlyDefender(before, cardOf(action), targetOf(action)) : undefined;
  },
  questLore(before, _, after) {
    const points = turnNumber(before, Turn.MISSION);
    if (points === 0 || turnNumber(after, Turn.MISSION) !== 0) return undefined;
    const seat = scalar(before, Scalar.ACTIVE);
    // An assigned mission that is gone has brought its lore, or was discarded (S24).
    const discarded = (s: State) => pointsAt(s, seat, MissionPlace.DISCARD).length;
    if (discarded(after) > discarded(before)) return undefined;
    return [cardIn(zone(before, seat, Zone.PLAY).find((entry) => (entry & Mark.ASSIGNED) !== 0)!), points];
  },
  setAside: (action) => (ownKindOf(action) === OwnKind.TO_BAG ? cardOf(action) : undefined),
};

/** The defender, if there is exactly one. The challenged player then has no choice to make. */
function onlyDefender(s: State, card: CardId, other: number): CardId | undefined {
  const play = zone(s, scalar(s, Scalar.ACTIVE), Zone.PLAY);
  const defenders = defendersAgainst(s, play[findIndexIn(play, card)]!, other);
  return defenders.length === 1 ? cardIn(defenders[0]!) : undefined;
}
