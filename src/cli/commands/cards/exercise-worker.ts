// The code of a thread that exercises cards.
import type { ExerciseBlock, ExerciseResult } from './exercise-pool.js';
import { Exerciser } from '../../../games/lorcana/exercise/exercise.js';
import { supportedCards } from '../../../games/lorcana/cards/shipped.js';

export default function exerciseBlock({ seed, block, games }: ExerciseBlock): ExerciseResult {
  const exerciser = new Exerciser(supportedCards(), `${seed}/${block}`);
  for (let game = 0; game < games; game++) exerciser.play();
  const { decisions, ledger, violations } = exerciser;
  return { games, decisions, ledger: ledger.toData(), violations };
}
