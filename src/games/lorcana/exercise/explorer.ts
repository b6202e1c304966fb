// A player who wants to see everything: chooses at random, more often what would show something new.
import { Kind, kindOf, cardOf, targetOf } from '../state/decision.js';
import { type State, zone, Zone } from '../state/state.js';
import { type Ledger, hasUnseen } from './ledger.js';
import type { Rng } from '../../../core/rng.js';
import { scalar, Scalar } from '../state/scalars.js';

/** How often an option is taken, by kind: as it is, and with a card that has something to show. */
const WEIGHTS: Readonly<Partial<Record<Kind, readonly [number, number]>>> = {
  [Kind.END_TURN]: [1, 1],
  [Kind.INK]: [8, 2],
  [Kind.PLAY]: [6, 60],
  [Kind.SHIFT]: [10, 60],
  [Kind.SING]: [6, 40],
  [Kind.PLAY_OTHERWISE]: [6, 60],
  [Kind.USE]: [4, 60],
  [Kind.BOOST]: [6, 40],
  [Kind.MOVE]: [2, 20],
  [Kind.QUEST]: [2, 20],
  [Kind.CHALLENGE]: [2, 20],
  [Kind.YES]: [4, 4],
};

/** Enough to play anything; until then a card that can be inked is. */
const ENOUGH_INK = 9;

export function explore(s: State, options: readonly number[], ledger: Ledger, rng: Rng): number {
  const weights = options.map((option) => weightOf(s, option, ledger));
  let at = rng.int(weights.reduce((sum, weight) => sum + weight, 0));
  for (let i = 0; i < options.length; i++) {
    at -= weights[i]!;
    if (at < 0) return options[i]!;
  }
  return options.at(-1)!;
}

function weightOf(s: State, option: number, ledger: Ledger): number {
  const kind = kindOf(option);
  const weights = WEIGHTS[kind];
  if (weights === undefined) return 1;
  if (kind === Kind.END_TURN || kind === Kind.YES) return weights[0];
  if (kind === Kind.INK && zone(s, scalar(s, Scalar.DECIDES), Zone.INKWELL).length < ENOUGH_INK) return 4 * weights[0];
  return weights[shows(s, cardOf(option), ledger) || (hasTarget(kind) && shows(s, targetOf(option), ledger)) ? 1 : 0];
}

const hasTarget = (kind: Kind): boolean => kind === Kind.SING || kind === Kind.CHALLENGE || kind === Kind.MOVE;

const shows = (s: State, card: number, ledger: Ledger): boolean => hasUnseen(ledger.of(s.table.cards[card]!));
