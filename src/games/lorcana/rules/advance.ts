// Applies one action to a state: by a fast path if its guard holds, else step by step.
import type { State } from '../state/state.js';
import { revealTops } from './processes/movement.js';
import { answer, settle } from './turn/settle.js';
import { scalar, Scalar } from '../state/scalars.js';
import { cardOf, kindOf, Kind, targetOf } from '../state/packed-action.js';
import { endTurn } from './turn/turn.js';
import { fastEndTurn, fastInk, fastPlay, fastQuest } from './fast/actions.js';
import { ink, playVanilla, play, quest, challenge, activate, boost, move } from './turn/take-action.js';
import { fastChallenge } from './fast/challenge.js';
import { setAside, endAlteringHand } from './turn/setup.js';

/** Applies a legal action to the state, in place, and continues to the next decision. */
export function advance(s: State, action: number): void {
  take(s, action);
  revealTops(s);
}

function take(s: State, action: number): void {
  if (s.question !== undefined) {
    answer(s, action);
    return;
  }
  const seat = scalar(s, Scalar.DECIDES);
  const card = cardOf(action);
  switch (kindOf(action)) {
    case Kind.END_TURN:
      if (s.table.plain) endTurn(s, seat);
      else if (!fastEndTurn(s, seat)) {
        endTurn(s, seat);
        settle(s);
      }
      break;
    case Kind.INK:
      if (s.table.plain || !fastInk(s, seat, card)) ink(s, seat, card);
      break;
    case Kind.PLAY:
      if (s.table.plain) playVanilla(s, seat, card);
      else if (!fastPlay(s, seat, card)) play(s, seat, card, action);
      break;
    case Kind.QUEST:
      if (s.table.plain || !fastQuest(s, seat, card)) quest(s, seat, card);
      break;
    case Kind.CHALLENGE:
      if (s.table.plain || !fastChallenge(s, seat, card, targetOf(action))) challenge(s, seat, card, targetOf(action));
      break;
    case Kind.SET_ASIDE:
      setAside(s, seat, card);
      break;
    case Kind.DONE:
      endAlteringHand(s, seat);
      break;
    case Kind.USE:
      activate(s, seat, card, abilityOf(s, card, targetOf(action)));
      break;
    case Kind.BOOST:
      boost(s, seat, card);
      break;
    case Kind.MOVE:
      move(s, seat, card, targetOf(action));
      break;
    default:
      // Other ways to play a card: SHIFT, SING, PLAY_OTHERWISE.
      play(s, seat, card, action);
  }
}

/** The ability that a `USE` action means: the printed activated abilities come first, then the granted ones. */
export function abilityOf(s: State, card: number, i: number): number {
  const printed = s.table.cardPrograms[card]!.activated;
  if (i < printed.length) return printed[i]!;
  const granted = (s.modifiers?.cards[card]?.granted ?? []).filter(
    ({ ability }) => s.table.program.abilities[ability]!.kind === 'activated',
  );
  return granted[i - printed.length]!.ability;
}
