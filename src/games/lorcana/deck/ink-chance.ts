/** Cards of a deck, as far as ink goes. */
export interface InkSource {
  readonly size: number;
  readonly inkable: number;
  readonly openingHand: number;
  /** Cards drawn before the first turn's ink: 0 for the player who goes first, else 1. */
  readonly firstDraw: 0 | 1;
}

/**
 * For each of the first `turns` turns, how likely it is that an inkable card could be put into the inkwell on this turn and on all before.
 * Exact: cards come without replacement, and inkable ones are kept for ink. The opening hand is taken as dealt, not altered.
 */
export function inkChances({ size, inkable, openingHand, firstDraw }: InkSource, turns: number): number[] {
  // By the number of inkable cards seen so far: how likely, with no turn missed.
  let seen = new Array<number>(inkable + 1).fill(0);
  seen[0] = 1;
  let drawn = 0;
  const draw = () => {
    const next = new Array<number>(inkable + 1).fill(0);
    for (let k = 0; k <= inkable; k++) {
      const left = size - drawn;
      const hit = left > 0 ? (inkable - k) / left : 0;
      if (k < inkable) next[k + 1]! += seen[k]! * hit;
      next[k]! += seen[k]! * (1 - hit);
    }
    seen = next;
    drawn++;
  };
  for (let i = 0; i < openingHand; i++) draw();
  const chances: number[] = [];
  for (let turn = 1; turn <= turns; turn++) {
    if (turn > 1 || firstDraw === 1) draw();
    seen = seen.map((chance, k) => (k < turn ? 0 : chance));
    chances.push(seen.reduce((sum, chance) => sum + chance, 0));
  }
  return chances;
}
