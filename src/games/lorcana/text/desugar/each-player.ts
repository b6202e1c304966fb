// "Each opponent … They …": a sentence that continues about each player in turn moves into the `each` before it.
import type { Effect, Target, EffectOf } from '../../ir/effect.js';
import type { PlayerRef } from '../../ir/reference.js';
import { type If, fieldOf } from './branches.js';
import type { Condition } from '../../ir/condition.js';

/** Under `say.own`, the mark of "each opponent who doesn't …" and the like (`phrases/clause/acting.ts`). */
export const WHO_DOES = { opponents: 'who', all: 'who of all' } as const;

export const isWhoDoes = (effect: Effect | undefined): boolean =>
  effect?.say?.own === WHO_DOES.opponents || effect?.say?.own === WHO_DOES.all;

const isDoneByEach = (effect: Effect | undefined, who: PlayerRef): boolean =>
  effect?.kind === 'each' && effect.who === 'they' && (who === 'opponents' || who === 'all');

const actsForEach = (effect: If): boolean =>
  [...effect.then, ...(effect.else ?? [])].some((one) => one.kind === 'each' && one.who === 'they');

/** "If it's a … card": a card outside play. */
const asksAboutCard = (condition: Condition): boolean =>
  condition.is === 'matches' && IT.test(condition.ref) && condition.filter.say?.noun === 'card';

const IT = /^\?it('s)?$/;

/** True if, after this step, "it" can be a card of the current player: one card was discarded, revealed or moved. */
const showsCard = (effect: Effect): boolean =>
  (effect.kind === 'discard' && effect.n === 1) ||
  ((effect.kind === 'reveal' || effect.kind === 'move') && fieldOf(effect.what as Effect & Target, 'top') === 1);

const continuesEach = (players: EffectOf<'each'>, effect: Effect): boolean => {
  if (isWhoDoes(effect))
    return (
      (players.who === 'opponents' || players.who === 'all') &&
      effect.say?.own === WHO_DOES[players.who] &&
      players.do.at(-1)?.kind === 'may'
    );
  return effect.kind === 'if'
    ? actsForEach(effect) || (asksAboutCard(effect.if) && players.do.some(showsCard))
    : isDoneByEach(effect, players.who);
};

/** "Each opponent reveals … If it's …": "it" is the card of each opponent in turn, so the second sentence moves into the `each`. */
export function moveIntoEach(effects: Effect[]): void {
  const last = effects.at(-1);
  const players = effects.at(-2);
  if (players?.kind !== 'each' || last === undefined || last.say?.join !== undefined || !continuesEach(players, last))
    return;
  const own: Effect = last.say?.own === undefined ? { ...last, say: { ...last.say, own: 'sentence' } } : last;
  effects.splice(-2, 2, { ...players, do: [...players.do, own] });
}
